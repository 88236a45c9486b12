import { SimplicialComplex } from '../complex/index.js';
import type { Player } from '../player.js';
import { SetFamily } from '../sets/index.js';
import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import type { Clause } from './Ruleset.js';

/** A clause on the number of pieces. */
export type CountClause = Clause & { readonly on: 'count' };

/** The most sets that are listed as minimal nonfaces before facets are listed instead, and the most facets. */
const NONFACES = 2 ** 17;
const FACETS = 2 ** 21;

/** The most facets on n vertices that are listed: these take 256 MiB. */
function mostFacets(n: number): number {
  return Math.min(FACETS, Math.floor(2 ** 26 / Math.ceil((n + 1) / 32)));
}

/**
 * The faces of a complex with a limited number of vertices. Minimal nonfaces are added: the faces with one vertex too
 * many. Where these are too many, the facets are listed, if the number of all vertices together is limited.
 * @param complex not void
 * @param isLegal a further condition on faces, closed under subsets, that the facets but not the nonfaces obey
 * @param work its limit counts sets
 * @param most the most nonfaces that are listed
 * @returns with `obeysAll` if the further condition is part of it
 * @throws LimitError `too-many-positions`
 */
export function limitedComplex(
  complex: SimplicialComplex,
  counts: readonly CountClause[],
  isLegal: (set: readonly number[]) => boolean,
  work: Work,
  most: number = NONFACES,
): { readonly complex: SimplicialComplex; readonly obeysAll: boolean } {
  const limited = addNonfaces(complex, counts, most, work);
  if (limited !== undefined) return { complex: limited, obeysAll: false };
  const total = totalLimit(complex, counts);
  if (total === undefined)
    throw new LimitError(
      'too-many-positions',
      `compile: the limits on the number of pieces forbid more than ${most} minimal positions; expected fewer, or a limit on all pieces together.`,
      { details: { limit: most } },
    );
  return { complex: listFacets(complex, counts, total, isLegal, work), obeysAll: true };
}

/** The vertices that a clause counts, loops left out. */
function countedBy({ side }: CountClause, complex: SimplicialComplex): number[] {
  return complex.support.filter((v) => side === undefined || complex.vertices[v]!.side === side);
}

/** The complex by its nonfaces, undefined if they are too many. */
function addNonfaces(
  complex: SimplicialComplex,
  counts: readonly CountClause[],
  most: number,
  work: Work,
): SimplicialComplex | undefined {
  let found = 0;
  let limited = complex;
  let nonfaces = complex.listMinimalNonfaces(work.rest());
  for (const clause of [...counts].sort((a, b) => a.most - b.most)) {
    const counted = countedBy(clause, limited);
    if (counted.length <= clause.most) continue;
    const tooMany: number[][] = [];
    for (const face of limited.induced(counted).faces(clause.most)) {
      if (++found > most) return undefined;
      work.tick(found);
      tooMany.push(face);
    }
    const more = SetFamily.fromLists(tooMany, limited.n);
    limited = SimplicialComplex.fromNonfaces(nonfaces.concat(more), limited.vertices);
    nonfaces = limited.minimalNonfaces;
  }
  return limited;
}

/** How many vertices a face has at most because of the clauses, if they say it. */
function totalLimit(complex: SimplicialComplex, counts: readonly CountClause[]): number | undefined {
  const least = (side: Player | undefined): number =>
    Math.min(...counts.filter((clause) => clause.side === side).map(({ most }) => most));
  const sides = new Set(complex.support.map((v) => complex.vertices[v]!.side));
  const sum = [...sides].reduce((all, side) => all + (side === undefined ? Infinity : least(side)), 0);
  const total = Math.min(sum, least(undefined));
  return total === Infinity ? undefined : total;
}

/** The complex by its facets: those with fewer vertices than allowed can still not be extended. */
function listFacets(
  complex: SimplicialComplex,
  counts: readonly CountClause[],
  total: number,
  isLegal: (set: readonly number[]) => boolean,
  work: Work,
): SimplicialComplex {
  const { support, vertices } = complex;
  const members = counts.map((clause) => new Set(countedBy(clause, complex)));
  const fits = (set: readonly number[]): boolean =>
    counts.every(({ most }, i) => set.filter((v) => members[i]!.has(v)).length <= most) &&
    complex.isFace(set) &&
    isLegal(set);
  const facets: number[][] = [];
  const most = mostFacets(complex.n);
  let steps = 0;
  const extend = (face: readonly number[], first: number): void => {
    if ((++steps & 255) === 0) work.tick(facets.length);
    if (face.length === total) {
      facets.push([...face]);
      if (facets.length > most)
        throw new LimitError(
          'too-many-positions',
          `compile: the limits on the number of pieces leave more than ${most} maximal legal positions; expected fewer.`,
          { details: { limit: most } },
        );
      return;
    }
    let maximal = true;
    support.forEach((v, i) => {
      if (i < first && (!maximal || face.includes(v))) return;
      const next = [...face, v].sort((a, b) => a - b);
      if (!fits(next)) return;
      maximal = false;
      if (i >= first) extend(next, i + 1);
    });
    if (maximal) facets.push([...face]);
  };
  extend([], 0);
  work.tick(facets.length);
  return SimplicialComplex.ofAntichain(vertices, { facets: SetFamily.fromLists(facets, complex.n).sorted() });
}
