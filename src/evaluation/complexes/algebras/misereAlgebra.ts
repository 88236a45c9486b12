import type { Algebra } from './Algebra.js';

/** Outcomes when the player who cannot move wins: bit 0 if Left wins moving first, bit 1 if Right does. */
export function misereAlgebra(): Algebra {
  const loses = (options: ArrayLike<number>, bit: 1 | 2): boolean => {
    for (let i = 0; i < options.length; i++) if ((options[i]! & bit) === 0) return false;
    return options.length > 0;
  };
  return {
    addsComponents: false,
    leavesOutDominated: false,
    empty: 3,
    sum: (a, b) => (a === 3 ? b : a),
    negative: (a) => ((a & 1) << 1) | (a >> 1),
    lastMoves: () => 3,
    oneColour: (player) => (player === 0 ? 2 : 1),
    fromOptions: (left, right) => (loses(left, 2) ? 0 : 1) | (loses(right, 1) ? 0 : 2),
  };
}
