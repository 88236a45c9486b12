import { givenItems, requireInstance, requireOptions, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { Work, type RunOptions } from '../../run.js';
import { dot, minus, plus, type LatticePoint } from '../LatticePoint.js';
import { readLatticePoint, readLatticePoints } from '../readLatticePoint.js';
import { combinationCounter, type CombinationCounter } from './countCombinations.js';
import { expandTerms, type SeriesCoefficient } from './expandTerms.js';
import { isZeroOverCommonDenominator } from './isZeroOverCommonDenominator.js';
import { positiveForm } from './positiveForm.js';
import { printSeries } from './printSeries.js';
import { Rational } from './Rational.js';

/** One term: coefficient · t^exponent / Π (1 − t^v) over the generators v. */
export interface SeriesTerm {
  readonly coefficient: Rational;
  readonly exponent: LatticePoint;
  /** In the order of their last entries; one that stands there twice is a double factor. */
  readonly generators: readonly LatticePoint[];
}

/** A term as it may be given: the coefficient is 1 and there are no generators if nothing else is said. */
export interface GivenSeriesTerm {
  readonly coefficient?: number | bigint | Rational;
  readonly exponent: Iterable<number>;
  readonly generators?: Iterable<Iterable<number>>;
}

/** In which direction a series is expanded. */
export interface SeriesOptions {
  /**
   * Integers ℓ with ℓ · v > 0 for all generators v, so that 1/(1 − t^v) is 1 + t^v + t^2v + …; found if they are not
   * given.
   */
  readonly weights?: Iterable<number>;
}

const TASK = 'new RationalSeries';
/** The most variables: what is printed and compared is written out. */
const MOST_VARIABLES = 1000;

/**
 * A rational generating function as a sum of terms c t^u / ((1 − t^v₁) ⋯ (1 − t^v_k)) with rational coefficients c and
 * exponents in ℤᵈ, and the series that it stands for: all generators v have positive weight, and 1/(1 − t^v) is 1 + t^v
 * + t^2v + …. Immutable; terms with the same exponent and generators are one.
 * @source Guo & Miller 2009, Def. 8.1
 * @example new RationalSeries(2, [{ exponent: [1, 0], generators: [[2, 0]] }, { exponent: [0, 2], generators: [[2, 0], [0, 2]] }]).toString() // 'a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))'
 */
export class RationalSeries {
  readonly dimension: number;
  /** Positive on all generators. */
  readonly weights: LatticePoint;
  readonly terms: readonly SeriesTerm[];
  readonly #counters: Map<string, CombinationCounter> = new Map();

  /**
   * @param dimension the number of variables
   * @throws InputError `invalid-argument`; `not-positive` if no linear form is positive on all generators, or the given
   * weights are not
   */
  constructor(dimension: number, terms: Iterable<GivenSeriesTerm>, options: SeriesOptions = {}) {
    requireOptions(TASK, options, { weights: true });
    if (!Number.isInteger(dimension) || dimension < 0 || dimension > MOST_VARIABLES)
      throw wrongArgument(TASK, dimension, `a number of variables from 0 to ${MOST_VARIABLES}`);
    const read = givenItems(terms, TASK, 'a list of terms, such as { exponent: [1, 0], generators: [[2, 0]] }');
    this.dimension = dimension;
    this.terms = Object.freeze(collected(read.map((term) => readTerm(term, dimension))));
    const generators = this.terms.flatMap((term) => term.generators);
    const given = options.weights;
    this.weights =
      given === undefined
        ? requireForm(TASK, positiveForm(distinct(generators), dimension))
        : requirePositive(readLatticePoint(TASK, given, dimension, 'weights'), generators);
    Object.freeze(this);
  }

  /** Is it the series 0, as it is written? A difference of equal series may be written otherwise: `equals` compares. */
  get isWrittenZero(): boolean {
    return this.terms.length === 0;
  }

  /** @throws InputError `invalid-argument`; `not-positive` if no direction suits both */
  plus(other: RationalSeries): RationalSeries {
    requireSeries('RationalSeries.plus', other, this.dimension);
    return this.#with([...this.terms, ...other.terms], other);
  }

  /** @throws InputError `invalid-argument`; `not-positive` if no direction suits both */
  minus(other: RationalSeries): RationalSeries {
    requireSeries('RationalSeries.minus', other, this.dimension);
    return this.plus(other.scaled(-1));
  }

  /** The product, term by term. @throws InputError `invalid-argument`; `not-positive` if no direction suits both */
  times(other: RationalSeries): RationalSeries {
    requireSeries('RationalSeries.times', other, this.dimension);
    const products = this.terms.flatMap((a) =>
      other.terms.map((b) => ({
        coefficient: a.coefficient.times(b.coefficient),
        exponent: plus(a.exponent, b.exponent),
        generators: [...a.generators, ...b.generators],
      })),
    );
    return this.#with(products, other);
  }

  /** All coefficients times a number. @throws InputError `invalid-argument` */
  scaled(factor: number | bigint | Rational): RationalSeries {
    const by = readCoefficient('RationalSeries.scaled', factor);
    const terms = this.terms.map((term) => ({ ...term, coefficient: term.coefficient.times(by) }));
    return new RationalSeries(this.dimension, terms, { weights: this.weights });
  }

  /** The series times a monomial t^point. @throws InputError `invalid-argument` */
  shifted(point: Iterable<number>): RationalSeries {
    const by = readLatticePoint('RationalSeries.shifted', point, this.dimension, 'an exponent');
    const terms = this.terms.map((term) => ({ ...term, exponent: plus(term.exponent, by) }));
    return new RationalSeries(this.dimension, terms, { weights: this.weights });
  }

  /**
   * The coefficient of t^point: for independent generators one integral linear system for each term.
   * @param options `limit` counts choices of multiplicities of dependent generators
   * @throws InputError `invalid-argument`; LimitError
   * @source Guo & Miller 2009, Thm 8.4
   * @example new RationalSeries(2, [{ exponent: [0, 0], generators: [[2, 0], [0, 2]] }]).coefficient([4, 2]).toString() // '1'
   */
  coefficient(point: Iterable<number>, options: RunOptions = {}): Rational {
    const task = 'RationalSeries.coefficient';
    const work = new Work(task, options);
    const at = readLatticePoint(task, point, this.dimension, 'an exponent');
    let sum = Rational.zero;
    for (const { coefficient, exponent, generators } of this.terms) {
      const ways = this.#counterOf(generators).count(minus(at, exponent), work);
      if (ways !== 0n) sum = sum.plus(coefficient.times(Rational.of(ways)));
    }
    return sum;
  }

  /**
   * The coefficients that are not 0 of exponents up to a weight, by weight and then lexicographically.
   * @param most the largest weight
   * @param options `limit` counts additions
   * @throws InputError `invalid-argument`; LimitError
   * @example new RationalSeries(1, [{ exponent: [1], generators: [[2]] }]).upToWeight(5).map(({ exponent }) => exponent[0]) // [1, 3, 5]
   */
  upToWeight(most: number, options: RunOptions = {}): SeriesCoefficient[] {
    const task = 'RationalSeries.upToWeight';
    if (!Number.isSafeInteger(most)) throw wrongArgument(task, most, 'a weight, an integer');
    return expandTerms(this.terms, this.weights, most, new Work(task, options));
  }

  /**
   * Are the two the same rational function? Compared over a common denominator, in exact arithmetic.
   * @param options `limit` counts terms of numerators
   * @throws InputError `invalid-argument`; LimitError
   * @complexity the terms times 2 to the number of factors of the common denominator that each has not
   */
  equals(other: RationalSeries, options: RunOptions = {}): boolean {
    const task = 'RationalSeries.equals';
    requireInstance(task, other, RationalSeries, 'a RationalSeries');
    const work = new Work(task, options);
    if (other.dimension !== this.dimension) return false;
    const negative = other.terms.map((term) => ({ ...term, coefficient: term.coefficient.negative() }));
    return isZeroOverCommonDenominator(collected([...this.terms, ...negative]), work);
  }

  /**
   * The series with each variable t_i replaced by the monomial z^images[i], as for the grading by a weight.
   * @param images for each variable the exponent of its image
   * @throws InputError `invalid-argument`; `not-positive` if no form is positive on the images of the generators
   * @example new RationalSeries(2, [{ exponent: [0, 0], generators: [[2, 0], [0, 2]] }]).substitute([[1], [2]]).toString() // '1/((1 - a^2)*(1 - a^4))'
   */
  substitute(images: Iterable<Iterable<number>>): RationalSeries {
    const task = 'RationalSeries.substitute';
    const list = givenItems(images, task, 'for each variable the exponent of its image');
    if (list.length !== this.dimension) throw wrongArgument(task, images, `${this.dimension} exponents`);
    const dimension = list.length === 0 ? 0 : givenItems(list[0], task, 'an exponent, such as [1]').length;
    const read = readLatticePoints(task, list, dimension, 'exponents');
    const image = (point: LatticePoint): number[] =>
      Array.from({ length: dimension }, (_, j) => point.reduce((sum, entry, i) => sum + entry * read[i]![j]!, 0));
    const terms = this.terms.map(({ coefficient, exponent, generators }) => ({
      coefficient,
      exponent: image(exponent),
      generators: generators.map(image),
    }));
    requireForm(task, positiveForm(distinct(terms.flatMap((term) => term.generators)), dimension));
    return new RationalSeries(dimension, terms);
  }

  /** The terms with the same denominator together; variables are letters, or x1, x2, … if there are more than 26. */
  toString(): string {
    return printSeries(this.terms, this.dimension, this.weights);
  }

  #counterOf(generators: readonly LatticePoint[]): CombinationCounter {
    const key = keyOf(generators);
    let counter = this.#counters.get(key);
    if (counter === undefined) this.#counters.set(key, (counter = combinationCounter(generators, this.weights)));
    return counter;
  }

  /** A series in a direction that suits both: mine, the other's, or a new one. */
  #with(terms: readonly GivenSeriesTerm[], other: RationalSeries): RationalSeries {
    const generators = [...this.terms, ...other.terms].flatMap((term) => term.generators);
    const suits = (form: LatticePoint): boolean => generators.every((generator) => dot(form, generator) > 0);
    const weights = [this.weights, other.weights].find(suits);
    return new RationalSeries(this.dimension, terms, weights === undefined ? {} : { weights });
  }
}

