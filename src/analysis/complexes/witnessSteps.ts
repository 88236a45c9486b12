import type { SimplicialComplex } from '../../complex/index.js';
import type { Fact } from '../Property.js';
import type { ComplexWords } from './ComplexWords.js';
import { properties, type ComplexPropertyName } from './properties.js';

/** A part of a witness as sets of vertices, to be shown one step after the other. */
export interface WitnessSteps {
  /** The name of the part. */
  readonly part: string;
  /** Each step is one set or several, of vertices by their numbers. */
  readonly steps: readonly (readonly (readonly number[])[])[];
}

/** More steps of one part are left out. */
const MOST = 500;

/**
 * The faces, cycles and orders in the witness of a fact on a complex, to be shown on a picture: an order of facets or
 * of vertices has a step for each, a list of sets one for each set, a cycle is a single step.
 * @returns the parts that have any, in the order of the witness; at most 500 steps of each
 * @complexity O(size of the witness)
 * @example witnessSteps('pure', analyze(SimplicialComplex.fromFacets([[0, 1], [2]], 3)).pure, SimplicialComplex.fromFacets([[0, 1], [2]], 3))[0].steps.length // 2
 */
export function witnessSteps(
  name: ComplexPropertyName,
  fact: Fact<unknown, unknown>,
  complex: SimplicialComplex,
): WitnessSteps[] {
  const { witness } = fact;
  const { vertices = [], facets = [], orders = [], together = [], words } = properties[name];
  const wording: ComplexWords<never, never> = words ?? {};
  const found = new Map<string, (readonly number[])[][]>();
  const add = (part: string, step: (readonly number[])[]): void => {
    const steps = found.get(part) ?? [];
    found.set(part, steps);
    if (steps.length < MOST) steps.push(step);
  };
  const walk = (part: string, value: unknown): void => {
    if (together.includes(part)) {
      const faces = (value as readonly { readonly face: readonly number[] }[]).map(({ face }) => face);
      if (faces.length > 0) add(part, faces);
    } else if (vertices.includes(part)) walkVertices(part, value);
    else if (facets.includes(part)) walkFacets(part, value);
    else if (Array.isArray(value)) for (const item of value) walk('', item);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, item] of Object.entries(value)) walk(inner, item);
  };
  const walkVertices = (part: string, value: unknown): void => {
    if (typeof value === 'number') add(part, [[value]]);
    else if (isNested(value)) for (const item of value) walkVertices(part, item);
    else if (orders.includes(part)) for (const vertex of value as number[]) add(part, [[vertex]]);
    else add(part, [value as number[]]);
  };
  const facet = (index: number): readonly number[] => complex.facets.list(index);
  const walkFacets = (part: string, value: unknown): void => {
    if (typeof value === 'number') add(part, [facet(value)]);
    else if (isNested(value)) for (const item of value) add(part, (item as number[]).map(facet));
    else for (const index of value as number[]) add(part, [facet(index)]);
  };
  if (witness !== undefined) walk('', wording.parts?.(witness as never) ?? witness);
  return [...found].map(([part, steps]) => ({ part, steps }));
}

function isNested(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && Array.isArray(value[0]);
}
