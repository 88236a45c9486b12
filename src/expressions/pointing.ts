import { nearestNames, ParseError, positionAt, type ErrorCode, type ErrorInfo } from '../errors.js';
import { definitions } from './definitions.js';
import type { Place } from './places.js';

/** An error that points into an expression. */
export function pointing(
  code: ErrorCode,
  message: string,
  text: string,
  place: Place,
  info: ErrorInfo = {},
): ParseError {
  const position = positionAt(text, place.start);
  const where = text.includes('\n') ? `line ${position.line}, column ${position.column}` : `column ${position.column}`;
  const details = { expression: text.slice(0, 1000), start: place.start, end: place.end, ...info.details };
  return new ParseError(code, `${where}: ${message.replace(/[.;]?$/, '.')}`, position, { ...info, details });
}

/** What other languages have, and how it is written here. */
const WRITTEN_HERE: ReadonlyMap<string, string> = new Map([
  ['if', 'Write condition ? a : b.'],
  ['for', 'Write map(1:5, f(n) = n^2).'],
  ['while', 'Functions may call themselves, as in f(n) = n < 2 ? n : f(n - 1) + f(n - 2).'],
  ['def', 'Write f(x) = x + 1.'],
  ['function', 'Write f(x) = x + 1.'],
  ['lambda', 'Write f(x) = x + 1.'],
  ['typeof', 'Write typeOf(x).'],
  ['eval', 'Write evaluate("1 + 1").'],
  ['len', 'Write count(x), or size(x).'],
  ['length', 'Write count(x), or size(x).'],
  ['let', 'Write x = 1.'],
  ['var', 'Write x = 1.'],
  ['const', 'Write x = 1.'],
  ['_', 'In a session _ is the last result.'],
]);

/** Values by the names that they have in words, and in CGSuite. */
const VALUES_IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['up', 'value("^")'],
  ['down', 'value("v")'],
  ['v', 'value("v")'],
  ['star', 'value("*")'],
  ['tiny', 'value("tiny(1)")'],
  ['miny', 'value("miny(1)")'],
  ...['on', 'off', 'over', 'under', 'dud', 'upon'].map((name): [string, string] => [name, `loopy("${name}")`]),
]);

/** What stands for a value that is called by its name. */
export function writtenValue(name: string): string | undefined {
  const written = VALUES_IN_WORDS.get(name);
  return written && `Write ${written}.`;
}

/** The error for a name without meaning. */
export function unknownName(name: string, text: string, place: Place): ParseError {
  const near = name.length < 3 ? [] : nearestNames(name, [...definitions.keys()]);
  const hint =
    WRITTEN_HERE.get(name) ??
    writtenValue(name) ??
    (near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : `A variable is set first, as in ${name} = 1; a text stands in quotes, "${name}".`);
  return pointing('unknown-name', `${name} is not a known name; expected a function or a variable`, text, place, {
    hint,
  });
}
