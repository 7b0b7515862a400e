/** Something shown large: a witch's place with all her potions, or a character's card. The browser's own dialog. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Sheet({
  title,
  close,
  closeLabel,
  children,
}: {
  title: string;
  close(): void;
  closeLabel: string;
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
      class="bal-sheet"
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="bal-sheet-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="bal-close" aria-label={closeLabel} onClick={() => box.current?.close()}>
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
