/** A short tremble, on devices for fingers. */
import { vibration } from "../settings";

const forFingers = matchMedia("(pointer: coarse)");

export const canVibrate = (): boolean => forFingers.matches && "vibrate" in navigator;

export function vibrates(): void {
  if (vibration.value === "on" && canVibrate()) navigator.vibrate([60, 40, 60]);
}
