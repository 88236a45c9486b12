import { describe, expect, it } from 'vitest';
import { Board, graphsUpToIsomorphism, grid, path, printBoard, relabellings } from 'spgames/boards';
import {
  arcKayles,
  type BasicPosition,
  col,
  domineering,
  independence,
  invariance,
  nodeKayles,
  nogo,
  orientedDomineering,
  type Ruleset,
  rulesetFromData,
  snort,
} from 'spgames/games';
import { codeOf } from '../../../helpers/codeOf.js';
import { inFull } from '../../../helpers/sampling.js';

const upTo = (n: number): Board[] => graphsUpToIsomorphism(n);

describe('invariance', () => {
  it.each([
    ['snort', snort],
    ['col', col],
  ] as const)(
    `%s is invariant on all graphs with at most ${inFull ? 6 : 5} vertices, numbered in all ways`,
    (_, ruleset) => {
      // 2^0 + 2^1 + 2^3 + 2^6 + 2^10 + 2^15 labelled graphs.
      const boards = inFull ? 33_867 : 1_099;
      expect(invariance(ruleset, upTo(inFull ? 6 : 5), { relabel: true })).toEqual({
        invariant: true,
        boards,
        unsuitable: 0,
      });
    },
  );

  it.each([
    ['node-kayles', nodeKayles],
    ['arc-kayles', arcKayles],
  ] as const)('%s is invariant on all graphs with at most 5 vertices, numbered in all ways', (_, ruleset) => {
    expect(invariance(ruleset, upTo(5), { relabel: true })).toEqual({ invariant: true, boards: 1099, unsuitable: 0 });
  });

  it('nogo is not invariant: an isolated vertex cannot be claimed', () => {
    const found = invariance(nogo, upTo(3));
    expect(found).toMatchObject({ invariant: false, because: 'illegal-piece', piece: { side: 'L', cells: [0] } });
    if (found.invariant === false && found.because === 'illegal-piece') expect(found.board.vertexCount).toBe(1);
    const noIsolated = upTo(4).filter((board) => board.edges.length > 0);
    expect(invariance(nogo, noIsolated)).toMatchObject({ because: 'illegal-piece' });
    const connected = graphsUpToIsomorphism(4, { connected: true }).slice(1);
    expect(invariance(nogo, connected, { relabel: true })).toMatchObject({ invariant: true });
  });

  it('domineering is not invariant: half of the dominoes are illegal; without them grids differ in what fits', () => {
    expect(invariance(domineering, [grid(1, 1), grid(1, 2)])).toMatchObject({
      invariant: false,
      because: 'illegal-piece',
      piece: { side: 'L', cells: [0, 1] },
    });
    expect(invariance(domineering, [...upTo(2), grid(1, 1)])).toEqual({ invariant: true, boards: 1, unsuitable: 3 });
    const found = invariance(orientedDomineering, [grid(1, 2), grid(2, 1)]);
    const domino = { side: 'R', piece: 'domino', cells: [0, 1] };
    expect(found).toMatchObject({ because: 'isomorphism', legal: [domino], illegal: [domino] });
    if (found.invariant === false && found.because === 'isomorphism')
      expect(found.boards.map(printBoard)).toEqual(['grid:1x2', 'grid:2x1']);
    // An automorphism of a single board is enough.
    expect(invariance(orientedDomineering, [grid(2, 2)])).toMatchObject({ because: 'isomorphism' });
  });

  /** A Left piece on vertex 0 (printed: 1) cannot be adjacent to another piece. */
  const example24: Ruleset = {
    ...snort,
    name: 'example 2.4',
    clauses: [
      ...snort.clauses.slice(0, 1),
      {
        on: 'pair',
        words: 'a Left piece on vertex 0 is not adjacent to another piece',
        forbids: (p, q, board) =>
          [[p, q] as const, [q, p] as const].some(
            ([first, second]) => first.side === 'L' && first.cells[0] === 0 && board.hasEdge(0, second.cells[0]!),
          ),
      },
    ],
  };

  /** @source Huntemann 2018, Ex. 2.4 */
  it('the ruleset of Example 2.4 is not invariant, with its two boards', () => {
    // The corners of both squares from top left, clockwise; vertex 0 is printed as 1.
    const corners = [
      [3, 1, 0, 2],
      [0, 1, 3, 2],
    ] as const;
    const [first, second] = corners.map(
      (c) => new Board({ vertexCount: 4, edges: [0, 1, 2, 3].map((i) => [c[i]!, c[(i + 1) % 4]!] as const) }),
    ) as [Board, Board];
    const position = ([left, right]: readonly number[]): BasicPosition[] => [
      { side: 'L', piece: 'vertex', cells: [left!] },
      { side: 'R', piece: 'vertex', cells: [right!] },
    ];
    expect(forbids(example24, first, position(corners[0]))).toBe(false);
    expect(forbids(example24, second, position(corners[1]))).toBe(true);
    const found = invariance(example24, [first, second]);
    if (found.invariant !== false || found.because !== 'isomorphism') throw new Error('invariant');
    const { boards, legal, illegal, map } = found;
    expect([legal.length, illegal.length]).toEqual([2, 2]);
    expect(illegal).toEqual(legal.map((piece) => ({ ...piece, cells: [map[piece.cells[0]!]!] })));
    expect(boards.map((board, i) => forbids(example24, board, [legal, illegal][i]!))).toEqual([false, true]);
    expect(boards[0].edges.every(([u, v]) => boards[1].hasEdge(map[u]!, map[v]!))).toBe(true);
  });

  it('numbers in all ways find what a single numbering hides', () => {
    // A vertex without neighbour on the star, a leaf with number 0 or 1: no automorphism moves the centre.
    const centre: Ruleset = {
      ...snort,
      name: 'centre',
      clauses: [
        ...snort.clauses.slice(0, 1),
        {
          on: 'pair',
          words: 'nothing lies beside the piece on the centre, if that is vertex 0',
          forbids: (p, q, board) =>
            board.degree(0) === 2 && [p, q].some(({ cells }) => cells[0] === 0) && p.cells[0] !== q.cells[0],
        },
      ],
    };
    const [star] = relabellings(path(3))
      .map(({ board }) => board)
      .filter((board) => board.degree(0) === 2);
    expect(invariance(centre, [star!])).toMatchObject({ invariant: true });
    expect(invariance(centre, [star!], { relabel: true })).toMatchObject({ invariant: false, because: 'isomorphism' });
  });

  it('a ruleset as data that names vertices is not invariant', () => {
    const ruleset = (clauses: object[]): Ruleset =>
      rulesetFromData({
        type: 'ruleset',
        name: 'test',
        pieces: [{ piece: 'vertex', graph: { n: 1, edges: [] } }],
        clauses: [{ forbid: 'overlap' }, ...clauses] as never,
      });
    expect(invariance(ruleset([{ forbid: 'adjacent' }]), upTo(4), { relabel: true })).toMatchObject({
      invariant: true,
    });
    const position = { forbid: 'position', pieces: [0, 1].map((v) => ({ piece: 'vertex', cells: [v] })) };
    expect(invariance(ruleset([position]), [path(2)], { relabel: true })).toMatchObject({ invariant: true });
    expect(invariance(ruleset([position]), [path(3)])).toMatchObject({
      because: 'isomorphism',
      legal: [{ cells: [1] }, { cells: [2] }],
    });
  });

  it('is undecided when it is cut off, and wants empty boards', () => {
    expect(invariance(snort, upTo(4), { limit: 10 })).toEqual({ invariant: 'undecided', boards: 10 });
    expect(independence(snort, upTo(4), { limit: 10 })).toEqual({ independence: 'undecided', boards: 10 });
    const filled = path(2).withPieces([{ vertex: 0, side: 'L' }]);
    expect(codeOf(() => invariance(snort, [filled]))).toBe('not-an-empty-board');
  });
});

