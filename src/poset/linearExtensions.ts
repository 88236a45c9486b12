import type { LabelledPoset } from './LabelledPoset.js';

/**
 * All linear extensions in lexicographic order of the numbers of the elements.
 * @source Siegel 2011, Def. 1.3.28
 * @source Siegel 2011, Def. 1.3.29
 */
export function* linearExtensions(poset: LabelledPoset): Generator<number[]> {
  const missing = Uint32Array.from({ length: poset.n }, (_, x) => poset.lowerCovers(x).length);
  const placed: number[] = [];
  const done = new Uint8Array(poset.n);
  yield* rest();

  function* rest(): Generator<number[]> {
    if (placed.length === poset.n) yield [...placed];
    for (let x = 0; x < poset.n; x++) {
      if (done[x] === 1 || missing[x] !== 0) continue;
      done[x] = 1;
      placed.push(x);
      for (const { upper } of poset.upperCovers(x)) missing[upper]!--;
      yield* rest();
      for (const { upper } of poset.upperCovers(x)) missing[upper]!++;
      placed.pop();
      done[x] = 0;
    }
  }
}
