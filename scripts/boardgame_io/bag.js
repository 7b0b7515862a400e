// A game of its own for boardgame.io, of our kind: everybody draws chips from a bag of their own at the same time, sees
// all pots, and nobody else's bag. A pot that is full goes back into its bag, so a match never ends.
const SEATS = 4;
const FULL = 24;
const CHIPS = ["W1", "W1", "W1", "W1", "W2", "W2", "W3", "O1", "G1", "G2", "B1", "B2", "R1", "R2", "Y1", "P1"];

const setup = () => ({
  bags: Array.from({ length: SEATS }, () => [...CHIPS, ...CHIPS]),
  pots: Array.from({ length: SEATS }, () => []),
  coins: Array(SEATS).fill(0),
  rubies: Array(SEATS).fill(1),
  droplets: Array(SEATS).fill(0),
});

/** `number` names the move for whoever measures it. */
function draw({ G, playerID, random }, number) {
  const seat = Number(playerID);
  if (G.pots[seat].length >= FULL) {
    G.bags[seat].push(...G.pots[seat]);
    G.pots[seat] = [];
  }
  const place = random.Die(G.bags[seat].length) - 1;
  const [chip] = G.bags[seat].splice(place, 1);
  G.pots[seat].push(chip);
  G.coins[seat] += Number(chip[1]);
}

const playerView = ({ G, playerID }) => ({
  ...G,
  bags: G.bags.map((bag, seat) => (String(seat) === playerID ? bag : bag.length)),
});

module.exports = {
  SEATS,
  Bag: {
    name: "bag",
    setup,
    moves: { draw: { move: draw, ignoreStaleStateID: true } },
    turn: { activePlayers: { all: "drawing" }, stages: {} },
    playerView,
    minPlayers: SEATS,
    maxPlayers: SEATS,
  },
};
