import type { ErrorCode } from '../../errors.js';
import { TextCursor, type TextSpan } from '../../text/internal.js';
import type { RingNames } from './RingNames.js';
import { monomialsOf, type Macaulay2Value, type Names } from './Macaulay2Value.js';

/** What an expression may speak of. */
export interface Macaulay2Context {
  /** What was defined or printed before, by its name. */
  readonly known: ReadonlyMap<string, Macaulay2Value>;
  /** The variables, where they are known: they tell names apart that stand side by side. */
  readonly ring: RingNames | undefined;
  /** Told every name of a variable, and where it stands. */
  readonly meet?: (name: string, place: TextSpan) => void;
}

/**
 * Reads one expression of Macaulay2 that is written out, as a user, `toString`, `toExternalString` or a net without
 * subscripts writes it.
 */
export class Macaulay2Reader {
  readonly #span: TextSpan;
  readonly #cursor: TextCursor;
  readonly #context: Macaulay2Context;
  #depth = 0;

  constructor(expression: TextSpan, context: Macaulay2Context) {
    this.#span = expression;
    this.#cursor = new TextCursor(expression.text);
    this.#context = context;
  }

  /**
   * The value of the whole expression.
   * @throws ParseError `invalid-macaulay2`, `not-square-free`, `not-a-monomial`, `not-one-reading`
   */
  readAll(): Macaulay2Value {
    const value = this.#value();
    this.#cursor.skipSpace();
    if (this.#cursor.at < this.#cursor.text.length) return this.#unexpected('the end');
    return value;
  }

  #value(): Macaulay2Value {
    if (++this.#depth > DEEPEST) return this.#unexpected(`at most ${DEEPEST} brackets inside each other`);
    const value = this.#undeepValue();
    this.#depth--;
    return value;
  }

  #undeepValue(): Macaulay2Value {
    if (this.#cursor.takes('{')) return { kind: 'list', items: this.#items('}') };
    if (this.#cursor.takes('|')) return { kind: 'list', items: this.#row() };
    switch (this.#word()) {
      case 'ideal':
      case 'monomialIdeal':
        return { kind: 'ideal', generators: this.#generators() };
      case 'matrix':
        return { kind: 'list', items: [this.#argument()] };
      case 'map':
        return { kind: 'list', items: this.#entriesOfMap() };
      case 'new':
        return this.#printedComplex();
      case 'simplicialComplex':
        return this.#complex(this.#argument());
      case 'gens':
      case 'generators':
        return { kind: 'list', items: monomials(this.#plain(this.#argument())), as: 'generators' };
      case 'facets':
        return { kind: 'list', items: monomials(this.#facetsOf(this.#argument())), as: 'facets' };
      case undefined:
        return this.#knownValue() ?? { kind: 'monomial', factors: this.#monomial() };
      default:
        return this.#unexpected('an ideal, a complex or monomials');
    }
  }

  /** What stands behind a function, perhaps in parentheses. */
  #argument(): Macaulay2Value {
    if (!this.#cursor.takes('(')) return this.#value();
    const value = this.#value();
    this.#expect(')');
    return value;
  }

  /** A name that was defined before, and `I_*` for its generators. */
  #knownValue(): Macaulay2Value | undefined {
    this.#cursor.skipSpace();
    const name = /^[A-Za-z]\w*?(?=_\*|\W|$)/.exec(this.#cursor.text.slice(this.#cursor.at, this.#cursor.at + 100))?.[0];
    const value = name === undefined ? undefined : this.#context.known.get(name);
    if (value === undefined || this.#context.ring?.has(name!) === true) return undefined;
    this.#cursor.at += name!.length;
    return this.#cursor.takes('_*') ? { kind: 'list', items: monomials(this.#plain(value)) } : value;
  }

  /** The generators behind the word `ideal`: `(a, b)`, `{a, b}`, `a`, a matrix or a map. */
  #generators(): Names[] {
    if (this.#cursor.takes('(')) return this.#plain({ kind: 'list', items: this.#items(')') });
    return this.#plain(this.#value());
  }

  /** The monomials of a list or an ideal; those of a complex by facets have to be computed. */
  #plain(value: Macaulay2Value): Names[] {
    if (value.kind === 'list') return value.items.flatMap((item) => this.#plain(item));
    if (value.kind === 'complex' && value.by === 'facets') return this.#unexpected('an ideal that is written out');
    return monomialsOf(value);
  }

  /** The entries of `map(target, source, entries)`. */
  #entriesOfMap(): Macaulay2Value[] {
    this.#expect('(');
    this.#skipPast(',');
    this.#skipPast(',');
    const entries = this.#value();
    this.#expect(')');
    return [entries];
  }

  /** The complex of an ideal, or of facets. */
  #complex(argument: Macaulay2Value): Macaulay2Value {
    if (argument.kind === 'complex') return argument;
    const by = argument.kind === 'ideal' ? 'nonfaces' : 'facets';
    return { kind: 'complex', by, sets: this.#plain(argument), others: [] };
  }

  /** Facets that are written out. */
  #facetsOf(value: Macaulay2Value): readonly Names[] {
    return value.kind === 'complex' && value.by === 'facets' ? value.sets : this.#unexpected('a complex with facets');
  }

  /** `SimplicialComplex from {key => value, …}`; entries but the ideal and the facets are passed over. */
  #printedComplex(): Macaulay2Value {
    if (this.#word() !== 'SimplicialComplex' || this.#word() !== 'from')
      return this.#unexpected('new SimplicialComplex from {…}');
    this.#expect('{');
    let facets: Names[] | undefined;
    let others: string[] = [];
    do {
      const key = this.#word();
      this.#expect('=>');
      if (key === 'facets') facets = monomialsOf(this.#value());
      // The ideal comes first and is read too: it may be the only place that names a loop.
      else if (key === 'monomialIdeal') others = monomialsOf(this.#value()).flat();
      else this.#skipPast(',', '}', false);
    } while (this.#cursor.takes(','));
    this.#expect('}');
    if (facets === undefined) return this.#unexpected('a complex with facets');
    return { kind: 'complex', by: 'facets', sets: facets, others };
  }

  #items(end: string): Macaulay2Value[] {
    const items: Macaulay2Value[] = [];
    if (this.#cursor.takes(end)) return items;
    do items.push(this.#value());
    while (this.#cursor.takes(','));
    this.#expect(end);
    return items;
  }

  /** The entries of a matrix with one row, `| ab bc |`. */
  #row(): Macaulay2Value[] {
    const items: Macaulay2Value[] = [];
    while (!this.#cursor.takes('|')) {
      const start = this.#cursor.at;
      const letters = this.#context.ring === undefined ? this.#cursor.match(/[A-Za-z]{2,}(?=\s|\|)/y) : undefined;
      if (letters !== undefined)
        this.#refuse(
          'not-one-reading',
          `the entry ${letters}`,
          'the ring before it, or toString of the object',
          start,
          `Letters side by side may be one variable or a product: for products write R = QQ[${lettersIn(this.#cursor.text.slice(start))}] before it.`,
        );
      items.push({ kind: 'monomial', factors: this.#monomial() });
    }
    return items;
  }

  #monomial(): string[] | 'zero' {
    const factors = new Set<string>();
    let zero = false;
    do {
      this.#cursor.skipSpace();
      const start = this.#cursor.at;
      const number = this.#cursor.match(/\d+(?:_[A-Za-z]\w*)?/y);
      if (number !== undefined) {
        const digits = number.replace(/_.*/, '');
        if (digits !== '0' && digits !== '1') return this.#refuse('not-a-monomial', number, '0 or 1', start);
        zero ||= digits === '0';
      } else if (!this.#addVariable(factors)) return this.#unexpected('a monomial');
      // In nets variables stand side by side.
      while (this.#addVariable(factors));
    } while (this.#cursor.takes('*'));
    return zero ? 'zero' : [...factors];
  }

  /** Adds the variables, perhaps several, whose names begin here; false if there are none. */
  #addVariable(factors: Set<string>): boolean {
    const start = this.#cursor.at;
    const word = this.#cursor.match(NAME);
    if (word === undefined) return false;
    const name = word.replace(/\s/g, '');
    const { ring } = this.#context;
    const names = ring === undefined || ring.has(name) ? [name] : (ring.apart(word) ?? [name]);
    const exponent = this.#cursor.match(/\s*\^\s*\d+/y);
    for (const [i, each] of names.entries()) {
      this.#context.meet?.(each, this.#span.slice(start));
      const isSquare = i === names.length - 1 && exponent !== undefined && !/\^\s*1$/.test(exponent);
      if (factors.has(each) || isSquare)
        this.#refuse('not-square-free', `${each} twice`, 'a square-free monomial', start);
      factors.add(each);
    }
    return true;
  }

  /** The word that comes next, if one of the language does; it is then read. */
  #word(): string | undefined {
    this.#cursor.skipSpace();
    const start = this.#cursor.at;
    const word = this.#cursor.match(WORD);
    if (word === undefined || this.#context.ring?.has(word) !== true) return word;
    this.#cursor.at = start;
    return undefined;
  }

  /** Passes over everything up to a separator outside brackets. @param including whether the separator is read */
  #skipPast(separator: string, other: string = separator, including = true): void {
    let depth = 0;
    for (; this.#cursor.at < this.#cursor.text.length; this.#cursor.at++) {
      const c = this.#cursor.text[this.#cursor.at]!;
      if (depth === 0 && (c === separator || c === other)) {
        if (including) this.#cursor.at++;
        return;
      }
      if ('({['.includes(c)) depth++;
      if (')}]'.includes(c)) depth--;
    }
    return this.#unexpected(separator);
  }

  #expect(token: string): void {
    if (!this.#cursor.takes(token)) return this.#unexpected(token);
  }

  #unexpected(expected: string): never {
    this.#cursor.skipSpace();
    const rest = this.#cursor.text.slice(this.#cursor.at, this.#cursor.at + 20).replace(/\s+/g, ' ');
    return this.#refuse('invalid-macaulay2', rest === '' ? 'the end of the text' : rest, expected, this.#cursor.at);
  }

  #refuse(code: ErrorCode, found: string, expected: string, offset: number, hint: string = HINT): never {
    return this.#span.slice(offset).refuse(code, expected, hint, found);
  }
}

/** The letters of a text in order, `a,b,c`. */
function lettersIn(text: string): string {
  return [...new Set(text.match(/[A-Za-z]/g))].sort().join(',');
}

function monomials(sets: readonly Names[]): Macaulay2Value[] {
  return sets.map((factors) => ({ kind: 'monomial', factors }));
}

/** Brackets and functions inside each other that are read. */
const DEEPEST = 100;

const HINT =
  'Ideals, complexes and lists of monomials are read where they are written out: in scripts, in what toString prints, in nets.';

/** A variable: x, x_1, x_(1,2) or x_{1,2}. */
const NAME = /[A-Za-z][A-Za-z0-9']*(?:_(?:\d+|\([^()]*\)|\{[^{}]*\}))?/y;

const WORD =
  /(?:ideal|monomialIdeal|matrix|map|new|SimplicialComplex|from|facets|ring|cache|simplicialComplex|gens|generators)(?![\w'])/y;
