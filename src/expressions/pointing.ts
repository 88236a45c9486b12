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

/** The error for a name without meaning. */
export function unknownName(name: string, text: string, place: Place): ParseError {
  const near = name.length < 3 ? [] : nearestNames(name, [...definitions.keys()]);
  return pointing('unknown-name', `${name} is no name that is known; expected a function or a variable`, text, place, {
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  });
}
