import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyItem } from '../../../src/sources/internal.js';
import { parseItems } from '../../../src/surveys/internal.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { leastForm, sublists, type Labelled } from '../../reference/classesOfLabelled.js';

const FAMILIES = [
  'graphs:1..6',
  'graphs:5..6 connected',
  'trees:1..10',
  'bipartite-graphs:1..6',
  'digraphs:1..4',
  'coloured-digraphs:1..3',
  'complexes:1..5',
  'complexes:1..5 pure',
  'complexes:1..5 flag',
  'coloured-complexes:1..4',
  'coloured-complexes:1..4 pure',
  'regions:3x3',
  'regions:2x4 connected',
  'polyominoes:1..7',
  'random-graphs:n=5,p=1/3,count=50,seed=3',
  'grid:{1,4..7}x2..5',
];

describe('a family', () => {
  it.each(FAMILIES)('is the same from its starts as in one piece: %s', (text) => {
    const family = parseItems(text);
    const all = Array.from(family.from(), (item) => item.text);
    expect(family.count()).toBe(all.length);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: all.length + 1 }), (batch) => {
        const starts = family.starts(batch);
        expect(starts.length).toBe(Math.ceil(all.length / batch));
        // Another object begins at them, as on another machine.
        const other = parseItems(family.text);
        const joined = starts.flatMap((start, k) => {
          const items: string[] = [];
          for (const item of other.from(start)) {
            items.push(item.text);
            if (items.length === batch) break;
          }
          expect(items[0]).toBe(all[k * batch]);
          return items;
        });
        expect(joined).toEqual(all);
      }),
      { numRuns: runs(30) },
    );
  });
});

const pairsOf = (n: number, isOrdered: boolean): number[][] =>
  Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]).filter(([u, v]) =>
    isOrdered ? u !== v : u! < v!,
  );

/** All graphs on n labelled vertices with a property. */
function* labelledGraphs(n: number, has: (edges: readonly (readonly number[])[]) => boolean): Generator<Labelled> {
  for (const lists of sublists(pairsOf(n, false))) if (has(lists)) yield { n, lists };
}

/** The colours that each vertex may have, as lists. */
function* colourings(n: number, letters: string): Generator<string[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const rest of colourings(n - 1, letters)) for (const letter of letters) yield [...rest, letter];
}

function reaches(edges: readonly (readonly number[])[], n: number): boolean {
  const found = new Set([0]);
  for (const v of found) for (const edge of edges) if (edge.includes(v)) for (const w of edge) found.add(w);
  return found.size === n;
}

function hasColouring(edges: readonly (readonly number[])[], n: number): boolean {
  return [...colourings(n, 'bw')].some((colours) => edges.every(([u, v]) => colours[u!] !== colours[v!]));
}

/** All complexes on n labelled vertices that are faces, by their faces of two or more vertices. */
function* labelledComplexes(n: number): Generator<Labelled> {
  const sets = [...sublists(Array.from({ length: n }, (_, v) => v))].filter((set) => set.length > 1);
  for (const lists of sublists(sets)) {
    const texts = new Set(lists.map(String));
    const isClosed = lists.every(
      (set) => set.length === 2 || set.every((v) => texts.has(String(set.filter((u) => u !== v)))),
    );
    if (isClosed) yield { n, lists };
  }
}

const isPure = ({ n, lists }: Labelled): boolean => {
  const faces = [...lists, ...Array.from({ length: n }, (_, v) => [v])];
  const facets = faces.filter(
    (face) => !faces.some((other) => other.length > face.length && face.every((v) => other.includes(v))),
  );
  return new Set(facets.map(({ length }) => length)).size === 1;
};

const isFlag = ({ n, lists }: Labelled): boolean => {
  const texts = new Set(lists.map(String));
  return [...sublists(Array.from({ length: n }, (_, v) => v))].every(
    (set) =>
      set.length < 3 || texts.has(String(set)) || set.some((u) => set.some((v) => u < v && !texts.has(String([u, v])))),
  );
};

function labelledOf({ board, digraph, source }: FamilyItem): Labelled {
  if (board !== undefined) return { n: board.vertexCount, lists: board.edges };
  if (digraph !== undefined)
    return {
      n: digraph.n,
      lists: digraph.arcs.map(({ from, to }) => [from, to]),
      ...(digraph.sides !== undefined && { colours: digraph.sides as string[] }),
    };
  if (source?.kind !== 'complex') throw new Error('expected a complex');
  const { facets, n, vertices } = source.object;
  const faces = new Set(facets.toLists().flatMap((facet) => [...sublists(facet)].map(String)));
  const lists = [...faces].map((face) => face.split(',').map(Number)).filter(({ length }) => length > 1);
  const colours = vertices.flatMap(({ side }) => side ?? []);
  return { n, lists, ...(colours.length > 0 && { colours }) };
}

/** The same with each vertex Left's or Right's, in all ways. */
const coloured = ({ n, lists }: Labelled): Labelled[] =>
  Array.from(colourings(n, 'LR'), (colours) => ({ n, lists, colours }));

