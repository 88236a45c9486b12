import type { MathNode } from 'mathjs';
import type { ParseError } from '../errors.js';
import { waysToCall, type Call, type Definition } from './Definition.js';
import { definitions } from './definitions.js';
import { examplesInMathjs } from './mathjsDocs.js';
import type { Place } from './places.js';
import { pointing, unknownName, writtenValue } from './pointing.js';
import { hasObjects, standsFor, typeOf, wordOfType } from './typeOf.js';

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

/** The error for what mathjs, or the engine below it, has thrown: what was found, and what was expected. */
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
  const own = name === undefined ? undefined : definitions.get(name);
  // Where no object of the library is given it was mathjs that refused.
  const definition = own?.besideNumbers === true && !hasObjects(cause.given ?? []) ? undefined : own;
  const isOfArguments = cause.data?.category !== undefined && cause.given !== undefined;
  const info = { cause, ...(hintForFunction(node, cause) ?? hintFor(name, cause)) };
  if (isOfArguments && definition !== undefined) {
    const found = foundArguments(cause, name, definition.calls);
    return pointing(
      'invalid-argument',
      `${name}: found ${found}; expected ${callsFor(definition, cause)}`,
      text,
      place,
      info,
    );
  }
  const known = KNOWN.find(([pattern]) => pattern.test(cause.message));
  if (known !== undefined) {
    const [, words, hint] = known;
    return pointing('invalid-expression', words(cause), text, place, { cause, ...(hint !== undefined && { hint }) });
  }
  const forms = name === undefined ? [] : syntaxOf(name);
  const isSaid = !isOfArguments && !ENGINE.test(cause.message);
  const said = isSaid ? lowerCase(withoutData(cause.message)) : `found ${foundArguments(cause, name, [])}`;
  const about = name === undefined ? '' : `${name}: `;
  const expected = forms.length > 0 ? forms.join(' or ') : isSaid ? undefined : 'other arguments';
  const message = `${about}${said}${expected === undefined ? '' : `; expected ${expected}`}`;
  return pointing('invalid-expression', message, text, place, info);
}

