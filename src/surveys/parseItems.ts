import { familyOfItems, type FamilyItem, type LinesFrom } from '../sources/internal.js';
import type { Family } from '../symmetry/internal.js';
import { linesOfFile } from './linesOfFile.js';

/** Where the lines of files come from. */
export interface ParseFamilyOptions {
  /** The lines of a file, by its name; by default those of the file system. */
  readonly read?: (name: string) => LinesFrom;
}

/**
 * The items that a survey goes through: a family up to isomorphism such as `graphs:1..8 connected`; `file:NAME`, a file
 * with graph6, sparse6, digraph6, a board or a source a line; or a board or source with ranges, as in
 * `grid:1..4x1..6`.
 * @throws ParseError, LimitError, InputError `invalid-range`, `too-many-sources`, `unknown-file`, `not-given-source`
 */
export function parseItems(text: string, { read = linesOfFile }: ParseFamilyOptions = {}): Family<FamilyItem> {
  return familyOfItems(text, 'parseFamily', read);
}
