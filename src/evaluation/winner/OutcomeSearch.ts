import type { Work } from '../../run.js';

/** A search for the winner of a game. */
export interface OutcomeSearch {
  /** Does a player (0 Left, 1 Right) win who begins? */
  wins(first: 0 | 1): boolean;
  /** Goes on within other bounds: what was learnt before stays known. */
  continueWith(work: Work): void;
}
