import { givenItems } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { LatticeGame } from '../LatticeGame.js';
import { unitVector, type LatticePoint } from '../LatticePoint.js';
import { readLatticePoints } from '../readLatticePoint.js';

/** Which game is played on the monomials of an ideal. */
export interface ArtinianGameOptions extends RunOptions {
  /** By default the unit vectors. */
  readonly moves?: Iterable<Iterable<number>>;
}

const TASK = 'gameOfArtinianIdeal';
/** The most standard monomials. */
const MOST_DEFEATED = 2 ** 20;

/**
 * The lattice game on the monomials of an Artinian monomial ideal: its standard monomials are defeated.
 * @param generators their exponents, at least one list; among them a power of each variable
 * @param options `limit` counts standard monomials
 * @throws InputError `not-artinian` if no power of a variable is given; `invalid-argument`, `invalid-move`; LimitError
 * `too-many-positions` above 2²⁰ standard monomials
 * @complexity standard monomials, times the generators, times the dimension squared
 * @source Guo & Miller 2009, Def. 2.9
 * @example gameOfArtinianIdeal([[2, 0], [1, 1], [0, 2]]).defeated // [[0, 0], [0, 1], [1, 0]]
 */
export function gameOfArtinianIdeal(
  generators: Iterable<Iterable<number>>,
  options: ArtinianGameOptions = {},
): LatticeGame {
  const { moves, ...run } = options;
  const work = new Work(TASK, run);
  const given = givenItems(generators, TASK, 'a list of exponents, such as [[2, 0], [0, 2]]');
  if (given.length === 0)
    throw new InputError('not-artinian', `${TASK}: no generators; expected a power of each variable.`);
  const dimension = givenItems(given[0], TASK, 'an exponent, such as [2, 0]').length;
  const exponents = readLatticePoints(TASK, given, dimension, 'exponents');
  const negative = exponents.find((exponent) => exponent.some((entry) => entry < 0));
  if (negative !== undefined)
    throw new InputError('invalid-argument', `${TASK}: the exponent ${negative.join()}; expected integers ≥ 0.`);
  for (let i = 0; i < dimension; i++)
    if (!exponents.some((exponent) => exponent.every((entry, j) => j === i || entry === 0)))
      throw new InputError(
        'not-artinian',
        `${TASK}: no power of the variable ${i + 1} is a generator; expected one of each.`,
      );
  const defeated = standardMonomials(exponents, dimension, work);
  return new LatticeGame(moves ?? Array.from({ length: dimension }, (_, i) => unitVector(dimension, i)), {
    dimension,
    defeated,
  });
}

/** From 1 on, each by the last variable that it has. */
function standardMonomials(generators: readonly LatticePoint[], dimension: number, work: Work): LatticePoint[] {
  const isStandard = (point: LatticePoint): boolean =>
    !generators.some((each) => each.every((entry, i) => entry <= point[i]!));
  const one = Array<number>(dimension).fill(0);
  const found: LatticePoint[] = isStandard(one) ? [one] : [];
  for (const point of found) {
    const last = point.findLastIndex((entry) => entry > 0);
    for (let i = Math.max(0, last); i < dimension; i++) {
      work.step();
      const next = point.map((entry, j) => (i === j ? entry + 1 : entry));
      if (!isStandard(next)) continue;
      if (found.length >= MOST_DEFEATED)
        throw new LimitError('too-many-positions', `${TASK}: more than ${MOST_DEFEATED} standard monomials.`);
      found.push(next);
    }
  }
  return found;
}
