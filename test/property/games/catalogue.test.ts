import { describe, expect, it } from 'vitest';
import { classifyPlacementGame, compile, findRuleset, gameCounts, gameGraphOf } from 'spgames/games';
import { type Board, parseBoard } from 'spgames/boards';
import { catalogueRules } from '../../reference/catalogueRules.js';
import { bruteForce } from '../../reference/games.js';

const GRIDS = ['grid:1x1', 'grid:1x3', 'grid:3x1', 'grid:2x2', 'grid:2x3', 'grid:3x2', 'grid:2x3/.#.|...', 'grid:3x3'];
const ROWS = ['path:0', 'path:1', 'path:2', 'path:3', 'path:4', 'path:5', 'path:6', 'path:2 + path:3'];
const HEAPS = ['heap:1', 'heap:2', 'heap:3', 'heaps:1,2', 'heaps:2,2', 'heaps:1,1,2'];
const GRAPHS = ['path:4', 'cycle:4', 'star:3', 'complete:3', 'empty:3', 'grid:2x2', 'edges:0-1,1-2,0-2,2-3'];
const POINTS = ['empty:4', 'path:4', 'empty:5'];

const BOARDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(cram|polyomino|non-attacking)/, GRIDS],
  [/^(octal|dawsons)/, [...ROWS, 'heap:3', 'heap:4', 'heaps:2,3']],
  [/^nim/, HEAPS],
  [/^subtraction/, [...HEAPS, 'heap:4']],
  [/^hex/, ['hex:1x1', 'hex:2x2', 'hex:2x3']],
  [/^(inside|avoid)/, POINTS],
  [/^(chain|antichain)/, POINTS],
  [/^partizan-node/, ['path:3 sides:LRL', 'cycle:4 sides:LLRR', 'complete:4 sides:LRLR', 'star:3 sides:LLRR']],
  [/^bigraph/, ['path:4 sides:LRLR', 'cycle:4 sides:RLRL', 'star:3 sides:LRRR', 'empty:2 sides:LR']],
  [/^partizan-arc/, ['path:4', 'cycle:3', 'star:3', 'edges:0-1,2-3,4-5']],
  [/^(kayles|oab)/, [...ROWS.slice(0, 6), ...GRAPHS]],
];

/** Rows by the numbers of the vertices, where a plain rule speaks of rows. */
function asRows(name: string, board: Board): Board {
  if (!/^(octal|dawsons)/.test(name)) return board;
  const rows = board.components().map((row) => row.slice(1).map((v, i) => `${row[i]!}-${v}`));
  const rest = board.vertexCount === 0 ? [] : [`${board.vertexCount - 1}`];
  return parseBoard(`edges:${[...rows.flat(), ...rest].join()}`);
}

const cases = Object.keys(catalogueRules).flatMap((name) =>
  BOARDS.find(([pattern]) => pattern.test(name))![1].map((board): [string, string] => [name, board]),
);

describe('rulesets of the catalogue agree with plain implementations of their moves', () => {
  it.each(cases)('%s@%s', (name, notation) => {
    const board = parseBoard(notation);
    const game = compile(findRuleset(name), board);
    const plain = bruteForce(catalogueRules[name]!, asRows(name, board));
    expect(plain.anyOrder).toBe(true);
    // Both by owner and cells; the library has the kind of piece before the cells.
    const named = (pieces: readonly { side?: 'L' | 'R' | undefined; cells: readonly number[] }[]) => {
      const texts = pieces.map(({ side, cells }) => `${side ?? '-'}${cells.join()}`);
      return (sets: readonly (readonly number[])[]): string[] =>
        sets
          .map((set) =>
            set
              .map((v) => texts[v]!)
              .sort()
              .join(' '),
          )
          .sort();
    };
    const [found, expected] = [named(game.basicPositions), named(plain.pieces)];
    const single = (count: number): number[][] => Array.from({ length: count }, (_, v) => [v]);
    expect(found(single(game.vertices.length))).toEqual(expected(single(plain.pieces.length)));
    expect(found(game.legalComplex.facets.toLists())).toEqual(expected(plain.maximalLegal));
    expect(found(game.illegalComplex.facets.toLists())).toEqual(expected(plain.minimalIllegal));
    const positions = plain.legal.filter(Boolean).length;
    expect(gameCounts(game).positions).toBe(BigInt(positions));
    if (positions <= 200) expect(gameGraphOf(game).n).toBe(positions);
    if (positions <= 60) expect(classifyPlacementGame(game).class).toBe('strong');
  });
});
