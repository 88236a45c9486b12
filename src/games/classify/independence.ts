import type { Board } from '../../boards/index.js';
import { relabellings } from '../../boards/index.js';
import { Work } from '../../run.js';
import type { BasicPosition } from '../BasicPosition.js';
import type { Ruleset } from '../Ruleset.js';
import type { FamilyOptions } from './invariance.js';
import { rulesOnBoard } from './rulesOnBoard.js';

/** Whether a ruleset is an independence ruleset on a family of boards. */
export type Independence =
  | { readonly independence: true; readonly boards: number; readonly unsuitable: number }
  /** A minimal illegal position that has not two pieces. */
  | { readonly independence: false; readonly board: Board; readonly minimalIllegal: readonly BasicPosition[] }
  /** The limits were exceeded. */
  | { readonly independence: 'undecided'; readonly boards: number };

/**
 * Whether on every board of a family all minimal illegal positions have two pieces: the illegal complex is a graph
 * without isolated vertices, or void. Boards on which the ruleset makes no sense count as `unsuitable`.
 * @param given when they cut the search off, the answer is undecided; `limit` counts boards
 * @throws InputError `not-an-empty-board`
 * @source Huntemann 2018, Def. 2.21
 * @example independence(nogo, [path(3)]).independence // false
 */
export function independence(ruleset: Ruleset, family: Iterable<Board>, given: FamilyOptions = {}): Independence {
  const { relabel = false, ...options } = given;
  let boards = 0;
  let unsuitable = 0;
  const decide = (work: Work): Independence => {
    for (const given of family)
      for (const board of relabel ? relabellings(given).map((copy) => copy.board) : [given]) {
        work.tick(boards + 1);
        const rules = rulesOnBoard(ruleset, board, work.part());
        if (rules === undefined) {
          unsuitable++;
          continue;
        }
        boards++;
        const set = rules.minimalIllegal.find(({ length }) => length !== 2);
        if (set !== undefined)
          return { independence: false, board: rules.board, minimalIllegal: set.map((i) => rules.positions[i]!) };
      }
    return { independence: true, boards, unsuitable };
  };
  return Work.decide('independence', options, decide, () => ({ independence: 'undecided', boards }));
}
