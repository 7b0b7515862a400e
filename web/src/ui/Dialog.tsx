/** A dialog or a sheet. The browser's own <dialog> keeps the focus inside, closes on Escape and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icons";

interface Props {
  title: string;
  closeLabel: string;
  onClose(): void;
  /** A sheet comes from below: for thumbs. */
  sheet?: boolean;
  /** For something large: a whole pot, a place with all its cards. */
  wide?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, closeLabel, onClose, sheet = false, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog${sheet ? " sheet" : ""}${wide ? " is-wide" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose(); // the backdrop
      }}
    >
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