/** Families, whether their lists are ordered, and all labelled structures with n points. */
const TWINS: readonly [family: string, most: number, isOrdered: boolean, all: (n: number) => Iterable<Labelled>][] = [
  ['graphs', 5, false, (n) => labelledGraphs(n, () => true)],
  ['graphs connected', 5, false, (n) => labelledGraphs(n, (edges) => reaches(edges, n))],
  ['trees', 5, false, (n) => labelledGraphs(n, (edges) => edges.length === n - 1 && reaches(edges, n))],
  ['bipartite-graphs', 5, false, (n) => labelledGraphs(n, (edges) => hasColouring(edges, n))],
  ['digraphs', 4, true, (n) => Array.from(sublists(pairsOf(n, true)), (lists) => ({ n, lists }))],
  ['coloured-digraphs', 3, true, (n) => [...sublists(pairsOf(n, true))].flatMap((lists) => coloured({ n, lists }))],
  ['complexes', 4, false, labelledComplexes],
  ['complexes pure', 4, false, (n) => [...labelledComplexes(n)].filter(isPure)],
  ['coloured-complexes', 4, false, (n) => [...labelledComplexes(n)].flatMap(coloured)],
  ['coloured-complexes pure', 4, false, (n) => [...labelledComplexes(n)].filter(isPure).flatMap(coloured)],
  ['complexes flag', 4, false, (n) => [...labelledComplexes(n)].filter(isFlag)],
];

describe('the members of a family', () => {
  it.each(TWINS)('are one of each class of labelled ones: %s', (name, most, isOrdered, all) => {
    const [family, word = ''] = name.split(' ');
    for (let n = 1; n <= (inFull ? most : most - 1); n++) {
      const found = Array.from(parseItems(`${family!}:${n} ${word}`).from(), (item) =>
        leastForm(labelledOf(item), isOrdered),
      );
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(new Set(Array.from(all(n), (labelled) => leastForm(labelled, isOrdered))));
    }
  });
});

type Cell = readonly [number, number];

const TURNS: readonly ((cell: Cell) => Cell)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [c, r],
  ([r, c]) => [-r, c],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, -c],
  ([r, c]) => [-c, r],
  ([r, c]) => [c, -r],
  ([r, c]) => [-c, -r],
];

/** The first, as a text, of the sets that come from one by symmetries, moved to the top and to the left. */
function leastOfTurns(cells: readonly Cell[]): string {
  const texts = TURNS.map((turn) => {
    const turned = cells.map(turn);
    const [top, left] = [0, 1].map((axis) => Math.min(...turned.map((cell) => cell[axis]!)));
    return turned
      .map(([r, c]) => `${r - top!} ${c - left!}`)
      .sort()
      .join();
  });
  return texts.sort()[0]!;
}

/** All polyominoes, by adding squares to those with one less. */
function polyominoes(n: number): Map<string, readonly Cell[]> {
  if (n === 1) return new Map([[leastOfTurns([[0, 0]]), [[0, 0]]]]);
  const found = new Map<string, readonly Cell[]>();
  for (const cells of polyominoes(n - 1).values())
    for (const [r, c] of cells)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        if (cells.some(([y, x]) => y === r + down && x === c + right)) continue;
        const more: Cell[] = [...cells, [r + down, c + right]];
        found.set(leastOfTurns(more), more);
      }
  return found;
}

describe('sets of cells', () => {
  it('that are polyominoes come in each shape once', () => {
    for (let n = 1; n <= (inFull ? 7 : 5); n++) {
      const found = Array.from(parseItems(`polyominoes:${n}`).from(), ({ board }) => leastOfTurns(board!.grid!.cells));
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(new Set(polyominoes(n).keys()));
    }
  });

  it.each<readonly [rows: number, columns: number]>([
    [1, 1],
    [1, 5],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 5],
    ...(inFull
      ? ([
          [3, 4],
          [4, 4],
        ] as const)
      : []),
  ])('of a grid of %i rows and %i columns are those up to its symmetries', (rows, columns) => {
    const all: Cell[] = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns]);
    const symmetries = TURNS.map((turn) => (cell: Cell): Cell => {
      // About the middle of the grid.
      const [r, c] = turn([2 * cell[0] - rows + 1, 2 * cell[1] - columns + 1]);
      return [(r + rows - 1) / 2, (c + columns - 1) / 2];
    }).filter((turn) => all.every((cell) => all.some(([r, c]) => turn(cell)[0] === r && turn(cell)[1] === c)));
    const least = (cells: readonly Cell[]): string =>
      symmetries
        .map((turn) =>
          cells
            .map((cell) => turn(cell).join(' '))
            .sort()
            .join(),
        )
        .sort()[0]!;
    const isOne = (cells: readonly Cell[]): boolean => {
      const edges = cells.flatMap(([r, c], i) =>
        cells.flatMap(([y, x], j) => (Math.abs(r - y) + Math.abs(c - x) === 1 ? [[i, j]] : [])),
      );
      return reaches(edges, cells.length);
    };
    const sets = [...sublists(all)].filter(({ length }) => length > 0);
    for (const [word, wanted] of [
      ['', sets],
      [' connected', sets.filter(isOne)],
    ] as const) {
      const family = parseItems(`regions:${rows}x${columns}${word}`);
      const found = Array.from(family.from(), ({ board }) => least(board!.grid!.cells));
      expect(found.length).toBe(family.count());
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(new Set(wanted.map(least)));
    }
  });
});
