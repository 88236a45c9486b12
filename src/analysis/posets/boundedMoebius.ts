import { mobiusFunction, type LabelledPoset } from '../../poset/index.js';
import { Work, type RunOptions } from '../../run.js';

/** The Möbius function from the least element to the greatest, or null where there is none. */
export function boundedMoebius(poset: LabelledPoset, run: RunOptions): bigint | null {
  new Work('analyze', run).tick(0);
  const [bottom, ...otherBottoms] = poset.minimalElements;
  const [top, ...otherTops] = poset.maximalElements;
  if (bottom === undefined || top === undefined || otherBottoms.length > 0 || otherTops.length > 0) return null;
  return mobiusFunction(poset)(bottom, top);
}
