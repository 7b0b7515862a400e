/** One person, in the one place that shows her: name, whose turn, away, bot, clock; a tap opens what may be done. */
import "./person.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { Crown } from "./Avatar";
import { LineSign } from "./LineSign";
import { Icon } from "../ui/icons";
import { PeopleAround } from "./people";
import type { People, PersonNow } from "./people";

/** Names longer than this are set smaller, and may take two lines. */
const LONG_NAME = 11;
const VERY_LONG_NAME = 17;
const LONG_WORD = 9;

interface Props {
  seat: number;
  /** What the board has to say of her: a portrait before, a score behind the name. */
  before?: ComponentChildren;
  children?: ComponentChildren;
}

export function Person({ seat, before, children }: Props) {
  const people = useContext(PeopleAround);
  const person = people?.of(seat);
  if (!people || !person) return null;
  return (
    <button
      type="button"
      class={`person seat-${seat} is-${person.state}${person.asked ? " owes" : ""}${person.mine ? " mine" : ""}`}
      data-person={seat}
      onClick={() => people.open(seat)}
    >
      {before}
      <span class={`person-name${sizeOf(person.name)}`}>{person.name}</span>
      {person.mine && <span class="person-you">{people.text("web-you")}</span>}
      <PersonState person={person} people={people} />
      {children}
    </button>
  );
}

/** A name is set smaller before it is cut, and never broken inside a word. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const length = name.length > VERY_LONG_NAME ? " is-very-long" : name.length > LONG_NAME ? " is-long" : "";
  return longest > LONG_WORD ? `${length} has-long-word` : length;
}

function PersonState({ person, people }: { person: PersonNow; people: People }) {
  return (
    <span class="person-state" title={person.says}>
      {person.host && <Crown label={people.text("web-host")} />}
      <LineSign line={person.line} text={people.text} />
      {person.bot && person.icon !== "bot" && <Icon name="bot" />}
      <Icon name={person.icon} />
      <span class="unseen">{person.says}</span>
      {person.asked && <Countdown person={person} people={people} />}
    </span>
  );
}

/** The seconds left on a seat's clock, by the server's time. */
function Countdown({ person, people }: { person: PersonNow; people: People }) {
  const looked = useSignal(0);
  const left = person.secondsLeft();
  const runs = left !== null;
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => (looked.value += 1), 500);
    return () => clearInterval(ticking);
  }, [runs]);
  if (left === null || looked.value < 0) return null;
  return (
    <span class={left <= 10 ? "countdown soon" : "countdown"}>{people.text("web-seconds-left", { n: left })}</span>
  );
}
