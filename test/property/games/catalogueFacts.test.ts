import { describe, expect, it } from 'vitest';
import { Board, hexGrid, parseBoard } from 'spgames/boards';
import { Evaluator } from 'spgames/evaluation';
import {
  catalogue,
  compile,
  findRuleset,
  type GameByMoves,
  gameValue,
  hexOutcome,
  hexWinner,
  independence,
  invariance,
  literallyEqual,
  type SPGame,
} from 'spgames/games';
import { asValue, parseSource } from 'spgames/sources';
import { temperature } from 'spgames/values';
import { antichains } from '../../generators/labelledComplexes.js';
import { bitList } from '../../generators/labelledGames.js';
import siegel from '../../oracle/siegel-impartial.json' with { type: 'json' };
import { bipartition, lineGraph, SMALL_GRIDS, smallGraphs } from '../../generators/smallBoards.js';

function play(source: string): SPGame {
  const at = source.indexOf('@');
  return compile(findRuleset(source.slice(0, at)), parseBoard(source.slice(at + 1)));
}

const value = (source: string): string => String(gameValue(play(source)));
const nonfaces = (source: string): number[][] => play(source).illegalComplex.facets.toLists();
const edges = (source: string): number[][] =>
  parseBoard(source.slice(source.indexOf('@') + 1)).edges.map((e) => [...e]);
