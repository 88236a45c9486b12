/** A graph whose vertices lie in layers; edges lead from one layer to the next. */
export interface LayeredGraph {
  /** The vertices of each layer, from left to right. */
  readonly layers: readonly (readonly number[])[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A graph with edges over several layers, cut into edges between neighbouring layers. */
export interface ProperLayering extends LayeredGraph {
  readonly vertexCount: number;
  /**
   * For each edge that was given the vertices that it passes, its ends included; those from `vertexCount` given on are
   * bends.
   */
  readonly routes: readonly (readonly number[])[];
}

/**
 * Cuts edges that pass layers: each gets a bend in every layer between its ends.
 * @param layerOf the layer of each vertex; edges lead from smaller to larger ones
 */
export function properLayering(
  layerOf: readonly number[],
  edges: readonly (readonly [number, number])[],
): ProperLayering {
  const layers: number[][] = Array.from({ length: Math.max(0, ...layerOf.map((layer) => layer + 1)) }, () => []);
  layerOf.forEach((layer, v) => layers[layer]!.push(v));
  let vertexCount = layerOf.length;
  const short: (readonly [number, number])[] = [];
  const routes = edges.map(([from, to]) => {
    const route = [from];
    for (let layer = layerOf[from]! + 1; layer < layerOf[to]!; layer++) {
      layers[layer]!.push(vertexCount);
      route.push(vertexCount++);
    }
    route.push(to);
    for (let i = 1; i < route.length; i++) short.push([route[i - 1]!, route[i]!]);
    return route;
  });
  return { layers, edges: short, vertexCount, routes };
}
