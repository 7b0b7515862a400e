/** Small sounds, made on the spot: no files to load. Each is a few notes: pitch, start, length, loudness. */
import { sound, volume } from "../settings";

type Note = [hertz: number, at: number, length: number, gain: number, wave?: OscillatorType, glideTo?: number];

const SOUNDS: Record<string, Note[]> = {
  turn: [
    [523, 0, 0.12, 0.12, "triangle"],
    [784, 0.1, 0.2, 0.12, "triangle"],
  ],
  chat: [[880, 0, 0.06, 0.05, "sine"]],
  draw: [[240, 0, 0.07, 0.1, "triangle", 360]],
  place: [
    [190, 0, 0.08, 0.16, "sine", 120],
    [420, 0.01, 0.04, 0.04, "triangle"],
  ],
  explode: [
    [130, 0, 0.5, 0.3, "sawtooth", 34],
    [90, 0.03, 0.6, 0.25, "square", 28],
  ],
  flask: [
    [700, 0, 0.08, 0.07, "sine", 950],
    [900, 0.07, 0.12, 0.07, "sine", 600],
  ],
  rat: [
    [1500, 0, 0.04, 0.05, "square", 1900],
    [1700, 0.07, 0.05, 0.05, "square", 1300],
  ],
  die: [
    [320, 0, 0.03, 0.1, "square"],
    [280, 0.07, 0.03, 0.1, "square"],
    [340, 0.13, 0.03, 0.08, "square"],
  ],
  points: [
    [660, 0, 0.08, 0.09, "triangle"],
    [880, 0.07, 0.14, 0.09, "triangle"],
  ],
  ruby: [
    [1174, 0, 0.1, 0.06, "sine"],
    [1568, 0.06, 0.22, 0.06, "sine"],
  ],
  coins: [
    [1320, 0, 0.05, 0.06, "triangle"],
    [1760, 0.05, 0.1, 0.06, "triangle"],
  ],
  buy: [
    [1320, 0, 0.05, 0.06, "triangle"],
    [990, 0.06, 0.05, 0.06, "triangle"],
    [1760, 0.12, 0.12, 0.06, "triangle"],
  ],
  stop: [[330, 0, 0.12, 0.1, "triangle", 262]],
  card: [[440, 0, 0.05, 0.06, "triangle", 620]],
  round: [
    [392, 0, 0.16, 0.1, "sine"],
    [523, 0.14, 0.24, 0.1, "sine"],
  ],
  end: [
    [523, 0, 0.14, 0.11, "triangle"],
    [659, 0.13, 0.14, 0.11, "triangle"],
    [784, 0.26, 0.14, 0.11, "triangle"],
    [1046, 0.39, 0.4, 0.11, "triangle"],
  ],
};
const VOLUMES = { quiet: 0.35, normal: 1, loud: 2.2 };
const BLIP: Note[] = [[560, 0, 0.06, 0.06, "triangle"]];

let context: AudioContext | null = null;

/** Browsers let a page sound only after the reader has touched it. */
export function wakeOnTouch(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake, { passive: true });
}

/** What is heard in a tab that nobody looks at. */
const CALLS = ["turn"];

export function play(name: string): void {
  if (sound.value === "off" || context === null || context.state !== "running") return;
  if (document.hidden && !CALLS.includes(name)) return;
  for (const note of SOUNDS[name] ?? BLIP) playNote(context, note);
}

function playNote(on: AudioContext, [hertz, at, length, gain, wave = "sine", glideTo]: Note): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  if (glideTo !== undefined) tone.frequency.exponentialRampToValueAtTime(glideTo, start + length);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0001, gain * VOLUMES[volume.value]), start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
