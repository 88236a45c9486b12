import { edgesAt, type HackenbushEdge } from './HackenbushEdge.js';

/**
 * Names for the vertices that do not depend on how they were called, the ground being 0: vertices are told apart by
 * their edges and what these lead to, again and again. Undefined if vertices are left that look alike.
 * @complexity linear in the edges, times a logarithm, for each of at most as many rounds as there are vertices
 */
export function refinedNames(edges: readonly HackenbushEdge[]): Map<number, number> | undefined {
  const at = edgesAt(edges);
  let names = new Map(Array.from(at.keys(), (vertex) => [vertex, vertex === 0 ? 0 : 1]));
  for (let classes = 0; classes < at.size;) {
    const looks = Array.from(at, ([vertex, own]) => [vertex, lookOf(vertex, own, edges, names)] as const);
    const places = new Map([...new Set(looks.map(([, look]) => look))].sort(byText).map((look, i) => [look, i]));
    if (places.size === classes) return undefined;
    classes = places.size;
    names = new Map(looks.map(([vertex, look]) => [vertex, places.get(look)!]));
  }
  return names;
}

/** The name of a vertex so far, and its edges with the names of their other ends; the ground comes first. */
function lookOf(
  vertex: number,
  own: readonly number[],
  edges: readonly HackenbushEdge[],
  names: ReadonlyMap<number, number>,
): string {
  const ends = own.map((e) => {
    const [u, v, colour] = edges[e]!;
    return u === v ? `${colour}o` : `${colour}${names.get(u === vertex ? v : u)!}`;
  });
  return `${vertex === 0 ? ' ' : String(names.get(vertex)!)}:${ends.sort(byText).join()}`;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
