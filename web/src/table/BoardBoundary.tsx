/** What goes wrong while a board is drawn stays on the board: the question, the chat and the log around it go on, and the
 *  next thing that happens draws it anew. */
import { Component, type ComponentChildren } from "preact";
import type { ReaderWords } from "../words/words";

interface Props {
  /** Changes with whatever is drawn. */
  shown: unknown;
  words: ReaderWords;
  children: ComponentChildren;
}

interface State {
  /** What was to be drawn when it broke; null: nothing has. */
  broken: { shown: unknown } | null;
}

export class BoardBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: { shown: this.props.shown } });
  }

  override componentDidUpdate(): void {
    const { broken } = this.state;
    if (broken !== null && broken.shown !== this.props.shown) this.setState({ broken: null });
  }

  render({ children, words }: Props) {
    if (this.state.broken === null) return children;
    return (
      <div class="board-empty" role="alert">
        <p>{words.text("web-board-broke")}</p>
        <button type="button" class="primary" onClick={() => this.setState({ broken: null })}>
          {words.text("web-try-again")}
        </button>
      </div>
    );
  }
}
