import { Work, type RunOptions } from '../run.js';
import type { LabelledPoset } from './LabelledPoset.js';

/** The width of a poset: an antichain of that size, and as many chains that partition the poset. */
export interface PosetWidth {
  readonly width: number;
  /** Ascending by number. */
  readonly antichain: readonly number[];
  /** Each ascending in the order. */
  readonly chains: readonly (readonly number[])[];
}

/**
 * The largest size of an antichain, by Dilworth's theorem: a maximum matching of elements with larger ones leaves the
 * fewest chains, and a minimum vertex cover of it an antichain of that size.
 * @throws LimitError when the time is up
 * @complexity O(r √n) for r comparable pairs
 * @source Hopcroft and Karp 1973
 */
export function posetWidth(poset: LabelledPoset, options: RunOptions = {}): PosetWidth {
  const { n } = poset;
  const above = poset.filters.toLists().map((list, x) => list.filter((y) => y !== x));
  const { next, previous } = maximumMatching(above, new Work('posetWidth', options));
  const chains: number[][] = [];
  for (let x = 0; x < n; x++)
    if (previous[x] === -1) {
      const chain: number[] = [];
      for (let y = x; y !== -1; y = next[y]!) chain.push(y);
      chains.push(chain);
    }
  // König: reached from unmatched lower copies along edges, back along matched ones.
  const reachedLower = new Uint8Array(n);
  const reachedUpper = new Uint8Array(n);
  const stack = Array.from({ length: n }, (_, x) => x).filter((x) => next[x] === -1);
  for (const x of stack) reachedLower[x] = 1;
  while (stack.length > 0)
    for (const y of above[stack.pop()!]!)
      if (reachedUpper[y] === 0) {
        reachedUpper[y] = 1;
        const x = previous[y]!;
        if (x !== -1 && reachedLower[x] === 0) {
          reachedLower[x] = 1;
          stack.push(x);
        }
      }
  const antichain = Array.from({ length: n }, (_, x) => x).filter(
    (x) => reachedLower[x] === 1 && reachedUpper[x] === 0,
  );
  return { width: chains.length, antichain, chains };
}

/** Is it an antichain of the stated size, and are the chains as many, chains, and a partition of the elements? */
export function verifyPosetWidth(poset: LabelledPoset, { width, antichain, chains }: PosetWidth): boolean {
  const covered = chains.flat().sort((a, b) => a - b);
  return (
    antichain.length === width &&
    chains.length === width &&
    antichain.every((x, i) => antichain.slice(i + 1).every((y) => !comparable(poset, x, y))) &&
    chains.every((chain) =>
      chain.every((x, i) => i === 0 || (chain[i - 1] !== x && poset.isLessOrEqual(chain[i - 1]!, x))),
    ) &&
    covered.length === poset.n &&
    covered.every((x, i) => x === i)
  );
}

function comparable(poset: LabelledPoset, x: number, y: number): boolean {
  return poset.isLessOrEqual(x, y) || poset.isLessOrEqual(y, x);
}

/** Hopcroft–Karp between two copies of the elements; −1 stands for unmatched. */
function maximumMatching(
  above: readonly (readonly number[])[],
  work: Work,
): { next: Int32Array; previous: Int32Array } {
  const n = above.length;
  const next = new Int32Array(n).fill(-1);
  const previous = new Int32Array(n).fill(-1);
  const depth = new Int32Array(n);
  const place = new Uint32Array(n);
  let matched = 0;
  for (;;) {
    work.tick(0);
    depth.fill(-1);
    const queue: number[] = [];
    for (let x = 0; x < n; x++)
      if (next[x] === -1) {
        depth[x] = 0;
        queue.push(x);
      }
    for (let i = 0; i < queue.length; i++)
      for (const y of above[queue[i]!]!) {
        const x = previous[y]!;
        if (x !== -1 && depth[x] === -1) {
          depth[x] = depth[queue[i]!]! + 1;
          queue.push(x);
        }
      }
    place.fill(0);
    const before = matched;
    for (const root of queue) if (next[root] === -1 && augment(root)) matched++;
    if (matched === before) return { next, previous };
  }

  /** Looks for a path from an unmatched lower copy to an unmatched upper one through growing depths, and flips it. */
  function augment(root: number): boolean {
    const path = [root];
    while (path.length > 0) {
      const x = path.at(-1)!;
      if (place[x] === above[x]!.length) {
        depth[x] = -2;
        path.pop();
        continue;
      }
      const y = above[x]![place[x]!++]!;
      const owner = previous[y]!;
      if (owner !== -1) {
        if (depth[owner] === depth[x]! + 1) path.push(owner);
        continue;
      }
      for (const z of path) {
        const target = above[z]![place[z]! - 1]!;
        next[z] = target;
        previous[target] = z;
      }
      return true;
    }
    return false;
  }
}
