import type { MathNode } from 'mathjs';
import {
  LibraryError,
  LimitError,
  nearestNames,
  ParseError,
  positionAt,
  type ErrorCode,
  type ErrorInfo,
} from '../errors.js';
import { wordsOfCall } from './Definition.js';
import { definitions } from './definitions.js';
import type { Place } from './places.js';
import { TYPES } from './types.js';

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

/** An error that points into an expression. */
function pointing(code: ErrorCode, message: string, text: string, place: Place, info: ErrorInfo = {}): ParseError {
  const position = positionAt(text, place.start);
  const where = text.includes('\n') ? `line ${position.line}, column ${position.column}` : `column ${position.column}`;
  const details = { expression: text.slice(0, 1000), start: place.start, end: place.end, ...info.details };
  return new ParseError(code, `${where}: ${message.replace(/[.;]?$/, '.')}`, position, { ...info, details });
}

/** The error for text that is no expression; errors of the library, as for numbers that are too large, stay as they are. */
export function syntaxError(error: unknown, text: string): unknown {
  if (!(error instanceof Error) || error instanceof LibraryError) return error;
  const { char = 1 } = error as { char?: number };
  const found = error.message.replace(/ \(char \d+\)$/, '');
  const start = Math.min(Math.max(0, char - 1), text.length);
  const message = `${found[0]!.toLowerCase()}${found.slice(1)}; expected an expression such as temperature(snort(path(5)))`;
  return pointing('invalid-expression', message, text, { start, end: start + 1 });
}

/** The error for what was thrown while an expression was evaluated: bounds and faults of the library stay as they are. */
export function evaluationError(error: unknown, text: string): unknown {
  if (!(error instanceof Fault)) return tooLarge(error) ?? error;
  const { cause, place = { start: 0, end: text.length }, node } = error;
  const large = tooLarge(cause);
  if (large !== undefined) return large;
  if (cause instanceof ParseError && cause.details['expression'] !== undefined) return cause;
  if (cause instanceof LibraryError) return libraryError(cause, text, place, node);
  if (!(cause instanceof Error)) return cause;
  return foreignError(cause, text, place, node);
}

/** What the engine refuses is too large, or too deep. */
function tooLarge(error: unknown): LimitError | undefined {
  if (!(error instanceof RangeError)) return undefined;
  if (/call stack/.test(error.message))
    return new LimitError('too-deep', 'the expression calls itself too deeply; expected a recursion that ends sooner.');
  return new LimitError(
    'too-much-memory',
    `the expression is too large for the memory (${error.message}); expected a smaller one.`,
  );
}

function libraryError(cause: LibraryError, text: string, place: Place, node: MathNode): LibraryError {
  const isInput = cause.name === 'InputError' || cause.name === 'ParseError';
  if (!isInput) return cause;
  const info = { ...(cause.hint !== undefined && { hint: cause.hint }), details: cause.details, cause };
  const { args = [] } = node as { args?: readonly { value?: unknown }[] };
  const given = args[0]?.value;
  if (cause instanceof ParseError && cause.line === 1 && typeof given === 'string') {
    // The notation stands in quotes behind the name: the error points into it.
    const quote = text.slice(place.end).search(/["']/);
    const start = place.end + quote + Math.min(cause.column, given.length + 1);
    if (quote >= 0)
      return pointing(cause.code, cause.message.replace(/ at column \d+/, ''), text, { start, end: start + 1 }, info);
  }
  return pointing(cause.code, cause.message, text, place, info);
}

/** What mathjs says of an argument. */
interface TypeData {
  readonly category?: string;
  readonly actual?: unknown;
  readonly index?: number;
}

function foreignError(cause: Error, text: string, place: Place, node: MathNode): ParseError {
  const unknown = /^Undefined (?:symbol|function|variable) (.+)$/.exec(cause.message)?.[1];
  if (unknown !== undefined) return unknownName(unknown, text, place);
  const name = nameOf(node);
  const definition = name === undefined ? undefined : definitions.get(name);
  const { category, actual, index } = (cause as { data?: TypeData }).data ?? {};
  if (category === undefined || definition === undefined)
    return pointing('invalid-expression', cause.message, text, place, { cause });
  const found =
    category === 'tooFewArgs'
      ? 'too few arguments'
      : category === 'tooManyArgs'
        ? 'too many arguments'
        : `${typeWord(actual)} as argument ${(index ?? 0) + 1}`;
  const forms = [...new Set(definition.calls.map((call) => wordsOfCall(definition.name, call)))];
  return pointing(
    'invalid-argument',
    `${definition.name}: found ${found}; expected ${forms.join(' or ')}`,
    text,
    place,
    { cause },
  );
}

/** The error for a name without meaning. */
export function unknownName(name: string, text: string, place: Place): ParseError {
  const near = name.length < 3 ? [] : nearestNames(name, [...definitions.keys()]);
  return pointing('unknown-name', `${name} is no name that is known; expected a function or a variable`, text, place, {
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  });
}

/** The function that a node calls. */
function nameOf(node: MathNode): string | undefined {
  const { fn, name } = node as { fn?: string | { name?: string }; name?: string };
  return typeof fn === 'object' ? fn.name : (fn ?? name);
}

/** `a value` for `Value`. */
function typeWord(actual: unknown): string {
  const names = (Array.isArray(actual) ? actual : [actual]).map(String);
  const own = TYPES.find(([type]) => names.includes(type));
  if (own !== undefined) return own[1];
  const known: Readonly<Record<string, string>> = {
    string: 'a text',
    boolean: 'true or false',
    Array: 'a list',
    Function: 'a function',
    function: 'a function',
    undefined: 'nothing',
    null: 'null',
    Object: 'an object',
  };
  return (
    names.map((each) => known[each]).find((word) => word !== undefined) ??
    (names.some((each) => /number|fraction|bigint/i.test(each)) ? 'a number' : `a ${names[0]!}`)
  );
}
