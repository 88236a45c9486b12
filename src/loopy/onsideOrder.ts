import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import type { LoopyGame } from './LoopyGame.js';

/** The most pairs of positions that are looked at again and again. */
const MOST_PAIRS = 2 ** 22;

/**
 * Is G⁺ ≥ H⁺, where plays that go on for ever in G⁺ and in H⁺ are won by Left? Left, who does not begin, has to hold
 * out in G⁺ − H⁺: Right wins a play that goes on for ever in −H⁺ only, and one that does so in both is a draw. So Left
 * holds out iff there are moves in G again and again, or Right has none. The largest set X of positions from which
 * Left, within finitely many moves in −H, gets to the end or to a move in G that stays in X.
 * @complexity at most as many rounds of rounds as there are pairs of positions, in practice few
 */
export function isAtLeastOnside(one: LoopyGame, other: LoopyGame, work: Work): boolean {
  const [n, m] = [one.n, other.n];
  if (n * m > MOST_PAIRS)
    throw new LimitError('too-many-pairs', `${work.task}: ${n} × ${m} pairs of positions; the limit is ${MOST_PAIRS}.`);
  /** State 2 (g m + h), and 1 more where Right is to move. */
  let outer = new Uint8Array(2 * n * m).fill(1);
  for (;;) {
    const inner = new Uint8Array(2 * n * m);
    const holds = (g: number, h: number): readonly [boolean, boolean] => {
      const at = (p: number, q: number, mover: 0 | 1): number => 2 * (p * m + q) + mover;
      const left =
        one.left[g]!.some((to) => outer[at(to, h, 1)] === 1) || other.right[h]!.some((to) => inner[at(g, to, 1)] === 1);
      const right =
        one.right[g]!.every((to) => outer[at(to, h, 0)] === 1) &&
        other.left[h]!.every((to) => inner[at(g, to, 0)] === 1);
      return [left, right];
    };
    for (let changed = true; changed;) {
      changed = false;
      for (let g = 0; g < n; g++)
        for (let h = 0; h < m; h++) {
          work.step();
          for (const [mover, held] of holds(g, h).entries()) {
            const state = 2 * (g * m + h) + mover;
            if (!held || inner[state] === 1) continue;
            inner[state] = 1;
            changed = true;
          }
        }
    }
    if (inner.every((held, state) => held === outer[state])) return inner[1] === 1;
    outer = inner;
  }
}
