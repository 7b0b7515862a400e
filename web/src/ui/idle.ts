/** Glows and bubbles rest when nobody looks or nothing happens: an idle table must not warm a pocket. */
const REST_AFTER_MS = 10_000;
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "visibilitychange"];

let timer: ReturnType<typeof setTimeout> | undefined;

function rest(): void {
  document.documentElement.dataset.idle = "";
}

/** Something happens, or somebody is there: all that moves without end moves again, for a while. */
export function wake(): void {
  clearTimeout(timer);
  if (document.hidden) return rest();
  delete document.documentElement.dataset.idle;
  timer = setTimeout(rest, REST_AFTER_MS);
}

export function restWhenIdle(): void {
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wake, { capture: true, passive: true });
  wake();
}
