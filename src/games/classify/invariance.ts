import type { Board } from '../../boards/index.js';
import { boardAutomorphisms, boardIsomorphism, relabellings } from '../../boards/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { BasicPosition } from '../BasicPosition.js';
import type { Ruleset } from '../Ruleset.js';
import { brokenIsomorphism, rulesOnBoard, type BrokenIsomorphism, type RulesOnBoard } from './rulesOnBoard.js';

/** How to go through a family of boards. */
export interface FamilyOptions extends RunOptions {
  /**
   * Adds to each board, of at most 8 vertices, all boards that differ from it by the numbers of the vertices. Default:
   * no.
   */
  readonly relabel?: boolean;
}

/**
 * Whether a ruleset is invariant on a family of boards. `boards` counts those it can be played on, with relabelled
 * ones.
 */
export type Invariance =
  | { readonly invariant: true; readonly boards: number; readonly unsuitable: number }
  | {
      readonly invariant: false;
      readonly because: 'illegal-piece';
      readonly board: Board;
      readonly piece: BasicPosition;
    }
  | ({ readonly invariant: false; readonly because: 'isomorphism' } & BrokenIsomorphism)
  /** The limits were exceeded. */
  | { readonly invariant: 'undecided'; readonly boards: number };

/**
 * Whether every basic position is legal on every board of a family, and every isomorphism between two boards of the
 * family, or of one board to itself, maps legal positions to legal ones. Boards on which the ruleset makes no sense
 * count as `unsuitable`.
 * @param given when they cut the search off, the answer is undecided; `limit` counts boards
 * @throws InputError `not-an-empty-board`
 * @complexity one compilation for each board; of the isomorphisms between two boards, one, and those that generate the
 * automorphisms of the first
 * @source Huntemann 2018, Def. 2.3
 * @example invariance(nogo, graphsUpToIsomorphism(2)).invariant // false
 */
export function invariance(ruleset: Ruleset, family: Iterable<Board>, given: FamilyOptions = {}): Invariance {
  const { relabel = false, ...options } = given;
  const work = new Work('invariance', options);
  const classes = new Map<string, RulesOnBoard[]>();
  let boards = 0;
  let unsuitable = 0;
  const rulesOn = (board: Board): RulesOnBoard | undefined => {
    work.tick(boards + 1);
    const rules = rulesOnBoard(ruleset, board, work.part());
    if (rules === undefined) unsuitable++;
    else boards++;
    return rules;
  };
  const broken = (found: BrokenIsomorphism): Invariance => ({ invariant: false, because: 'isomorphism', ...found });
  const decide = (): Invariance => {
    for (const board of family) {
      const rules = rulesOn(board);
      if (rules === undefined) continue;
      const loop = rules.minimalIllegal.find((set) => set.length === 1);
      if (loop !== undefined)
        return {
          invariant: false,
          because: 'illegal-piece',
          board: rules.board,
          piece: rules.positions[loop[0]!]!,
        };
      const found = compareInClass(rules, classes, work);
      if (found === 'undecided') return { invariant: 'undecided', boards };
      if (found !== undefined) return broken(found);
      if (!relabel) continue;
      for (const { board: copy, map } of relabellings(rules.board).slice(1)) {
        const other = rulesOn(copy);
        const renumbered = other && brokenIsomorphism(other, rules, map);
        if (renumbered !== undefined) return broken(renumbered);
      }
    }
    return { invariant: true, boards, unsuitable };
  };
  return work.unlessCutOff(decide, () => ({ invariant: 'undecided', boards }));
}

/** Compares with the first isomorphic board, and a board that is the first of its kind with itself. */
function compareInClass(
  rules: RulesOnBoard,
  classes: Map<string, RulesOnBoard[]>,
  work: Work,
): BrokenIsomorphism | 'undecided' | undefined {
  const { board } = rules;
  const degrees = Array.from({ length: board.vertexCount }, (_, v) => board.degree(v)).sort((a, b) => a - b);
  const similar = classes.get(degrees.join()) ?? [];
  classes.set(degrees.join(), similar);
  for (const other of similar) {
    const answer = boardIsomorphism(other.board, board, work.part());
    if (answer.isomorphic === true) return brokenIsomorphism(other, rules, answer.map);
    if (answer.isomorphic === 'undecided') return 'undecided';
  }
  similar.push(rules);
  for (const images of boardAutomorphisms(board, work.part())) {
    const found = brokenIsomorphism(rules, rules, images);
    if (found !== undefined) return found;
  }
  return undefined;
}
