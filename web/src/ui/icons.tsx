/** Small signs, drawn by us. They stand beside a text or a label, so they are hidden from screen readers. */
const PATHS = {
  back: "M15 5 8 12l7 7",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  rules: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zm0 0v14",
  table: "M3 9h18M6 9v10M18 9v10M8 9c0-5 8-5 8 0",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M8 8h11v12H8zM5 16V4h11",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  sound: "M4 10v4h4l5 4V6l-5 4zM16 9c1.6 1.8 1.6 4.2 0 6M18.5 6.5c3 3.4 3 7.6 0 11",
  mute: "M4 10v4h4l5 4V6l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  moon: "M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  bot: "M6 9h12v9H6zM12 9V5M10.5 4h3M9.5 13h.01M14.5 13h.01M3 12v3M21 12v3",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5",
  away: "M4 7h7l-7 9h7M14 11h5l-5 7h5",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
  check: "M5 13l4.5 4.5L19 8",
  door: "M6 3h9v18H6zM15 12h6M18.5 9.5 21 12l-2.5 2.5M12 12h.01",
  down: "M6 9l6 6 6-6",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21",
  play: "M7 4.5 19.5 12 7 19.5z",
  friends:
    "M8.5 5a3 3 0 1 0 0 6 3 3 0 1 0 0-6M2.5 19c.5-7 11.5-7 12 0M16 6a2.6 2.6 0 1 1 0 5.200M17 13.500c3 .3 4.5 2.3 4.7 5.5",
  hourglass: "M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9",
  undo: "M8 5 4 9l4 4M4 9h10c7 0 7 10 0 10h-4",
  send: "M4 12 20 4l-5 16-3.5-6.500zM11.5 13.5 20 4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
