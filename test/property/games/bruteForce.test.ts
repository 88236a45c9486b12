import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, grid } from 'spgames/boards';
import { compile, findRuleset, type SPGame } from 'spgames/games';
import { bits, borders, bruteForce, elements, rules, type Rules } from '../../reference/games.js';
import { coloured, graphs } from '../../generators/boards.js';
import { runs, sampled } from '../../helpers/sampling.js';

const ON_GRAPHS = ['snort', 'col', 'node-kayles', 'arc-kayles', 'nogo'];
const ON_GRIDS = [...ON_GRAPHS, 'domineering', 'domineering(oriented)'];
const ON_VERTICES = ['snort', 'col', 'node-kayles', 'nogo'];

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

/** All ways to put one of the values on each of n vertices. */
function allWords<T>(values: readonly T[], n: number): T[][] {
  return n === 0 ? [[]] : allWords(values, n - 1).flatMap((word) => values.map((value) => [...word, value]));
}

const PIECES = [undefined, 'L', 'R'] as const;

function described(game: SPGame) {
  return {
    pieces: game.basicPositions.map(({ side, cells }) => ({ side, cells })),
    maximalLegal: game.legalComplex.facets.toLists(),
    minimalIllegal: game.illegalComplex.facets.toLists(),
  };
}

/** Compiled game and brute force, both with the name of the game, so that a failure says where. */
function expectAgreement(name: string, board: Board): void {
  const { pieces, anyOrder, maximalLegal, minimalIllegal } = bruteForce(rules[name]!, board);
  const where = `${name} on ${JSON.stringify(board)}`;
  expect({ where, anyOrder, ...described(compile(findRuleset(name), board)) }).toEqual({
    where,
    anyOrder: true,
    pieces,
    maximalLegal,
    minimalIllegal,
  });
}

describe('compile agrees with brute force over all sets of pieces', () => {
  it.each(ON_GRAPHS)('%s on all graphs with at most 4 vertices, connected or not', (name) => {
    const boards = [0, 1, 2, 3, 4].flatMap(allGraphs);
    expect(boards.filter((board) => board.vertexCount === 4 && board.isConnected())).toHaveLength(38);
    for (const board of sampled(boards, 25)) expectAgreement(name, board);
  });

  it.each(ON_GRIDS)('%s on all grids up to 2x3 and 3x2 with any cells missing', (name) => {
    const sizes = [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 2],
      [2, 3],
      [3, 2],
    ] as const;
    const boards = sizes.flatMap(([rows, columns]) => allGrids(rows, columns));
    for (const board of sampled(boards, 50)) expectAgreement(name, board);
  });

  it.each(ON_GRAPHS)('%s on larger graphs', (name) => {
    const boards = name === 'arc-kayles' ? graphs(7, 5).filter(({ edges }) => edges.length <= 11) : graphs(6, 5);
    fc.assert(
      fc.property(boards, (board) => expectAgreement(name, board)),
      { numRuns: runs(15, 4) },
    );
  });

  it.each(ON_GRAPHS)('%s on graphs with at most 3 vertices in any colours', (name) => {
    const boards = [1, 2, 3]
      .flatMap(allGraphs)
      .flatMap((board) => allWords(PIECES, board.vertexCount).map((sides) => board.withSides(sides)));
    for (const board of sampled(boards, 60)) expectAgreement(name, board);
  });

  it.each(ON_GRIDS)('%s on coloured grids', (name) => {
    fc.assert(
      fc.property(coloured(fc.constantFrom(...allGrids(2, 3), ...allGrids(3, 2))), (board) =>
        expectAgreement(name, board),
      ),
      { numRuns: runs(40, 15) },
    );
  });
});

describe('a partly filled board is the link of its pieces', () => {
  it.each(ON_VERTICES)('%s on all graphs with at most 3 vertices, any pieces', (name) => {
    for (const board of [1, 2, 3].flatMap(allGraphs)) {
      const { pieces, legal } = bruteForce(rules[name]!, board);
      for (const placed of allWords(PIECES, board.vertexCount)) {
        const filled = board.withPieces(
          placed.flatMap((side, vertex) => (side === undefined ? [] : [{ vertex, side }])),
        );
        const start = bits(
          filled.pieces.map(({ vertex, side }) =>
            pieces.findIndex(({ side: owner, cells }) => cells[0] === vertex && (owner ?? side) === side),
          ),
        );
        const where = `${name} on ${JSON.stringify(filled)}`;
        if (legal[start] === true) {
          const rest = legal.map((_, set) => (set & start) === 0 && legal[set | start]!);
          expect({ where, ...described(compile(findRuleset(name), filled)) }).toEqual({
            where,
            pieces,
            ...borders(rest, pieces.length),
          });
        } else
          expect(() => compile(findRuleset(name), filled), where).toThrow(
            expect.objectContaining({ name: 'InputError', code: 'not-a-legal-start' }) as Error,
          );
      }
    }
  });

  it('origin keeps the game on the empty board', () => {
    const board = new Board({
      vertexCount: 3,
      edges: [
        [0, 1],
        [1, 2],
      ],
    });
    const game = compile(findRuleset('nogo'), board.withPieces([{ vertex: 2, side: 'R' }]));
    expect(game.origin.placed).toEqual([5]);
    expect(game.origin.legalComplex.equals(compile(findRuleset('nogo'), board).legalComplex)).toBe(true);
  });
});

describe('the brute force itself', () => {
  it('notices games in which the order of moves matters', () => {
    // Every second piece has to lie next to the first: 0 – 1 – 2 can be filled from the middle only.
    const growing: Rules = {
      pieces: rules['node-kayles']!.pieces,
      mayPlace: (board, lying, { cells: [v] }) =>
        lying.length === 0 || lying.some(({ cells: [u] }) => board.edges.some((e) => e.includes(u!) && e.includes(v!))),
    };
    expect(
      bruteForce(growing, {
        vertexCount: 3,
        edges: [
          [0, 1],
          [1, 2],
        ],
      }).anyOrder,
    ).toBe(false);
  });

  it('knows its bits', () => {
    expect(elements(0b10011)).toEqual([0, 1, 4]);
    expect(bits([4, 0, 1])).toBe(0b10011);
  });
});
