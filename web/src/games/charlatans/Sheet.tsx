/** A dialog of the board: something shown large. The browser's own, so focus and Escape behave. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Sheet({
  title,
  close,
  closeLabel,
  wide = false,
  children,
}: {
  title: string;
  close(): void;
  closeLabel: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      class={`cha-sheet${wide ? " is-wide" : ""}`}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="cha-sheet-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="cha-close" aria-label={closeLabel} onClick={() => box.current?.close()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
