import { IntegerStack } from './IntegerStack.js';

/** A digraph on the vertices 0, 1, …, n − 1, by its arcs. */
export interface ArcLists {
  readonly n: number;
  /** How many arcs leave a vertex. */
  readonly count: (vertex: number) => number;
  /** Where the i-th of them ends. */
  readonly end: (vertex: number, i: number) => number;
}

/**
 * The strongly connected components of a digraph, each a list of vertices: first those to which the others lead.
 * Tarjan's search without recursion.
 * @param step called for each vertex
 * @complexity linear
 */
export function* stronglyConnectedParts({ n, count, end }: ArcLists, step: () => void = () => {}): Generator<number[]> {
  /** When a vertex was met, from 1; and the first vertex met that it is known to lead back to. */
  const met = new Int32Array(n);
  const lowest = new Int32Array(n);
  const isOpen = new Uint8Array(n);
  /** How many arcs were looked at. */
  const seen = new Int32Array(n);
  const open = new IntegerStack();
  const path = new IntegerStack();
  let entered = 0;
  const enter = (v: number): void => {
    step();
    met[v] = lowest[v] = ++entered;
    isOpen[v] = 1;
    open.push(v);
    path.push(v);
  };
  for (let root = 0; root < n; root++) {
    if (met[root] === 0) enter(root);
    while (path.size > 0) {
      const v = path.last;
      const i = seen[v]!++;
      if (i < count(v)) {
        const to = end(v, i);
        if (met[to] === 0) enter(to);
        else if (isOpen[to] === 1) lowest[v] = Math.min(lowest[v]!, met[to]!);
        continue;
      }
      path.pop();
      if (path.size > 0) lowest[path.last] = Math.min(lowest[path.last]!, lowest[v]!);
      if (lowest[v] !== met[v]) continue;
      const part: number[] = [];
      do {
        part.push(open.pop());
        isOpen[part.at(-1)!] = 0;
      } while (part.at(-1) !== v);
      yield part;
    }
  }
}
