import { InputError } from '../../errors.js';
import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { latticeGameDocument } from '../latticeGameFromJson.js';
import { LatticeStrategy } from './LatticeStrategy.js';

const vectors = (what: string): describe.Shape<number[][]> =>
  describe.listOf(describe.listOf(describe.integer(), 'a list of integers'), what);

/** A claim on the P-positions of a lattice game. */
export const latticeStrategyDocument: Document<'lattice-strategy', LatticeStrategy> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'lattice-strategy',
    'A claim on the P-positions of a lattice game: that they are the disjoint union of strata, each the points f + Σ n_k a_k with f one of its points, integers n_k ≥ 0 and a_k its generators, none of them listed twice. spgames verify proves it or names a position that fails.',
    () => ({
      source: describe.optional(
        describe.described('What the game is that of, in the notation of sources.', describe.text),
      ),
      heaps: describe.optional(describe.described('For a source on heaps, the largest heap.', describe.integer(1))),
      misere: describe.optional(
        describe.described('Does whoever makes the last move of the source lose? By default not.', describe.flag),
      ),
      game: latticeGameDocument,
      strata: describe.listOf(
        describe.fields(
          {
            points: vectors('a list of points, such as [[1, 0]]'),
            generators: vectors('a list of generators, such as [[2, 0]]'),
          },
          'a stratum, such as {"points":[[1,0]],"generators":[[2,0]]}',
        ),
        'a list of strata',
      ),
    }),
  ),
  ({ game, strata, source, ...how }, data) => {
    for (const [name] of source === undefined ? Object.entries(how) : [])
      data.field(name).refuse(`no "${name}" without a "source"`);
    try {
      return new LatticeStrategy(game, strata, source === undefined ? undefined : { source, ...how });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return data.field('strata').refuse(`strata of the game (${error.message})`);
    }
  },
);

/**
 * The strategy of a JSON object,
 * `{"type":"lattice-strategy","game":{…},"strata":[{"points":[[0,0]],"generators":[[2,0],[0,2]]}]}`; it is not
 * verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function latticeStrategyFromJson(value: unknown): LatticeStrategy {
  return latticeStrategyDocument.read(DataReader.of(value, 'latticeStrategyFromJson'));
}
