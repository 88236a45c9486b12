import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, grid, path } from 'spgames/boards';
import {
  type ClauseData,
  compile,
  describeRuleset,
  explain,
  findRuleset,
  type RulesetData,
  rulesetFromData,
  rulesetToData,
} from 'spgames/games';
import { allPieces, playAll } from '../../reference/rulesetData.js';
import type { Player } from '../../../src/player.js';
import { coloured } from '../../generators/boards.js';
import { rulesetsOnBoards } from '../../generators/rulesets.js';
import { codeOf } from '../../helpers/codeOf.js';
import { often, runs, sampled } from '../../helpers/sampling.js';

const vertex = { piece: 'vertex', graph: { n: 1, edges: [] } } as const;
const domino = { piece: 'domino', graph: { n: 2, edges: [[0, 1]] } } as const;

function data(name: string, pieces: RulesetData['pieces'], clauses: readonly ClauseData[]): RulesetData {
  return { type: 'ruleset', name, pieces, clauses: [{ forbid: 'overlap' }, ...clauses] };
}

function both(piece: typeof vertex | typeof domino): RulesetData['pieces'] {
  return (['L', 'R'] as const).map((side: Player) => ({ ...piece, side }));
}

const ON_GRAPHS: readonly RulesetData[] = [
  data('snort', both(vertex), [{ forbid: 'adjacent', between: 'opposing' }]),
  data('col', both(vertex), [{ forbid: 'adjacent', between: 'own' }]),
  data('node-kayles', [vertex], [{ forbid: 'adjacent', between: 'any' }]),
  data('nogo', both(vertex), [{ forbid: 'no-liberty' }]),
];
const ON_GRIDS: readonly RulesetData[] = [
  data('domineering', both(domino), [
    { forbid: 'orientation', side: 'L', orientation: 'horizontal' },
    { forbid: 'orientation', side: 'R', orientation: 'vertical' },
  ]),
  data(
    'domineering(oriented)',
    [
      { piece: 'domino', side: 'L', shape: ['#', '#'] },
      { piece: 'domino', side: 'R', shape: ['##'] },
    ],
    [],
  ),
];

/** All graphs with vertices 0 … n−1. */
function allGraphs(n: number): Board[] {
  const pairs = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
  return Array.from(
    { length: 2 ** pairs.length },
    (_, chosen) => new Board({ vertexCount: n, edges: pairs.filter((_, i) => ((chosen >>> i) & 1) === 1) }),
  );
}

/** All grids of a size with any cells missing. */
function allGrids(rows: number, columns: number): Board[] {
  const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
  return Array.from({ length: 2 ** cells.length }, (_, missing) =>
    grid(
      rows,
      columns,
      cells.filter((_, i) => ((missing >>> i) & 1) === 1),
    ),
  );
}

/** The declarative and the hand-written game are the same, with the board in the failure. */
function expectSameGame(rules: RulesetData, board: Board): void {
  const declared = compile(rulesetFromData(rules), board);
  const written = compile(findRuleset(rules.name), board);
  const where = JSON.stringify(board);
  expect({ where, is: declared.basicPositions }).toEqual({ where, is: written.basicPositions });
  const equal = declared.legalComplex.equals(written.legalComplex);
  const equalNonfaces = declared.illegalComplex.facets.equals(written.illegalComplex.facets);
  expect({ where, equal, equalNonfaces }).toEqual({ where, equal: true, equalNonfaces: true });
}

