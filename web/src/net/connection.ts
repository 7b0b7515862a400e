/** The line to one table: connects, connects again, and loses no answer. It knows messages, but not what they mean. */
import { signal } from "@preact/signals";
import type { Down, Sync } from "../protocol.gen";
import { waitBeforeTry } from "./backoff";
import { readMessage } from "./composition";
import { Requests } from "./requests";
import type { Request } from "./requests";

export type LineState = "connecting" | "open" | "reconnecting" | "gone" | "damaged";

/** The table does not exist (the server closes with this code, or refuses the handshake again and again). */
const NO_SUCH_TABLE = 4404;
/** The table is there, but this server cannot resume it. */
const DAMAGED = 4410;
/** The table is moving to another server: there is nothing to wait for. */
const COME_BACK = 4012;
const PING_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 8_000;

export interface Line {
  url(): string;
  hear(message: Down): void;
}

export class Connection {
  readonly state = signal<LineState>("connecting");
  private readonly requests = new Requests();
  private socket: WebSocket | null = null;
  private failures = 0;
  /** The server that has the table, where another one told us so. */
  private node = "";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(private readonly line: Line) {
    addEventListener("online", this.hurry);
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
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  private connect(): void {
    const node = this.node === "" ? "" : `&node=${encodeURIComponent(this.node)}`;
    const socket = new WebSocket(this.line.url() + node);
    this.socket = socket;
    let greeted = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
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
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.ping(socket), PING_EVERY_MS);
  }

  /** A line can be dead without anybody telling: a ping that is not answered in time says so. */
  private ping(socket: WebSocket): void {
    if (document.hidden || socket.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => {
      if (socket !== this.socket) return;
      this.lost(0);
      socket.close();
    }, ANSWER_WITHIN_MS);
    void this.request({ t: "Ping" })
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
  }

  private lost(code: number, reason = ""): void {
    clearInterval(this.heartbeat);
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
