import { isPosetCall, posetOfSpan } from '../poset/internal.js';
import type { TextSpan } from '../text/internal.js';
import { parseIdealNotation } from './parseIdealNotation.js';
import { parseSets } from './parseSets.js';
import type { Source } from './kinds/Kind.js';

/** `complex(…)` and `SimplicialComplex(…)` around lists; lists of lists alone. */
const COMPLEX = /^(?:(?:complex|SimplicialComplex)\s*\(\s*(?=[[({]))|^(?=\[\s*[[({])/;
const IDEAL = /^(?:ideal|monomialIdeal)\s*(?=[({])/;

/** Does a text begin as one of `naturalSource` does? */
export function isNatural(text: string): boolean {
  return COMPLEX.test(text) || IDEAL.test(text) || isPosetCall(text);
}

/**
 * A complex or an ideal as Python, Sage and Macaulay2 write it, in one call: `complex([[1,2,3],[3,4]])`,
 * `SimplicialComplex([[1,2,3],[3,4]])`, `[[1,2,3],[3,4]]`, `ideal(a*b, b*c)`, `monomialIdeal(x_1*x_2)`; a poset as
 * `parsePoset` reads it, `Poset(([…],[…]))`, `poset {{a,b},{a,c}}`. Entries of lists are labels.
 * @returns undefined if the text is none of these
 * @throws ParseError as `parseSets` and `parseIdealNotation`
 */
export function naturalSource(text: TextSpan): Source | undefined {
  const call = COMPLEX.exec(text.text)?.[0];
  if (call !== undefined) {
    const sets = call === '' ? text : argumentsOf(text, call.indexOf('('));
    return sets && { kind: 'complex', object: parseSets(sets, 'facets', undefined) };
  }
  if (isPosetCall(text.text)) return { kind: 'poset', object: posetOfSpan(text) };
  const name = IDEAL.exec(text.text)?.[0];
  const generators = name === undefined ? undefined : argumentsOf(text, name.length);
  return generators && { kind: 'ideal', object: parseIdealNotation(withoutBraces(generators), undefined) };
}

/** What stands in the bracket that opens at an offset; undefined if something stands behind it. */
function argumentsOf(text: TextSpan, open: number): TextSpan | undefined {
  return /[)}]$/.test(text.text) ? text.slice(open + 1, text.text.length - 1).trim() : undefined;
}

/** `ideal({a*b, b*c})` and `S.ideal([a*b, b*c])` have a list as their only argument. */
function withoutBraces(list: TextSpan): TextSpan {
  return /^\{.*\}$|^\[.*\]$/s.test(list.text) ? list.slice(1, list.text.length - 1) : list;
}
