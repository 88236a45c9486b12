import { LibraryError, ParseError } from '../../errors.js';
import { TextSpan } from '../../text/internal.js';
import { variablesIn } from '../monomials.js';
import { flattenNets } from './flattenNets.js';
import { Macaulay2Reader, type Macaulay2Context } from './Macaulay2Reader.js';
import { RingNames } from './RingNames.js';
import type { Macaulay2Value, Names } from './Macaulay2Value.js';
import { statementsOf, type Statement } from './statements.js';

/** Something that is written out in a text of Macaulay2. */
export interface Macaulay2Object {
  /** What the text calls it; empty if it has no name. */
  readonly name: string;
  /** Never a monomial. */
  readonly value: Macaulay2Value;
  /** The variables of the ring that was defined last before it. */
  readonly ring: Names | undefined;
}

/** What stands in a text of Macaulay2. */
export interface Macaulay2Text {
  readonly objects: readonly Macaulay2Object[];
  /** The whole text as one expression, if that is what it is. */
  readonly only: Macaulay2Value | undefined;
  /** Why the first expression that could not be read could not. */
  readonly problem: Error | undefined;
}

/** Errors of expressions that are passed over: what a script computes is not a mistake. */
const PASSED_OVER: readonly string[] = ['invalid-macaulay2', 'not-a-monomial'];

/**
 * The ideals, complexes and lists of monomials of a script, of a session, or of what Macaulay2 printed, as nets or by
 * `toString`: what is written out in it. What else it computes is passed over.
 * @param task the function the user called, for errors
 * @param context the ring, where it is known, and who is told of variables
 * @throws ParseError `not-square-free`, `not-one-reading`
 */
export function readMacaulay2(
  text: string,
  task: string,
  { ring: names, meet }: { readonly ring?: Names; readonly meet?: Macaulay2Context['meet'] } = {},
): Macaulay2Text {
  const flat = flattenNets(text).replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const whole = TextSpan.of(flat, task);
  const known = new Map<string, Macaulay2Value>();
  const objects = new Map<string, Macaulay2Object>();
  const statements = statementsOf(whole);
  const given = names === undefined ? undefined : new RingNames(names);
  let ring = given;
  let problem: Error | undefined;
  let only: Macaulay2Value | undefined;
  for (const [i, statement] of statements.entries()) {
    const { name, expression, label } = statement;
    const key = name ?? (label === undefined ? `${i}` : `o${label}`);
    const variables = /^(?:[A-Za-z]\w*|ZZ\/\d+)\s*\[(.*)\]$/s.exec(expression.text)?.[1];
    if (variables !== undefined) {
      const defined = given === undefined ? variablesIn(variables) : undefined;
      if (defined !== undefined) ring = new RingNames(defined);
      continue;
    }
    if (statements.length > 1 && !mayBeWrittenOut(expression.text)) continue;
    try {
      const context = { known, ring, ...(meet !== undefined && { meet }) };
      const value = inItsRole(new Macaulay2Reader(expression, context).readAll(), statement);
      if (statements.length === 1 && name === undefined) only = value;
      if (value.kind === 'monomial') continue;
      for (const each of [key, 'oo', ...(label === undefined ? [] : [`o${label}`])]) known.set(each, value);
      objects.set(key, { name: name ?? '', value, ring: ring?.names });
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      if (error instanceof ParseError && !PASSED_OVER.includes(error.code)) throw error;
      problem ??= error;
    }
  }
  if (statements.length === 0) problem = emptyText(whole);
  return { objects: [...objects.values()], only, problem };
}

/**
 * Does an expression begin as one that is written out? Of most statements of a script this tells at once that they are
 * not.
 */
function mayBeWrittenOut(text: string): boolean {
  return /^(?:[{|(]|(?:ideal|monomialIdeal|matrix|map|new|simplicialComplex|gens|generators|facets)\b|[A-Za-z]\w*(?:_\*)?$)/.test(
    text,
  );
}

function emptyText(whole: TextSpan): Error | undefined {
  try {
    new Macaulay2Reader(whole, { known: new Map(), ring: undefined }).readAll();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A list or matrix with what it is: by the class that the session names, by its name, or by what was asked for. */
function inItsRole(value: Macaulay2Value, { name = '', input = '', type }: Statement): Macaulay2Value {
  if (value.kind !== 'list' || value.as !== undefined) return value;
  if (type === 'SimplicialComplex') return { kind: 'complex', by: 'facets', sets: listed(value), others: [] };
  if (/ideal$/i.test(type ?? '')) return { kind: 'ideal', generators: listed(value) };
  if (/^\(?\s*facets\b/.test(input) || /^(?:facet|maximalFace)/i.test(name)) return { ...value, as: 'facets' };
  if (
    /^\(?\s*(?:flatten\s+entries\s+)?(?:min)?gen(?:s|erators)\b|_\*\s*$/.test(input) ||
    /^(?:min\w*)?gen(?:s$|erators)/i.test(name)
  )
    return { ...value, as: 'generators' };
  return value;
}

function listed(value: Macaulay2Value): Names[] {
  return value.kind === 'list'
    ? value.items.flatMap((item) => (item.kind === 'monomial' && item.factors !== 'zero' ? [item.factors] : []))
    : [];
}
