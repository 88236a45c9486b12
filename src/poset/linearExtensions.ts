import { aPoset } from './aPoset.js';
import { takes, options } from '../arguments.js';
import type { LabelledPoset } from './LabelledPoset.js';
import { Work, type RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { connectedClasses } from '../sets/internal.js';

const countLinearExtensionsTakes = /* @__PURE__ */ takes('countLinearExtensions', () => ({
  poset: aPoset,
  options,
}));

/**
 * How many linear orders contain the order: component by component, each by its order ideals of growing size.
 * @throws LimitError; `limit` counts ideals of components
 * @complexity O(ideals · width) for each component
 */
export function countLinearExtensions(poset: LabelledPoset, options: RunOptions = {}): bigint {
  countLinearExtensionsTakes(poset, options);
  const work = new Work('countLinearExtensions', options);
  const pairs = poset.covers.map(({ lower, upper }) => [lower, upper]);
  const all = Array.from(poset.labels.keys());
  const classes = connectedClasses(poset.n, SetFamily.fromLists(pairs, poset.n), new Set(all));
  let product = 1n;
  let placed = 0n;
  let found = 0;
  for (const members of classes) {
    product *= countInComponent(members);
    // The positions of the component among those placed so far.
    for (let i = 1n; i <= BigInt(members.length); i++) product = (product * (placed + i)) / i;
    placed += BigInt(members.length);
  }
  return product;

  function countInComponent(members: readonly number[]): bigint {
    const bit = new Map(members.map((x, i) => [x, 1n << BigInt(i)]));
    const own = members.map((x) => bit.get(x)!);
    const needed = members.map((x) => poset.lowerCovers(x).reduce((mask, { lower }) => mask | bit.get(lower)!, 0n));
    let level = new Map<bigint, bigint>([[0n, 1n]]);
    for (let size = 0; size < members.length; size++) {
      const larger = new Map<bigint, bigint>();
      for (const [ideal, count] of level) {
        found++;
        if ((found & 1023) === 0 || found === (options.limit ?? -1) + 1) work.tick(found);
        for (let i = 0; i < members.length; i++)
          if ((ideal & own[i]!) === 0n && (ideal & needed[i]!) === needed[i]!) {
            const next = ideal | own[i]!;
            larger.set(next, (larger.get(next) ?? 0n) + count);
          }
      }
      level = larger;
    }
    return level.values().next().value!;
  }
}

const linearExtensionsTakes = /* @__PURE__ */ takes('linearExtensions', () => ({
  poset: aPoset,
}));

/**
 * All linear extensions in lexicographic order of the numbers of the elements.
 * @source Siegel 2011, Def. 1.3.28
 * @source Siegel 2011, Def. 1.3.29
 */
export function* linearExtensions(poset: LabelledPoset): Generator<number[]> {
  linearExtensionsTakes(poset);
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
