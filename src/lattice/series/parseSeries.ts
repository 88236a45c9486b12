import { requireIndex } from '../../arguments.js';
import { TextSpan } from '../../text/internal.js';
import { plus, unitVector, type LatticePoint } from '../LatticePoint.js';
import { Rational } from './Rational.js';
import { RationalSeries, type SeriesOptions, type SeriesTerm } from './RationalSeries.js';

const TASK = 'parseSeries';
/** The most variables, the largest exponent and the most terms and factors of a text. */
const MOST_VARIABLES = 1000;
const LARGEST = 2 ** 31 - 1;
const MOST_TERMS = 2 ** 16;
const MOST_FACTORS = 64;
const MOST_GENERATORS = 2 ** 20;
const DEEPEST = 200;

/**
 * A rational series in its notation, as `RationalSeries.toString` prints it: a sum of fractions, `a/(1 - a^2) +
 * b^2/((1 - a^2)*(1 - b^2))`. Numerators are polynomials with integers and fractions in parentheses, factors of
 * denominators are 1 minus a monomial. Variables are a, b, … up to 26, else x1, x2, ….
 * @param text the notation
 * @param dimension the number of variables
 * @param options the direction in which the series is expanded
 * @throws ParseError `not-a-series` with the place of what was found; InputError `invalid-argument`, `not-positive`
 * @source Guo & Miller 2009, Def. 8.1
 * @example parseSeries('(1 + a*b)/((1 - a^2)*(1 - b^2))', 2).coefficient([3, 1]).toString() // '1'
 */
export function parseSeries(text: string, dimension: number, options: SeriesOptions = {}): RationalSeries {
  requireIndex(TASK, dimension, MOST_VARIABLES + 1);
  const reader = new SeriesReader(TextSpan.of(text, TASK), dimension);
  return new RationalSeries(dimension, reader.whole(), options);
}

/** By descent: sums, fractions, products, powers. */
class SeriesReader {
  readonly #span: TextSpan;
  readonly #dimension: number;
  #at = 0;
  #depth = 0;

  constructor(span: TextSpan, dimension: number) {
    this.#span = span;
    this.#dimension = dimension;
  }