showAs(RationalSeries);

function readTerm(given: unknown, dimension: number): SeriesTerm {
  if (typeof given !== 'object' || given === null || !('exponent' in given))
    throw wrongArgument(TASK, given, 'a term, such as { exponent: [1, 0], generators: [[2, 0]] }');
  const { coefficient = 1, exponent, generators = [] } = given as Record<keyof GivenSeriesTerm, unknown>;
  return Object.freeze({
    coefficient: readCoefficient(TASK, coefficient),
    exponent: readLatticePoint(TASK, exponent, dimension, 'an exponent'),
    generators: Object.freeze(sorted(readLatticePoints(TASK, generators, dimension, 'generators'))),
  });
}

function readCoefficient(task: string, given: unknown): Rational {
  if (given instanceof Rational) return given;
  if (typeof given !== 'bigint' && !Number.isSafeInteger(given))
    throw wrongArgument(task, given, 'a coefficient, an integer or a Rational');
  return Rational.of(given as number | bigint);
}

/** Terms with the same exponent and generators added; those that are 0 left out. */
function collected(terms: readonly SeriesTerm[]): SeriesTerm[] {
  const found = new Map<string, SeriesTerm>();
  for (const term of terms) {
    const key = `${term.exponent.join()};${keyOf(term.generators)}`;
    const known = found.get(key);
    const coefficient = known === undefined ? term.coefficient : known.coefficient.plus(term.coefficient);
    found.set(key, known === undefined ? term : Object.freeze({ ...term, coefficient }));
  }
  return [...found.values()].filter(({ coefficient }) => !coefficient.isZero);
}

