import { describe, expect, it } from 'vitest';
import { Board, cycle, grid, hexGrid, parseBoard, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import {
  catalogue,
  type Clause,
  compile,
  findRuleset,
  nogo,
  noOverlap,
  type Ruleset,
  snort,
  violatedClause,
} from 'spgames/games';
import { LimitError } from '../../../src/errors.js';
import { codeOf, errorOf } from '../../helpers/codeOf.js';
import { unlisted } from '../../helpers/unlisted.js';

/** A ruleset in which Left claims vertices, with the given clauses. */
function claiming(...clauses: Clause[]): Ruleset {
  return {
    name: 'claiming',
    words: 'Claim a vertex.',
    basicPositions: (board) =>
      Array.from({ length: board.vertexCount }, (_, v) => ({ side: 'L', piece: 'vertex', cells: [v] })),
    clauses,
  };
}

const atMost = (n: number): Clause => ({
  on: 'position',
  words: `at most ${n} pieces`,
  forbids: (pieces) => pieces.length > n,
});
const vertex = (v: number) => ({ side: 'L' as const, piece: 'vertex', cells: [v] });

describe('labels', () => {
  it.each([
    ['snort', 'path:2', 'x1 x2 y1 y2'],
    ['snort', 'path:4 sides:L.RL', 'x1 x2 x4 y2 y3'],
    ['node-kayles', 'path:4 sides:L.RL', 'x1 x4 y3 2'],
    ['arc-kayles', 'path:5 sides:L.R.L', 'x1 x2 y1 y2'],
    ['arc-kayles', 'path:4 sides:L...', 'x1 1 2'],
    ['arc-kayles', 'path:4 sides:LR.L', 'x1 y1'],
    ['domineering', 'grid:2x2', 'x1 x2 x3 x4 y1 y2 y3 y4'],
    ['domineering(oriented)', 'grid:2x2', 'x1 x2 y1 y2'],
    ['domineering(oriented)', 'grid:2x2 sides:L...', 'x1 x2 y1'],
    ['nogo', 'path:0', ''],
  ])('%s on %s has the vertices %s', (name, board, labels) => {
    const game = compile(findRuleset(name), parseBoard(board));
    expect(game.vertices.map(({ label }) => label).join(' ')).toBe(labels);
    for (const { label, side } of game.vertices)
      expect(label).toMatch(side === 'L' ? /^x\d+$/ : side === 'R' ? /^y\d+$/ : /^\d+$/);
  });

  it('pieces of two kinds are counted through, by kind and cells', () => {
    const mixed: Ruleset = {
      name: 'mixed',
      words: 'Left covers an edge or a vertex.',
      basicPositions: (board) => [
        { side: 'L', piece: 'vertex', cells: [2] },
        ...board.edges.map((cells) => ({ side: 'L' as const, piece: 'edge', cells })),
        { side: 'L', piece: 'vertex', cells: [0] },
      ],
      clauses: [noOverlap],
    };
    const game = compile(mixed, path(3));
    expect(game.vertices.map(({ label }) => label)).toEqual(['x1', 'x2', 'x3', 'x4']);
    expect(game.basicPositions.map(({ cells }) => cells)).toEqual([[0, 1], [1, 2], [0], [2]]);
  });
});

describe('degenerate games', () => {
  it('without basic positions the game is {∅} and nothing is illegal', () => {
    for (const { name, variants } of catalogue)
      for (const ruleset of Object.values(variants)) {
        if (['hex', 'inside', 'avoid', 'avoid-own'].includes(name)) continue; // They need cells, or points.
        const game = compile(ruleset, grid(0, 0));
        expect(game.legalComplex.facets.toLists()).toEqual([[]]);
        expect(game.illegalComplex.isVoid).toBe(true);
        expect(game.illegalIdeal.isZero).toBe(true);
        expect(game.legalIdeal.isUnit).toBe(true);
        expect(game.players).toBe('impartial');
      }
  });

  it('without a legal move the game is {∅} and every piece is illegal', () => {
    const game = compile(nogo, path(1));
    expect(game.legalComplex.facets.toLists()).toEqual([[]]);
    expect(game.illegalComplex.facets.toLists()).toEqual([[0], [1]]);
  });

  it('without an illegal position the illegal complex is void', () => {
    const game = compile(claiming(), path(3));
    expect(game.legalComplex.facets.toLists()).toEqual([[0, 1, 2]]);
    expect(game.illegalComplex.isVoid).toBe(true);
    expect(game.illegalIdeal.isZero).toBe(true);
  });
});

describe('clauses of several kinds together', () => {
  const notTheFirst: Clause = { on: 'piece', words: 'not vertex 0', forbids: ({ cells }) => cells[0] === 0 };
  const apart: Clause = {
    on: 'pair',
    words: 'not 1 and 2',
    forbids: (p, q) => p.cells[0]! + q.cells[0]! === 3 && p.cells[0] !== 0 && q.cells[0] !== 0,
  };
  const listed = (more: object): Clause => ({ on: 'listed', words: 'as listed', ...more });

  it('pieces, pairs and positions', () => {
    const game = compile(claiming(notTheFirst, apart, atMost(2)), path(5));
    expect(game.illegalComplex.facets.toLists()).toEqual([[0], [1, 2], [1, 3, 4], [2, 3, 4]]);
    expect(game.legalComplex.facets.toLists()).toEqual([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ]);
  });

  it('listed legal positions, cut down by the other clauses', () => {
    const legal = [[0, 1, 2], [3]].map((set) => set.map(vertex));
    const game = compile(claiming(apart, listed({ legal })), path(4));
    expect(game.legalComplex.facets.toLists()).toEqual([[3], [0, 1], [0, 2]]);
    const again = compile(claiming(atMost(1), listed({ legal })), path(5));
    expect(again.illegalComplex.facets.toLists()).toContainEqual([4]);
    expect(again.legalComplex.facets.toLists()).toEqual([[0], [1], [2], [3]]);
  });

  it('two lists of legal positions mean both', () => {
    const first = listed({ legal: [[0, 1, 2]].map((set) => set.map(vertex)) });
    const second = listed({ legal: [[1, 2, 3], [0]].map((set) => set.map(vertex)) });
    expect(compile(claiming(first, second), path(4)).legalComplex.facets.toLists()).toEqual([[0], [1, 2]]);
  });

  it('one list with both legal and forbidden positions', () => {
    const both = listed({ legal: [[vertex(0), vertex(1)]], forbidden: [[vertex(1)]] });
    expect(compile(claiming(both), path(3)).illegalComplex.facets.toLists()).toEqual([[1], [2]]);
    const disjoint = listed({ legal: [[vertex(0)]], forbidden: [[vertex(1), vertex(2)]] });
    expect(compile(claiming(disjoint), path(3)).legalComplex.facets.toLists()).toEqual([[0]]);
  });

  it('a clause that forbids the empty position leaves no game', () => {
    expect(codeOf(() => compile(claiming(atMost(-1)), path(2)))).toBe('not-a-game');
  });

  it('violatedClause names the first clause', () => {
    const ruleset = claiming(apart, atMost(1));
    expect(violatedClause(ruleset, [vertex(2), vertex(1)], path(3))).toBe(apart);
    expect(violatedClause(ruleset, [vertex(3), vertex(1)], path(3))).toBe(ruleset.clauses[1]);
    expect(violatedClause(ruleset, [vertex(3)], path(3))).toBeUndefined();
  });
});

describe('a board on which a ruleset makes no sense', () => {
  const diagonal = new Board({ ...grid(2, 2), edges: [[0, 3]] });
  const jump = new Board({ ...grid(1, 3), edges: [[0, 2]] });
  const chain = new Board({ ...grid(1, 2), lengths: [3] });

  it.each([
    ['a cycle', cycle(5)],
    ['a path, which is no grid', path(4)],
    ['hexagons', hexGrid(2, 2)],
    ['a grid with a diagonal', diagonal],
    ['a grid with an edge over a cell', jump],
    ['a grid with a chain', chain],
  ])('domineering: %s', (_, board) => {
    for (const name of ['domineering', 'domineering(oriented)']) {
      const error = errorOf(() => compile(findRuleset(name), board));
      expect(error.code).toBe('not-a-suitable-board');
      expect(error.message).toMatch(/^domineering.*: the board is .*; expected .*\.$/);
    }
  });

  it.each(['snort', 'col', 'nogo', 'node-kayles', 'arc-kayles'])('%s: long edges, which stand for chains', (name) => {
    const board = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [2] });
    expect(codeOf(() => compile(findRuleset(name), board))).toBe('not-a-suitable-board');
    expect(compile(findRuleset(name), board.subdivided()).basicPositions.length).toBeGreaterThan(0);
  });
});

