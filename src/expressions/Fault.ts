import type { MathNode } from 'mathjs';
import { LibraryError, LimitError, ParseError } from '../errors.js';
import { parseValue } from '../values/door.js';
import { exampleFor, foreignError, type SyntaxOf } from './foreignError.js';
import type { Place } from './places.js';
import { pointing } from './pointing.js';

/** What was thrown below a node of an expression. */
export class Fault extends Error {
  override readonly cause: unknown;
  text: string;
  node: MathNode;
  place: Place | undefined;

  constructor(cause: unknown, text: string, node: MathNode, place: Place | undefined) {
    super('a part of the expression has no value');
    this.cause = cause;
    this.text = text;
    this.node = node;
    this.place = place;
  }
}

/**
 * The error for text that is not an expression; errors of the library, as for numbers that are too large, stay as they
 * are.
 * @param offset where the part begins that was read
 */
export function syntaxError(error: unknown, text: string, offset = 0): unknown {
  if (!(error instanceof Error) || error instanceof LibraryError) return error;
  const { char = 1 } = error as { char?: number };
  const found = error.message.replace(/ \(char \d+\)$/, '');
  const start = Math.min(Math.max(0, offset + char - 1), text.length);
  const message = `${found[0]!.toLowerCase()}${found.slice(1)}; expected an expression such as temperature(snort(path(5)))`;
  const hint = HINTS.find(([pattern, fits]) => pattern.test(found) && fits(text, start))?.[2] ?? valueInQuotes(text);
  return pointing('invalid-expression', message, text, { start, end: start + 1 }, hint === undefined ? {} : { hint });
}

/** No value that somebody writes without quotes is longer. */
const LONGEST_VALUE = 200;

/** What is meant by an expression that is none, but is the name of a value, such as `^` or `*2 + *3`. */
function valueInQuotes(text: string): string | undefined {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_VALUE) return undefined;
  try {
    parseValue(name);
    return `A value stands in quotes: value(${JSON.stringify(name)}).`;
  } catch (error) {
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
}

/** What is meant where the text is not an expression: by what mathjs says, and by what stands there. */
const HINTS: readonly (readonly [said: RegExp, fits: (text: string, at: number) => boolean, hint: string])[] = [
  [
    /^Value expected/,
    (text) => /^\s*\?\s*$/.test(text),
    'In a session ?temperature explains a function; or write help(temperature).',
  ],
  [/^Value expected/, (text) => /^\s*\|[^|]*\|\s*$/.test(text), 'For a number write abs(x).'],
  [
    /^Value expected/,
    (text, at) => /[(,]\s*[*^v]?$/.test(text.slice(0, at)) && /^[*^)]/.test(text.slice(at)),
    'A value stands in quotes: value("*"), value("^").',
  ],
  [
    /^Colon : expected after object key/,
    () => true,
    'A game in quotes has the braces inside: value("{2|-2}"); without quotes it is {2|-2}. An object is {a: 1}.',
  ],
  [/^Invalid left hand side/, () => true, 'A name is set by =, as in x = 4; equality is asked by ==.'],
  [/^Unexpected operator \{/, () => true, 'An item of a list is x[1]; of a complex write facets(D)[1].'],
];

/**
 * The error for what was thrown while an expression was evaluated: bounds and faults of the library stay as they are.
 * @param syntaxOf how a function that the library has not is called
 */
export function evaluationError(error: unknown, text: string, syntaxOf: SyntaxOf): unknown {
  if (!(error instanceof Fault)) return tooLarge(error) ?? error;
  const { cause, place = { start: 0, end: text.length }, node } = error;
  const large = tooLarge(cause);
  if (large !== undefined) return large;
  if (cause instanceof ParseError && cause.details['expression'] !== undefined) return cause;
  if (cause instanceof LibraryError) return libraryError(cause, text, place, node);
  if (!(cause instanceof Error)) return cause;
  return foreignError(cause, text, place, node, syntaxOf);
}

/** What the engine refuses is too large, or too deep; mathjs throws errors of the same class for what is only wrong. */
function tooLarge(error: unknown): LimitError | undefined {
  if (!(error instanceof RangeError) || error.name !== 'RangeError') return undefined;
  if (/call stack/.test(error.message))
    return new LimitError('too-deep', 'the expression calls itself too deeply; expected a recursion that ends sooner.');
  if (
    !/^Invalid (?:(?:array|string|typed array|DataView) )?length|^Invalid count value|allocation failed|maximum size|BigInt (?:is )?too (?:big|large)/i.test(
      error.message,
    )
  )
    return undefined;
  return new LimitError('too-much-memory', 'the expression is too large for the memory; expected a smaller one.');
}

function libraryError(cause: LibraryError, text: string, place: Place, node: MathNode): LibraryError {
  const isInput = cause.name === 'InputError' || cause.name === 'ParseError';
  if (!isInput) return cause;
  // Where an answer does not exist, no other call is meant.
  const isMalformed = /^(?:invalid-|unknown-|not-a-number$|not-an-integer$)/.test(cause.code);
  const hint = cause.hint ?? (isMalformed ? exampleFor(node) : undefined);
  const info = { ...(hint !== undefined && { hint }), details: cause.details, cause };
  const { args = [] } = node as { args?: readonly { value?: unknown }[] };
  const given = args[0]?.value;
  if (cause instanceof ParseError && cause.line === 1 && typeof given === 'string') {
    // The notation stands in quotes behind the name: the error points into it.
    const quote = text.slice(place.end).search(/["']/);
    const start = place.end + quote + Math.min(cause.column, given.length + 1);
    if (quote >= 0)
      return pointing(cause.code, cause.message.replace(/,? at column \d+/, ''), text, { start, end: start + 1 }, info);
  }
  return pointing(cause.code, cause.message, text, place, info);
}