const nimber = (n: number): string => (n < 2 ? ['0', '*'][n]! : `*${n}`);
function expectNimbers(sources: readonly string[], expected: readonly number[]): void {
  expect(sources.map(value)).toEqual(expected.map(nimber));
}
function rows(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${name}@path:${n}`);
}
/** The same complex up to the names of the pieces. */
function expectSame(first: string, second: string): void {
  const found = literallyEqual(play(first), play(second));
  expect([first, second, found.isomorphicComplexes]).toEqual([first, second, true]);
}

/** Posets with up to four elements, by their relations; on five vertices all have isolated elements. */
const ORDERS = ['', '0<1', '0<1,0<2', '0<2,1<2', '0<1,1<2', '0<1,2<3', '0<2,1<2,1<3', '0<1,0<2,1<3,2<3'];
const isBelow = (order: string, u: number, v: number): boolean =>
  order
    .split(',')
    .some((pair) => pair === `${u}<${v}` || (pair.startsWith(`${u}<`) && isBelow(order, Number(pair.slice(2)), v)));
const comparable = (order: string, u: number, v: number): boolean => isBelow(order, u, v) || isBelow(order, v, u);
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const bySets = (sets: readonly (readonly number[])[]): string[] => sets.map((set) => set.join()).sort();
/** The families of non-empty sets of four points of which none contains another. */
const FAMILIES_OF_SETS = antichains(4)
  .filter((family) => family.length > 0 && !family.includes(0))
  .map((family) => family.map(bitList));

/** What each fact of the catalogue means, by its text. */
const FACTS: Readonly<Record<string, () => void>> = {
  'the illegal complex is the comparability graph without its isolated vertices': () => {
    expect(nonfaces('antichain(0<1,0<2,1<3,2<3)@empty:4')).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    for (const order of ORDERS)
      for (const n of [4, 5]) {
        const pairs = [...Array(n).keys()].flatMap((v) => [...Array(v).keys()].map((u) => [u, v]));
        const expected = pairs.filter(([u, v]) => comparable(order, u!, v!));
        expect(bySets(nonfaces(`antichain(${order})@empty:${n}`)), order).toEqual(bySets(expected));
      }
  },
  'the legal complex is the order complex': () => {
    expect(play('chain(0<1,0<2,1<3,2<3)@empty:4').legalComplex.facets.toLists()).toEqual([
      [0, 1, 3],
      [0, 2, 3],
    ]);
    for (const order of ORDERS)
      for (const n of [4, 5]) {
        const game = play(`chain(${order})@empty:${n}`);
        for (let set = 0; set < 2 ** n; set++) {
          const elements = [...Array(n).keys()].filter((v) => (set & (1 << v)) !== 0);
          const isChain = elements.every((v) => elements.every((u) => u === v || comparable(order, u, v)));
          expect(game.isLegal(elements), `${order}: ${elements.join()}`).toBe(isChain);
        }
      }
  },
  'the illegal complex is the line graph of the board, without the isolated vertices of that graph': () => {
    expect(nonfaces('arc-kayles@path:5')).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expectSame('arc-kayles@star:3', 'node-kayles@complete:3');
    expect(nonfaces('partizan-arc-kayles(LLL)@path:4')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    for (const board of smallGraphs()) {
      const { illegalComplex } = compile(findRuleset('arc-kayles'), board);
      expect(bySets(illegalComplex.facets.toLists()), String(board.edges)).toEqual(bySets(lineGraph(board)));
      if (board.edges.length === 0) continue;
      // The pieces stand by players, so pairs are compared by the edges of the board.
      const colours = board.edges.map((_, i) => 'LR.'[i % 3]!).join('');
      const partizan = compile(findRuleset(`partizan-arc-kayles(${colours})`), board);
      const edge = (v: number): number =>
        board.edges.findIndex((ends) => ends.join() === partizan.basicPositions[v]!.cells.join());
      const found = partizan.illegalComplex.facets.toLists().map((set) => set.map(edge).sort((a, b) => a - b));
      expect(bySets(found), colours).toEqual(bySets(lineGraph(board)));
    }
    // An isolated edge is a vertex of the line graph, but a piece on it is always legal.
    const isolated = play('arc-kayles@path:2');
    expect([isolated.vertices.length, isolated.illegalComplex.isVoid]).toEqual([1, true]);
  },
  'on a path it is DAWSON’S KAYLES': () => {
    for (const n of ROWS) expectSame(`arc-kayles@path:${n}`, `dawsons-kayles@path:${n}`);
  },
  'the sets are the minimal illegal positions, where none contains another: the game of any square-free ideal but (0) and (1)':
    () => {
      expect(nonfaces('avoid(fano)@empty:7')).toHaveLength(7);
      expect(nonfaces('avoid(0,1,2;2,3)@empty:5')).toEqual([
        [2, 3],
        [0, 1, 2],
      ]);
      for (const sets of FAMILIES_OF_SETS)
        expect(bySets(nonfaces(`avoid(${sets.map((set) => set.join()).join(';')})@empty:4`))).toEqual(bySets(sets));
    },
  'the sets are the facets, where none contains another: the game on any complex that has a vertex': () => {
    expect(play('inside(0,1,2;2,3)@empty:4').legalComplex.facets.toLists()).toEqual([
      [2, 3],
      [0, 1, 2],
    ]);
    for (const sets of FAMILIES_OF_SETS) {
      const { facets } = play(`inside(${sets.map((set) => set.join()).join(';')})@empty:4`).legalComplex;
      expect(bySets(facets.toLists())).toEqual(bySets(sets));
    }
  },
  'avoid-own(tic-tac-toe)@grid:3x3 forbids completing a line of TICTACTOE': () => {
    const game = play('avoid-own(tic-tac-toe)@grid:3x3');
    const count = (position: number[]): boolean => game.isLegal(position);
    expect([count([0, 4]), count([0, 4, 8]), count([0, 4, 17]), count([9, 13, 17])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(nonfaces('avoid-own(tic-tac-toe)@grid:3x3')).toHaveLength(9 + 8 + 8);
  },
  'with the edges of the board as sets it is COL': () => {
    expectSame('avoid-own(0,1;1,2)@path:3', 'col@path:3');
    for (const board of smallGraphs().filter((graph) => graph.edges.length > 0)) {
      const own = compile(findRuleset(`avoid-own(${board.edges.map((edge) => edge.join()).join(';')})`), board);
      const { illegalComplex } = compile(findRuleset('col'), board);
      expect(bySets(own.illegalComplex.facets.toLists())).toEqual(bySets(illegalComplex.facets.toLists()));
    }
  },
  'the illegal complex is the board without its isolated vertices': () => {
    for (const source of ['node-kayles@grid:2x3', 'node-kayles@cycle:5'])
      expect(nonfaces(source)).toEqual(edges(source));
    expect(nonfaces('partizan-node-kayles@path:4 sides:LLRR')).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(nonfaces('bigraph-node-kayles@path:3 sides:LRL')).toEqual([
      [0, 2],
      [1, 2],
    ]);
    for (const graph of smallGraphs()) {
      const sides = (colours: readonly number[]): Board =>
        new Board({
          vertexCount: graph.vertexCount,
          edges: graph.edges,
          sides: colours.map((c) => (c === 0 ? 'L' : 'R')),
        });
      const alternating = Array.from({ length: graph.vertexCount }, (_, v) => v % 2);
      const boards: [string, Board][] = [
        ['node-kayles', graph],
        ['partizan-node-kayles', sides(alternating)],
      ];
      const colours = bipartition(graph);
      if (colours !== undefined) boards.push(['bigraph-node-kayles', sides(colours)]);
      for (const [name, board] of boards) {
        const { illegalComplex, basicPositions } = compile(findRuleset(name), board);
        const found = illegalComplex.facets
          .toLists()
          .map((set) => set.map((v) => basicPositions[v]!.cells[0]!).sort((a, b) => a - b));
        expect(bySets(found), `${name}@${String(graph.edges)}`).toEqual(bySets(graph.edges));
      }
    }
    // An isolated vertex is a vertex of the board, but a piece on it is always legal.
    const isolated = play('node-kayles@empty:2');
    expect([isolated.vertices.length, isolated.illegalComplex.isVoid]).toEqual([2, true]);
  },
  'the value of path:1 is *, that of path:2 is 0': () => {
    expect(['col@path:1', 'col@path:2'].map(value)).toEqual(['*', '0']);
  },
  'the same game as ARC-KAYLES on the grid': () => {
    for (const grid of SMALL_GRIDS) expectSame(`cram@${grid}`, `arc-kayles@${grid}`);
  },
  'the nimber of 4x4 is 0, that of 4x5 is 2': () => expectNimbers(['cram@grid:4x4', 'cram@grid:4x5'], [0, 2]),
  'the nimbers of rows of 0, 1, 2, … vertices are 0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, …': () =>
    expectNimbers(rows('dawsons-kayles', 13), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]),
  'with the captures as parts of the advance; move by move the plays are longer, with the same outcomes in both conventions':
    () => {
      for (const { n, normal, misere } of siegel.dawsonsChess) {
        const { legalComplex } = play(`dawsons-chess@files:${n}`);
        expect(new Evaluator().outcome(legalComplex) + new Evaluator().misereOutcome(legalComplex)).toBe(
          normal + misere,
        );
      }
    },
  'on n files the game is that of DAWSON’S KAYLES on n + 1 vertices in a row': () => {
    for (const n of ROWS) expectSame(`dawsons-chess@files:${n}`, `dawsons-kayles@path:${n + 1}`);
  },
  'the nimbers of 1, 2, 3, … files are 1, 1, 2, 0, 3, 1, 1, 0, …': () =>
    expectNimbers(rows('dawsons-chess', 9), [0, 1, 1, 2, 0, 3, 1, 1, 0]),
  'octal(.137)': () => {
    for (const n of ROWS) expectSame(`octal(.137)@path:${n}`, `dawsons-chess@files:${n}`);
  },
  'a heap is played as the path of its vertices in the order of their numbers': () => {
    expect(play('dawsons-kayles@heap:4').basicPositions.map(({ cells }) => cells)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(play('octal(.7|.07)@heaps:2,3').vertices).toHaveLength(5 + 3);
  },
  'octal(.07)': () => {
    for (const n of ROWS) expectSame(`octal(.07)@path:${n}`, `dawsons-kayles@heap:${n}`);
  },
  'not invariant: half of the dominoes are illegal': () => {
    const found = invariance(findRuleset('domineering'), [parseBoard('grid:2x2')]);
    expect(found).toMatchObject({ invariant: false, because: 'illegal-piece' });
    expect(nonfaces('domineering@grid:2x2').filter((set) => set.length === 1)).toHaveLength(4);
  },
  'domineering(oriented) leaves the illegal dominoes out and is an independence ruleset': () => {
    expect(
      independence(
        findRuleset('domineering(oriented)'),
        FAMILIES.grids.map((b) => parseBoard(b)),
      ).independence,
    ).toBe(true);
    for (const grid of SMALL_GRIDS) expectSame(`domineering@${grid}`, `domineering(oriented)@${grid}`);
  },
  // The search is `npm run hot-domineering -- 15`.
  'on grid:5x5/..###|#...#|....#|##...|##.#. its value is {2*|-2*}, of temperature 2: no other connected region with at most 15 squares is as hot':
    () => {
      const value = asValue(parseSource('domineering@grid:5x5/..###|#...#|....#|##...|##.#.'));
      expect([String(value), String(temperature(value))]).toEqual(['{2*|-2*}', '2']);
    },
  'the winner is the player who joins two sides, not the last to move; hexWinner and hexOutcome tell who that is':
    () => {
      const board = hexGrid(2, 2); // 0 1 / 2 3: neighbours of 1 are 0, 2, 3
      expect(hexWinner(board, ['L', 'L', undefined, undefined])).toBe('L');
      expect(hexWinner(board, ['L', undefined, 'L', undefined])).toBeUndefined();
      expect(hexWinner(board, ['L', undefined, undefined, 'L'])).toBeUndefined();
      expect(hexWinner(board, [undefined, 'R', 'R', undefined])).toBe('R');
      expect(hexWinner(board, [undefined, 'L', 'L', undefined])).toBe('L');
      expect(hexWinner(board, ['R', undefined, 'R', undefined])).toBe('R');
      expect(hexWinner(board, ['R', 'R', undefined, undefined])).toBeUndefined();
    },
  'on a full board exactly one player has won; the first player wins on hex:3x3': () => {
    const board = hexGrid(3, 3);
    for (let set = 0; set < 512; set++) {
      const sides = Array.from({ length: 9 }, (_, v) => (((set >>> v) & 1) === 1 ? ('L' as const) : ('R' as const)));
      const only = (side: 'L' | 'R') =>
        hexWinner(
          board,
          sides.map((owner) => (owner === side ? side : undefined)),
        );
      expect([only('L'), only('R')].filter((winner) => winner !== undefined)).toEqual([hexWinner(board, sides)]);
    }
    expect([hexOutcome(board, 'L'), hexOutcome(board, 'R')]).toEqual(['L', 'R']);
    // The player with the shorter way wins even as the second player: Left joins the columns, Right the rows.
    const outcomes = (rows: number, columns: number) =>
      (['L', 'R'] as const).map((first) => hexOutcome(hexGrid(rows, columns), first));
    for (const [rows, columns] of [
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 3],
    ] as const)
      expect(outcomes(rows, columns), `hex:${rows}x${columns}`).toEqual(['L', 'L']);
    for (const [rows, columns] of [
      [2, 3],
      [1, 2],
      [1, 3],
      [3, 4],
    ] as const)
      expect(outcomes(rows, columns), `hex:${rows}x${columns}`).toEqual(['R', 'R']);
  },
  'the legal complex is a join of pairs of points': () =>
    expect(nonfaces('hex@hex:3x3')).toEqual(Array.from({ length: 9 }, (_, v) => [v, v + 9])),
  'on paths it is octal(.77)': () => {
    for (const n of ROWS) expectSame(`kayles@path:${n}`, `octal(.77)@heap:${n}`);
  },
  'the nimbers of rows of 0, 1, 2, … pins are 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, …': () =>
    expectNimbers(rows('kayles', 10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]),
  'the same set form and value as the heaps': () => {
    expect(value('nim@heaps:2,3')).toBe('*');
    expectNimbers(['nim@heap:1', 'nim@heap:2', 'nim@heap:3', 'nim@heap:4', 'nim@heaps:4,3'], [1, 2, 3, 4, 7]);
  },
  'not literally equal to them from a heap of 2 on: there are as many moves as ways to choose the tokens': () =>
    expect([1, 2, 3].map((n) => play(`nim@heap:${n}`).vertices.length)).toEqual([1, 3, 7]),
  'not an independence ruleset: path:3': () =>
    expect(independence(findRuleset('nogo'), [parseBoard('path:3')]).independence).toBe(false),
  'not invariant: a piece on an isolated vertex is illegal': () =>
    expect(invariance(findRuleset('nogo'), [parseBoard('empty:1')])).toMatchObject({ because: 'illegal-piece' }),
  'with queens the nimbers of n×n, n = 0, 1, …, are 0, 1, 1, 2, 1, 3, 1, …': () =>
    expectNimbers(
      [0, 1, 2, 3, 4, 5, 6].map((n) => `non-attacking(queens)@grid:${n}x${n}`),
      [0, 1, 1, 2, 1, 3, 1],
    ),
  'rooks on grid:RxC: min(R, C) moves in every play': () => {
    for (const [r, c] of [
      [1, 1],
      [1, 4],
      [2, 3],
      [3, 3],
      [4, 2],
    ] as const) {
      const facets = play(`non-attacking(rooks)@grid:${r}x${c}`).legalComplex.facets.toLists();
      expect(new Set(facets.map((facet) => facet.length))).toEqual(new Set([Math.min(r, c)]));
    }
  },
  // For longer strips see catalogueHeaps.test.ts.
  'on paths literally equal to the strip with every placement a move': () => {
    for (const n of ROWS) {
      const moves: GameByMoves<readonly number[]> = {
        start: [n],
        key: (runs) => JSON.stringify(runs),
        *options(runs) {
          for (const [player, size] of [
            ['L', 1],
            ['R', 2],
          ] as const)
            for (const [i, run] of runs.entries())
              for (let left = 0; left + size <= run; left++) {
                const position = [...runs.slice(0, i), left, run - left - size, ...runs.slice(i + 1)];
                yield { player, position, move: `${player} ${i} ${left}` };
              }
        },
      };
      expect(literallyEqual(play(`oab(1,2)@path:${n}`), moves).literallyEqual).toBe(true);
    }
  },
  'oab(2,2) is partizan: players have their own pieces': () => {
    expect(play('oab(2,2)@path:3').players).toBe('partizan');
    expect(play('octal(.07)@path:3').players).toBe('impartial');
  },
  'the codes of digits 0 and 7; those of digits 0 and 3, which are subtraction games on heaps; .137, which is NODE-KAYLES on rows':
    () => {
      for (const n of [0, 1, 2, 3, 4]) expectSame(`octal(.33)@heap:${n}`, `subtraction(1,2)@heap:${n}`);
      for (const n of ROWS) expectSame(`octal(.137)@heap:${n}`, `node-kayles@path:${n}`);
      expect(() => play('octal(.33)@path:4')).toThrow(/no union of complete graphs/);
      for (const code of ['.6', '.37', '.13', '.137|.7', '4.7'])
        expect(() => findRuleset(`octal(${code})`), code).toThrow(/not known as a placement game/);
    },
  'octal(.7|.07)@heap:9 is oab(1,2)@path:9': () => expectSame('octal(.7|.07)@heap:9', 'oab(1,2)@path:9'),
  'polyomino(L:#/#;R:##) is domineering(oriented)': () => {
    for (const grid of SMALL_GRIDS) expectSame(`polyomino(L:#/#;R:##)@${grid}`, `domineering(oriented)@${grid}`);
  },
  'polyomino(##^) is CRAM': () => {
    for (const grid of SMALL_GRIDS) expectSame(`polyomino(##^)@${grid}`, `cram@${grid}`);
  },
  'the value of path:1 is *, that of path:2 is {1|-1}': () => {
    expect(['snort@path:1', 'snort@path:2'].map(value)).toEqual(['*', '{1|-1}']);
  },
  'the same set form and value as the heap, not literally equal to it if a move can leave tokens in the heap': () => {
    expect([1, 2].map((n) => play(`subtraction(1;2,3)@heap:${n}`).vertices.length)).toEqual([1, 3]);
    for (const [left, right] of [
      [[1], [2, 3]],
      [[2], [3]],
      [[3], [2, 4]],
      [
        [1, 2],
        [1, 2],
      ],
    ] as const)
      for (let n = 0; n <= 4; n++) {
        const taken = (heap: number, player: 'L' | 'R'): number[] =>
          (player === 'L' ? left : right).filter((s) => s <= heap);
        const heap: GameByMoves<number> = {
          start: n,
          key: String,
          *options(tokens) {
            for (const player of ['L', 'R'] as const)
              for (const s of taken(tokens, player)) yield { player, position: tokens - s };
          },
        };
        const game = play(`subtraction(${left.join()};${right.join()})@heap:${n}`);
        expect(literallyEqual(game, heap, { relation: 'set' }).literallyEqual).toBe(true);
        const leaves = [...taken(n, 'L'), ...taken(n, 'R')].some((s) => s < n);
        expect(literallyEqual(game, heap).literallyEqual).toBe(!leaves);
      }
  },
};

