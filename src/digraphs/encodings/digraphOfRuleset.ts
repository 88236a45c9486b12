import type { Board } from '../../boards/index.js';
import { compile, type Ruleset } from '../../games/index.js';
import { Work, type RunOptions } from '../../run.js';
import { digraphOfComplex } from '../digraphComplexes.js';
import type { NamedDigraph } from '../NamedDigraph.js';

/**
 * A ruleset on a board as a symmetric digraph placement game, arcs both ways between moves that are not legal together:
 * for independence rulesets, such as DOMINEERING, COL, SNORT, NODE-KAYLES, ARC-KAYLES and PARTIZAN NODE-KAYLES, where
 * such pairs decide. Colours and pieces of the board count; of a move that either player may make there is a vertex of
 * each.
 * @returns with the labels of the compiled game as names of the moves: `x2` is Left on vertex 1
 * @param given bounds of the compilation
 * @throws InputError `not-flag` where more than two moves are illegal together and no two of them are, as in NOGO; what
 * `compile` throws
 * @source Clow and McKay 2024, Sec. 3
 * @example digraphOfRuleset(col, path(2)).digraph.toString() // 'digraph:LLRR 0-1 0-2 1-3 2-3'
 */
export function digraphOfRuleset(ruleset: Ruleset, board: Board, given: RunOptions = {}): NamedDigraph {
  const work = new Work('digraphOfRuleset', given);
  return digraphOfComplex(compile(ruleset, board, work.rest()), work.rest());
}
