import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { canonicalLabelling } from 'spgames/symmetry';
import { cycle, fromEdges, path } from 'spgames/boards';
import {
  type Construction,
  cyclesConstruction,
  type ListedConstruction,
  noOverlapConstruction,
  smallConstruction,
  smallGames,
  SmallGameSearch,
  verifyConstruction,
} from 'spgames/constructions';
import { range } from '../../helpers/range.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

function complex(facets: number[][], labels: string): SimplicialComplex {
  return SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel));
}

function because(construction: Construction): string {
  const found = verifyConstruction(construction);
  return found.verified ? '' : found.because;
}

/** The path of Ex. 2.14 and 2.15. */
const pathOfThree = complex(
  [
    [0, 1],
    [1, 2],
  ],
  'x1 y1 x2',
);
const table = [...smallGames()];

describe('the table of games with pieces on single vertices', () => {
  /** @source Huntemann 2018, Sec. 2.4 */
  it('has each complex with at most five vertices once', () => {
    const counts = new Map<string, number>();
    const forms = new Map<number, ReturnType<typeof canonicalLabelling>[]>();
    for (const { target } of table) {
      expect(target.support).toHaveLength(target.n);
      const sides = target.vertices.map(({ side }) => side ?? '-').join('');
      counts.set(sides, (counts.get(sides) ?? 0) + 1);
      const colours = target.vertices.map(({ side }) => (side === 'L' ? 0 : side === 'R' ? 1 : 2));
      const form = canonicalLabelling(target.facets, { colours });
      const alike = forms.get(form.hash) ?? [];
      expect(alike.some((other) => other.equals(form))).toBe(false);
      forms.set(form.hash, [...alike, form]);
    }
    expect(Object.fromEntries(counts)).toEqual({
      '-': 1,
      '--': 2,
      '---': 5,
      '----': 20,
      '-----': 180, // OEIS A006602
      LR: 2,
      LLR: 7,
      LLLR: 38,
      LLRR: 50,
      LLLLR: 542,
      LLLRR: 911,
    });
  });

  it('the numbers of complexes with sides are those of orbits, by Burnside', () => {
    expect(
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [2, 2],
        [4, 1],
        [3, 2],
      ].map(([l, r]) => orbits(l!, r!)),
    ).toEqual([2, 7, 38, 50, 542, 911]);
  });

  it('every tenth game is verified, and where it lists vertices, or there is none, no rules do without', () => {
    const search = new SmallGameSearch({ most: 6 });
    const tenth = [...table].filter(({ construction }, i) => i % 10 === 0 || construction === undefined);
    for (const { target, construction, listsVertices } of sampled(tenth, 60)) {
      if (construction !== undefined) expect(because(construction)).toBe('');
      if (listsVertices || construction === undefined) expect(search.find(target)).toBeUndefined();
      // Six vertices of the board here, eight in the example small-games.
      if (construction === undefined && target.vertices[0]!.side === undefined)
        expect(search.find(target, { listing: 'vertices' })).toBeUndefined();
    }
  });

  it('says whether vertices are listed', () => {
    for (const { construction, listsVertices } of table)
      expect(construction?.ruleset.pieces.some(({ on }) => on !== undefined) ?? false).toBe(listsVertices);
  });
});

