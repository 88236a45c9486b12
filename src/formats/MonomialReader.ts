import type { ErrorCode } from '../errors.js';
import { TextCursor } from '../text/internal.js';

/** Why a text is not a square-free monomial. */
export interface MonomialFlaw {
  readonly code: ErrorCode & ('not-a-monomial' | 'not-square-free' | 'invalid-polynomial');
  /** What was found, to follow the text. */
  readonly found: string;
  /** The offset in the text, where it is known. */
  readonly at?: number;
}

/** What stops the reader. */
class Stop extends Error {
  readonly refusal: MonomialFlaw;

  constructor(refusal: MonomialFlaw) {
    super(refusal.found);
    this.refusal = refusal;
  }
}

const NAME = /[\p{L}_$][\p{L}\w$]*/uy;
const NUMBER = /\d+(?:\.\d*)?(?:e[+-]?\d+)?/iy;
const QUOTED = /"([^"]*)"|'([^']*)'/y;
const OPERATOR = /[-+/%!&|~]/;
/** Deeper parentheses are a mistake. */
const DEEPEST = 1000;

/**
 * The variables of a square-free monomial, ascending; 'zero' for 0. Factors stand side by side or have `*` between
 * them, may stand in parentheses, and may have a natural number as exponent.
 * @param text with balanced parentheses
 * @param indexOf the index of a variable
 */
export function readMonomial(text: string, indexOf: (name: string) => number): number[] | 'zero' | MonomialFlaw {
  try {
    const reader = new MonomialReader(text, indexOf);
    const degrees = reader.read();
    if (reader.isZero) return 'zero';
    return [...degrees].flatMap(([v, degree]) => (degree === 1 ? [v] : [])).sort((a, b) => a - b);
  } catch (error) {
    if (error instanceof Stop) return error.refusal;
    throw error;
  }
}

/** The degrees of the variables in a part of the text, each by its index, and whether a factor is 0. */
type Degrees = Map<number, number>;

class MonomialReader {
  isZero = false;
  readonly #cursor: TextCursor;
  readonly #indexOf: (name: string) => number;
  readonly #names = new Map<number, string>();
  #depth = 0;

  constructor(text: string, indexOf: (name: string) => number) {
    this.#cursor = new TextCursor(text);
    this.#indexOf = indexOf;
  }

  /** @throws Stop */
  read(): Degrees {
    const degrees = this.#product();
    if (this.#cursor.at < this.#cursor.text.length) this.#unexpected();
    for (const [v, degree] of degrees)
      if (degree > 1 && !this.isZero)
        this.#stop('not-square-free', `has ${this.#names.get(v)!} to the power ${degree}`);
    return degrees;
  }

  #product(): Degrees {
    const degrees: Degrees = new Map();
    do {
      for (const [v, degree] of this.#power()) degrees.set(v, (degrees.get(v) ?? 0) + degree);
      this.#cursor.skipSpace();
    } while (this.#cursor.takes('*') || /[\p{L}\p{N}_$("']/u.test(this.#cursor.text[this.#cursor.at] ?? ')'));
    return degrees;
  }

  #power(): Degrees {
    const wasZero = this.isZero;
    const start = this.#cursor.at;
    const { degrees, coefficient } = this.#base();
    if (!this.#cursor.takes('^')) return this.#times(degrees, coefficient, 1);
    this.#cursor.skipSpace();
    const exponent = this.#cursor.match(/\d+(?![\d.^])/y);
    if (exponent === undefined) return this.#stop('not-a-monomial', 'has an exponent that is not a natural number');
    if (Number(exponent) === 0) this.isZero = wasZero;
    if (!Number.isSafeInteger(Number(exponent))) return this.#stop('not-square-free', 'has a large exponent', start);
    return this.#times(degrees, coefficient, Number(exponent));
  }

  #times(degrees: Degrees, coefficient: string, power: number): Degrees {
    if (power > 0 && coefficient !== '1') {
      if (coefficient !== '0') return this.#stop('not-a-monomial', `has the coefficient ${coefficient}`);
      this.isZero = true;
    }
    return new Map([...degrees].map(([v, degree]) => [v, degree * power]));
  }

  #base(): { readonly degrees: Degrees; readonly coefficient: string } {
    this.#cursor.skipSpace();
    if (this.#cursor.takes('(')) {
      if (++this.#depth > DEEPEST) return this.#unexpected();
      const degrees = this.#product();
      this.#cursor.skipSpace();
      if (!this.#cursor.takes(')')) return this.#unexpected();
      this.#depth--;
      return { degrees, coefficient: '1' };
    }
    const name = this.#cursor.match(NAME);
    if (name !== undefined) {
      const v = this.#indexOf(name);
      this.#names.set(v, name);
      return { degrees: new Map([[v, 1]]), coefficient: '1' };
    }
    const number = this.#cursor.match(NUMBER) ?? this.#cursor.match(QUOTED)?.slice(1, -1);
    if (number === undefined) return this.#unexpected();
    const value = Number(number);
    return { degrees: new Map(), coefficient: number !== '' && (value === 0 || value === 1) ? String(value) : number };
  }

  /** What stands here is not a factor. */
  #unexpected(): never {
    this.#cursor.skipSpace();
    const found = this.#cursor.text[this.#cursor.at];
    if (found !== undefined && OPERATOR.test(found)) return this.#stop('not-a-monomial', `has the operator ${found}`);
    if (found !== undefined && ';=<>?:,[{'.includes(found)) return this.#stop('not-a-monomial', 'is not a product');
    const said = found === undefined ? 'it ends too early' : `Unexpected ${found}`;
    return this.#stop(
      'invalid-polynomial',
      `cannot be read (${said})`,
      Math.min(this.#cursor.at, this.#cursor.text.length),
    );
  }

  #stop(code: MonomialFlaw['code'], found: string, at?: number): never {
    throw new Stop(at === undefined ? { code, found } : { code, found, at });
  }
}
