import { requireShape } from '../shape.js';
import type { Covering, SimplicialComplex } from '../complex/index.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { complexDocument, complexToJson, type ComplexJson } from './complexJson.js';
import { VERSION } from '../json.js';

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

/**
 * The JSON object of a covering, with its complex.
 * @example coveringToJson({ complex: SimplicialComplex.simplex(1), covering: { sheets: 2, edges: [] } }).type // 'covering'
 */
export function coveringToJson(covered: CoveredComplex): CoveringJson {
  requireShape(
    'coveringToJson',
    describe.fields({
      covering: describe.fields({ sheets: describe.integer(), edges: describe.listOf(describe.fields({})) }),
    }),
    covered,
    'covered',
  );
  const { complex, covering } = covered;
  return {
    type: 'covering',
    spgames: VERSION,
    complex: complexToJson(complex),
    sheets: covering.sheets,
    edges: covering.edges.map(({ edge, permutation }) => ({ edge: [...edge], permutation: [...permutation] })),
  };
}

/** A covering with its complex. */
export const coveringDocument: Document<'covering', CoveredComplex> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'covering',
    'A connected covering of a simplicial complex with at least two sheets, which shows that its fundamental group is not trivial. Vertices are indices from 0. An edge from u to v, u < v, carries sheet s over u to sheet permutation[s] over v; edges that are not listed keep the sheets, and these connect all vertices; around every triangle nothing happens. spgames verify checks the latter, which this schema cannot say.',
    () => ({
      complex: describe.named('complex', () => complexDocument),
      sheets: describe.described('How many sheets there are; they are numbered from 0.', describe.integer(1)),
      edges: describe.described(
        'The edges that move sheets.',
        describe.listOf(
          describe.fields(
            {
              edge: describe.described(
                'Two vertices, the smaller one first.',
                describe.listOf(describe.integer(0), 'two vertices', { length: 2 }),
              ),
              permutation: describe.described(
                'The sheets over the second vertex, for each sheet over the first.',
                describe.listOf(describe.integer(0), 'a list of sheets'),
              ),
            },
            '{"edge":[u,v],"permutation":[…]}',
          ),
          'a list of edges with permutations',
        ),
      ),
    }),
  ),
  ({ complex, sheets, edges }, data): CoveredComplex => {
    const items = data.field('edges').items('a list');
    for (const item of items) item.field('edge').indices(complex.n, 'vertices');
    const moved = edges.map(({ edge, permutation }) => ({ edge: [edge[0]!, edge[1]!] as const, permutation }));
    return { complex, covering: { sheets, edges: moved } };
  },
);

/**
 * The covering of a JSON object, with its complex; it is not verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also in the complex
 */
export function coveringFromJson(value: unknown): CoveredComplex {
  return coveringDocument.read(DataReader.of(value, 'coveringFromJson'));
}
