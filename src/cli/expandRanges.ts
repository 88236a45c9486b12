import { InputError } from '../errors.js';

/** A range of integers, where no digits or dots stand beside it: `..` in a grid is two free cells. */
const RANGE = /(?<![\d.])(\d{1,9})\.\.(\d{1,9})(?![\d.])/;

/**
 * The sources that a line of `batch` stands for: each range `a..b` in what follows the first `@` takes all its values,
 * the last range fastest.
 * @throws InputError `invalid-range`
 */
export function* expandRanges(line: string): Generator<string> {
  const at = line.indexOf('@') + 1;
  if (at === 0) yield line;
  else yield* expand(line.slice(0, at), line.slice(at));
}

function* expand(done: string, rest: string): Generator<string> {
  const match = RANGE.exec(rest);
  if (match === null) {
    yield done + rest;
    return;
  }
  const [range, first, last] = match;
  if (Number(first) > Number(last))
    throw new InputError('invalid-range', `batch: the range ${range} is empty; expected a..b with a ≤ b.`);
  const before = done + rest.slice(0, match.index);
  const after = rest.slice(match.index + range.length);
  for (let value = Number(first); value <= Number(last); value++) yield* expand(before + value, after);
}
