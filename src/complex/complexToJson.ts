import { VERSION } from '../json.js';
import type { RunOptions } from '../run.js';
import type { SimplicialComplex } from './SimplicialComplex.js';
import type { Vertex } from './Vertex.js';

/** A complex as a JSON object; facets are ascending lists of indices of vertices, by size, then lexicographically. */
export interface ComplexJson {
  readonly type: 'complex';
  readonly spgames: string;
  readonly vertices: readonly Vertex[];
  readonly facets: readonly (readonly number[])[];
}

/** The JSON object of a complex. @throws LimitError; `limit` counts facets */
export function complexToJson(complex: SimplicialComplex, options: RunOptions = {}): ComplexJson {
  const facets = complex.listFacets(options).toLists();
  return { type: 'complex', spgames: VERSION, vertices: complex.vertices.map(plain), facets };
}

function plain({ label, side }: Vertex): Vertex {
  return side === undefined ? { label } : { label, side };
}
