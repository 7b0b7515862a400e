/** Tools and the like: what stands on buttons. */
import { Sign } from "./Sign";

export const Tools = () => (
  <>
    <Sign id="ladle">
      <path d="M76 6c9 0 13 8 9 16L58 68c3 14-9 26-25 26S6 84 8 71l42-8 20-38c-8 0-5-19 6-19Z" fill="currentColor" />
    </Sign>
    <Sign id="flame">
      <path
        d="M52 4c22 20 32 36 28 56-4 18-17 32-31 36-17-3-31-17-31-36 0-13 10-18 13-32 8 5 12 12 12 21C54 36 56 22 52 4Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="skull">
      <path
        d="M50 6c26 0 42 17 42 38 0 13-7 23-16 29v19H60V80h-7v12h-7V80h-7v12H24V73C15 67 8 57 8 44 8 23 24 6 50 6Z"
        fill="currentColor"
      />
      <g fill="var(--hole, #1a0b0b)">
        <circle cx="34" cy="46" r="11" />
        <circle cx="66" cy="46" r="11" />
        <path d="m50 57 7 13H43Z" />
      </g>
    </Sign>
    <Sign id="turn">
      <path d="M80 52a31 31 0 1 1-10-24" fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" />
      <path d="M76 6v28H48Z" fill="currentColor" />
    </Sign>
    <Sign id="flip">
      <path d="M50 8v84" stroke="currentColor" stroke-width="7" stroke-dasharray="11 9" />
      <path d="M38 26v48H8Z" fill="currentColor" />
      <path d="M62 26v48h30Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" />
    </Sign>
    <Sign id="bulb">
      <path
        d="M50 6c20 0 33 14 33 32 0 14-9 20-14 32H31C26 58 17 52 17 38 17 20 30 6 50 6ZM34 77h32v7H34Zm5 11h22l-6 7H45Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="out">
      <path d="M12 40c10 34 66 34 76 0" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" />
      <path
        d="M50 50C50 24 62 12 84 14M84 14 70 4M84 14 76 28"
        fill="none"
        stroke="currentColor"
        stroke-width="8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sign>
    <Sign id="yes">
      <path
        d="M10 44h18v46H10ZM34 46l16-38c10 0 15 7 13 16l-3 14h22c8 0 12 7 10 14l-8 30c-2 6-6 8-11 8H34Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="no">
      <path
        d="M90 56H72V10h18ZM66 54 50 92c-10 0-15-7-13-16l3-14H18c-8 0-12-7-10-14l8-30c2-6 6-8 11-8h39Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="talk">
      <path d="M8 12h84v56H52L28 90V68H8Z" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round" />
      <path d="M28 32h44M28 48h28" stroke="currentColor" stroke-width="7" stroke-linecap="round" />
    </Sign>
    <Sign id="quill">
      <path
        d="M92 6C50 10 26 34 22 66L8 94h9l9-18c34-4 56-26 66-70ZM30 64C40 44 54 32 74 22 66 44 50 58 30 64Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="broom">
      <path
        d="M88 4 96 12 60 48l-8-8ZM48 44l8 8c-2 26-18 42-50 44 6-8 6-14 4-20 8 2 12 0 14-8-6 2-10 2-16-2 14-2 24-14 40-22Z"
        fill="currentColor"
      />
    </Sign>
    <Sign id="mirror">
      <ellipse cx="50" cy="38" rx="28" ry="33" fill="none" stroke="currentColor" stroke-width="8" />
      <path
        d="M50 71v24M36 95h28M36 44c2-14 8-20 18-22"
        fill="none"
        stroke="currentColor"
        stroke-width="8"
        stroke-linecap="round"
      />
    </Sign>
    <Sign id="card">
      <rect x="22" y="8" width="56" height="84" rx="9" fill="currentColor" />
      <path d="m50 30 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z" fill="var(--hole, #1a0b1f)" />
    </Sign>
    <Sign id="candle">
      <path d="M34 46h32v48H34Z" fill="#f2e3bd" stroke="#7b6234" stroke-width="5" />
      <path
        class="chm-candle-flame"
        d="M50 4c11 12 15 19 13 26-2 7-8 10-13 10s-11-4-13-10c-1-8 8-12 13-26Z"
        fill="#ffb23e"
        stroke="#a34b06"
        stroke-width="4"
      />
    </Sign>
    <Sign id="stub">
      <path d="M34 62h32v32H34Z" fill="#b9ac90" stroke="#6a5c3d" stroke-width="5" />
      <path d="M50 62V50M50 44c-8-8 6-12 0-22" fill="none" stroke="#8e8494" stroke-width="5" stroke-linecap="round" />
    </Sign>
  </>
);
