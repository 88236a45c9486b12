import { complexOf, type ComplexSource } from '../complexOf.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';

/**
 * A group by generators and relators. In words the generator g is g + 1, its inverse −(g + 1); a word is read from the
 * left.
 */
export interface Presentation {
  /** How many generators there are. */
  readonly generators: number;
  readonly relators: readonly (readonly number[])[];
}

/** The edge-path group of a connected complex. */
export interface EdgePathGroup extends Presentation {
  /** The edge u < v that each generator runs along, from u to v: those outside a spanning tree. */
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * The fundamental group of a connected complex by edge paths: a generator for each edge outside a spanning tree, which
 * is found breadth first, and a relator for each triangle. Without simplification; the void complex and {∅} are
 * refused.
 * @throws InputError `not-connected` unless the complex is connected and has a vertex
 * @throws LimitError; `limit` counts edges and triangles
 * @complexity linear in the number of edges and triangles
 * @source Seifert and Threlfall 1934
 * @example edgePathGroup(SimplicialComplex.fromFacets([[0, 1], [1, 2], [0, 2]], 3)).generators // 1
 */
export function edgePathGroup(complex: ComplexSource, options: RunOptions = {}): EdgePathGroup {
  complex = complexOf(complex, 'edgePathGroup');
  const work = new Work('edgePathGroup', options);
  const neighbours = new Map<number, number[]>(complex.support.map((v) => [v, []]));
  const edges: [number, number][] = [];
  for (const [u, v] of complex.faces(1) as Generator<[number, number]>) {
    work.step();
    edges.push([u, v]);
    neighbours.get(u)!.push(v);
    neighbours.get(v)!.push(u);
  }
  const tree = spanningTree(neighbours);
  if (tree === undefined)
    throw new InputError(
      'not-connected',
      'edgePathGroup: the complex is not connected, or has no vertex; expected one.',
      {
        hint: 'components(complex) gives the connected components.',
      },
    );
  const outside = edges.filter((edge) => !tree.has(edge.join()));
  const number = new Map(outside.map((edge, g) => [edge.join(), g + 1]));
  const relators: number[][] = [];
  for (const [a, b, c] of complex.faces(2) as Generator<[number, number, number]>) {
    work.step();
    const [ab, bc, ac] = [number.get(`${a},${b}`), number.get(`${b},${c}`), number.get(`${a},${c}`)];
    const relator = [ab ?? 0, bc ?? 0, -(ac ?? 0)].filter((letter) => letter !== 0);
    if (relator.length > 0) relators.push(relator);
  }
  return { edges: outside, generators: outside.length, relators };
}

/** The edges u < v of a spanning tree, as texts; undefined if there is none. */
function spanningTree(neighbours: ReadonlyMap<number, readonly number[]>): ReadonlySet<string> | undefined {
  const [start] = neighbours.keys();
  if (start === undefined) return undefined;
  const tree = new Set<string>();
  const reached = new Set([start]);
  for (const u of reached)
    for (const v of neighbours.get(u)!) {
      if (reached.has(v)) continue;
      reached.add(v);
      tree.add(u < v ? `${u},${v}` : `${v},${u}`);
    }
  return reached.size === neighbours.size ? tree : undefined;
}