function keyOf(generators: readonly LatticePoint[]): string {
  return generators.map((generator) => generator.join()).join(' ');
}

function distinct(points: readonly LatticePoint[]): LatticePoint[] {
  return [...new Map(points.map((point) => [point.join(), point])).values()];
}

/** By their last entries first: a, ab, b, c. */
function sorted(points: readonly LatticePoint[]): LatticePoint[] {
  return [...points].sort((p, q) => {
    for (let i = p.length - 1; i >= 0; i--) if (p[i] !== q[i]) return p[i]! - q[i]!;
    return 0;
  });
}

function requireSeries(task: string, given: unknown, dimension: number): void {
  requireInstance(task, given, RationalSeries, 'a RationalSeries');
  const found = (given as RationalSeries).dimension;
  if (found !== dimension)
    throw new InputError('invalid-argument', `${task}: a series in ${found} variables; expected one in ${dimension}.`);
}

function requireForm(task: string, form: LatticePoint | undefined): LatticePoint {
  if (form === undefined)
    throw new InputError(
      'not-positive',
      `${task}: some generators add up to 0; expected generators on which a linear form is positive.`,
    );
  return form;
}

function requirePositive(weights: LatticePoint, generators: readonly LatticePoint[]): LatticePoint {
  const wrong = generators.find((generator) => !(dot(weights, generator) > 0));
  if (wrong !== undefined)
    throw new InputError(
      'not-positive',
      `${TASK}: the generator ${wrong.join()} has the weight ${dot(weights, wrong)}; expected positive weights.`,
    );
  return weights;
}