describe('pieces on the board', () => {
  it('an illegal starting position', () => {
    const error = errorOf(() => compile(snort, parseBoard('grid:1x2/xo')));
    expect(error.code).toBe('not-a-legal-start');
    expect(error.message).toContain('x1 y2');
    expect(codeOf(() => compile(findRuleset('col'), parseBoard('grid:1x2/xx')))).toBe('not-a-legal-start');
    expect(codeOf(() => compile(nogo, parseBoard('grid:1x1/x')))).toBe('not-a-legal-start');
    expect(codeOf(() => compile(findRuleset('node-kayles'), parseBoard('grid:1x2/xo')))).toBe('not-a-legal-start');
  });

  it.each(['arc-kayles', 'domineering'])('%s has no piece that covers a single vertex', (name) => {
    const error = errorOf(() => compile(findRuleset(name), parseBoard('grid:3x3/..#|...|..x')));
    expect(error.code).toBe('not-a-suitable-board');
    expect(error.message).toContain('vertex 7');
  });

  it('a piece on a vertex of the other colour', () => {
    const board = parseBoard('path:2 sides:RL').withPieces([{ vertex: 0, side: 'L' }]);
    expect(codeOf(() => compile(snort, board))).toBe('not-a-suitable-board');
  });

  it('the game is the link, on the same vertices', () => {
    const game = compile(snort, parseBoard('grid:1x3/x..'));
    expect(game.vertices).toHaveLength(6);
    expect(game.legalComplex.facets.toLists()).toEqual([[5], [1, 2]]);
    expect(game.legalComplex.loops).toEqual([0, 3, 4]);
  });
});