const FAMILIES = {
  grids: [
    'grid:1x2',
    'grid:2x1',
    'grid:2x2',
    'grid:1x3',
    'grid:2x3',
    'grid:2x2/..|.#',
    'grid:1x4',
    'grid:3x2/.#|.#|..',
    'grid:3x3',
  ],
  rows: ['path:1', 'path:2', 'path:3', 'path:4', 'heap:4', 'heaps:2,3'],
  heaps: ['heap:1', 'heap:2', 'heap:3', 'heap:4', 'heaps:1,2', 'heaps:2,2'],
  hexes: ['hex:1x1', 'hex:2x2', 'hex:2x3', 'hex:3x3'],
  bigraphs: ['path:3 sides:LRL', 'cycle:4 sides:LRLR', 'empty:2 sides:LR', 'star:3 sides:LRRR'],
};

function family(name: string, example: string): Board[] {
  const parsed = (boards: readonly string[]): Board[] => boards.map((board) => parseBoard(board));
  if (/^(cram|domineering|polyomino|non-attacking)/.test(name)) return parsed(FAMILIES.grids);
  if (/^(octal|dawsons)/.test(name)) return parsed(FAMILIES.rows);
  if (/^(nim|subtraction)/.test(name)) return parsed(FAMILIES.heaps);
  if (/^(bigraph|partizan-node)/.test(name)) return parsed(FAMILIES.bigraphs);
  if (name === 'hex') return parsed(FAMILIES.hexes);
  if (/^(inside|avoid|chain|antichain|partizan-arc)/.test(name))
    return parsed([example.split('@')[1]!, ...(name === 'partizan-arc-kayles' ? ['star:3'] : [])]);
  return smallGraphs().filter(({ vertexCount }) => vertexCount <= 4);
}

describe('the catalogue says what is so', () => {
  it.each(catalogue)('$name: invariant, independence', ({ name, example, invariant, independence: isIndependent }) => {
    const ruleset = findRuleset(example.split('@')[0]!);
    const boards = family(name, example);
    expect(invariance(ruleset, boards).invariant).toBe(invariant);
    expect(independence(ruleset, boards).independence).toBe(isIndependent);
  });

  it('and every fact is tested here', () => {
    expect([...new Set(catalogue.flatMap(({ facts }) => facts))].sort()).toEqual(Object.keys(FACTS).sort());
  });

  it.each(Object.entries(FACTS))('%s', (_, check) => {
    check();
  });
});
