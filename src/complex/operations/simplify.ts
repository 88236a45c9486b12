import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { requirePure } from '../manifolds/pseudomanifold.js';
import { randomNumbers, requireSeed } from '../named/randomNumbers.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { FlipSearch } from './FlipSearch.js';
import { prune } from './faceChanges.js';

/** A bistellar flip as `bistellarFlip` makes it: the face gives way to the other set. */
export interface Flip {
  readonly face: readonly number[];
  readonly other: readonly number[];
}

/** What bistellar flips have made of a complex. */
export interface Simplified {
  /** Without the vertices that went. */
  readonly complex: SimplicialComplex;
  /** One after the other, by the vertices of the complex that was given. */
  readonly flips: readonly Flip[];
}

/** Equal seeds give equal flips. */
export interface SimplifyOptions extends RunOptions {
  /** An integer from 0 to 2³² − 1, by default 1. */
  readonly seed?: number;
  /** After so many attempts without progress in succession the search ends; by default 100. */
  readonly attempts?: number;
}

/** The most faces that are kept in mind. */
const MOST_FACES = 2 ** 22;

/**
 * A pure complex with fewer vertices and facets, PL homeomorphic to it, by bistellar flips: those that make it smaller
 * as long as there are any; then some at random that keep its size or make it larger, and so on. It is made for closed
 * manifolds; whatever the complex, no flip changes its PL type, but one with few inner faces has few flips. Nothing
 * says that the result is the smallest. Replayed by `bistellarFlip`, the flips lead to it.
 * @param options `limit` counts flips
 * @throws InputError `not-pure`, `invalid-seed`, `invalid-option`
 * @throws LimitError `too-many-faces` above 2²² faces, counted in each facet
 * @complexity each flip as many steps as there are faces in the facets that come and go
 * @source Björner and Lutz 2000
 * @example simplify(barycentricSubdivision(simplexBoundary(4)).complex).complex.fVector() // [1n, 4n, 6n, 4n]
 */
export function simplify(complex: ComplexSource, options: SimplifyOptions = {}): Simplified {
  const { seed = 1, attempts = 100, ...run } = options;
  complex = complexOf(complex, 'simplify');
  requireSeed('simplify', seed);
  if (!Number.isInteger(attempts) || attempts < 0)
    throw new InputError('invalid-option', `simplify: attempts = ${attempts}; expected an integer from 0.`);
  const work = new Work('simplify', run);
  const facets = complex.listFacets(work.part());
  requirePure('simplify', complex, work.part());
  const faces = facets.size * 2 ** (complex.isVoid ? 0 : complex.dimension + 1);
  if (faces > MOST_FACES)
    throw new LimitError('too-many-faces', `simplify: ${faces} faces in the facets; at most ${MOST_FACES} are kept.`);
  if (complex.isVoid || complex.dimension < 1) return { complex: prune(complex), flips: [] };
  const search = new FlipSearch(facets.toLists(), randomNumbers(seed), work);
  const { lists, flips } = search.run(attempts);
  const made = SimplicialComplex.ofAntichain(complex.vertices, {
    facets: SetFamily.fromLists(lists as number[][], complex.n).sorted(),
  });
  return { complex: prune(made), flips };
}
