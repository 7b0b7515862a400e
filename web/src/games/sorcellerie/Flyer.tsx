/** The witch of the circle on her broom, around 0, 0 and 150 wide; she looks to the right. */

export function Flyer() {
  return (
    <g>
      <ellipse cx="0" cy="62" rx="56" ry="9" fill="#000" opacity=".35" />
      <g class="sor-hover">
        <path d="M-70 34 78 16" stroke="#3d200d" stroke-width="12" stroke-linecap="round" />
        <path d="M-70 33 78 15" stroke="#c07a3c" stroke-width="7" stroke-linecap="round" />
        <path
          d="M-46 32C-62 14-84 10-96 16L-88 24-98 30-88 36-96 44-86 46-90 54C-72 56-56 46-46 32Z"
          fill="#f2b84b"
          stroke="#5b3110"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path d="M-54 22-46 42" stroke="#a3341a" stroke-width="7" stroke-linecap="round" />
        <path
          d="M-18 34C-26 6-14-14 4-20 20-14 26 8 22 30L30 52H18L10 34Z"
          fill="#5a2a86"
          stroke="#22103a"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path
          d="M-8-10C-30-6-40 6-60-2-50 10-48 22-20 24Z"
          fill="#d8432e"
          stroke="#22103a"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path d="M8-6C20 0 28 8 40 18" stroke="#5a2a86" stroke-width="11" stroke-linecap="round" />
        <circle cx="42" cy="19" r="7" fill="#f3c89a" stroke="#22103a" stroke-width="3" />
        <path d="M-12-36C-26-30-26-16-36-12-22-6-10-12-4-18Z" fill="#e07a2b" stroke="#22103a" stroke-width="3.5" />
        <circle cx="8" cy="-32" r="18" fill="#f3c89a" stroke="#22103a" stroke-width="4" />
        <path d="M25-34 36-29 25-25Z" fill="#f3c89a" stroke="#22103a" stroke-width="3" stroke-linejoin="round" />
        <circle cx="15" cy="-35" r="3.4" fill="#22103a" />
        <path d="M11-22Q18-19 22-23" fill="none" stroke="#8c2f2b" stroke-width="3" stroke-linecap="round" />
        <path
          d="M-26-38C-8-52 22-54 38-44L34-49Q24-54 20-60C12-76 2-88-26-92-14-80-8-70-8-56-10-50-20-46-26-42Z"
          fill="#2c1747"
          stroke="#22103a"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path d="M-9-57Q6-64 20-60L23-54Q6-58-10-50Z" fill="#ffb454" />
      </g>
    </g>
  );
}
