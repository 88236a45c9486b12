import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  collapse,
  complexAutomorphisms,
  complexIsomorphism,
  constructibility,
  grafting,
  homologyCycles,
  partition,
  pseudomanifold,
  reducedHomology,
  shelling,
  SimplicialComplex,
  simplicialForest,
  vertexDecomposition,
} from 'spgames/complex';
import {
  bettiNumbers,
  buchsbaumReport,
  cohenMacaulayReport,
  depth,
  facetIdeal,
  gorensteinReport,
  linearQuotients,
  resolutionInvariants,
  sequentiallyCohenMacaulayReport,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { LimitError } from '../../../src/errors.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { range } from '../../helpers/range.js';
import { inFull, sampled } from '../../helpers/sampling.js';

const N = 2000;
const bounds = { timeoutMs: 500, limit: 100_000 };

const complexes: [string, SimplicialComplex][] = [
  [
    'four overlapping facets',
    SimplicialComplex.fromFacets(
      range(4).map((k) => range(700).map((i) => (433 * k + i) % N)),
      N,
    ),
  ],
  [
    'five disjoint facets',
    SimplicialComplex.fromFacets(
      range(5).map((k) => range(400).map((i) => 400 * k + i)),
      N,
    ),
  ],
  [
    'a path',
    SimplicialComplex.fromFacets(
      range(N - 1).map((i) => [i, i + 1]),
      N,
    ),
  ],
  [
    'points',
    SimplicialComplex.fromFacets(
      range(N).map((i) => [i]),
      N,
    ),
  ],
];

const questions: Record<string, (complex: SimplicialComplex) => unknown> = {
  fVector: (c) => c.fVector(bounds),
  shelling: (c) => shelling(c, bounds),
  vertexDecomposition: (c) => vertexDecomposition(c, bounds),
  partition: (c) => partition(c, bounds),
  collapse: (c) => collapse(c, bounds),
  constructibility: (c) => constructibility(c, bounds),
  reducedHomology: (c) => reducedHomology(c, bounds),
  homologyCycles: (c) => homologyCycles(c, 1, bounds),
  simplicialForest: (c) => simplicialForest(c, bounds),
  grafting: (c) => grafting(c, bounds),
  pseudomanifold: (c) => pseudomanifold(c, bounds),
  balancedColouring: (c) => balancedColouring(c, bounds),
  complexAutomorphisms: (c) => complexAutomorphisms(c, bounds),
  complexIsomorphism: (c) => complexIsomorphism(c, c, bounds),
  cohenMacaulayReport: (c) => cohenMacaulayReport(c, bounds),
  sequentiallyCohenMacaulayReport: (c) => sequentiallyCohenMacaulayReport(c, bounds),
  buchsbaumReport: (c) => buchsbaumReport(c, bounds),
  gorensteinReport: (c) => gorensteinReport(c, bounds),
  depth: (c) => depth(c, { ...bounds, characteristic: 0 }),
  resolutionInvariants: (c) => resolutionInvariants(stanleyReisnerIdeal(c), { ...bounds, characteristic: 0 }),
  bettiNumbers: (c) => bettiNumbers(facetIdeal(c), { ...bounds, characteristic: 0 }),
  linearQuotients: (c) => linearQuotients(facetIdeal(c), bounds),
};

const holds = (is: boolean): object => ({ holds: is, exceptions: [] });

/** What is so, of what is known without looking: an answer may leave it open, but not say anything else. */
const facts: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'four overlapping facets': {
    shelling: { shellable: false },
    vertexDecomposition: { vertexDecomposable: false },
    constructibility: { constructible: false },
    pseudomanifold: { pseudomanifold: false },
    complexIsomorphism: { isomorphic: true },
    cohenMacaulayReport: holds(false),
    sequentiallyCohenMacaulayReport: holds(false),
    gorensteinReport: holds(false),
  },
  'five disjoint facets': {
    shelling: { shellable: false },
    vertexDecomposition: { vertexDecomposable: false },
    partition: { partitionable: false },
    collapse: { collapsible: false },
    constructibility: { constructible: false },
    simplicialForest: { forest: true },
    pseudomanifold: { pseudomanifold: false },
    balancedColouring: { balanced: true },
    complexIsomorphism: { isomorphic: true },
    cohenMacaulayReport: holds(false),
    sequentiallyCohenMacaulayReport: holds(false),
    buchsbaumReport: holds(true),
    gorensteinReport: holds(false),
    depth: { depth: 1 },
  },
  'a path': {
    shelling: { shellable: true },
    vertexDecomposition: { vertexDecomposable: true },
    partition: { partitionable: true },
    collapse: { collapsible: true },
    constructibility: { constructible: true },
    simplicialForest: { forest: true },
    pseudomanifold: { pseudomanifold: true, closed: false },
    balancedColouring: { balanced: true },
    complexIsomorphism: { isomorphic: true },
    cohenMacaulayReport: holds(true),
    sequentiallyCohenMacaulayReport: holds(true),
    buchsbaumReport: holds(true),
    gorensteinReport: holds(false),
    depth: { depth: 2 },
  },
  points: {
    shelling: { shellable: true },
    vertexDecomposition: { vertexDecomposable: true },
    partition: { partitionable: true },
    collapse: { collapsible: false },
    constructibility: { constructible: true },
    simplicialForest: { forest: true },
    pseudomanifold: { pseudomanifold: false },
    balancedColouring: { balanced: true },
    complexIsomorphism: { isomorphic: true },
    cohenMacaulayReport: holds(true),
    sequentiallyCohenMacaulayReport: holds(true),
    buchsbaumReport: holds(true),
    gorensteinReport: holds(false),
    depth: { depth: 1 },
  },
};

/** Does it say that it was cut off? */
function isOpen(answer: object): boolean {
  return Object.values(answer)[0] === 'undecided';
}

describe.each(sampled(complexes, 2))('%s on 2000 vertices', (kind, complex) => {
  it.each(Object.keys(questions))('%s answers, or says that it is cut off', (name) => {
    clockOfLooks(inFull ? 5 : 20);
    try {
      const answer = questions[name]!(complex);
      expect(answer).toBeTypeOf('object');
      if (name === 'fVector') expect((answer as readonly bigint[]).slice(0, 2)).toEqual([1n, BigInt(N)]);
      else if (!isOpen(answer as object)) expect(answer).toMatchObject(facts[kind]![name] ?? {});
    } catch (error) {
      // Never a RangeError: no stack overflows and no array is too long.
      expect(error).toBeInstanceOf(LimitError);
    }
  });
});
