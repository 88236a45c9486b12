import { Work, type RunOptions } from '../run.js';
import { topologicalOrder } from '../symmetry/internal.js';
import { leastFeedbackSet } from './acyclic/leastFeedbackSet.js';
import type { DigraphPlacement } from './DigraphPlacement.js';

/**
 * A longest sequence of moves, whichever player makes them. A set of vertices can be played, each before those
 * with arcs to it, iff the arcs among them have no directed cycle: so a largest such set is found, the complement of a
 * least feedback vertex set.
 * @throws LimitError `limit` counts branches of the search; `too-many-vertices` where a part with vertices times arcs
 * above 2²⁴ is left to branch on
 * @complexity exponential at worst (NP-hard); linear without directed cycles
 * @example digraphLongestPlay(parseDigraphPlacement('LLR 0>1 1>2 2>0')) // [1, 0]
 */
export function digraphLongestPlay(game: DigraphPlacement, given: RunOptions = {}): readonly number[] {
  const left = new Set(leastFeedbackSet(game.out, new Work('digraphLongestPlay', given)));
  const kept = [...game.sides.keys()].filter((v) => !left.has(v));
  const place = new Map(kept.map((v, i) => [v, i]));
  const sorted = topologicalOrder(kept.map((v) => game.out[v]!.flatMap((w) => place.get(w) ?? [])));
  return sorted.acyclic ? [...sorted.order].reverse().map((i) => kept[i]!) : [];
}

/**
 * The length of a longest sequence of moves, whichever player makes them: the height of the game tree, and the
 * most vertices without a directed cycle among them. The birthday of the value is at most as large; where all vertices
 * are Left's, the value is this number.
 * @throws LimitError as `digraphLongestPlay`
 * @complexity as `digraphLongestPlay`
 * @source Clow and McKay 2024, Sec. 2
 * @example digraphFormalBirthday(parseDigraphPlacement('LLR 0>1 1>2 2>0')) // 2
 */
export function digraphFormalBirthday(game: DigraphPlacement, given: RunOptions = {}): number {
  return game.n - leastFeedbackSet(game.out, new Work('digraphFormalBirthday', given)).length;
}
