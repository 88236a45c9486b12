import type { RunOptions } from '../run.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { JsonFields } from './JsonFields.js';
import { VERSION } from './version.js';

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

/**
 * The complex of a JSON object. Instead of `facets` it may have `nonfaces`, instead of `vertices` their number `n`;
 * sets need not be maximal, minimal or sorted.
 * @param value what `JSON.parse` gave
 * @throws InputError naming the field: `malformed-object`, `wrong-type`, `missing-field`,
 * `conflicting-fields`, `malformed-field`, `vertex-out-of-range`, `duplicate-label`
 */
export function complexFromJson(value: unknown): SimplicialComplex {
  const fields = new JsonFields(value, 'complex', 'complexFromJson');
  const vertices =
    fields.oneOf('vertices', 'n') === 'vertices' ? fields.vertices('vertices', 'label') : fields.count('n');
  const n = typeof vertices === 'number' ? vertices : vertices.length;
  return fields.oneOf('facets', 'nonfaces') === 'facets'
    ? SimplicialComplex.fromFacets(fields.sets('facets', n), vertices)
    : SimplicialComplex.fromNonfaces(fields.sets('nonfaces', n), vertices);
}

function plain({ label, side }: Vertex): Vertex {
  return side === undefined ? { label } : { label, side };
}