describe('limits', () => {
  it('limit counts both borders of an oracle ruleset', () => {
    const asked = unlisted(nogo);
    const { maximalLegal, minimalIllegal } = (() => {
      const { legalComplex } = compile(asked, grid(2, 2));
      return { maximalLegal: legalComplex.facets.size, minimalIllegal: legalComplex.minimalNonfaces.size };
    })();
    const enough = maximalLegal + minimalIllegal;
    expect(compile(asked, grid(2, 2), { limit: enough }).legalComplex.facets.size).toBe(maximalLegal);
    expect(() => compile(asked, grid(2, 2), { limit: enough - 1 })).toThrow(LimitError);
  });

  it('limit and time hold for pairs, too', () => {
    expect(() => compile(snort, path(30), { limit: 20 })).toThrow(LimitError);
    expect(() => compile(snort, path(30), { timeoutMs: 0 })).toThrow(LimitError);
  });
});

describe('flag complexes', () => {
  it.each(['snort', 'col', 'node-kayles', 'arc-kayles', 'domineering(oriented)'])(
    'Def. 2.21: %s is an independence game, its legal complex an independence complex',
    (name) => {
      const game = compile(findRuleset(name), grid(2, 3));
      expect(game.legalComplex.isFlag()).toBe(true);
      expect(game.illegalComplex.facets.cardinalities().every((size) => size === 2)).toBe(true);
      const edges = game.illegalComplex.facets.toLists() as [number, number][];
      expect(SimplicialComplex.independenceComplex(edges, game.vertices).equals(game.legalComplex)).toBe(true);
    },
  );
});
