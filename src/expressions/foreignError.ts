import type { MathNode } from 'mathjs';
import type { ParseError } from '../errors.js';
import { wordsOfCall, type Call } from './Definition.js';
import { definitions } from './definitions.js';
import type { Place } from './places.js';
import { pointing, unknownName } from './pointing.js';
import { standsFor, typeOf, wordOfType } from './typeOf.js';

/** How a function of mathjs, or one that was defined, is called. */
export type SyntaxOf = (name: string) => readonly string[];

/** What mathjs adds to its errors: of arguments what they are, of indices the least and one more than the greatest. */
interface Foreign extends Error {
  readonly data?: { readonly category?: string; readonly fn?: string };
  readonly given?: readonly unknown[];
  readonly index?: number;
  readonly min?: number;
  readonly max?: number;
}

/** The error for what mathjs has thrown: what was found, and what was expected. */
export function foreignError(
  cause: Foreign,
  text: string,
  place: Place,
  node: MathNode,
  syntaxOf: SyntaxOf,
): ParseError {
  const unknown = /^Undefined (?:symbol|function|variable) (.+)$/.exec(cause.message)?.[1];
  if (unknown !== undefined) return unknownName(unknown, text, place);
  const name = nameOf(node);
  const definition = name === undefined ? undefined : definitions.get(name);
  const isOfArguments = cause.data?.category !== undefined && cause.given !== undefined;
  const found = isOfArguments ? foundArguments(cause, definition?.calls ?? []) : cause.message;
  const about = name === undefined ? '' : `${name}: `;
  if (isOfArguments && definition !== undefined) {
    const forms = [...new Set(definition.calls.map((call) => wordsOfCall(definition.name, call)))];
    return pointing('invalid-argument', `${about}found ${found}; expected ${forms.join(' or ')}`, text, place, { cause }); // prettier-ignore
  }
  const known = KNOWN.find(([pattern]) => pattern.test(cause.message));
  if (known !== undefined) return pointing('invalid-expression', known[1](cause), text, place, { cause });
  const forms = name === undefined ? [] : syntaxOf(name);
  const said = isOfArguments ? `found ${found}` : lowerCase(withoutData(cause.message));
  const message = forms.length === 0 ? said : `${about}${said}; expected ${forms.join(' or ')}`;
  return pointing('invalid-expression', message, text, place, { cause });
}

/** Errors of mathjs in words that say what was expected. */
const KNOWN: readonly (readonly [pattern: RegExp, words: (cause: Foreign) => string])[] = [
  [/^Index out of range/, ({ index, min, max }) => max === undefined ? `found the index ${index}; expected at least ${min}` : `found the index ${index}; expected one from ${min} to ${max - 1}`],
  [/^Dimension mismatch/, ({ message }) => `found lists of different lengths${/ \(.*\)/.exec(message)?.[0] ?? ''}; expected lists of one length`],
  [/^Division by Zero/i, () => 'found a division by 0; expected another divisor'],
  [/ cannot apply callback arguments \w+\(/, ({ message }) => `found an item that is none for ${/arguments (\w+)\(/.exec(message)![1]}; expected items that it takes`],
  [/^Unsupported type of condition/, () => 'found a condition that is neither true nor false; expected a comparison, or what is true or false'],
]; // prettier-ignore

/** What is wrong with arguments: how many they are, the first that fits no way to call a function of the library, or all of them. */
function foundArguments({ given = [], data }: Foreign, calls: readonly Call[]): string {
  if (data?.category === 'tooManyArgs') return `too many arguments (${given.length})`;
  const words = given.map((each) => wordOfType(typeOf(each)));
  const first = given.findIndex((_, i) => !calls.some((call) => fits(given.slice(0, i + 1), call)));
  if (calls.length > 0 && first >= 0) return `${words[first]!} as argument ${first + 1}`;
  return data?.category === 'tooFewArgs' ? `too few arguments (${given.length})` : words.join(' and ');
}

/** May a call begin with these arguments? */
function fits(given: readonly unknown[], { kinds }: Call): boolean {
  return given.every((each, i) => {
    const { types } = kinds[i] ?? kinds.at(-1) ?? { types: '' };
    if (i >= kinds.length && !types.startsWith('...')) return false;
    return types.replace(/^\.\.\./, '').split(' | ').some((type) => standsFor(typeOf(each), type)); // prettier-ignore
  });
}

/** Without the values and the names of classes that mathjs lists. */
function withoutData(message: string): string {
  return message.replace(/ \((?:expected|type|value|char): [^]*$/, '').replace(/[.;]$/, '');
}

function lowerCase(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** The function that a node calls. */
function nameOf(node: MathNode): string | undefined {
  const { fn, name } = node as { fn?: string | { name?: string }; name?: string };
  return typeof fn === 'object' ? fn.name : (fn ?? name);
}
