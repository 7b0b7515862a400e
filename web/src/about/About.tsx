/** What this is: version, licence, and where the documentation is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { about } from "../net/api";
import type { AboutSabbat } from "../net/api";
import { Dialog } from "../ui/Dialog";
import type { ReaderWords } from "../words/words";

export function AboutLink({ words }: { words: ReaderWords }) {
  const open = useSignal(false);
  return (
    <footer class="home-foot">
      <button type="button" class="button quiet small" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.text("web-about")}
      </button>
      {open.value && <About words={words} onClose={() => (open.value = false)} />}
    </footer>
  );
}

function About({ words, onClose }: { words: ReaderWords; onClose(): void }) {
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
