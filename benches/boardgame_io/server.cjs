// node server.cjs PORT: boardgame.io's server as it comes, with its storage in memory.
const { Server } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

Server({ games: [TicTacToe], origins: ["*"] }).run(Number(process.argv[2]));
