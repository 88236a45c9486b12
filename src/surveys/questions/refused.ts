import { InputError, nearestNames, ParseError, positionAt, type ErrorCode, type LibraryError } from '../../errors.js';

/** A place in what was written for an option. */
export interface PlaceInList {
  readonly option: 'ask' | 'source' | 'where';
  readonly text: string;
  readonly offset: number;
}

/** The error for what is wrong at a place; its line and column are in `details`. */
export function refused(
  { option, text, offset }: PlaceInList,
  code: ErrorCode,
  message: string,
  hint?: string,
  cause?: unknown,
): InputError {
  const { line, column } = positionAt(text, offset);
  const where = text.includes('\n') ? `line ${line}, column ${column}` : `column ${column}`;
  return new InputError(code, `survey: --${option}, ${where}: ${message}`, {
    ...(hint !== undefined && { hint }),
    details: { option, line, column },
    ...(cause !== undefined && { cause }),
  });
}

/**
 * The error for what was thrown about a text that begins at a place: where the error has a column, that column.
 * @param isWhole whether columns are those of the whole text already
 */
export function refusedFor(place: PlaceInList, error: LibraryError, isWhole: boolean = false): InputError {
  const own = error instanceof ParseError && error.line === 1 ? error.column - 1 : undefined;
  const offset = own === undefined ? place.offset : isWhole ? own : place.offset + own;
  const message = error.message.replace(/^(?:line \d+, )?column \d+: /, '');
  return refused({ ...place, offset: Math.min(offset, place.text.length) }, error.code, message, error.hint, error);
}

/** `Did you mean …?`, where names are near. */
export function meant(name: string, names: Iterable<string>): string | undefined {
  const near = nearestNames(name, [...names]);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : undefined;
}
