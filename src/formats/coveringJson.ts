import { takes } from '../arguments.js';
import { aComplex } from '../complex/internal.js';
import { fields, integer, listOf } from '../shape.js';
import type { Covering, SimplicialComplex } from '../complex/index.js';
import { DataReader } from '../text/internal.js';
import { complexOfData, complexToJson, type ComplexJson } from './complexJson.js';
import { VERSION } from './version.js';

/** A covering with the complex that it covers; whether it does is for `verifyCovering` to say. */
export interface CoveredComplex {
  readonly complex: SimplicialComplex;
  readonly covering: Covering;
}

/** A covering of a complex as a JSON object: vertices are indices, sheets count from 0. */
export interface CoveringJson {
  readonly type: 'covering';
  readonly spgames: string;
  readonly complex: ComplexJson;
  readonly sheets: number;
  readonly edges: readonly { readonly edge: readonly number[]; readonly permutation: readonly number[] }[];
}

const coveringToJsonTakes = /* @__PURE__ */ takes('coveringToJson', () => ({
  covered: fields({ complex: aComplex, covering: fields({ sheets: integer(), edges: listOf(fields({})) }) }),
}));

/**
 * The JSON object of a covering, with its complex.
 * @example coveringToJson({ complex: SimplicialComplex.simplex(1), covering: { sheets: 2, edges: [] } }).type // 'covering'
 */
export function coveringToJson(covered: CoveredComplex): CoveringJson {
  coveringToJsonTakes(covered);
  const { complex, covering } = covered;
  return {
    type: 'covering',
    spgames: VERSION,
    complex: complexToJson(complex),
    sheets: covering.sheets,
    edges: covering.edges.map(({ edge, permutation }) => ({ edge: [...edge], permutation: [...permutation] })),
  };
}

/**
 * The covering of a JSON object, with its complex; it is not verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also in the complex
 */
export function coveringFromJson(value: unknown): CoveredComplex {
  const data = DataReader.of(value, 'coveringFromJson').document('covering');
  const complex = complexOfData(data.field('complex'));
  const sheets = data.field('sheets').integer(1);
  const edges = data.field('edges').items('a list of edges with permutations').map((item) => {
    const [u, v] = item.object('{"edge":[u,v],"permutation":[…]}').field('edge').indices(complex.n, 'vertices');
    if (u === undefined || v === undefined) return item.field('edge').refuse('two vertices');
    return { edge: [u, v] as const, permutation: item.field('permutation').integers('a list of sheets', 0) };
  }); // prettier-ignore
  return { complex, covering: { sheets, edges } };
}
