// node load.cjs PORT MATCHES WARMING SECONDS: two clients at each match, each moving as soon as it is its turn.
// Prints when it begins to count, and then the milliseconds from each move until its player saw it made.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.cjs");

const [port, matches, warming, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let counting = false;

function sit(matchID, playerID) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const client = Client({ game: TicTacToe, multiplayer, matchID, playerID, numPlayers: 2, debug: false });
  let asked = -1;
  let since = 0;
  client.subscribe((state) => {
    if (!state) return;
    if (asked >= 0 && state.G.moves > asked) {
      if (counting) waits.push(performance.now() - since);
      asked = -1;
    }
    if (asked < 0 && state.isConnected && state.ctx.currentPlayer === playerID) {
      asked = state.G.moves;
      since = performance.now();
      const free = state.G.cells.indexOf(null);
      setImmediate(() => client.moves.clickCell(free));
    }
  });
  client.start();
}

for (let match = 0; match < matches; match++) {
  const matchID = `match-${match}-${process.pid}`;
  sit(matchID, "0");
  sit(matchID, "1");
}
setTimeout(() => {
  counting = true;
  console.log("counting");
  setTimeout(() => {
    counting = false;
    process.stdout.write(`${JSON.stringify(waits)}\n`, () => process.exit(0));
  }, 1000 * seconds);
}, 1000 * warming);
