import type { SetFamily } from '../sets/index.js';

/**
 * Is the 1-skeleton of a complex connected, from its minimal nonfaces? Two vertices are joined unless they are a
 * nonface, so each step looks only at vertices that were not reached yet, and each failure is a nonface.
 * @param support the vertices that are faces
 * @complexity linear in the nonfaces with two elements
 */
export function isConnectedByNonfaces(nonfaces: SetFamily, support: readonly number[]): boolean {
  const apart = new Map<number, number[]>();
  for (let i = 0; i < nonfaces.size; i++) {
    if (nonfaces.cardinality(i) !== 2) continue;
    const [u, v] = nonfaces.list(i);
    for (const [from, to] of [
      [u!, v!],
      [v!, u!],
    ] as const) {
      const known = apart.get(from);
      if (known === undefined) apart.set(from, [to]);
      else known.push(to);
    }
  }
  let waiting = support.slice(1);
  const reached = support.slice(0, 1);
  for (let i = 0; i < reached.length && waiting.length > 0; i++) {
    const unjoined = new Set(apart.get(reached[i]!));
    const left: number[] = [];
    for (const v of waiting) (unjoined.has(v) ? left : reached).push(v);
    waiting = left;
  }
  return waiting.length === 0;
}
