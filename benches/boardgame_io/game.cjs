// Tic-tac-toe that never ends: a full board is cleared, so that a match lasts as long as it is measured.
exports.TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: {
      move: ({ G, playerID }, id) => {
        G.moves += 1;
        G.cells[id] = playerID;
        if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      },
      client: false, // a move counts when the server has made it
    },
  },
};
