import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import type { RulesetData } from '../games/index.js';

/** The methods that build a game from a complex. */
export type Method = 'prop2.1' | 'remark2.2';

/** A game built from a complex: a ruleset and a board, with what is needed to check it. */
export interface Construction {
  readonly method: Method;
  /** Which of the two complexes of the game the target is. */
  readonly as: 'legal' | 'illegal';
  readonly target: SimplicialComplex;
  readonly ruleset: RulesetData;
  readonly board: Board;
  readonly certificate: Certificate;
}

/** For each vertex of the target, the cells of the board that its piece covers. */
export interface Certificate {
  readonly cells: readonly (readonly number[])[];
}