/** The orbits of the complexes without loops under the permutations that keep l and r vertices apart. */
function orbits(l: number, r: number): number {
  const n = l + r;
  const permutations = (items: number[]): number[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((v) => permutations(items.filter((w) => w !== v)).map((rest) => [v, ...rest]));
  const points = range(n);
  const group = permutations(points.slice(0, l)).flatMap((first) =>
    permutations(points.slice(l)).map((second) => [...first, ...second]),
  );
  const antichains = (from: number, chosen: number[]): number[][] => [
    ...(chosen.reduce((union, set) => union | set, 0) === 2 ** n - 1 ? [chosen] : []),
    ...Array.from({ length: 2 ** n - from }, (_, i) => from + i)
      .filter((set) => chosen.every((other) => (other & set) !== other && (other & set) !== set))
      .flatMap((set) => antichains(set + 1, [...chosen, set])),
  ];
  const all = antichains(1, []);
  let fixed = 0;
  for (const map of group) {
    const image = Array.from({ length: 2 ** n }, (_, set) =>
      points.reduce((sum, v) => sum | (((set >> v) & 1) << map[v]!), 0),
    );
    fixed += all.filter((sets) => sets.every((set) => sets.includes(image[set]!))).length;
  }
  return fixed / group.length;
}

describe('smallConstruction', () => {
  it.runIf(inFull)(
    'all complexes with at most four vertices, also with the players exchanged and in another order',
    () => {
      for (const [i, { target }] of sampled(table.entries(), 30)) {
        // With two players of different numbers of vertices other pieces are looked for first, which takes long.
        const left = target.vertices.filter(({ side }) => side === 'L').length;
        if (target.n > 4 || (left > 0 && 2 * left !== target.n) || (left === 2 && i % 5 !== 0)) continue;
        const map = target.vertices.map((_, v) => (v + 1) % target.n);
        const vertices = target.vertices.map((_, v): { label: string; side?: 'L' | 'R' } => {
          const { label, side } = target.vertices[(v + target.n - 1) % target.n]!;
          return side === undefined ? { label } : { label, side: side === 'L' ? 'R' : 'L' };
        });
        const facets = target.facets.toLists().map((facet) => facet.map((v) => map[v]!));
        const turned = SimplicialComplex.fromFacets(facets, vertices);
        expect(because(smallConstruction(turned, 'legal'))).toBe('');
        expect(
          because(smallConstruction(SimplicialComplex.fromFacets(target.minimalNonfaces, target.vertices), 'illegal')),
        ).toBe('');
      }
    },
  );

  it.skipIf(!inFull)('other complexes are searched for: six vertices, loops, some vertices without side', () => {
    const hexagon = complex(
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [0, 5],
      ],
      '1 2 3 4 5 6',
    );
    expect(because(smallConstruction(hexagon, 'illegal'))).toBe('');
    expect(smallConstruction(hexagon, 'illegal').board.edges).toHaveLength(6);
    const loop = complex([[0], [1, 2]], '1 2 3');
    const game = smallConstruction(loop, 'illegal');
    expect(because(game)).toBe('');
    expect(game.ruleset.clauses).toContainEqual({ forbid: 'no-liberty' });
    const mixed = complex([[0, 1], [2]], 'x1 1 2');
    expect(because(smallConstruction(mixed, 'legal'))).toBe('');
  });

  it('pieces that do not overlap come before several kinds and listed vertices', () => {
    const { ruleset, board } = smallConstruction(pathOfThree, 'illegal');
    expect(ruleset.clauses).toEqual([{ forbid: 'overlap' }]);
    expect(board.vertexCount).toBe(2);
    expect(ruleset.pieces).toMatchObject([
      { side: 'L', graph: { n: 1 } },
      { side: 'R', graph: { n: 2 } },
    ]);
  });

  it('refuses what has no such game, with what was looked through', () => {
    const none = table.find(({ construction }) => construction === undefined)!;
    expect(thrownBy(() => smallConstruction(none.target, 'legal'))).toMatchObject({
      code: 'not-a-small-game',
      message: expect.stringMatching(/that list no positions, on a board with at most 8 vertices,.*at most 4 vertices/),
    });
    const empty = SimplicialComplex.fromFacets([[]], 2);
    expect(thrownBy(() => smallConstruction(empty, 'illegal'))).toMatchObject({ code: 'not-a-game' });
    const seven = SimplicialComplex.fromFacets([[0]], 7);
    expect(thrownBy(() => smallConstruction(seven, 'legal'))).toMatchObject({ code: 'too-many-vertices' });
    expect(
      thrownBy(() => new SmallGameSearch().find(SimplicialComplex.fromFacets([[0]], 6), { listing: 'vertices' })),
    ).toMatchObject({ code: 'too-many-vertices' });
  });

  it('a ruleset that lists positions, or that has large pieces and other rules, is not small', () => {
    const target = complex(
      [
        [0, 1],
        [1, 2],
      ],
      'x1 x2 x3',
    );
    expect(because({ ...cyclesConstruction(target, 'legal'), method: 'small' })).toContain('lists placements');
    const small = noOverlapConstruction(pathOfThree, 'illegal');
    const clauses = [{ forbid: 'distance', in: [0] }] as const;
    expect(because({ ...small, ruleset: { ...small.ruleset, clauses } })).toContain('there is a clause distance');
    const pieces = small.ruleset.pieces.map((piece) => ({ ...piece, on: [0, 1] }));
    expect(because({ ...small, ruleset: { ...small.ruleset, pieces } })).toContain('there is a list of vertices');
  });
});

