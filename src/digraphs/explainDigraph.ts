import { InputError } from '../errors.js';
import type { Explanation } from '../games/index.js';
import type { DigraphPlacement } from './DigraphPlacement.js';

/**
 * Says whether vertices can be played one after the other, and what is left then, or which two of them cannot.
 * @param position vertices in the order in which they are played
 * @returns for an illegal position, the first vertex that is no longer there, after the one that deletes it
 * @throws InputError `invalid-vertex`
 * @source Clow and McKay 2024, Sec. 1
 * @example explainDigraph(new DigraphPlacement('LR', [[0, 1]]), [0, 1]).legal // false
 */
export function explainDigraph(game: DigraphPlacement, position: Iterable<number>): Explanation {
  try {
    const moves = game.remaining([...position]);
    return { legal: true, maximal: moves.length === 0, moves };
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'not-playable') throw error;
    const { vertex, by } = error.details as { readonly vertex: number; readonly by: number };
    const why =
      by === vertex ? `${vertex} is played twice` : `the arc ${by}>${vertex}: ${by} is played before ${vertex}`;
    return { legal: false, minimalIllegal: by === vertex ? [vertex] : [by, vertex], placed: [], because: why };
  }
}
