import type { Player } from '../player.js';
import type { TextSpan } from '../text/internal.js';
import type { Board } from './Board.js';
import type { PlacedPiece } from './BoardData.js';

/** The letters of stones: x and L for Left, o and R for Right. */
const STONES: ReadonlyMap<string, Player> = new Map([
  ['x', 'L'],
  ['L', 'L'],
  ['o', 'R'],
  ['R', 'R'],
]);

/** What a letter stands for: a stone of a player, a missing or a free vertex. @throws ParseError `invalid-cell` */
export function readStone(letter: TextSpan): Player | 'missing' | 'free' {
  const { text } = letter;
  if (text === '.') return 'free';
  if (text === '#') return 'missing';
  return (
    STONES.get(text) ??
    letter.refuse('invalid-cell', '. (free), # (missing), x or L (Left piece), o or R (Right piece)', undefined)
  );
}

/**
 * The board with stones on it: a letter for each vertex. Missing vertices leave the board, the others are
 * renumbered.
 * @throws ParseError `invalid-cells`, `invalid-cell`
 */
export function parseStones(board: Board, letters: TextSpan): Board {
  const { text } = letters;
  if (text.length !== board.vertexCount)
    letters.refuse('invalid-cells', `a letter for each of the ${board.vertexCount} vertices, not ${text.length}`);
  const kept: number[] = [];
  const pieces: PlacedPiece[] = [];
  for (let v = 0; v < text.length; v++) {
    const stone = readStone(letters.slice(v, v + 1));
    if (stone === 'missing') continue;
    if (stone !== 'free') pieces.push({ vertex: kept.length, side: stone });
    kept.push(v);
  }
  const rest = kept.length === text.length ? board : board.induced(kept).board;
  return pieces.length === 0 ? rest : rest.withPieces(pieces);
}
