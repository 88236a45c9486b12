import { DigraphPlacement, type Arc } from '../../DigraphPlacement.js';

/** A digraph of few vertices as sets of them: bit v stands for vertex v. */
export interface SmallMasks {
  readonly n: number;
  /** The vertices of Left. */
  readonly left: number;
  /** What goes with each vertex: its out-neighbours, without itself. */
  readonly out: readonly number[];
}

/** The sets of a digraph. */
export function masksOf({ n, sides, out }: DigraphPlacement): SmallMasks {
  const bits = (vertices: readonly number[]): number => vertices.reduce((mask, v) => mask | (1 << v), 0);
  return { n, left: bits([...sides.keys()].filter((v) => sides[v] === 'L')), out: out.map(bits) };
}

/** The digraph of such sets. */
export function digraphOfMasks({ n, left, out }: SmallMasks): DigraphPlacement {
  const vertices = Array.from({ length: n }, (_, v) => v);
  return new DigraphPlacement(
    vertices.map((v) => (((left >> v) & 1) === 1 ? 'L' : 'R')),
    vertices.flatMap((u) => vertices.filter((v) => ((out[u]! >> v) & 1) === 1).map((v): Arc => [u, v])),
  );
}

/** The digraph with one more vertex, the last. @param into the vertices that have arcs to it @param from those to which it has arcs */
export function extended({ n, left, out }: SmallMasks, isLeft: boolean, into: number, from: number): SmallMasks {
  return {
    n: n + 1,
    left: left | (isLeft ? 1 << n : 0),
    out: [...out.map((mask, u) => mask | (((into >> u) & 1) << n)), from],
  };
}
