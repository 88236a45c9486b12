import { givenItems, wrongArgument } from '../../arguments.js';
import type { LatticePoint } from '../LatticePoint.js';
import { readLatticePoints } from '../readLatticePoint.js';

/**
 * The points f + Σ n_k a_k with f one of `points`, n_k ≥ 0 and a_k the `generators`: a finitely generated module over
 * an affine semigroup.
 */
export interface Stratum {
  readonly points: readonly LatticePoint[];
  readonly generators: readonly LatticePoint[];
}

/** A stratum as it may be given. */
export interface GivenStratum {
  readonly points: Iterable<Iterable<number>>;
  readonly generators: Iterable<Iterable<number>>;
}

const EXAMPLE = '{ points: [[1, 0]], generators: [[2, 0]] }';

/** Strata that were given at a door, frozen. @throws InputError `invalid-argument` */
export function readStrata(task: string, given: unknown, dimension: number): readonly Stratum[] {
  const strata = Array.from(givenItems(given, task, `a list of strata, such as ${EXAMPLE}`), (each) => {
    if (typeof each !== 'object' || each === null || !('points' in each) || !('generators' in each))
      throw wrongArgument(task, each, `a stratum, such as ${EXAMPLE}`);
    const points = readLatticePoints(task, each.points, dimension, 'points');
    const generators = readLatticePoints(task, each.generators, dimension, 'generators');
    const zero = generators.find((generator) => generator.every((entry) => entry === 0));
    if (zero !== undefined) throw wrongArgument(task, zero, 'a generator other than 0');
    return Object.freeze({ points: Object.freeze(points), generators: Object.freeze(generators) });
  });
  return Object.freeze(strata);
}

/** Translates of semigroups with the same generators together, in the order of the first of them. */
export function groupedStrata(
  translates: Iterable<{ readonly point: LatticePoint; readonly generators: readonly LatticePoint[] }>,
): Stratum[] {
  const found = new Map<string, { readonly points: LatticePoint[]; readonly generators: readonly LatticePoint[] }>();
  for (const { point, generators } of translates) {
    const key = generators.map((generator) => generator.join()).join(' ');
    const known = found.get(key);
    if (known === undefined) found.set(key, { points: [point], generators });
    else known.points.push(point);
  }
  return [...found.values()];
}
