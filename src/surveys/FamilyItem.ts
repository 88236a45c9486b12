import type { Board } from '../boards/index.js';
import type { Source } from '../sources/index.js';

/** An item of a family: what a survey asks about. */
export interface FamilyItem {
  /** Its notation, such as `g6:DQc`, `facets:1 2, 2 3` or `digraph:LR 0>1`: what stands for {board} or {a}. */
  readonly text: string;
  /** The board, where it is one. */
  readonly board?: Board;
  /** What the notation stands for, where that is known and the notation need not be read. */
  readonly source?: Source;
}