describe('the declarative and the hand-written ruleset give equal games', () => {
  it.each(ON_GRAPHS)('$name on all graphs with at most 5 vertices', (rules) => {
    const boards = [0, 1, 2, 3, 4, 5].flatMap(allGraphs);
    expect(boards).toHaveLength(1 + 1 + 2 + 8 + 64 + 1024);
    for (const board of sampled(boards, 150)) expectSameGame(rules, board);
  });

  it.each([...ON_GRAPHS, ...ON_GRIDS])('$name on small grids with any cells missing', (rules) => {
    for (const board of sampled([...allGrids(2, 3), ...allGrids(3, 2), ...allGrids(1, 5)], 50))
      expectSameGame(rules, board);
  });

  it.each(ON_GRIDS)('$name on 3x3 with any cells missing', (rules) => {
    for (const board of sampled(allGrids(3, 3), 80)) expectSameGame(rules, board);
  });

  it.each([...ON_GRAPHS, ...ON_GRIDS])('$name on coloured grids', (rules) => {
    fc.assert(
      fc.property(coloured(fc.constantFrom(...allGrids(2, 3))), (board) => expectSameGame(rules, board)),
      { numRuns: runs(60) },
    );
  });

  it.each(ON_GRAPHS)('$name on a partly filled board', (rules) => {
    const filled = path(5).withPieces([{ vertex: 1, side: 'L' }]);
    expectSameGame(rules, filled);
  });
});

const small = rulesetsOnBoards(allPieces, 9);

describe('any ruleset of the language', () => {
  it('has the basic positions, the maximal legal and the minimal illegal positions of the definitions', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(small, ({ data, board }) => {
        const expected = playAll(data, board);
        expect(expected.monotone).toBe(true);
        if (expected.maximalLegal.length === 0) {
          expect(codeOf(() => compile(rulesetFromData(data), board))).toBe('not-a-game');
          return;
        }
        const game = compile(rulesetFromData(data), board);
        expect(
          game.basicPositions.map(({ side, piece, cells }) => ({ ...(side !== undefined && { side }), piece, cells })),
        ).toEqual(expected.pieces);
        expect(game.legalComplex.facets.toLists()).toEqual(expected.maximalLegal);
        expect(game.illegalComplex.facets.toLists()).toEqual(expected.minimalIllegal);
        if (expected.minimalIllegal.length > 0) for (const { forbid } of data.clauses!) kinds.add(forbid);
      }),
      { numRuns: runs(1500, 200) },
    );
    expect(kinds.size).toBeGreaterThan(often(10));
  });

  it('is explained without being compiled', () => {
    fc.assert(
      fc.property(small, fc.infiniteStream(fc.boolean()), ({ data, board }, stream) => {
        const { pieces, maximalLegal, minimalIllegal } = playAll(data, board);
        if (maximalLegal.length === 0) {
          expect(codeOf(() => compile(rulesetFromData(data), board, { lazy: true }))).toBe('not-a-game');
          return;
        }
        const lazy = compile(rulesetFromData(data), board, { lazy: true });
        const position = Array.from(pieces.keys()).filter(() => stream.next().value);
        const isLegal = (set: readonly number[]): boolean =>
          maximalLegal.some((maximal) => set.every((v) => maximal.includes(v)));
        const answer = explain(lazy, position);
        expect(answer.legal).toBe(isLegal(position));
        if (answer.legal) {
          const moves = Array.from(pieces.keys()).filter((v) => !position.includes(v) && isLegal([...position, v]));
          expect(answer).toEqual({ legal: true, maximal: moves.length === 0, moves });
        } else {
          expect(minimalIllegal).toContainEqual(answer.minimalIllegal);
          expect(answer.minimalIllegal.every((v) => position.includes(v))).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('survives the way through JSON, and has words', () => {
    fc.assert(
      fc.property(small, ({ data, board }) => {
        const stored = JSON.parse(JSON.stringify(rulesetToData(rulesetFromData(data)))) as RulesetData;
        expect(rulesetToData(rulesetFromData(stored))).toEqual(stored);
        expect(stored).toEqual(JSON.parse(JSON.stringify(data)));
        expect(describeRuleset(stored)).toMatch(/^[A-Z].*\.$/);
        expect(allPieces(stored, board)).toEqual(allPieces(data, board));
      }),
      { numRuns: runs(300) },
    );
  });
});
