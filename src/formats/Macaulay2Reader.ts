import type { ErrorCode } from '../errors.js';
import { TextSpan } from '../text/internal.js';
import type { VariableTable } from './VariableTable.js';

/** What Macaulay2 printed: a monomial ('zero' for 0), a list, the generators of an ideal, the facets of a complex. */
export type Macaulay2Value =
  | { readonly kind: 'monomial'; readonly factors: readonly number[] | 'zero' }
  | { readonly kind: 'list'; readonly items: readonly Macaulay2Value[] }
  | { readonly kind: 'ideal'; readonly generators: readonly (readonly number[])[] }
  | { readonly kind: 'complex'; readonly facets: readonly (readonly number[])[] };

/** Reads the text of one value as `toString` and `toExternalString` of Macaulay2 print it. */
export class Macaulay2Reader {
  readonly #whole: TextSpan;
  readonly #text: string;
  readonly #table: VariableTable;
  #at = 0;

  /** @param task the function the user called, for errors */
  constructor(text: string, table: VariableTable, task: string) {
    this.#whole = TextSpan.of(text, task);
    this.#text = text;
    this.#table = table;
  }

  /** The value that is the whole text. @throws ParseError `invalid-macaulay2`, `not-square-free` */
  readAll(): Macaulay2Value {
    const value = this.#value();
    this.#skipSpace();
    if (this.#at < this.#text.length) return this.#unexpected('the end');
    return value;
  }

  #value(): Macaulay2Value {
    if (this.#takes('{')) return { kind: 'list', items: this.#items('}') };
    switch (this.#word()) {
      case 'ideal':
      case 'monomialIdeal':
        return { kind: 'ideal', generators: this.#generators() };
      case 'matrix':
        return { kind: 'ideal', generators: monomialsIn(this.#value()) };
      case 'map':
        return { kind: 'ideal', generators: this.#entriesOfMap() };
      case 'new':
        return { kind: 'complex', facets: this.#facets() };
      default:
        return { kind: 'monomial', factors: this.#monomial() };
    }
  }

  /** The generators behind the word `ideal`: `(a, b)`, `{a, b}`, `a`, a matrix or a map. */
  #generators(): (readonly number[])[] {
    if (this.#takes('(')) return monomialsIn({ kind: 'list', items: this.#items(')') });
    return monomialsIn(this.#value());
  }

  /** The entries of `map(target, source, entries)`. */
  #entriesOfMap(): (readonly number[])[] {
    this.#expect('(');
    this.#skipPast(',');
    this.#skipPast(',');
    const entries = monomialsIn(this.#value());
    this.#expect(')');
    return entries;
  }

  /** The facets in `SimplicialComplex from {key => value, …}`; the other entries are passed over. */
  #facets(): (readonly number[])[] {
    if (this.#word() !== 'SimplicialComplex' || this.#word() !== 'from')
      return this.#unexpected('new SimplicialComplex from {…}');
    this.#expect('{');
    let facets: (readonly number[])[] | undefined;
    do {
      const key = this.#word();
      this.#expect('=>');
      // The ideal comes first and is read too: it may be the only place that names a loop.
      if (key === 'facets') facets = monomialsIn(this.#value());
      else if (key === 'monomialIdeal') this.#value();
      else this.#skipPast(',', '}', false);
    } while (this.#takes(','));
    this.#expect('}');
    if (facets === undefined) return this.#unexpected('a complex with facets');
    return facets;
  }

  #items(end: string): Macaulay2Value[] {
    const items: Macaulay2Value[] = [];
    if (this.#takes(end)) return items;
    do items.push(this.#value());
    while (this.#takes(','));
    this.#expect(end);
    return items;
  }

  #monomial(): number[] | 'zero' {
    const factors = new Set<number>();
    let zero = false;
    do {
      this.#skipSpace();
      const start = this.#at;
      const number = this.#match(/\d+/y);
      if (number !== undefined) {
        if (number !== '0' && number !== '1') return this.#refuse('not-a-monomial', number, '0 or 1', start);
        zero ||= number === '0';
        continue;
      }
      const name = this.#match(NAME);
      if (name === undefined) return this.#unexpected('a monomial');
      const v = this.#table.indexOf(name.replace(/\s/g, ''), () => this.#whole.slice(start));
      const exponent = this.#match(/\s*\^\s*\d+/y);
      if (factors.has(v) || (exponent !== undefined && !/\^\s*1$/.test(exponent)))
        return this.#refuse('not-square-free', `${name} twice`, 'a square-free monomial', start);
      factors.add(v);
    } while (this.#takes('*'));
    return zero ? 'zero' : [...factors];
  }

  /** The word that comes next, if one of the language does; it is then read. */
  #word(): string | undefined {
    this.#skipSpace();
    return this.#match(/(?:ideal|monomialIdeal|matrix|map|new|SimplicialComplex|from|facets|ring|cache)(?![\w'])/y);
  }

  /** Passes over everything up to a separator outside brackets. @param including whether the separator is read */
  #skipPast(separator: string, other: string = separator, including = true): void {
    let depth = 0;
    for (; this.#at < this.#text.length; this.#at++) {
      const c = this.#text[this.#at]!;
      if (depth === 0 && (c === separator || c === other)) {
        if (including) this.#at++;
        return;
      }
      if ('({['.includes(c)) depth++;
      if (')}]'.includes(c)) depth--;
    }
    return this.#unexpected(separator);
  }

  #skipSpace(): void {
    this.#match(/\s+/y);
  }

  #takes(token: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  #expect(token: string): void {
    if (!this.#takes(token)) return this.#unexpected(token);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #unexpected(expected: string): never {
    this.#skipSpace();
    const rest = this.#text.slice(this.#at, this.#at + 20).replace(/\s+/g, ' ');
    return this.#refuse('invalid-macaulay2', rest === '' ? 'the end of the text' : rest, expected, this.#at);
  }

  #refuse(code: ErrorCode, found: string, expected: string, offset: number): never {
    const hint =
      'Text as printed by toString or toExternalString of Macaulay2 is read; parseSource reads scripts and nets in files.';
    return this.#whole.slice(offset).refuse(code, expected, hint, found);
  }
}

/** A variable: x, x_1, x_(1,2) or x_{1,2}. */
const NAME = /[A-Za-z][A-Za-z0-9']*(?:_(?:\d+|\([^()]*\)|\{[^{}]*\}))?/y;

/** The nonzero monomials of a monomial, a list of them, a matrix or an ideal. */
export function monomialsIn(value: Macaulay2Value): (readonly number[])[] {
  switch (value.kind) {
    case 'monomial':
      return value.factors === 'zero' ? [] : [value.factors];
    case 'list':
      return value.items.flatMap(monomialsIn);
    case 'ideal':
      return [...value.generators];
    case 'complex':
      return [...value.facets];
  }
}