  whole(): SeriesTerm[] {
    const terms = this.#sum();
    if (this.#look() !== '') this.#refuse('+, - or the end');
    return terms;
  }

  /** The next sign, number or variable; nothing at the end. */
  #look(): string {
    const { text } = this.#span;
    while (/\s/.test(text[this.#at] ?? '')) this.#at++;
    return /^(?:\d+|[a-z]\d*|[^])?/.exec(text.slice(this.#at, this.#at + 32))![0];
  }

  #takes(sign: string): boolean {
    if (this.#look() !== sign) return false;
    this.#at += sign.length;
    return true;
  }

  #needs(sign: string): void {
    if (!this.#takes(sign)) this.#refuse(sign);
  }

  #refuse(expected: string): never {
    const found = this.#look();
    const span = this.#span.slice(this.#at, this.#at + found.length);
    return span.refuse(
      'not-a-series',
      expected,
      'For example a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))',
      found === '' ? 'the end' : undefined,
    );
  }

  #sum(): SeriesTerm[] {
    const terms: SeriesTerm[] = [];
    let sign = this.#takes('-') ? -1 : 1;
    for (;;) {
      for (const term of this.#fraction())
        terms.push(sign === 1 ? term : { ...term, coefficient: term.coefficient.negative() });
      if (terms.length > MOST_TERMS) this.#refuse(`at most ${MOST_TERMS} terms`);
      if (this.#takes('+')) sign = 1;
      else if (this.#takes('-')) sign = -1;
      else return terms;
    }
  }

  /** A product, divided by a number or by factors 1 − monomial. */
  #fraction(): readonly SeriesTerm[] {
    let terms = this.#power();
    for (;;) {
      if (this.#takes('*')) {
        const others = this.#power();
        if (terms.length * others.length > MOST_TERMS) this.#refuse(`at most ${MOST_TERMS} terms`);
        terms = terms.flatMap((a) => others.map((b) => productOf(a, b)));
      } else if (this.#takes('/')) {
        if (/^\d/.test(this.#look())) {
          const by = this.#integer();
          if (by === 0n) this.#refuse('a denominator other than 0');
          terms = terms.map((term) => ({ ...term, coefficient: term.coefficient.times(Rational.of(1n, by)) }));
        } else {
          const generators = this.#denominator();
          if (terms.length * (generators.length + (terms[0]?.generators.length ?? 0)) > MOST_GENERATORS)
            this.#refuse(`at most ${MOST_GENERATORS} factors in all denominators`);
          terms = terms.map((term) => ({ ...term, generators: [...term.generators, ...generators] }));
        }
      } else return terms;
    }
  }

  /** A number, a power of a variable, or a sum in parentheses. */
  #power(): readonly SeriesTerm[] {
    const zero = Array<number>(this.#dimension).fill(0);
    if (this.#takes('(')) {
      if (++this.#depth > DEEPEST) this.#refuse(`at most ${DEEPEST} parentheses in each other`);
      const terms = this.#sum();
      this.#needs(')');
      this.#depth--;
      return terms;
    }
    if (/^\d/.test(this.#look()))
      return [{ coefficient: Rational.of(this.#integer()), exponent: zero, generators: [] }];
    return [{ coefficient: Rational.one, exponent: this.#variable(), generators: [] }];
  }

  #denominator(): LatticePoint[] {
    this.#needs('(');
    if (!this.#takes('(')) return this.#factorAfterParenthesis();
    const generators = this.#factorAfterParenthesis();
    while (this.#takes('*')) {
      this.#needs('(');
      generators.push(...this.#factorAfterParenthesis());
    }
    this.#needs(')');
    return generators;
  }

  /** `1 - a*b^2)^2`: the exponent of the monomial, as often as the power says. */
  #factorAfterParenthesis(): LatticePoint[] {
    this.#needs('1');
    this.#needs('-');
    let exponent: LatticePoint = this.#variable();
    while (this.#takes('*')) exponent = plus(exponent, this.#variable());
    this.#needs(')');
    const times = this.#takes('^') ? Number(this.#integer()) : 1;
    if (times > MOST_FACTORS) this.#refuse(`at most ${MOST_FACTORS} equal factors`);
    return Array<LatticePoint>(times).fill(exponent);
  }

  #variable(): number[] {
    const name = this.#look();
    const index = this.#dimension <= 26 ? name.charCodeAt(0) - 97 : Number(name.slice(1)) - 1;
    const known = this.#dimension <= 26 ? /^[a-z]$/ : /^x[1-9]\d*$/;
    if (!known.test(name) || !(index < this.#dimension))
      this.#refuse(
        this.#dimension === 0
          ? 'a number'
          : `a variable from ${this.#dimension <= 26 ? `a to ${String.fromCharCode(96 + this.#dimension)}` : `x1 to x${this.#dimension}`}`,
      );
    this.#at += name.length;
    if (!this.#takes('^')) return unitVector(this.#dimension, index);
    const isOpen = this.#takes('(');
    const sign = isOpen && this.#takes('-') ? -1 : 1;
    const power = sign * Number(this.#integer());
    if (Math.abs(power) > LARGEST) this.#refuse(`exponents to ${LARGEST}`);
    if (isOpen) this.#needs(')');
    return unitVector(this.#dimension, index, power);
  }

  #integer(): bigint {
    const { text } = this.#span;
    this.#look();
    const digits = /^\d+/.exec(text.slice(this.#at))?.[0];
    if (digits === undefined) this.#refuse('an integer');
    this.#at += digits.length;
    return BigInt(digits);
  }
}

function productOf(a: SeriesTerm, b: SeriesTerm): SeriesTerm {
  return {
    coefficient: a.coefficient.times(b.coefficient),
    exponent: plus(a.exponent, b.exponent),
    generators: [...a.generators, ...b.generators],
  };
}
