import type { ErrorCode } from './errorCodes.js';

export type { ErrorCode } from './errorCodes.js';

/** What every error of the library carries besides its message. */
export interface ErrorInfo {
  /** What the caller can do about it, in one sentence. */
  readonly hint?: string;
  /** The values that the message speaks of, for programs. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

let shownAs: ((error: LibraryError) => string) | undefined;

/**
 * What stands in place of the stack of calls in the errors that are thrown from now on, for programs that show people
 * the stack.
 */
export function showErrorsAs(show: (error: LibraryError) => string): void {
  shownAs = show;
}

/**
 * The common class of all errors that the library throws on purpose; `code` is stable across releases.
 * @example new InputError('invalid-size', 'grid: 0 rows; expected at least 1.') instanceof LibraryError // true
 */
export class LibraryError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, info: ErrorInfo = {}) {
    super(message, info.cause === undefined ? undefined : { cause: info.cause });
    this.code = code;
    this.hint = info.hint;
    this.details = info.details ?? {};
    if (shownAs !== undefined) this.stack = shownAs(this);
  }

  override get name(): string {
    return 'LibraryError';
  }
}

/**
 * The call is wrong: fix its arguments.
 * @example new InputError('invalid-size', 'grid: 0 rows; expected at least 1.').code // 'invalid-size'
 */
export class InputError extends LibraryError {
  override get name(): string {
    return 'InputError';
  }
}

/**
 * The input is too large for the limit or the time that was given; `details` says what was found so far.
 * @example new LimitError('too-many-items', 'more than 9 items.', { details: { found: 10 } }).details // { found: 10 }
 */
export class LimitError extends LibraryError {
  override get name(): string {
    return 'LimitError';
  }
}

/**
 * The work was given up because its `signal` was aborted; `cause` is the reason.
 * @example new AbortError('not-continued', 'shelling: aborted by its signal.').name // 'AbortError'
 */
export class AbortError extends LibraryError {
  override get name(): string {
    return 'AbortError';
  }
}

/**
 * Text that does not follow its notation; line and column count from 1.
 * @example new ParseError('invalid-json', 'a bracket is missing.', { line: 2, column: 5 }).column // 5
 */
export class ParseError extends LibraryError {
  readonly line: number;
  readonly column: number;

  constructor(code: ErrorCode, message: string, position: { line: number; column: number }, info: ErrorInfo = {}) {
    super(code, message, { ...info, details: { ...info.details, ...position } });
    this.line = position.line;
    this.column = position.column;
  }

  override get name(): string {
    return 'ParseError';
  }
}

/**
 * The library contradicts itself: please report it.
 * @example new InvariantError('unknown-clause', 'no clause forbids it.').name // 'InvariantError'
 */
export class InvariantError extends LibraryError {
  override get name(): string {
    return 'InvariantError';
  }
}

/** Line and column (from 1) of a character offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset));
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - lastBreak };
}

/** Edit distance (insertions, deletions, substitutions). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/**
 * The names nearest to a misspelt one, at most three, nearest first; for hints. They have a letter in common with it.
 */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return known
    .map((candidate) => ({ candidate, d: distance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, d }) =>
        d <= Math.max(2, Math.ceil(candidate.length / 2)) && d < Math.max(wanted.length, candidate.length),
    )
    .sort((a, b) => a.d - b.d)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
