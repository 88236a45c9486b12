import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SetFamily } from 'spgames/sets';
import { compile, findRuleset, noOverlap, type Ruleset, type SPGame } from 'spgames/games';
import { type Board, fromEdges, grid, parseBoard, path } from 'spgames/boards';

function load<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')) as T;
}

/** Sets as texts of labels. */
function named(game: SPGame, sets: SetFamily): string[] {
  return sets.toLists().map((set) => set.map((v) => game.vertices[v]!.label).join(' '));
}

interface SourceGame {
  readonly where: string;
  readonly game: string;
  readonly board: string;
  readonly vertices: string;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}

describe('games of the source', () => {
  const { games } = load<{ games: SourceGame[] }>('test/oracle/huntemann-games.json');

  /**
   * @source Huntemann 2018, Ex. 1.47
   * @source Huntemann 2018, Fig. 2.3
   * Worked out by hand.
   */
  it.each(games)('$where: $game on $board', ({ game: name, board, vertices, legal, illegal }) => {
    const game = compile(findRuleset(name), parseBoard(board));
    expect(game.vertices.map(({ label }) => label).join(' ')).toBe(vertices);
    expect(named(game, game.legalComplex.facets)).toEqual(legal);
    expect(named(game, game.legalIdeal.generators)).toEqual(legal);
    expect(named(game, game.illegalComplex.facets)).toEqual(illegal);
    expect(named(game, game.illegalIdeal.generators)).toEqual(illegal);
  });

  /** @source Huntemann 2018, Fig. 2.3 */
  it('Fig. 2.3: the illegal complex of NOGO on P_3 is not a graph, on P_2 it is', () => {
    expect(compile(findRuleset('nogo'), path(3)).illegalComplex.dimension).toBe(2);
    expect(compile(findRuleset('nogo'), path(2)).illegalComplex.dimension).toBe(1);
  });

  /** @source Huntemann 2018, Ex. 1.41 */
  it('Ex. 1.41: the dominoes of the board of Fig. 1.4 are ab, bc, cd for both players, the wrong ones as loops', () => {
    const game = compile(findRuleset('domineering'), parseBoard('grid:3x2/.#|.#|..'));
    expect(game.basicPositions.map(({ side, cells }) => [side, ...cells])).toEqual([
      ['L', 0, 1],
      ['L', 1, 2],
      ['L', 2, 3],
      ['R', 0, 1],
      ['R', 1, 2],
      ['R', 2, 3],
    ]);
    expect(game.legalComplex.loops.map((v) => game.vertices[v]!.label)).toEqual(['x3', 'y1', 'y2']);
    const oriented = compile(findRuleset('domineering(oriented)'), parseBoard('grid:3x2/.#|.#|..'));
    expect(named(oriented, oriented.legalComplex.facets)).toEqual(['x2', 'x1 y1']);
    expect(oriented.legalComplex.loops).toEqual([]);
  });

  /** @source Huntemann 2018, Ex. 1.40 */
  it('Ex. 1.40: Left claims a vertex of P_4, Right two adjacent ones', () => {
    const ruleset: Ruleset = {
      name: 'vertices and edges',
      words: 'Left claims a vertex, Right two adjacent ones.',
      basicPositions: (board) => [
        ...board.edges.map((cells) => ({ side: 'R' as const, piece: 'edge', cells })),
        ...Array.from({ length: board.vertexCount }, (_, v) => ({ side: 'L' as const, piece: 'vertex', cells: [v] })),
      ],
      clauses: [noOverlap],
    };
    const game = compile(ruleset, path(4));
    expect(game.legalIdeal.ring.variables).toEqual([
      { name: 'x1', side: 'L' },
      { name: 'x2', side: 'L' },
      { name: 'x3', side: 'L' },
      { name: 'x4', side: 'L' },
      { name: 'y1', side: 'R' },
      { name: 'y2', side: 'R' },
      { name: 'y3', side: 'R' },
    ]);
    const position = game.legalComplex.indices(['x1', 'y3']);
    expect(position.map((v) => game.basicPositions[v]!.cells)).toEqual([[0], [2, 3]]);
    expect(game.legalComplex.isFace(position)).toBe(true);
    expect(game.legalComplex.isFace(game.legalComplex.indices(['x3', 'y3']))).toBe(false);
    expect(named(game, game.legalComplex.facets)).toEqual(['y1 y3', 'x1 x2 y3', 'x1 x4 y2', 'x3 x4 y1', 'x1 x2 x3 x4']);
  });

  /** @source Huntemann 2018, Ex. 1.7 */
  it.each([
    ['snort', 'path:3', ['x1', 'y3'], ['x2', 'y2']],
    ['col', 'path:3', ['x1', 'y2', 'x3'], ['y1', 'y3']],
    ['nogo', 'grid:2x3', ['x1', 'y2', 'x4', 'y6'], ['x3', 'y5']],
  ] as const)('Ex. 1.7: in %s on %s the moves %j are legal, then not %j', (name, board, moves, others) => {
    const { legalComplex } = compile(findRuleset(name), parseBoard(board));
    for (let k = 0; k <= moves.length; k++)
      expect(legalComplex.isFace(legalComplex.indices(moves.slice(0, k)))).toBe(true);
    for (const other of others) expect(legalComplex.isFace(legalComplex.indices([...moves, other]))).toBe(false);
  });

  /**
   * @source Huntemann 2018, Remark 6.6
   * For boards without isolated edges.
   * @source Huntemann 2018, Ex. 6.5
   */
  it.each(['path:6', 'cycle:5', 'complete:4', 'star:4', 'grid:3x3', 'tree:0,0,1,1,2', 'empty:3'])(
    'Remark 6.6: the illegal complex of ARC-KAYLES on %s is its line graph',
    (notation) => {
      const board = parseBoard(notation);
      const game = compile(findRuleset('arc-kayles'), board);
      expect(game.illegalComplex.facets.toLists()).toEqual(board.lineGraph().edges);
      expect(game.vertices).toEqual(board.edges.map((_, i) => ({ label: String(i + 1) })));
      expect(game.players).toBe('impartial');
    },
  );

  /** @source Huntemann 2018, App. A */
  it.each(['path:6', 'cycle:5', 'complete:4', 'grid:3x3', 'empty:3'])(
    'App. A: the illegal complex of NODE-KAYLES on %s is the board',
    (notation) => {
      const board = parseBoard(notation);
      expect(compile(findRuleset('node-kayles'), board).illegalComplex.facets.toLists()).toEqual(board.edges);
    },
  );
});

