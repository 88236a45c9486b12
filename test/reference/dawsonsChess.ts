/** DAWSON'S CHESS by its rules: pawns on a board of three rows, which capture where they can. */

/** The rows from White's side; w and b for pawns, a point for an empty square. */
export type ChessBoard = readonly string[];

/** The boards after each move of a player. */
export function dawsonsChess(board: ChessBoard, mover: 'w' | 'b'): ChessBoard[] {
  const [enemy, ahead] = mover === 'w' ? ['b', 1] : ['w', -1];
  const steps: ChessBoard[] = [];
  const captures: ChessBoard[] = [];
  board.forEach((row, r) => {
    [...row].forEach((piece, f) => {
      if (piece !== mover) return;
      for (const side of [-1, 0, 1]) {
        const target = board[r + ahead]?.[f + side];
        if (target !== (side === 0 ? '.' : enemy)) continue;
        const squares = board.map((line) => [...line]);
        squares[r]![f] = '.';
        squares[r + ahead]![f + side] = mover;
        (side === 0 ? steps : captures).push(squares.map((line) => line.join('')));
      }
    });
  });
  return captures.length > 0 ? captures : steps;
}
