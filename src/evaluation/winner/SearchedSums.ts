import type { PlayedSumMove } from './PlayedSums.js';
import type { Sum } from './SumTable.kernel.js';

/** A move in a part of a sum, before it is known what it leads to. */
export interface TriedMove {
  readonly place: number;
  readonly made: { readonly move: number; readonly score: number };
}

/** What a search for the winner asks of sums, in which it is always Left's turn. */
export interface SearchedSums<Tried extends TriedMove = TriedMove> {
  readonly isMisere: boolean;
  /** Where parts are kept. */
  readonly table: { readonly bytes: number };
  /** The sum with which play begins. */
  start(player: 0 | 1): Sum;
  /** Does Left win, if no move has to be tried to know that? */
  decided(sum: Sum): boolean | undefined;
  /** About what a sum is worth, twice. */
  expected(sum: Sum): number;
  /** The moves of Left in the parts. */
  listTries(sum: Sum, all: boolean): Tried[];
  /** The sum after one of these, negated. */
  after(sum: Sum, tried: TriedMove): Sum;
  /** The moves of Left in the value. */
  optionsOf(sum: Sum): PlayedSumMove[];
  /** Forgets all other parts, where that is possible. @returns writes new numbers of parts into a sum */
  keepParts(sums: Iterable<Sum>): (sum: Sum) => void;
}
