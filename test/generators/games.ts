import fc from 'fast-check';
import type { Board, PlacedPiece } from 'spgames/boards';
import { bruteForce, rules } from '../reference/games.js';
import { cellBoards, coloured, graphs } from './boards.js';

const ON_VERTICES = ['snort', 'col', 'node-kayles', 'nogo'];
const ON_EDGES = ['arc-kayles', 'domineering', 'domineering(oriented)'];

/** A ruleset of the catalogue, by its notation, and a board for it. */
export interface Played {
  readonly name: string;
  readonly board: Board;
}

/** Boards with few basic positions. */
function isSmall(board: Board): boolean {
  return board.vertexCount <= 6 && board.edges.length <= 6;
}

/** Rulesets on graphs and grids without pieces: some of them coloured, empty and disconnected ones among them. */
export const gamesOnBoards: fc.Arbitrary<Played> = fc.oneof(
  played([...ON_VERTICES, 'arc-kayles'], graphs(5).filter(isSmall)),
  played([...ON_VERTICES, ...ON_EDGES], squares().filter(isSmall)),
);

/** Rulesets on boards with pieces that lie there legally, by brute force. */
export const gamesOnFilledBoards: fc.Arbitrary<Played> = fc
  .tuple(fc.constantFrom(...ON_VERTICES), graphs(5), fc.infiniteStream(fc.constantFrom('L', 'R', undefined, undefined)))
  .map(([name, board, stream]) => {
    const { pieces, legal } = bruteForce(rules[name]!, board);
    let placed = 0;
    const lying: PlacedPiece[] = [];
    for (let vertex = 0; vertex < board.vertexCount; vertex++) {
      const side = stream.next().value;
      const piece = pieces.findIndex(({ side: owner, cells }) => cells[0] === vertex && (owner ?? side) === side);
      if (side === undefined || !legal[placed | (1 << piece)]!) continue;
      placed |= 1 << piece;
      lying.push({ vertex, side });
    }
    return { name, board: board.withPieces(lying) };
  });

function played(names: readonly string[], boards: fc.Arbitrary<Board>): fc.Arbitrary<Played> {
  return fc.record({ name: fc.constantFrom(...names), board: fc.oneof(boards, coloured(boards)) });
}

function squares(): fc.Arbitrary<Board> {
  return cellBoards(3)
    .filter(({ grid }) => grid?.kind === 'grid')
    .map((board) => board.withPieces([]));
}