function forbids(ruleset: Ruleset, board: Board, [p, q]: readonly BasicPosition[]): boolean {
  return ruleset.clauses.some((clause) => clause.on === 'pair' && clause.forbids(p!, q!, board));
}

describe('independence', () => {
  it.each([
    ['snort', snort],
    ['col', col],
    ['node-kayles', nodeKayles],
    ['arc-kayles', arcKayles],
  ] as const)('%s is an independence ruleset on all graphs with at most 6 vertices', (_, ruleset) => {
    expect(independence(ruleset, upTo(6))).toEqual({ independence: true, boards: 208, unsuitable: 0 });
  });

  it('nogo is none: on P_3 three pieces are a minimal illegal position', () => {
    expect(independence(nogo, [path(2)])).toMatchObject({ independence: true });
    const found = independence(nogo, graphsUpToIsomorphism(4, { connected: true }).slice(1));
    if (found.independence !== false) throw new Error('independence');
    expect(printBoard(found.board)).toBe('star:2');
    expect(found.minimalIllegal.map(({ side, cells }) => [side, cells])).toEqual([0, 1, 2].map((v) => ['L', [v]]));
    expect(independence(nogo, upTo(2))).toMatchObject({ minimalIllegal: [{ cells: [0] }] });
  });

  it('domineering is none with the illegal dominoes, and one without them', () => {
    const grids = [grid(1, 2), grid(2, 2), grid(2, 3), grid(3, 3)];
    expect(independence(domineering, grids)).toMatchObject({ minimalIllegal: [{ side: 'L', cells: [0, 1] }] });
    expect(independence(orientedDomineering, grids)).toEqual({ independence: true, boards: 4, unsuitable: 0 });
    expect(independence(orientedDomineering, upTo(2))).toEqual({ independence: true, boards: 0, unsuitable: 3 });
  });

  it('looks at renumbered boards', () => {
    expect(independence(col, [path(3)], { relabel: true })).toMatchObject({ boards: 3 });
  });
});
