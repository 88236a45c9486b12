import { givenItems } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { plus, type LatticePoint } from '../LatticePoint.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import { groupedStrata, readStrata, type GivenStratum, type Stratum } from './Stratum.js';

/** p + NA for independent generators A. */
interface Translate {
  readonly point: LatticePoint;
  readonly generators: readonly LatticePoint[];
}

const TASK = 'freeStrata';
/** The most slices of ideals that are looked at. */
const MOST_STEPS = 2 ** 24;

/**
 * Strata with the same points whose translates do not overlap: within each of the given ones, the points of every coset
 * of the group of the generators make a monomial ideal in the coordinates of the generators, which is taken apart into
 * translates of free semigroups (a Stanley decomposition). Whether different strata have points in common is not asked.
 * @param options `limit` counts slices of monomial ideals
 * @throws InputError `invalid-argument`; `not-independent` where one generator depends on others and is not a sum of
 * them; LimitError
 * @complexity one step for each translate
 * @source Guo & Miller 2009, Thm 8.11
 * @example freeStrata([{ points: [[0, 1], [1, 0]], generators: [[1, 0], [0, 1]] }]) // [{ points: [[1, 0]], generators: [[1, 0]] }, { points: [[0, 1]], generators: [[1, 0], [0, 1]] }]
 */
export function freeStrata(strata: Iterable<GivenStratum>, options: RunOptions = {}): Stratum[] {
  const work = new Work(TASK, options);
  const list = givenItems(strata, TASK, 'a list of strata') as readonly Partial<GivenStratum>[];
  const some = list.flatMap((each) => [
    ...givenItems(each?.points ?? [], TASK, 'points'),
    ...givenItems(each?.generators ?? [], TASK, 'generators'),
  ])[0];
  const dimension = some === undefined ? 0 : givenItems(some, TASK, 'a point').length;
  return groupedStrata(readStrata(TASK, list, dimension).flatMap((stratum) => translatesOf(stratum, dimension, work)));
}

function translatesOf({ points, generators: given }: Stratum, dimension: number, work: Work): Translate[] {
  const generators = irredundant(given, dimension);
  const solver = IndependentVectors.of(generators, dimension);
  if (solver === undefined)
    throw new InputError(
      'not-independent',
      `${TASK}: one of the generators ${given.map((each) => `(${each.join()})`).join(' ')} depends on the others; expected independent ones.`,
    );
  const cosets: { readonly first: LatticePoint; readonly exponents: number[][] }[] = [];
  for (const point of points) {
    const from = (first: LatticePoint): number[] | undefined =>
      solver.solve(point.map((entry, i) => entry - first[i]!));
    const coset = cosets.find(({ first }) => from(first) !== undefined);
    if (coset === undefined) cosets.push({ first: point, exponents: [generators.map(() => 0)] });
    else coset.exponents.push(from(coset.first)!);
  }
  return cosets.flatMap(({ first, exponents }) => {
    const least = generators.map((_, k) => exponents.reduce((min, each) => Math.min(min, each[k]!), Infinity));
    const ideal = exponents.map((each) => each.map((entry, k) => entry - least[k]!));
    return stanleyDecomposition(minimal(ideal), generators.length, work).map(({ exponent, free }) => ({
      point: exponent.reduce<LatticePoint>(
        (sum, times, k) =>
          plus(
            sum,
            generators[k]!.map((entry) => entry * (times + least[k]!)),
          ),
        first,
      ),
      generators: free.map((k) => generators[k]!),
    }));
  });
}

/** Without generators that are sums of multiples of one other, as far as that makes them independent. */
function irredundant(generators: readonly LatticePoint[], dimension: number): LatticePoint[] {
  return generators.filter(
    (generator, i) =>
      !generators.some((other, j) => {
        if (i === j || (i < j && other.join() === generator.join())) return false;
        const times = IndependentVectors.of([other], dimension)?.solveNonnegative(generator)?.[0];
        return times !== undefined && times > 0;
      }),
  );
}

interface Cone {
  readonly exponent: readonly number[];
  /** The variables of which all powers are in it. */
  readonly free: readonly number[];
}

/**
 * A monomial ideal in so many variables, by its generators, as a disjoint union of cones x^e · k[free variables], by
 * the powers of the last variable.
 */
function stanleyDecomposition(ideal: readonly (readonly number[])[], variables: number, work: Work): Cone[] {
  if (ideal.length === 0) return [];
  if (variables === 0) return [{ exponent: [], free: [] }];
  const last = variables - 1;
  const top = ideal.reduce((most, exponent) => Math.max(most, exponent[last]!), 0);
  const found: Cone[] = [];
  for (let power = 0; power <= top; power++) {
    work.step();
    if (work.steps > MOST_STEPS)
      throw new LimitError('too-many-translates', `${TASK}: more than ${MOST_STEPS} translates.`);
    const slice = minimal(ideal.filter((exponent) => exponent[last]! <= power).map((each) => each.slice(0, last)));
    for (const { exponent, free } of stanleyDecomposition(slice, last, work))
      found.push({ exponent: [...exponent, power], free: power === top ? [...free, last] : free });
  }
  return found;
}

/** The exponents that no other one divides. */
function minimal(exponents: readonly (readonly number[])[]): (readonly number[])[] {
  const divides = (a: readonly number[], b: readonly number[]): boolean => a.every((entry, k) => entry <= b[k]!);
  return exponents.filter(
    (each, i) => !exponents.some((other, j) => i !== j && divides(other, each) && (j < i || !divides(each, other))),
  );
}
