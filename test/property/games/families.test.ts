import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, graphsUpToIsomorphism } from 'spgames/boards';
import {
  type BasicPosition,
  type Clause,
  independence,
  invariance,
  type Ruleset,
  snort,
  violatedClause,
} from 'spgames/games';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** All graphs with vertices 0 … n−1. */
function labelledGraphs(n: number): Board[] {
  const pairs = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
  return Array.from(
    { length: 2 ** pairs.length },
    (_, chosen) => new Board({ vertexCount: n, edges: pairs.filter((_, i) => ((chosen >>> i) & 1) === 1) }),
  );
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

function subsets<T>(set: readonly T[]): T[][] {
  return set.reduce<T[][]>((all, item) => [...all, ...all.map((part) => [...part, item])], [[]]);
}

const inner = (board: Board, v: number): boolean => board.degree(v) > 1;

/** Clauses on vertices, pairs and triples; some look at the numbers of vertices. */
const CLAUSES: readonly Clause[] = [
  {
    on: 'pair',
    words: 'opposing pieces apart',
    forbids: (p, q, b) => p.side !== q.side && b.hasEdge(p.cells[0]!, q.cells[0]!),
  },
  { on: 'pair', words: 'vertices 0 and 1 apart', forbids: (p, q) => p.cells[0]! + q.cells[0]! === 1 },
  {
    on: 'pair',
    words: 'vertices 0 and 1 apart if joined',
    forbids: (p, q, b) => p.cells[0]! + q.cells[0]! === 1 && b.hasEdge(0, 1),
  },
  {
    on: 'pair',
    words: 'at most one inner vertex',
    forbids: (p, q, b) => inner(b, p.cells[0]!) && inner(b, q.cells[0]!),
  },
  {
    on: 'piece',
    words: 'Left on no isolated vertex',
    forbids: (p, b) => p.side === 'L' && b.degree(p.cells[0]!) === 0,
  },
  { on: 'count', words: 'two pieces', most: 2 },
  { on: 'position', words: 'not all', forbids: (pieces, b) => pieces.length === b.vertexCount && b.edges.length === 1 },
  {
    on: 'position',
    words: 'not Left on all, if 0 is inner',
    forbids: (pieces, b) =>
      b.vertexCount > 2 && pieces.length === b.vertexCount && inner(b, 0) && pieces.every(({ side }) => side === 'L'),
  },
];

const rulesets = fc.subarray(CLAUSES.map((_, i) => i)).map((chosen): Ruleset => ({
  ...snort,
  name: `clauses ${chosen.join()}`,
  clauses: [snort.clauses[0]!, ...chosen.map((i) => CLAUSES[i]!)],
}));

function isLegal(ruleset: Ruleset, board: Board, pieces: readonly BasicPosition[]): boolean {
  return violatedClause(ruleset, pieces, board) === undefined;
}

/** Definition 2.3 word for word, on all graphs with at most 3 vertices. */
function isInvariant(ruleset: Ruleset): boolean {
  return [1, 2, 3].flatMap(labelledGraphs).every((board) => {
    const pieces = ruleset.basicPositions(board);
    if (!pieces.every((piece) => isLegal(ruleset, board, [piece]))) return false;
    return permutations(range(board.vertexCount)).every((map) => {
      const other = new Board({ vertexCount: map.length, edges: board.edges.map(([u, v]) => [map[u]!, map[v]!]) });
      return subsets(pieces).every((position) => {
        const image = position.map((piece) => ({ ...piece, cells: piece.cells.map((v) => map[v]!) }));
        return isLegal(ruleset, board, position) === isLegal(ruleset, other, image);
      });
    });
  });
}

/** Definition 2.21 word for word. */
function isIndependence(ruleset: Ruleset): boolean {
  return [1, 2, 3].flatMap(labelledGraphs).every((board) =>
    subsets(ruleset.basicPositions(board)).every((position) => {
      const isMinimal =
        !isLegal(ruleset, board, position) &&
        position.every((_, i) =>
          isLegal(
            ruleset,
            board,
            position.filter((_, j) => j !== i),
          ),
        );
      return !isMinimal || position.length === 2;
    }),
  );
}

describe('invariance and independence', () => {
  /**
   * @source Huntemann 2018, Def. 2.3
   * @source Huntemann 2018, Def. 2.21
   */
  it('agree with the definitions, and their witnesses hold', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(rulesets, (ruleset) => {
        const boards = graphsUpToIsomorphism(3);
        const found = invariance(ruleset, boards, { relabel: true });
        expect(found.invariant).toBe(isInvariant(ruleset));
        // The same family, listed outright.
        expect(invariance(ruleset, [1, 2, 3].flatMap(labelledGraphs)).invariant).toBe(found.invariant);
        if (found.invariant === false) {
          seen.add(found.because);
          if (found.because === 'illegal-piece') expect(isLegal(ruleset, found.board, [found.piece])).toBe(false);
          else {
            const [first, second] = found.boards;
            expect(isLegal(ruleset, first, found.legal)).toBe(true);
            expect(isLegal(ruleset, second, found.illegal)).toBe(false);
            const image = found.legal.map((piece) => ({ ...piece, cells: piece.cells.map((v) => found.map[v]!) }));
            expect(image).toEqual(found.illegal);
            expect(first.edges.length).toBe(second.edges.length);
            for (const [u, v] of first.edges) expect(second.hasEdge(found.map[u]!, found.map[v]!)).toBe(true);
          }
        } else seen.add('invariant');
        const other = independence(ruleset, boards, { relabel: true });
        expect(other.independence).toBe(isIndependence(ruleset));
        if (other.independence === false) expect(isLegal(ruleset, other.board, other.minimalIllegal)).toBe(false);
        seen.add(`independence ${other.independence}`);
      }),
      { numRuns: runs(60, 40), seed: 3 },
    );
    expect([...seen].sort()).toEqual([
      'illegal-piece',
      'independence false',
      'independence true',
      'invariant',
      'isomorphism',
    ]);
  });
});
