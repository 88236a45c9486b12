import { SourceRange } from '../sources/internal.js';

/**
 * The sources that a line of `batch` stands for: each range in the parameters of a board or a family takes all its values,
 * the last range fastest.
 * @throws InputError `invalid-range`, `too-many-sources`
 */
export function* expandRanges(line: string): Generator<string> {
  yield* new SourceRange(line);
}
