/** The screen stays on for as long as somebody has to think. The browser lets go of it whenever the page is hidden. */

/** Returns how to let the screen go dark again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  async function take(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (wanted) lock = taken;
      else void taken.release();
    } catch {
      // The battery is low, or it is not allowed: the screen goes dark as always.
    }
  }
  const shown = (): void => void take();
  document.addEventListener("visibilitychange", shown);
  shown();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}
