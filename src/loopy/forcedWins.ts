import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import type { FlatArcs } from './FlatArcs.js';
import { IntegerStack } from '../symmetry/internal.js';
import type { LoopyGame } from './LoopyGame.js';

/** The most pairs of positions in one table. */
const MOST_PAIRS = 2 ** 25;
/** As many states are worked off between two looks at the clock. */
const AT_ONCE = 1024;

/** Where Right forces a win in the differences of positions of two games, whoever is to move. */
export interface ForcedWins {
  /** Does Right, who is to move or not, bring Left into a position without a move, in g − h? */
  readonly rightWins: (g: number, h: number, toMove: 'L' | 'R') => boolean;
}

/**
 * Retrograde analysis of all differences g − h of positions of two games: Left moves to g^L − h or g − h^R, Right to
 * g^R − h or g − h^L. From a lost position without moves back to all from which Right can force play there, each once.
 * @param only the player to move in the difference of the starts, if that is all that is asked: then it ends there
 * @throws LimitError `too-many-pairs` above 2²⁵ pairs of positions
 * @complexity one step for each pair of a position of the one and a move of the other
 */
export function forcedWins(
  one: LoopyGame,
  other: LoopyGame,
  work: Work,
  { only }: { readonly only?: 'L' | 'R' } = {},
): ForcedWins {
  const [n, m] = [one.n, other.n];
  if (n * m > MOST_PAIRS)
    throw new LimitError('too-many-pairs', `${work.task}: ${n} × ${m} pairs of positions; the limit is ${MOST_PAIRS}.`);
  const [gL, gR] = [one.arcs.L.reversed, one.arcs.R.reversed];
  const [hL, hR] = [other.arcs.L.reversed, other.arcs.R.reversed];
  /** How many moves of Left in the pair are not known to lose. */
  const open =
    largestCount(one.arcs.L) + largestCount(other.arcs.R) < 256 ? new Uint8Array(n * m) : new Int32Array(n * m);
  /** State 2 (g m + h), and 1 more where Left is to move: does Right win? */
  const wins = new Uint8Array(2 * n * m);
  const stack = new IntegerStack();
  const reach = (state: number): void => {
    if (wins[state] !== 0) return;
    wins[state] = 1;
    stack.push(state);
  };
  for (let g = 0, pair = 0; g < n; g++)
    for (let h = 0; h < m; h++, pair++) {
      open[pair] = one.arcs.L.count(g) + other.arcs.R.count(h);
      if (open[pair] === 0) reach(2 * pair + 1);
    }
  /** Right moves to where Left is to move and loses. */
  const winsBefore = (arcs: FlatArcs, position: number, stride: number, base: number): void => {
    for (let i = arcs.starts[position]!; i < arcs.starts[position + 1]!; i++)
      reach(2 * (arcs.ends[i]! * stride + base));
  };
  /** One move of Left less that is not known to lose. */
  const lossBefore = (arcs: FlatArcs, position: number, stride: number, base: number): void => {
    for (let i = arcs.starts[position]!; i < arcs.starts[position + 1]!; i++) {
      const pair = arcs.ends[i]! * stride + base;
      if (--open[pair]! === 0) reach(2 * pair + 1);
    }
  };
  const goal = only === undefined ? -1 : only === 'L' ? 1 : 0;
  while (stack.size > 0 && wins[goal] !== 1) {
    let states = 0;
    for (; states < AT_ONCE && stack.size > 0; states++) {
      const state = stack.pop();
      const pair = state >> 1;
      const h = pair % m;
      const g = (pair - h) / m;
      const before = (state & 1) === 1 ? winsBefore : lossBefore;
      before((state & 1) === 1 ? gR : gL, g, m, h);
      before((state & 1) === 1 ? hL : hR, h, 1, g * m);
    }
    work.step(states);
  }
  return { rightWins: (g, h, toMove) => wins[2 * (g * m + h) + (toMove === 'L' ? 1 : 0)] !== 0 };
}

/** The most options of a position. */
function largestCount({ n, starts }: FlatArcs): number {
  let most = 0;
  for (let p = 0; p < n; p++) most = Math.max(most, starts[p + 1]! - starts[p]!);
  return most;
}
