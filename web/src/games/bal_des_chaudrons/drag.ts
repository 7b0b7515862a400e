/** Dragging with a fine pointer: a cube onto a recipe, a card onto the line. Fingers and keys tap instead. */
export interface Drag {
  kind: "cube" | "card";
  /** `toad:bench`, or `void_storm:false`. */
  what: string[];
}

const FAR = 6; // pixels before a press becomes a drag

export function readDrag(text: string | undefined): Drag | null {
  const [kind, ...what] = (text ?? "").split(":");
  return kind === "cube" || kind === "card" ? { kind, what } : null;
}

/** Does what is dragged belong on this place? A cube on a recipe that prints its sign; a card on the line. */
export function fits(drag: Drag, drop: string, accepts: string): boolean {
  if (drag.kind === "card") return drop === "line" || drop.startsWith("recipe:");
  return drop.startsWith("recipe:") && accepts.split(" ").includes(drag.what[0] ?? "");
}

/** Listens on the board; `dropped` hears what was let go where. Returns the way to stop. */
export function listen(root: HTMLElement, dropped: (drag: Drag, drop: string) => void): () => void {
  let pressed: { drag: Drag; from: HTMLElement; x: number; y: number; ghost: HTMLElement | null } | null = null;
  let justDropped = false;

  function placeUnder(event: PointerEvent): HTMLElement | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const place = found.closest<HTMLElement>("[data-drop]");
      if (
        place &&
        root.contains(place) &&
        pressed &&
        fits(pressed.drag, place.dataset.drop ?? "", place.dataset.accepts ?? "")
      )
        return place;
    }
    return null;
  }
  function light(place: HTMLElement | null): void {
    for (const lit of root.querySelectorAll(".is-over-drop")) lit.classList.remove("is-over-drop");
    place?.classList.add("is-over-drop");
  }
  function ghostOf(from: HTMLElement): HTMLElement {
    const drawing = from.querySelector(".bal-hollow svg, .bal-cube") ?? from;
    const ghost = (pressed?.drag.kind === "card" ? from : drawing).cloneNode(true) as HTMLElement;
    const box = document.createElement("div");
    box.className = `bal-drag-ghost is-${pressed?.drag.kind ?? ""}`;
    box.append(ghost);
    root.append(box);
    return box;
  }
  function down(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0) return;
    const from = (event.target as Element).closest<HTMLElement>("[data-drag]");
    const drag = readDrag(from?.dataset.drag);
    if (from && drag && !(event.target as Element).closest(".bal-info, .bal-turn"))
      pressed = { drag, from, x: event.clientX, y: event.clientY, ghost: null };
  }
  function move(event: PointerEvent): void {
    if (!pressed) return;
    if (!pressed.ghost && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
    pressed.ghost ??= ghostOf(pressed.from);
    root.classList.add("is-dragging");
    const ground = root.getBoundingClientRect();
    pressed.ghost.style.transform = `translate(${event.clientX - ground.x}px, ${event.clientY - ground.y}px) translate(-50%, -50%)`;
    light(placeUnder(event));
    event.preventDefault();
  }
  function up(event: PointerEvent): void {
    if (pressed?.ghost) {
      const place = event.type === "pointerup" ? placeUnder(event) : null;
      pressed.ghost.remove();
      root.classList.remove("is-dragging");
      light(null);
      justDropped = true;
      setTimeout(() => (justDropped = false), 0);
      if (place) dropped(pressed.drag, place.dataset.drop ?? "");
    }
    pressed = null;
  }
  /** The click that ends a drag is no tap. */
  function click(event: MouseEvent): void {
    if (!justDropped) return;
    event.stopPropagation();
    event.preventDefault();
  }
  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  root.addEventListener("click", click, true);
  return () => {
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    root.removeEventListener("click", click, true);
  };
}
