/** A short tremble, on devices for fingers. */
import { vibration } from "../settings";

const forFingers = matchMedia("(pointer: coarse)");

export const canVibrate = (): boolean => forFingers.matches && "vibrate" in navigator;

export function vibrates(): void {
  // Before the first touch a browser refuses, and complains.
  if (vibration.value === "on" && canVibrate() && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate([60, 40, 60]);
}
