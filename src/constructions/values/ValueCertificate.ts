import { controlledParts, stepWithOrWithout, vertexNumbers, type ControlledPart } from '../../recipes/internal.js';
import { fields, integer, listOf, named, oneOf, text, type Shape } from '../../shape.js';
import { DataReader } from '../../text/internal.js';

/**
 * Why a complex has a value: the value and its followers, options before what has them, each with its part of the
 * vertices. Plain data; vertices are indices into the complex. `verifyGameWithValue` checks it.
 */
export interface ValueCertificate {
  /** `complex` for Theorem A of docs/constructions.md, `graph` for Theorem B. */
  readonly as: 'complex' | 'graph';
  /** The steps; the last one is that of the whole complex. */
  readonly steps: readonly ValueStep[];
}

/** One follower: a simplex, or a game put together from its options. */
export type ValueStep = SimplexStep | OptionsStep;

/** A follower that is an integer: a simplex, its value the number of Left vertices less that of Right ones. */
export interface SimplexStep {
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  readonly vertices: readonly number[];
}

/** A follower X = {A_1, … | B_1, …} by Theorem A or B. */
export interface OptionsStep extends SimplexStep {
  /** All vertices of this follower: those of its parts, then the controls, then 𝒳 and 𝒴. */
  readonly vertices: readonly number[];
  /** Left's controls a_i and the steps of the options A_i. */
  readonly left: readonly ControlledPart[];
  /** Right's controls b_j and the steps of the options B_j. */
  readonly right: readonly ControlledPart[];
  /** The Left vertices 𝒳. */
  readonly x: readonly number[];
  /** The Right vertices 𝒴. */
  readonly y: readonly number[];
  /** The greatest integer ≤ X. */
  readonly floor: number;
  /** The least integer ≥ X. */
  readonly ceiling: number;
  /**
   * ℓ and r: at least 1 and at least the number of Left (Right) vertices of the parts that fit together; 1 in a
   * complex.
   */
  readonly bounds: readonly [number, number];
}

/** What a certificate looks like; the rest is for `verifyGameWithValue` to say. */
export const valueCertificate: Shape<ValueCertificate> = /* @__PURE__ */ named('valueCertificate', () => {
  const step = stepWithOrWithout(
    { value: text, vertices: vertexNumbers },
    {
      left: controlledParts,
      right: controlledParts,
      x: vertexNumbers,
      y: vertexNumbers,
      floor: integer(),
      ceiling: integer(),
      bounds: listOf(integer(), 'two integers', { length: 2 }) as Shape<[number, number]>,
    },
  );
  const steps = listOf<ValueStep>(step, 'a list of steps', { atLeastOne: 'step' });
  return fields({ as: oneOf('complex', 'graph'), steps }, '{"as", "steps"}');
});

/**
 * A certificate from data of any kind, such as what `JSON.parse` gave: only its form is checked here, the rest is for
 * `verifyGameWithValue`.
 * @throws InputError `invalid-field`, naming the field
 */
export function readValueCertificate(data: unknown): ValueCertificate {
  return valueCertificate.read(DataReader.of(data, 'readValueCertificate'));
}
