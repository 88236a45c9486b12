import { describe, expect, it } from 'vitest';
import { analyze, witnessSteps } from 'spgames/analysis';
import { SimplicialComplex } from 'spgames/complex';
import type { PropertyName } from 'spgames/analysis';

function stepsOf(name: PropertyName, facets: number[][], n: number): object {
  const complex = SimplicialComplex.fromFacets(facets, n);
  const steps = witnessSteps(name, analyze(complex, { only: [name] })[name], complex);
  return Object.fromEntries(steps.map((part) => [part.part, part.steps]));
}

describe('witnessSteps', () => {
  it('has a step for each facet of a shelling, and for each vertex that is shed', () => {
    const facets = [
      [0, 1],
      [1, 2],
    ];
    const { order } = stepsOf('shellable', facets, 3) as { order: number[][][] };
    expect(new Set(order.map(([facet]) => String(facet)))).toEqual(new Set(facets.map(String)));
    expect(stepsOf('vertexDecomposable', facets, 3)).toMatchObject({ sheddingOrder: [[[expect.any(Number)]]] });
  });

  it('shows a cycle at once', () => {
    const edges = [
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    expect(stepsOf('homology', edges, 3)).toEqual({ chain: [edges] });
  });

  it('has a step for each set, and none where nothing is shown', () => {
    expect(stepsOf('connected', [[0, 1], [2]], 3)).toEqual({ components: [[[0, 1]], [[2]]] });
    expect(stepsOf('pure', [[0, 1], [2]], 3)).toEqual({ facets: [[[2]], [[0, 1]]] });
    expect(stepsOf('pure', [[0, 1]], 2)).toEqual({});
  });
});
