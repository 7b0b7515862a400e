/** What this is: version, licence, and where the documentation is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { about } from "../net/api";
import type { AboutSabbat } from "../net/api";
import { follow } from "../router";
import { Dialog } from "../ui/Dialog";
import type { ReaderWords } from "../words/words";

interface Props {
  words: ReaderWords;
  /** Those that this server has, in the order of the shelf. */
  games: readonly string[];
}

export function AboutLink({ words, games }: Props) {
  const open = useSignal(false);
  return (
    <footer class="home-foot">
      <button type="button" class="button quiet small" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.text("web-about")}
      </button>
      {open.value && <About words={words} games={games} onClose={() => (open.value = false)} />}
    </footer>
  );
}

function About({ words, games, onClose }: Props & { onClose(): void }) {
  const told = useSignal<AboutSabbat | null>(null);
  useEffect(() => {
    void about().then(
      (answer) => (told.value = answer),
      () => undefined, // no line: the rest stands here anyway
    );
  }, []);
  const facts = told.value;
  return (
    <Dialog title={words.text("web-about")} closeLabel={words.text("web-close")} onClose={onClose}>
      <p>{words.text("web-tagline")}</p>
      <p>{facts ? words.text("web-about-version", { version: facts.version }) : words.text("web-needs-line")}</p>
      <p>{words.text("web-about-licence")}</p>
      <h3>{words.text("web-about-rules")}</h3>
      <ul class="about-rules">
        {games.map((game) => (
          <li key={game}>
            <a href={`/rules/${game}`} onClick={follow}>
              {words.text(`game-${game}`)}
            </a>
          </li>
        ))}
      </ul>
      {facts?.docs && (
        <p>
          <a href={facts.docs} rel="noreferrer" target="_blank">
            {words.text("web-about-docs")}
          </a>
        </p>
      )}
    </Dialog>
  );
}
