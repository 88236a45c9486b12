import { SetFamily } from 'spgames/sets';
import { isomorphismRepresentatives } from 'spgames/symmetry';

/**
 * The graphs on n vertices up to isomorphism, as lists of edges: those on n − 1 vertices with a vertex of greatest
 * degree more.
 */
export function allGraphs(n: number): (readonly [number, number])[][] {
  if (n === 0) return [[]];
  const smaller = allGraphs(n - 1);
  function* extended(): Generator<SetFamily> {
    for (const edges of smaller) {
      const degrees = Array.from({ length: n - 1 }, (_, v) => edges.filter((edge) => edge.includes(v)).length);
      for (let set = 0; set < 1 << (n - 1); set++) {
        const added = [...degrees.keys()].filter((v) => ((set >> v) & 1) !== 0);
        if (degrees.some((degree, v) => degree + ((set >> v) & 1) > added.length)) continue;
        yield SetFamily.fromLists([...edges, ...added.map((v) => [v, n - 1])], n);
      }
    }
  }
  return Array.from(isomorphismRepresentatives(extended()), (graph) => graph.toLists() as [number, number][]);
}
