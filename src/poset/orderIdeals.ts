import { antichains } from './antichains.js';
import type { LabelledPoset } from './LabelledPoset.js';

/**
 * All order ideals (sets that contain what is below their members), ascending by number, in the order of the antichains
 * of their maximal elements: ∅ first.
 * @complexity O(n · width) for each
 * @source Siegel 2011, Thm 1.3.24
 */
export function* orderIdeals(poset: LabelledPoset): Generator<number[]> {
  for (const antichain of antichains(poset))
    yield Array.from(poset.labels.keys()).filter((x) => antichain.some((y) => poset.ideals.has(y, x)));
}
