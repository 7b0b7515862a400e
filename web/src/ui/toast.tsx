/** A short message that goes by itself. */
import "./toast.css";
import { signal } from "@preact/signals";

interface Toast {
  key: number;
  text: string;
}

const shown = signal<Toast[]>([]);
const STAYS_MS = 6_000;
let last = 0;

export function toast(text: string): void {
  const key = ++last;
  shown.value = [...shown.value.filter((toast) => toast.text !== text), { key, text }].slice(-3);
  setTimeout(() => drop(key), STAYS_MS);
}

const drop = (key: number): void => {
  shown.value = shown.value.filter((toast) => toast.key !== key);
};

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {shown.value.map((toast) => (
        <button type="button" class="toast" key={toast.key} onClick={() => drop(toast.key)}>
          {toast.text}
        </button>
      ))}
    </div>
  );
}
