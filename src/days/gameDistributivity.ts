import { joinIrreducibles } from '../poset/index.js';
import { Work, type RunOptions } from '../run.js';
import type { GamePoset } from './GamePoset.js';

/**
 * Whether meet and join distribute over each other; if not, a ∧ (b ∨ c) ≠ (a ∧ b) ∨ (a ∧ c) for three elements, or
 * there is no lattice.
 */
export type GameDistributivity =
  | { readonly distributive: true }
  | { readonly distributive: false; readonly because: 'triple'; readonly elements: readonly [number, number, number] }
  | {
      readonly distributive: false;
      readonly because: 'no-lattice';
      readonly missing: 'meet' | 'join';
      readonly elements: readonly [number, number];
    };

/**
 * Whether a poset of games is a distributive lattice: iff every join-irreducible element below a join of two is below
 * one of them.
 * @throws LimitError when the time is up
 * @complexity one join for each join-irreducible element and each element
 * @source Siegel 2011, Def. 1.3.23
 */
export function gameDistributivity(poset: GamePoset<unknown>, options: RunOptions = {}): GameDistributivity {
  const work = new Work('gameDistributivity', options);
  const table = poset.lattice(work.part());
  if (!table.lattice)
    return { distributive: false, because: 'no-lattice', missing: table.missing, elements: table.elements };
  const hasse = poset.poset(work.part());
  for (const j of joinIrreducibles(hasse)) {
    work.tick(0);
    let joined: number | undefined;
    for (const x of poset.elements.keys()) {
      if (poset.isLessOrEqual(j, x)) continue;
      const next: number = joined === undefined ? x : table.join(joined, x);
      if (poset.isLessOrEqual(j, next)) return { distributive: false, because: 'triple', elements: [j, joined!, x] };
      joined = next;
    }
  }
  return { distributive: true };
}
