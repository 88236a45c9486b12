import { either, listOf, oneOf, optional, text } from '../../arguments.js';
import { VERSION } from '../../json.js';
import { fields, integer, type Shape, lazily, requireShape } from '../../shape.js';
import { latticeGameToJson, type LatticeGameJson } from '../latticeGameJson.js';
import type { QuotientClaim } from './verifyQuotient.js';

/** What a coordinate, or the heap that it counts, becomes. */
export interface QuotientGeneratorJson {
  /** The size of the heap, of a game on heaps. */
  readonly heap?: number;
  /** What the coordinate counts, of a source that is not a game on heaps. */
  readonly name?: string;
  /** Null for a heap without moves. */
  readonly coordinate: number | null;
  readonly element: number;
  readonly index: number;
  readonly period: number;
}

/** A quotient as a JSON object, by which it can be verified. */
export interface QuotientJson {
  /** A misère quotient is one in which the origin is defeated, and nothing else. */
  readonly type: 'quotient' | 'misere-quotient';
  readonly spgames: string;
  /** In the notation of sources. */
  readonly source?: string;
  readonly order: number;
  readonly pPortion: readonly number[];
  readonly generators: readonly QuotientGeneratorJson[];
  readonly products: readonly (readonly number[])[];
  readonly game: LatticeGameJson;
  readonly complete: true;
}

/** A claim with what its coordinates count. */
export interface SourcedQuotient extends QuotientClaim {
  /** Is it said to be a misère quotient? By default it is if the origin is defeated and nothing else. */
  readonly misere?: boolean;
  /** What the game is that of, in the notation of sources. */
  readonly source?: string;
  /** For a game on heaps, the coordinate of each heap from 1 on, or null for those without moves. */
  readonly heaps?: readonly (number | null)[];
  /** For another source, what the coordinates count. */
  readonly names?: readonly string[];
}

const aPrintedQuotient: Shape = /* @__PURE__ */ lazily(() =>
  fields({
    order: integer(1),
    generators: listOf(fields({ element: integer(0), index: integer(0), period: integer(1) })),
    heaps: optional(listOf(either(integer(0), oneOf(null)))),
    names: optional(listOf(text)),
  }),
);

/**
 * The JSON object of a quotient.
 * @param quotient a `LatticeQuotient`, or one with what its coordinates count
 * @throws InputError `invalid-argument`
 * @example const found = latticeQuotient(parseLatticeGame('lattice:moves 1; defeated 0'));
 * found.finite === true && quotientToJson(found.quotient).products // [[1], [0]]
 */
export function quotientToJson(quotient: SourcedQuotient): QuotientJson {
  requireShape('quotientToJson', aPrintedQuotient, quotient, 'quotient');
  const { game, order, pPortion, products, generators, source, heaps, names } = quotient;
  const isMisere = quotient.misere ?? isMisereGame(game.defeated);
  const plain = generators.map(({ element, index, period }, coordinate) => ({ coordinate, element, index, period }));
  return {
    type: isMisere ? 'misere-quotient' : 'quotient',
    spgames: VERSION,
    ...(source !== undefined && { source }),
    order,
    pPortion,
    generators:
      heaps === undefined
        ? plain.map((each, i) => (names === undefined ? each : { name: names[i]!, ...each }))
        : heaps.map((coordinate, i) => ({ heap: i + 1, ...(coordinate === null ? NOTHING : plain[coordinate]!) })),
    products,
    game: latticeGameToJson(game),
    complete: true,
  };
}

/** What a heap without moves becomes. */
export const NOTHING: { readonly coordinate: null; readonly element: 0; readonly index: 0; readonly period: 1 } =
  Object.freeze({ coordinate: null, element: 0, index: 0, period: 1 });

/** Is the origin defeated, and nothing else? */
export function isMisereGame(defeated: readonly (readonly number[])[]): boolean {
  return defeated.length === 1 && defeated[0]!.every((x) => x === 0);
}
