/** The rules as one likes to read them: goal, set-up, a turn, the end, variants; drawings, and quiet ids for the proof. */
import "./rules.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ReaderWords } from "../words/words";
import { type Pictures, picturesOf } from "./pictures";
import { type Reading, readingsOf, sectionOf } from "./sections";

interface Props {
  game: string;
  words: ReaderWords;
  /** A rule that matters now: its section is opened at. */
  rule?: string;
  onRule?(id: string): void;
  heading?: "h2" | "h3";
}

export function Readings({ game, words, rule = "", onRule, heading = "h3" }: Props) {
  const readings = useMemo(() => readingsOf(words), [words]);
  const pictures = useSignal<Pictures>({});
  const root = useRef<HTMLDivElement>(null);
  const wanted = sectionOf(readings, rule);
  useEffect(() => void picturesOf(game).then((found) => (pictures.value = found)), [game]);
  useEffect(() => {
    const section = wanted && root.current?.querySelector(`[data-section="${wanted}"]`);
    const panel = root.current?.closest(".rules-found");
    if (!section) return;
    // Beside a table only the panel scrolls: scrollIntoView would also move the sheet, and the table below it.
    if (panel) panel.scrollTop += section.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    else section.scrollIntoView({ block: "start" });
  }, [wanted, pictures.value]);
  return (
    <div class="readings" ref={root}>
      {readings.map((reading) => (
        <ReadingSection
          key={reading.section}
          reading={reading}
          now={reading.section === wanted}
          picture={pictures.value[reading.section]}
          words={words}
          onRule={onRule}
          heading={heading}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  reading: Reading;
  now: boolean;
  picture: Pictures[Reading["section"]];
  words: ReaderWords;
  onRule: Props["onRule"];
  heading: "h2" | "h3";
}

function ReadingSection({ reading, now, picture: Picture, words, onRule, heading: Heading }: SectionProps) {
  const { section, lines, rules } = reading;
  const List = section === "turn" ? "ol" : "div";
  const Line = section === "turn" ? "li" : "p";
  return (
    <section class={`reading${now ? " is-now" : ""}`} id={section} data-section={section}>
      <Heading>{words.text(TITLES[section])}</Heading>
      {Picture && (
        <div class="reading-picture" aria-hidden="true">
          <Picture />
        </div>
      )}
      <List>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </List>
      <p class="reading-rules">
        {rules.map((id) =>
          onRule ? (
            <button type="button" key={id} onClick={() => onRule(id)}>
              {id}
            </button>
          ) : (
            <span key={id} id={id} title={words.has(`rule-${id}`) ? words.rule(id).text : ""}>
              {id}
            </span>
          ),
        )}
      </p>
    </section>
  );
}

const TITLES = {
  goal: "web-rules-goal",
  setup: "web-rules-setup",
  turn: "web-rules-turn",
  end: "web-rules-end",
  variants: "web-rules-variants",
} as const;
