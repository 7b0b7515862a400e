/** The line to one table: connects, connects again, and loses no answer. It knows messages, but not what they mean. */
import { signal } from "@preact/signals";
import type { Down, Sync } from "../protocol.gen";
import { waitBeforeTry } from "./backoff";
import { readMessage } from "./composition";
import { Requests } from "./requests";
import type { Request } from "./requests";
import { LOOK_EVERY_MS, Silence } from "./silence";

export type LineState = "connecting" | "open" | "reconnecting" | "gone" | "damaged";

/** The table does not exist (the server closes with this code, or refuses the handshake again and again). */
const NO_SUCH_TABLE = 4404;
/** The table is there, but this server cannot resume it. */
const DAMAGED = 4410;
/** The table is moving to another server: there is nothing to wait for. */
const COME_BACK = 4012;

export interface Line {
  url(): string;
  hear(message: Down): void;
  /** Milliseconds without a word after which the line is taken for lost. */
  longestSilence(): number;
}

export class Connection {
  readonly state = signal<LineState>("connecting");
  private readonly requests = new Requests();
  private socket: WebSocket | null = null;
  private failures = 0;
  /** The server that has the table, where another one told us so. */
  private node = "";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly silence = new Silence();
  private closed = false;

  constructor(private readonly line: Line) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Resolves when the table has carried it out; rejects with a Refusal. Survives any number of reconnects. */
  request(request: Request): Promise<void> {
    const { message, answered } = this.requests.add(request);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    return answered;
  }

  /** A message that is not answered by Done or Refused, and is of no use later: its number, or null without a line. */
  sendNow(message: Omit<Sync, "n">): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const n = this.requests.number();
    this.socket.send(JSON.stringify({ ...message, n }));
    return n;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.watch);
    this.socket?.close();
  }

  private connect(): void {
    const node = this.node === "" ? "" : `&node=${encodeURIComponent(this.node)}`;
    const socket = new WebSocket(this.line.url() + node);
    this.socket = socket;
    let greeted = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.silence.broken(performance.now());
      const message = readMessage(event.data);
      if (!greeted) {
        greeted = true;
        this.opened(socket);
      }
      if (message.t === "Done") this.requests.done(message.n);
      else if (message.t === "Refused") this.requests.refused(message);
      else this.line.hear(message);
    };
    socket.onopen = () => {
      if (socket !== this.socket) return;
      for (const message of this.requests.unanswered()) socket.send(JSON.stringify(message));
      greeted = true;
      this.opened(socket);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code, event.reason);
    };
  }

  private opened(socket: WebSocket): void {
    this.failures = 0;
    this.state.value = "open";
    this.silence.broken(performance.now());
    clearInterval(this.watch);
    this.watch = setInterval(() => this.look(socket), LOOK_EVERY_MS);
  }

  private look(socket: WebSocket): void {
    if (document.hidden || socket !== this.socket) return;
    const verdict = this.silence.look(performance.now(), this.line.longestSilence());
    if (verdict === "ask" && socket.readyState === WebSocket.OPEN)
      void this.request({ t: "Ping" }).catch(() => undefined);
    if (verdict === "lost") this.giveUp();
  }

  /** The device has no network any more, or nobody answers: the page says so, and tries again. */
  private readonly giveUp = (): void => {
    const socket = this.socket;
    if (this.closed || socket === null) return;
    this.lost(0);
    socket.close();
  };

  private lost(code: number, reason = ""): void {
    clearInterval(this.watch);
    this.socket = null;
    this.node = code === COME_BACK ? reason : "";
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.state.value = "gone";
      return;
    }
    if (code === DAMAGED) {
      this.state.value = "damaged";
      return;
    }
    this.failures = code === COME_BACK ? 0 : this.failures + 1;
    this.state.value = "reconnecting";
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), waitBeforeTry(this.failures));
  }

  /** The network is back, or the reader is: no reason to wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || this.state.value !== "reconnecting" || this.socket !== null || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  };
}
