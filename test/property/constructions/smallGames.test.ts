import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { graphsUpToIsomorphism } from 'spgames/boards';
import { smallGames, SmallGameSearch, type SmallListing, verifyConstruction } from 'spgames/constructions';
import { range } from '../../helpers/range.js';
import { inFull, runs, sampled } from '../../helpers/sampling.js';
import {
  barringClauses,
  clausesOn,
  complexesOf,
  illegalSetsOf,
  keyOf,
  singlePieces,
  subsetsOf,
} from '../../reference/smallGames.js';

type Sides = readonly ('L' | 'R' | undefined)[];

const ONE_KIND: Sides[] = [[undefined], ['L']];
const TWO_KINDS: Sides[] = [
  ['L', 'R'],
  [undefined, undefined],
  ['L', 'L'],
  ['L', undefined],
];
const ON_LISTED_VERTICES: Sides[] = [[undefined], ['L', 'R'], [undefined, undefined]];

/** What all rulesets have on all boards with at most m vertices. */
function reached(kinds: readonly Sides[], m: number, listing: SmallListing): Map<string, SimplicialComplex> {
  const found = new Map<string, SimplicialComplex>();
  for (const board of graphsUpToIsomorphism(m)) {
    const n = board.vertexCount;
    const points = range(n);
    for (const sides of kinds) {
      const clauses = clausesOn(n, n * sides.length);
      if (listing === 'nothing') complexesOf(singlePieces(sides), clauses, board, found);
      else {
        complexesOf(singlePieces(sides), [...clauses, ...barringClauses(n)], board, found);
        if (sides.length === 1)
          for (const on of subsetsOf(points)) complexesOf(singlePieces(sides, [on]), clauses, board, found);
        else
          for (const first of subsetsOf(points))
            for (const second of subsetsOf(points))
              complexesOf(singlePieces(sides, [first, second]), clauses, board, found);
      }
    }
  }
  return found;
}

/** The complexes of the table with at most four vertices, by their keys. */
const table = new Map(
  sampled(
    [...smallGames()].filter(({ target }) => target.n <= 4),
    25,
  ).map(({ target }) => [keyOf(target.minimalNonfaces.toLists(), target.vertices), target]),
);

/** The keys of those for which the search finds at most so many kinds. */
function foundBySearch(most: number, kinds: number, listing: SmallListing): string[] {
  const search = new SmallGameSearch({ most });
  const keys: string[] = [];
  for (const [key, target] of table) {
    const game = search.find(target, { listing });
    if (game === undefined || game.ruleset.pieces.length > kinds) continue;
    expect(verifyConstruction(game).verified).toBe(true);
    keys.push(key);
  }
  return keys.sort();
}

/** Of what was reached, the keys of the complexes that are in the table and have at most four vertices. */
function inTable(found: ReadonlyMap<string, SimplicialComplex>): string[] {
  const covered = ({ n, vertices }: SimplicialComplex): boolean => {
    const count = (side: string | undefined): number => vertices.filter((vertex) => vertex.side === side).length;
    if (n === 0 || n > 4) return false;
    return count(undefined) === n || (count(undefined) === 0 && count('R') > 0 && count('L') >= count('R'));
  };
  const isChecked = (key: string): boolean => inFull || table.has(key);
  return [...found].flatMap(([key, complex]) => (covered(complex) && isChecked(key) ? [key] : [])).sort();
}

describe('games with pieces on single vertices', () => {
  // Small boards are among the larger ones: a sample is a vertex less.
  it.each([
    [1, inFull ? 4 : 3, 'nothing'],
    [2, inFull ? 3 : 2, 'nothing'],
    [1, inFull ? 4 : 3, 'vertices'],
    [2, inFull ? 3 : 2, 'vertices'],
  ] as const)(
    'the search finds what all rulesets with %i kinds have on boards of %i vertices, listed: %s',
    (kinds, m, listing) => {
      const tried = listing === 'nothing' ? [...ONE_KIND, ...TWO_KINDS] : ON_LISTED_VERTICES;
      const all = reached(
        tried.filter((sides) => sides.length <= kinds),
        m,
        listing,
      );
      const search = new SmallGameSearch({ most: m });
      for (const complex of sampled(all.values(), 60)) {
        if (complex.n === 0 || (listing === 'vertices' && complex.n > 5)) continue; // the search takes no others
        const game = search.find(complex, { listing });
        expect(game !== undefined && verifyConstruction(game).verified, String(complex.facets.toLists())).toBe(true);
      }
      expect(inTable(all)).toEqual(foundBySearch(m, kinds, listing));
    },
  );

  it('liberties go with the rule that pieces do not overlap', () => {
    // Two kinds of pieces on each vertex of a path of three: all three vertices covered, in all eight ways.
    const octahedron = [0, 1].flatMap((a) => [2, 3].flatMap((b) => [4, 5].map((c) => [a, b, c])));
    const target = SimplicialComplex.fromFacets(octahedron, 6);
    expect(new SmallGameSearch({ most: 3 }).find(target, { as: 'illegal' })).toBeUndefined();
    const overlaps = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const game = new SmallGameSearch({ most: 3 }).find(SimplicialComplex.fromFacets([...octahedron, ...overlaps], 6), {
      as: 'illegal',
    });
    expect(game !== undefined && verifyConstruction(game).verified).toBe(true);
  });

  it('with several clauses a position is illegal iff one of them forbids it', () => {
    const boards = graphsUpToIsomorphism(3);
    fc.assert(
      fc.property(
        fc.constantFrom(...boards),
        fc.constantFrom(...ONE_KIND, ...TWO_KINDS),
        fc.array(fc.nat(), { minLength: 2, maxLength: 4 }),
        (board, sides, numbers) => {
          const n = board.vertexCount;
          const all = [...clausesOn(n, n * sides.length), ...barringClauses(n)];
          const chosen = numbers.map((i) => all[i % all.length]!);
          const pieces = singlePieces(sides);
          const together = illegalSetsOf(pieces, chosen.flat(), board);
          expect(together === chosen.reduce((union, one) => union | illegalSetsOf(pieces, one, board), 0n)).toBe(true);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
