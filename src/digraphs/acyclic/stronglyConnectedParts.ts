/**
 * The strongly connected components of a digraph, each a list of vertices; Tarjan's search without recursion.
 * @complexity linear
 */
export function stronglyConnectedParts(out: ReadonlyMap<number, Iterable<number>>): number[][] {
  const number = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const parts: number[][] = [];
  const path: { readonly v: number; readonly ends: Iterator<number> }[] = [];
  const enter = (v: number): void => {
    lowest.set(v, number.size);
    number.set(v, number.size);
    open.push(v);
    isOpen.add(v);
    path.push({ v, ends: out.get(v)![Symbol.iterator]() });
  };
  const lower = (v: number, to: number): void => void lowest.set(v, Math.min(lowest.get(v)!, to));
  for (const start of out.keys()) {
    if (number.has(start)) continue;
    enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { v, ends } = top;
      const next = ends.next();
      if (next.done !== true) {
        const w = next.value;
        if (!number.has(w)) enter(w);
        else if (isOpen.has(w)) lower(v, number.get(w)!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) lower(parent.v, lowest.get(v)!);
      if (lowest.get(v) !== number.get(v)) continue;
      const part = open.splice(open.lastIndexOf(v));
      for (const w of part) isOpen.delete(w);
      parts.push(part);
    }
  }
  return parts;
}