describe('noOverlapConstruction', () => {
  const cyclesOf = (game: ListedConstruction): number[] => game.certificate.cells.map((cells) => cells.length);

  /** @source Huntemann 2018, Ex. 2.15 */
  it('Ex. 2.15: Left plays cycles of length 3, Right cycles of length 4, on a board with two of the one and one of the other', () => {
    const game = noOverlapConstruction(pathOfThree, 'illegal', {
      pieces: { left: [cycle(3)], right: [cycle(4)] },
      boardVertices: 6,
    });
    expect(because(game)).toBe('');
    expect(cyclesOf(game)).toEqual([3, 4, 3]);
    expect(game.board.vertexCount).toBe(6);
    // The cycles in a row, each with one vertex in common with the next, are a board, too.
    const row = fromEdges(
      [
        [0, 1],
        [1, 2],
        [0, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [2, 5],
        [4, 6],
        [6, 7],
        [4, 7],
      ],
      8,
    );
    expect(
      because({
        ...game,
        board: row,
        certificate: {
          cells: [
            [0, 1, 2],
            [2, 3, 4, 5],
            [4, 6, 7],
          ],
        },
      }),
    ).toBe('');
    const apart = fromEdges([...row.edges.slice(0, 7), [6, 7], [7, 8], [6, 8]], 9);
    expect(
      because({
        ...game,
        board: apart,
        certificate: {
          cells: [
            [0, 1, 2],
            [2, 3, 4, 5],
            [6, 7, 8],
          ],
        },
      }),
    ).toBe('the position y1 x2 is legal in the game and illegal by the target');
  });

  it('finds the smallest pieces on the smallest board', () => {
    const game = noOverlapConstruction(pathOfThree, 'illegal');
    expect(game.board.edges).toEqual(path(2).edges);
    expect(because(game)).toBe('');
    const legal = SimplicialComplex.fromNonfaces(pathOfThree.facets, pathOfThree.vertices);
    expect(noOverlapConstruction(legal, 'legal').ruleset.pieces).toEqual(game.ruleset.pieces);
    // The edges of two triangles with a common edge, and which of them meet; there is a smaller board, with two kinds.
    const edges = complex(
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 2],
        [1, 3],
        [2, 4],
        [3, 4],
      ],
      '1 2 3 4 5',
    );
    const game5 = noOverlapConstruction(edges, 'illegal');
    expect(because(game5)).toBe('');
    expect([game5.board.vertexCount, game5.ruleset.pieces.length]).toEqual([4, 2]);
  });

  it('refuses complexes that are not flag, loops, and games without a position, with what is wrong', () => {
    const refused = (target: SimplicialComplex, as: 'legal' | 'illegal'): unknown =>
      thrownBy(() => noOverlapConstruction(target, as));
    expect(
      refused(
        complex(
          [
            [0, 1, 2, 3],
            [0, 4],
            [1, 4, 5],
            [2, 3, 5],
          ],
          'a b c d e f',
        ),
        'illegal',
      ),
    ).toMatchObject({
      code: 'not-flag',
      message: expect.stringContaining('b e f is minimal among the illegal positions'),
      details: { nonface: [1, 4, 5] },
    });
    expect(
      refused(
        complex(
          [
            [0, 1],
            [1, 2],
            [0, 2],
          ],
          'a b c',
        ),
        'legal',
      ),
    ).toMatchObject({ code: 'not-flag' });
    expect(refused(complex([[0], [1, 2]], 'a b c'), 'illegal')).toMatchObject({
      code: 'not-without-isolated-vertices',
      details: { vertex: 0 },
    });
    expect(refused(SimplicialComplex.fromFacets([[]], 1), 'illegal')).toMatchObject({ code: 'not-a-game' });
    expect(refused(SimplicialComplex.fromFacets([], 1), 'legal')).toMatchObject({ code: 'not-a-game' });
  });

  it('says up to where there is none, and stops at the limit', () => {
    const pair = complex([[0, 1]], '1 2');
    const pieces = { neither: [path(1)] };
    expect(thrownBy(() => noOverlapConstruction(pair, 'illegal', { boardVertices: 3, pieces }))).toMatchObject({
      code: 'not-a-small-game',
      message: expect.stringContaining('none of the given pieces on a board with at most 3'),
    });
    const star = complex(
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      'x1 y1 y2 y3',
    );
    const none = thrownBy(() => noOverlapConstruction(star, 'illegal', { boardVertices: 2, pieceVertices: 2 }));
    expect(none).toMatchObject({
      code: 'not-a-small-game',
      message: expect.stringContaining('no connected pieces with at most 2 vertices on a board with at most 2'),
    });
    expect(noOverlapConstruction(star, 'illegal').board.vertexCount).toBe(3);
    expect(thrownBy(() => noOverlapConstruction(star, 'illegal', { limit: 1 }))).toMatchObject({
      code: 'too-many-items',
    });
  });
});
