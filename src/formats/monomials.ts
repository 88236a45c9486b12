import { TextSpan } from '../text/internal.js';

/** A variable: x, x1, x_1, x_(1,2), x_{1,2}, x(1). */
const NAME = /[A-Za-z][A-Za-z0-9']*(?:_(?:\d+|\([^()]*\)|\{[^{}]*\})|\(\d+(?:,\d+)*\))?/y;

/**
 * The variables of each monomial in a text, outside brackets separated by commas or, in a row of a matrix, by blanks;
 * zeros are left out.
 * @param ring the variables, to tell them apart where they stand without signs between them
 * @returns undefined if something else stands there
 * @throws ParseError `not-square-free`; `not-one-reading` for letters that may be one variable or several
 */
export function monomialsIn(
  text: string,
  separator: ',' | ' ',
  ring: readonly string[] | undefined,
  place: TextSpan,
): string[][] | undefined {
  const items = separator === ',' ? splitOutside(text, ',') : text.split(/\s+/);
  const monomials: string[][] = [];
  for (const item of items.map((each) => each.trim().replace(/^["']|["']$/g, ''))) {
    if (item === '' && items.length === 1) return [];
    const factors = factorsOf(item, ring, place);
    if (factors === undefined) return undefined;
    if (factors !== 'zero') monomials.push(factors);
  }
  return monomials;
}

function factorsOf(item: string, ring: readonly string[] | undefined, place: TextSpan): string[] | 'zero' | undefined {
  if (/^1(?:_\w+)?$/.test(item)) return [];
  if (/^0(?:_\w+)?$/.test(item)) return 'zero';
  const factors: string[] = [];
  for (const word of splitOutside(item, '*')) {
    const power = /\s*\^\s*(\d+)$/.exec(word.trim());
    if (power !== null && power[1] !== '1') return refuseSquare(item, place);
    const names = namesIn(word.trim().slice(0, power?.index), ring);
    if (names === undefined) return undefined;
    factors.push(...names);
  }
  if (new Set(factors).size < factors.length) return refuseSquare(item, place);
  return factors;
}

function refuseSquare(item: string, place: TextSpan): never {
  return place.refuse('not-square-free', 'square-free monomials', undefined, `the monomial ${item.slice(0, 60)}`);
}

/** The variables that stand side by side in a word. */
function namesIn(word: string, ring: readonly string[] | undefined): string[] | undefined {
  if (ring?.includes(word) === true) return [word];
  const known = ring === undefined ? undefined : [...ring].sort((a, b) => b.length - a.length);
  const names: string[] = [];
  for (let at = 0; at < word.length;) {
    NAME.lastIndex = at;
    const name =
      known?.find((each) => word.startsWith(each, at)) ?? (known === undefined ? NAME.exec(word)?.[0] : undefined);
    if (name === undefined) return undefined;
    names.push(name);
    at += name.length;
  }
  return names;
}

/** The parts of a text between separators outside of brackets. */
function splitOutside(text: string, separator: string): string[] {
  return TextSpan.of(text, 'monomialsIn')
    .balanced(separator)
    .map((part) => part.text);
}

/** The names of a list of variables: `x_1, x_2`, `x_1..x_4`, `a..d`, `x_(1,1)..x_(2,3)`; undefined if it is none. */
export function variablesIn(text: string): string[] | undefined {
  const names: string[] = [];
  for (const item of splitOutside(text, ',').map((each) => each.trim().replace(/^["']|["']$/g, ''))) {
    if (item === '' || item.includes('=>')) continue;
    const range = /^(\S+?)\s*\.\.\s*(\S+)$/.exec(item);
    const found = range === null ? [item] : rangeOfVariables(range[1]!, range[2]!);
    if (found === undefined || names.length + found.length > MOST_VARIABLES) return undefined;
    names.push(...found);
  }
  return names;
}

const MOST_VARIABLES = 100_000;

const SUBSCRIPTED = /^([A-Za-z]+)_\(?(\d{1,6}(?:,\d{1,6})*)\)?$/;

function rangeOfVariables(first: string, last: string): string[] | undefined {
  const [, letters, least] = SUBSCRIPTED.exec(first) ?? [];
  const [, sameLetters, most] = SUBSCRIPTED.exec(last) ?? [];
  if (letters !== undefined && letters === sameLetters) {
    const [from, to] = [least!, most!].map((list) => list.split(',').map(Number)) as [number[], number[]];
    const count = from.reduce((product, low, i) => product * Math.max(0, (to[i] ?? 0) - low + 1), 1);
    if (from.length !== to.length || count > MOST_VARIABLES) return undefined;
    return indices(from, to).map((index) => `${letters}_${index.length === 1 ? index[0] : `(${index.join(',')})`}`);
  }
  if (!/^[A-Za-z]$/.test(first) || !/^[A-Za-z]$/.test(last) || first > last) return undefined;
  const codes = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) => first.charCodeAt(0) + i);
  return codes.map((code) => String.fromCharCode(code)).filter((letter) => /[A-Za-z]/.test(letter));
}

function indices([from, ...froms]: readonly number[], [to, ...tos]: readonly number[]): number[][] {
  if (from === undefined || to === undefined) return [[]];
  const rest = indices(froms, tos);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).flatMap((i) =>
    rest.map((more) => [i, ...more]),
  );
}