/** What the engine says, and mathjs where it did not think of an argument: it tells nothing of the expression. */
const ENGINE =
  /^(?:Cannot (?:calculate|read|set|clone|mix|use|destructure|create|assign|delete|define|access|convert (?!"))|Unknown type|Unsupported type of value|Converting circular|Invalid (?:array|string|argument|value)|Unexpected|Method |Class constructor|Reduce of|undefined|Matrix\.|Need |Function needs)|\bis not (?:a function|iterable|a constructor|defined|an object|extensible)|\bundefined\b|\bnull\b|\[object |BigInt|(?:Dense|Sparse)Matrix|TypeError|instance|parameter|\btyped\b|callback/i;

/** For a function that stands as an argument without being called: how it is called, or the value that has its name. */
function hintForFunction(node: MathNode, { given = [] }: Foreign): { readonly hint: string } | undefined {
  const at = given.findIndex((each) => typeof each === 'function');
  const { name } = ((node as { args?: readonly { name?: string }[] }).args ?? [])[at] ?? {};
  const example = name === undefined ? undefined : definitions.get(name)?.examples[0];
  if (name === undefined || example === undefined) return undefined;
  return { hint: writtenValue(name) ?? `${name} is a function, and is called as in ${example}.` };
}

/** An example of the function; or for values what they can do, where an operator of numbers was meant. */
function hintFor(name: string | undefined, { given = [] }: Foreign): { readonly hint?: string } {
  if (name === undefined) return {};
  const operator = given.some((each) => /^(?:Value|Game|Form|Digraph|Position)$/.test(typeOf(each)))
    ? OF_VALUES[name]
    : undefined;
  if (operator !== undefined) return { hint: operator };
  if (name === 'add' && given.some((each) => typeof each === 'string'))
    return { hint: 'Texts are joined by concat("a", "b").' };
  const hint = exampleOf(name);
  return hint === undefined ? {} : { hint };
}

/** An example of a function. */
function exampleOf(name: string): string | undefined {
  const examples = definitions.get(name)?.examples ?? examplesInMathjs(name);
  const example = examples.find((each) => each.includes(`${name}(`)) ?? examples[0];
  return example === undefined ? undefined : `For example ${example}.`;
}

/** An example of the function that a node calls, where nothing better is known to say. */
export function exampleFor(node: MathNode): string | undefined {
  const name = nameOf(node);
  return name === undefined ? undefined : exampleOf(name);
}

const NO_PRODUCT =
  'Values are added, subtracted and multiplied by integers, as in 2 * value("^"); nortonProduct(G, U) is another product.';

/** What is said of operators of numbers between values. */
const OF_VALUES: Readonly<Record<string, string>> = {
  multiply: NO_PRODUCT,
  pow: NO_PRODUCT,
  divide: 'Values are not divided: for numbers write value(1/2).',
  mod: 'Values are not divided: numbers are, as in mod(7, 2).',
  round: 'Numbers are rounded; of a value write round(mean(G)).',
  norm: 'Numbers have a norm; values have a birthday, birthday(G).',
  options: 'Write leftOptions(G) or rightOptions(G); options(G, "L") is the same as the first.',
  moves: 'Write leftOptions(G) and rightOptions(G).',
  not: 'Truth values have a negation; of a value ask G == 0, or write -G for its negative.',
};

/** The most ways to call a function that are listed. */
const MOST_FORMS = 4;

/** How a function is called: the ways whose first argument is of the type that was found, if there are any. */
function callsFor({ name, calls }: Definition, { given = [] }: Foreign): string {
  const near =
    given.length === 0 ? [] : calls.filter((call) => call.isRefusal !== true && fits(given.slice(0, 1), call));
  const forms = waysToCall(name, near.length > 0 ? near : calls);
  return forms.slice(0, MOST_FORMS).join(' or ') + (forms.length > MOST_FORMS ? ' or others' : '');
}

/** Errors of mathjs in words that say what was expected. */
const KNOWN: readonly (readonly [pattern: RegExp, words: (cause: Foreign) => string, hint?: string])[] = [
  [
    /^Index out of range/,
    ({ index, min, max }) =>
      max === undefined
        ? `found the index ${index}; expected at least ${min}`
        : `found the index ${index}; expected one from ${min} to ${max - 1}`,
    'Items are counted from 1; count(x) is how many there are, x[end] the last.',
  ],
  [
    /^shape mismatch/i,
    ({ message }) =>
      `found lists of different lengths${/shape \((\d+)\).* to size (\d+)/.exec(message)?.slice(1).join(' != ').replace(/.*/, ' ($&)') ?? ''}; expected lists of one length`,
    'size(x) is the length of a list.',
  ],
  [
    /^Dimension mismatch/,
    ({ message }) =>
      `found lists of different lengths${/ \(.*\)/.exec(message)?.[0] ?? ''}; expected lists of one length`,
    'size(x) is the length of a list.',
  ],
  [
    /^No access to property "/,
    ({ message }) =>
      `found the name ${/".*"/.exec(message)![0]} in an object; expected one that objects do not have already`,
    'For example {a: 1}.',
  ],
  [
    /^Division by Zero/i,
    () => 'found a division by 0; expected another divisor',
    'What is greater than all numbers is a loopy game: loopy("on").',
  ],
  [
    / cannot apply callback arguments \w+\(/,
    ({ message }) =>
      `found an item that is none for ${/arguments (\w+)\(/.exec(message)![1]}; expected items that it takes`,
    'map(list, f(x) = …) says what is done with each item.',
  ],
  [
    /^Unsupported type of condition/,
    () => 'found a condition that is neither true nor false; expected a comparison, or what is true or false',
    'For example G > 0 ? 1 : 2.',
  ],
];

/**
 * What is wrong with arguments: how many they are, the first that fits no way to call a function of the library, or all
 * of them.
 */
function foundArguments({ given = [], data }: Foreign, name: string | undefined, calls: readonly Call[]): string {
  // What a function calls in its turn may have been given more, or less.
  const category = data?.fn === name ? data?.category : undefined;
  if (category === 'tooManyArgs') return `too many arguments (${given.length})`;
  const words = given.map((each) => wordOfType(typeOf(each)));
  const first = given.findIndex((_, i) => !calls.some((call) => fits(given.slice(0, i + 1), call)));
  if (calls.length > 0 && first >= 0) return `${words[first]!} as argument ${first + 1}`;
  if (category === 'tooFewArgs' || words.length === 0) return `too few arguments (${given.length})`;
  return words.join(' and ');
}

/** May a call begin with these arguments? */
function fits(given: readonly unknown[], { kinds }: Call): boolean {
  return given.every((each, i) => {
    const { types } = kinds[i] ?? kinds.at(-1) ?? { types: '' };
    if (i >= kinds.length && !types.startsWith('...')) return false;
    return types
      .replace(/^\.\.\./, '')
      .split(' | ')
      .some((type) => standsFor(typeOf(each), type));
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
