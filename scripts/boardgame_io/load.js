// The same load as sabbat/lab/load.py, on boardgame.io's server: `node load.js URL PID TABLES RATE SECONDS` prints JSON.
// A move is due every 1/rate seconds, whatever the server does, at a random seat that has none under way.
const { readFileSync } = require("node:fs");
const { execFileSync } = require("node:child_process");
const { performance } = require("node:perf_hooks");
const { io } = require("socket.io-client");
const { SEATS } = require("./bag.js");

const TOO_SLOW = 25; // ms, as in load.py; and so are the others
const CLIMB = 1.25;
const CLIMBS = 12;
const CLIMB_SECONDS = 6;
const WARM_UP = 3;
const IN_FLIGHT = 100;
const LAST_ONES = 5000; // ms

const [url, pid, tables, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const ticks = Number(execFileSync("getconf", ["CLK_TCK"]));
const later = (ms) => new Promise((done) => setTimeout(done, ms));

function cpuSeconds() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

const free = []; // seats without a move under way
const underWay = new Map(); // by number of the move
let last = 0;
let meter = null;
let wake = () => {};

/** Somebody has been told of a move: the mover, or another. */
function hear(seat, number) {
  const move = underWay.get(number);
  if (!move) return;
  const now = performance.now();
  const counts = move.due >= meter.began;
  if (move.seat === seat) {
    if (counts) meter.ack.push(now - move.due);
    free.push(seat);
    wake();
  }
  move.heard += 1;
  if (move.heard === SEATS) {
    underWay.delete(number);
    if (counts) meter.told.push(now - move.due);
  }
}

function sitDown(table, playerID) {
  return new Promise((done) => {
    const socket = io(`${url}/bag`, { transports: ["websocket"], forceNew: true });
    const seat = { socket, table, playerID, stateID: 0 };
    socket.on("connect", () => socket.emit("sync", table, playerID, undefined, SEATS));
    socket.on("sync", (_, info) => {
      seat.stateID = info.state._stateID;
      done(seat);
    });
    socket.on("update", (_, state, deltalog) => {
      seat.stateID = state._stateID;
      for (const { action } of deltalog) if (action.type === "MAKE_MOVE") hear(seat, action.payload.args[0]);
    });
  });
}

async function move(due) {
  while (!free.length) await new Promise((done) => (wake = done));
  const place = Math.floor(Math.random() * free.length);
  [free[place], free[free.length - 1]] = [free[free.length - 1], free[place]];
  const seat = free.pop();
  const number = ++last;
  underWay.set(number, { seat, due, heard: 0 });
  const payload = { type: "draw", args: [number], playerID: seat.playerID };
  seat.socket.emit("update", { type: "MAKE_MOVE", payload }, seat.stateID, seat.table, seat.playerID);
}

function spread(name, values) {
  const ordered = values.length ? [...values].sort((a, b) => a - b) : [0];
  const at = (share) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
  return { [`${name}_p50`]: at(0.5), [`${name}_p99`]: at(0.99), [`${name}_max`]: ordered.at(-1) };
}

/** What `work` brings about, measured. */
async function measured(work) {
  meter = { began: performance.now(), ack: [], told: [] };
  const cpu = cpuSeconds();
  await work(meter.began);
  const passed = (performance.now() - meter.began) / 1000;
  const server_cpu = (cpuSeconds() - cpu) / passed;
  for (const until = performance.now() + LAST_ONES; underWay.size && performance.now() < until; ) await later(10);
  const moves_per_second = meter.ack.length / passed;
  return { moves_per_second, ...spread("ack", meter.ack), ...spread("told", meter.told), server_cpu, refused: {} };
}

const steadily = (rate, seconds) =>
  measured(async (began) => {
    for (let number = 0; number < rate * seconds; number++) {
      const due = began + (number * 1000) / rate;
      const early = due - performance.now();
      if (early > 0) await later(early);
      await move(due);
    }
  });

const atFullSpeed = (seconds) =>
  measured(async (began) => {
    while (performance.now() < began + seconds * 1000) {
      if (underWay.size < IN_FLIGHT) await move(performance.now());
      else await new Promise((done) => (wake = done));
    }
  });

async function main() {
  const seats = [];
  for (let table = 0; table < tables; table++)
    for (let seat = 0; seat < SEATS; seat++) seats.push(await sitDown(`table${table}`, String(seat)));
  await later(1000);
  free.push(...seats);
  await steadily(Math.min(rate, 500), WARM_UP);
  const steady = { ...(await steadily(rate, seconds)), rate };
  const climbs = [];
  for (let faster = rate * CLIMB; climbs.length < CLIMBS; faster *= CLIMB) {
    climbs.push({ ...(await steadily(faster, CLIMB_SECONDS)), rate: faster });
    if (climbs.at(-1).told_p99 > TOO_SLOW) break;
  }
  const full_speed = await atFullSpeed(CLIMB_SECONDS);
  console.log(JSON.stringify({ steady, climbs, full_speed }));
  process.exit(0);
}

main();
