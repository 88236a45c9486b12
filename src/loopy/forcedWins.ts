import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import type { Arcs, LoopyGame } from './LoopyGame.js';

/** The most pairs of positions in one table. */
const MOST_PAIRS = 2 ** 25;

/** Where Right forces a win in the differences of positions of two games, whoever is to move. */
export interface ForcedWins {
  /** Does Right, who is to move or not, bring Left into a position without a move, in g − h? */
  readonly rightWins: (g: number, h: number, toMove: 'L' | 'R') => boolean;
}

/**
 * Retrograde analysis of all differences g − h of positions of two games: Left moves to g^L − h or g − h^R, Right to g^R − h or g − h^L. From a
 * lost position without moves back to all from which Right can force play there, each once.
 * @throws LimitError `too-many-pairs` above 2²⁵ pairs of positions
 * @complexity one step for each pair of a position of the one and a move of the other
 */
export function forcedWins(one: LoopyGame, other: LoopyGame, work: Work): ForcedWins {
  const [n, m] = [one.n, other.n];
  if (n * m > MOST_PAIRS)
    throw new LimitError('too-many-pairs', `${work.task}: ${n} × ${m} pairs of positions; the limit is ${MOST_PAIRS}.`);
  const into = { gL: inverse(one.left), gR: inverse(one.right), hL: inverse(other.left), hR: inverse(other.right) };
  /** How many moves of Left in the pair are not known to lose; a pair with Right to move that Right wins. */
  const open = new Int32Array(n * m);
  const wins = [new Uint8Array(n * m), new Uint8Array(n * m)] as const;
  const stack: number[] = [];
  const reach = (pair: number, isLeftToMove: 0 | 1): void => {
    if (wins[isLeftToMove][pair] !== 0) return;
    wins[isLeftToMove][pair] = 1;
    stack.push(2 * pair + isLeftToMove);
  };
  for (let g = 0; g < n; g++)
    for (let h = 0; h < m; h++) {
      const pair = g * m + h;
      open[pair] = one.left[g]!.length + other.right[h]!.length;
      if (open[pair] === 0) reach(pair, 1);
    }
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    work.step();
    const isLeftToMove = (state & 1) as 0 | 1;
    const pair = (state - isLeftToMove) / 2;
    const [g, h] = [Math.floor(pair / m), pair % m];
    if (isLeftToMove === 1) {
      // Right moves here.
      for (const before of into.gR[g]!) reach(before * m + h, 0);
      for (const before of into.hL[h]!) reach(g * m + before, 0);
    } else {
      // One move of Left less that is not known to lose.
      for (const before of into.gL[g]!) if (--open[before * m + h]! === 0) reach(before * m + h, 1);
      for (const before of into.hR[h]!) if (--open[g * m + before]! === 0) reach(g * m + before, 1);
    }
  }
  return { rightWins: (g, h, toMove) => wins[toMove === 'L' ? 1 : 0][g * m + h] !== 0 };
}

function inverse(arcs: Arcs): number[][] {
  const into: number[][] = arcs.map(() => []);
  arcs.forEach((list, from) => {
    for (const to of list) into[to]!.push(from);
  });
  return into;
}
