/** The six witches on the other side of the cards, 100 by 120 around 0, 0: each with her own colour, hat and companion. */
import type { ComponentChildren } from "preact";

interface Look {
  ground: string;
  skin: string;
  hair: string;
  hat: string;
  band: string;
  /** Narrow (below 1) or round (above 1). */
  width: number;
  behind?: ComponentChildren;
  children: ComponentChildren;
}

function Bust({ ground, skin, hair, hat, band, width, behind, children }: Look) {
  return (
    <g>
      <rect x="-50" y="-60" width="100" height="120" fill={ground} />
      <circle cy="4" r="44" fill="#fff" opacity=".13" />
      {behind}
      <path d="M-46 60C-42 40-26 34 0 34S42 40 46 60Z" fill={hat} />
      <path d="M-9 30H9L12 42Q0 50-12 42Z" fill={skin} />
      <g transform={`scale(${width} 1)`}>
        <path d="M-28-8C-36 12-34 30-38 44-24 42-20 32-18 22H18C20 32 24 42 38 44 34 30 36 12 28-8Z" fill={hair} />
        <path d="M-23-6C-24 16-14 36 0 36S24 16 23-6Z" fill={skin} />
        <circle cx="-14" cy="15" r="5" fill="#e5705c" opacity=".45" />
        <circle cx="14" cy="15" r="5" fill="#e5705c" opacity=".45" />
      </g>
      <path d="M-46-4C-30-16 30-16 46-4 30 2-30 2-46-4Z" fill={hat} />
      <path d="M-27-9C-18-24-16-40-8-58 8-54 14-30 27-9Q0-17-27-9Z" fill={hat} />
      <path d="M-46-4C-30 2 30 2 46-4 30-9-30-9-46-4Z" fill="#000" opacity=".22" />
      <path d="M-27-10Q0-18 27-10L23-18Q0-25-22-19Z" fill={band} />
      {children}
    </g>
  );
}

const eyes = (y = 7) => (
  <g fill="#1f1428">
    <ellipse cx="-9" cy={y} rx="3.2" ry="4" />
    <ellipse cx="9" cy={y} rx="3.2" ry="4" />
    <circle cx="-8" cy={y - 1.4} r="1.1" fill="#fff" />
    <circle cx="10" cy={y - 1.4} r="1.1" fill="#fff" />
  </g>
);
const nose = (d: string) => <path d={d} fill="none" stroke="#8f4a33" stroke-width="3" stroke-linecap="round" />;
const mouth = (d: string) => <path d={d} fill="none" stroke="#8c2f2b" stroke-width="3" stroke-linecap="round" />;

/** Toadella, and the toad on her hat. */
const toadella = () => (
  <Bust ground="#3c8a4f" skin="#f0c79a" hair="#c9552a" hat="#1f5131" band="#d9e36b" width={1.12}>
    {eyes()}
    {nose("M0 9Q5 17-1 18")}
    {mouth("M-10 24Q0 31 10 24")}
    <g transform="translate(2 -40)">
      <path d="M-25 16C-27-2-14-10 0-10S27-2 25 16Q0 23-25 16Z" fill="#a8c93f" stroke="#38521a" stroke-width="2.5" />
      <circle cx="-12" cy="-12" r="8" fill="#a8c93f" stroke="#38521a" stroke-width="2.5" />
      <circle cx="12" cy="-12" r="8" fill="#a8c93f" stroke="#38521a" stroke-width="2.5" />
      <circle cx="-12" cy="-12" r="3.6" fill="#1f1428" />
      <circle cx="12" cy="-12" r="3.6" fill="#1f1428" />
      <path d="M-15 4Q0 13 15 4" fill="none" stroke="#38521a" stroke-width="3" stroke-linecap="round" />
    </g>
  </Bust>
);

/** Twiglet, thin as her broom. */
const twiglet = () => (
  <Bust
    ground="#d09a35"
    skin="#f6d9ae"
    hair="#7a4a1e"
    hat="#6b3a14"
    band="#f7d774"
    width={0.74}
    behind={
      <g transform="translate(30 10) rotate(14)">
        <rect x="-3" y="-6" width="6" height="70" rx="3" fill="#5a2f10" />
        <path
          d="M-7-6C-16-22-20-38-17-58L-8-50 0-60 8-50 17-58C20-38 16-22 7-6Z"
          fill="#f2c14e"
          stroke="#7a4318"
          stroke-width="2.5"
        />
        <path d="M-10-9H10" stroke="#a3341a" stroke-width="6" />
      </g>
    }
  >
    {eyes(6)}
    {nose("M0 8Q10 16 1 19")}
    {mouth("M-5 27Q3 29 6 25")}
    <path d="M-26-14-38-30M-27-12-44-18M-34-24-42-36" stroke="#7a4a1e" stroke-width="3.4" stroke-linecap="round" />
    <path d="M-42-36q-8-2-6-9 8 1 6 9Z" fill="#5f8a2c" />
  </Bust>
);