/** A grid with the diagonals from above left to below right. */
function triangulated(rows: number, columns: number): Board {
  const diagonals = Array.from({ length: (rows - 1) * (columns - 1) }, (_, i) => {
    const v = Math.floor(i / (columns - 1)) * columns + (i % (columns - 1));
    return [v, v + columns + 1] as const;
  });
  return fromEdges([...grid(rows, columns).edges, ...diagonals]);
}

describe('the games among the fixed inputs of the benchmarks', () => {
  const rulesets = { snort: 'snort', col: 'col', nogo: 'nogo', kayles: 'node-kayles', arckayles: 'arc-kayles' };
  const names = [
    'snort-2x4',
    'snort-3x3',
    'snort-3x4',
    'snort-4x4',
    'snort-4x5',
    'snort-5x5',
    'col-2x4',
    'col-3x3',
    'col-3x4',
    'col-4x4',
    'col-4x5',
    'col-tri3x3',
    'col-tri3x4',
    'col-tri4x4',
    'col-tri4x5',
    'nogo-2x3',
    'nogo-2x4',
    'nogo-3x3',
    'nogo-3x4',
    'kayles-5x5',
    'kayles-6x6',
    'kayles-6x7',
    'kayles-7x7',
    'arckayles-4x4',
    'arckayles-4x5',
  ];

  it.each(names)('%s has these minimal illegal positions', (name) => {
    const input = load<{ n: number; nonfaces: number[][] }>(`bench/workloads/transversals/${name}.json`);
    const [, ruleset, tri, rows, columns] = /^([a-z]+)-(tri)?(\d)x(\d)$/.exec(name)!;
    const board = (tri === undefined ? grid : triangulated)(Number(rows), Number(columns));
    const game = compile(findRuleset(rulesets[ruleset as keyof typeof rulesets]), board);
    expect(game.vertices).toHaveLength(input.n);
    const found = game.legalComplex.minimalNonfaces.toLists().map((set) => set.join());
    expect(found.sort()).toEqual(input.nonfaces.map((set) => set.join()).sort());
  });
});
