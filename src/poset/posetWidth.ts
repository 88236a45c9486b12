import type { LabelledPoset } from './LabelledPoset.js';
import { Work, type RunOptions } from '../run.js';
import { fields, integer, listOf, setBelow } from '../shape.js';
import { refuse, VERIFIED, type Verification } from '../verification.js';

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

/**
 * Is it an antichain of the stated size, and do equally many chains partition the elements?
 * @throws InputError `invalid-argument`
 */
export function verifyPosetWidth(poset: LabelledPoset, claim: PosetWidth): Verification {
  const set = setBelow(poset.n);
  const malformed = fields({ width: integer(0), antichain: set, chains: listOf(set) }).flaw(claim, 'claim');
  if (malformed !== undefined) return refuse(malformed);
  const { width, antichain, chains } = claim;
  if (antichain.length !== width)
    return refuse(`the antichain has ${antichain.length} elements, the width is ${width}`);
  if (chains.length !== width) return refuse(`there are ${chains.length} chains, the width is ${width}`);
  for (const [i, x] of antichain.entries()) {
    const y = antichain.slice(i + 1).find((other) => poset.isLessOrEqual(x, other) || poset.isLessOrEqual(other, x));
    if (y !== undefined) return refuse(`the elements ${x} and ${y} of the antichain are comparable`);
  }
  const covered = new Set<number>();
  for (const [i, chain] of chains.entries())
    for (const [k, y] of chain.entries()) {
      if (covered.has(y)) return refuse(`the element ${y} is in two chains`);
      covered.add(y);
      if (k > 0 && !poset.isLessOrEqual(chain[k - 1]!, y))
        return refuse(`in chain ${i} the element ${y} follows ${chain[k - 1]!}, which is not below it`);
    }
  for (let x = 0; x < poset.n; x++) if (!covered.has(x)) return refuse(`the element ${x} is in no chain`);
  return VERIFIED;
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
