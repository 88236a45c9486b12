/**
 * Either an order in which every arc goes forwards, or a directed cycle, each vertex once, arcs from each to the next.
 */
export type TopologicalOrder =
  | { readonly acyclic: true; readonly order: readonly number[] }
  | { readonly acyclic: false; readonly cycle: readonly number[] };

/**
 * Orders the vertices of a directed graph along its arcs.
 * @param successors the ends of the arcs out of each vertex
 * @complexity linear
 */
export function topologicalOrder(successors: readonly (readonly number[])[]): TopologicalOrder {
  const n = successors.length;
  const missing = new Uint32Array(n);
  for (const list of successors) for (const w of list) missing[w]!++;
  const order: number[] = [];
  for (let v = 0; v < n; v++) if (missing[v] === 0) order.push(v);
  for (let i = 0; i < order.length; i++)
    for (const w of successors[order[i]!]!) {
      missing[w]!--;
      if (missing[w] === 0) order.push(w);
    }
  return order.length === n ? { acyclic: true, order } : { acyclic: false, cycle: cycleAmong(successors, missing) };
}

/** A cycle among the vertices that some predecessor still keeps back: every one of them has such a predecessor. */
function cycleAmong(successors: readonly (readonly number[])[], missing: Uint32Array): number[] {
  const predecessor = new Map<number, number>();
  successors.forEach((list, v) => {
    if (missing[v]! > 0) for (const w of list) if (missing[w]! > 0) predecessor.set(w, v);
  });
  const place = new Map<number, number>();
  const walk: number[] = [];
  let v = predecessor.keys().next().value!;
  for (; !place.has(v); v = predecessor.get(v)!) {
    place.set(v, walk.length);
    walk.push(v);
  }
  return walk.slice(place.get(v)).reverse();
}
