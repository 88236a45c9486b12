import type { RunOptions } from '../../run.js';

/** What the items of a family are: boards, digraphs, complexes, or sources that have to be read first. */
export type FamilyKind = 'board' | 'digraph' | 'complex' | 'source';

/** Items numbered from 0, the same everywhere. None is remembered: each is found from the one before it. */
export interface Family<T> {
  /** Its notation as it would be written here: `graphs:1..8 connected`. */
  readonly text: string;
  readonly kind: FamilyKind;
  /** How many items; found by going through them where no formula is known. @throws LimitError */
  count(run?: RunOptions): number;
  /**
   * Where each batch of items begins, as `from` understands it; found in one pass.
   * @param batch how many items there are in each but the last
   * @throws InputError `invalid-argument`, LimitError
   */
  starts(batch: number, run?: RunOptions): string[];
  /**
   * The items from a start on, by default all.
   * @throws InputError `invalid-argument` for a text that is not a start, when the first item is asked for
   */
  from(start?: string): Iterable<T>;
}