/** Cauldrina, who has put it into the soup. */
const cauldrina = () => (
  <Bust ground="#c2451f" skin="#eeb98a" hair="#2e1a17" hat="#5a160c" band="#ffb454" width={1.22}>
    {eyes()}
    {nose("M-1 10Q6 16 0 18")}
    {mouth("M-11 23Q0 33 11 23")}
    <g transform="translate(22 38)">
      <path d="M-22-8C-28 14-14 24 0 24S28 14 22-8Z" fill="#241b2b" stroke="#0f0a14" stroke-width="2" />
      <ellipse cy="-8" rx="24" ry="7" fill="#3b3046" />
      <ellipse cy="-8" rx="19" ry="4.5" fill="#7fdc6a" />
      <circle cx="-7" cy="-15" r="4" fill="#7fdc6a" />
      <circle cx="5" cy="-19" r="3" fill="#7fdc6a" />
      <path d="M10-10 24-40" stroke="#e9c46a" stroke-width="4.5" stroke-linecap="round" />
    </g>
  </Bust>
);

/** Cobwebby, who does not dust. */
const cobwebby = () => (
  <Bust ground="#7d59b3" skin="#d9d2e6" hair="#cfc6dd" hat="#33204f" band="#9c86c9" width={0.92}>
    <path d="M-50-60H2M-50-60-6-32M-50-60-34-14M-50-60V-8" stroke="#efe8ff" stroke-width="2" opacity=".9" />
    <path
      d="M-22-60Q-24-48-28-46-38-42-42-32-46-34-50-32M-6-60Q-10-42-17-39-34-30-37-20-44-20-50-17"
      fill="none"
      stroke="#efe8ff"
      stroke-width="2"
      opacity=".9"
    />
    {eyes()}
    {nose("M0 8Q7 17 0 19")}
    {mouth("M-7 26Q0 24 7 26")}
    <path d="M33-6V16" stroke="#efe8ff" stroke-width="2" />
    <g transform="translate(33 24)">
      <path
        d="M-15-8-6-2M-17 2-6 2M-14 12-6 6M15-8 6-2M17 2 6 2M14 12 6 6"
        stroke="#1b1028"
        stroke-width="2.8"
        stroke-linecap="round"
      />
      <circle r="9.5" fill="#1b1028" />
      <circle cx="-3" cy="-2" r="2" fill="#ff8f6b" />
      <circle cx="3" cy="-2" r="2" fill="#ff8f6b" />
    </g>
  </Bust>
);

/** Moonella, one eye open. */
const moonella = () => (
  <Bust
    ground="#2b56a5"
    skin="#f3d3b4"
    hair="#f0e3b2"
    hat="#14234f"
    band="#8fc3ff"
    width={1}
    behind={
      <g fill="#fff6d0">
        <circle cx="-38" cy="-40" r="2.4" />
        <circle cx="38" cy="-20" r="2" />
        <circle cx="40" cy="-50" r="2.6" />
        <circle cx="-42" cy="-16" r="1.8" />
      </g>
    }
  >
    <ellipse cx="9" cy="7" rx="3.2" ry="4" fill="#1f1428" />
    <path d="M-14 6Q-9 11-4 6" fill="none" stroke="#1f1428" stroke-width="3" stroke-linecap="round" />
    {nose("M0 9Q5 15 0 17")}
    {mouth("M-6 25Q0 29 6 25")}
    <path d="M8-58A19 19 0 1 0 20-26 21 21 0 0 1 8-58Z" fill="#ffe38a" stroke="#a8761c" stroke-width="2" />
  </Bust>
);

/** Mousella, and two of the forty. */
const mousella = () => (
  <Bust ground="#d67895" skin="#f7d6bd" hair="#8a5a44" hat="#71294a" band="#ffd0dc" width={1.04}>
    {eyes()}
    {nose("M0 10Q4 15 0 16")}
    {mouth("M-8 23Q0 29 8 23")}
    <Mouse x={4} y={-38} size={1.1} />
    <Mouse x={-30} y={46} size={0.85} />
  </Bust>
);

function Mouse({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx="-12" cy="-11" r="9.5" fill="#8f8a99" stroke="#3d3746" stroke-width="2" />
      <circle cx="12" cy="-11" r="9.5" fill="#8f8a99" stroke="#3d3746" stroke-width="2" />
      <circle cx="-12" cy="-11" r="5" fill="#f3a9bb" />
      <circle cx="12" cy="-11" r="5" fill="#f3a9bb" />
      <path
        d="M-14 0C-12-12 12-12 14 0 12 12 4 17 0 17S-12 12-14 0Z"
        fill="#a9a4b3"
        stroke="#3d3746"
        stroke-width="2"
      />
      <circle cx="-5" cy="0" r="2.4" fill="#1f1428" />
      <circle cx="5" cy="0" r="2.4" fill="#1f1428" />
      <circle cy="11" r="3" fill="#e5718f" />
    </g>
  );
}

const LOOKS: Record<string, () => preact.JSX.Element> = {
  W1: toadella,
  W2: twiglet,
  W3: cauldrina,
  W4: cobwebby,
  W5: moonella,
  W6: mousella,
};

/** Her portrait as a picture of its own. */
export function Portrait({ witch, label }: { witch: string; label?: string }) {
  const Look = LOOKS[witch];
  return (
    <svg
      class="sor-portrait"
      viewBox="-50 -60 100 120"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {Look && <Look />}
    </svg>
  );
}
