/** The keys 1 to 9 choose an offer, unless the reader is writing or a dialog is open. */
import { useEffect } from "preact/hooks";
import type { OptionOffer } from "../protocol.gen";

export function useNumberKeys(offers: readonly OptionOffer[], choose: (offer: OptionOffer) => void): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const offer = /^[1-9]$/.test(event.key) ? offers[Number.parseInt(event.key, 10) - 1] : undefined;
      if (offer === undefined) return;
      event.preventDefault();
      choose(offer);
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
