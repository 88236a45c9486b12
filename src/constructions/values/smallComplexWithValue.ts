import type { Value } from '../../values/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import { printValue } from '../../values/index.js';
import { negativeComplex } from '../../games/internal.js';
import { sidedVertices } from './sidedVertices.js';
import { flatComplexes, smallerComplexes } from './smallComplexes.data.js';

/** What the table of small complexes says of a value. */
export type SmallComplex =
  | {
      readonly known: true;
      readonly complex: SimplicialComplex;
      /**
       * Whether no complex of this value (in dimension at most 2, if that was asked for) has fewer vertices; undecided
       * beyond seven vertices, as all complexes with at most six were looked through.
       */
      readonly fewestVertices: true | 'undecided';
    }
  | { readonly known: false };

/** Up to this many vertices all complexes were looked through. */
const EXHAUSTED = 6;

/**
 * A small complex of a value, from a table of all 1474 values born by day 3 and some integers.
 * @param given at most this dimension, 2 or more; by default any
 * @returns `known: false` for values that are born later
 * @example gameValue(playOn(smallComplexWithValue(parseValue('{1|*}')).complex)).toString() // '{1|*}'
 */
export function smallComplexWithValue(value: Value, given: { dimension?: number } = {}): SmallComplex {
  const { dimension = Infinity } = given;
  const found = (dimension > 2 ? lookUp('smaller', value) : undefined) ?? lookUp('flat', value);
  if (found === undefined || found.dimension > dimension) return { known: false };
  return { known: true, complex: found, fewestVertices: found.n <= EXHAUSTED + 1 ? true : 'undecided' };
}

const tables: Partial<Record<'flat' | 'smaller', ReadonlyMap<string, readonly string[]>>> = {};

function lookUp(which: 'flat' | 'smaller', value: Value): SimplicialComplex | undefined {
  const table = (tables[which] ??= readTable(which === 'flat' ? flatComplexes : smallerComplexes));
  const own = table.get(printValue(value) ?? '');
  if (own !== undefined) return readComplex(own);
  const opposite = table.get(printValue(value.negative()) ?? '');
  return opposite === undefined ? undefined : negativeComplex(readComplex(opposite));
}

function readTable(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(/;\s*/).map((entry) => {
      const [name, ...rest] = entry.split(/\s+/);
      return [name!, rest];
    }),
  );
}

/** The complex of an entry without its name: how many vertices are of Left, and the facets. */
function readComplex([left, ...words]: readonly string[]): SimplicialComplex {
  const facets = words.map((word) => Array.from(word, (digit) => parseInt(digit, 36)));
  const n = 1 + Math.max(-1, ...facets.flat());
  return SimplicialComplex.fromFacets(
    facets.length === 0 ? [[]] : facets,
    sidedVertices(Number(left), n - Number(left)),
  );
}
