import { controlledParts, stepWithOrWithout, vertexNumbers, type ControlledPart } from '../../recipes/internal.js';
import { described, fields, listOf, named, oneOf, optional, text, type Shape } from '../../shape.js';

/**
 * Why a digraph has a value: the followers it was put together from, each with its vertices, options before what has
 * them. Plain data;
 * `verifyDigraphWithValue` checks it.
 */
export interface DigraphCertificate {
  /** That the digraph is connected, and not empty, where that is claimed. */
  readonly connected?: true;
  /** The steps; the last one is that of the whole digraph. */
  readonly steps: readonly DigraphStep[];
}

/** One follower: a digraph to be played out, or a gadget. */
export type DigraphStep = PlayedStep | GadgetStep;

/** A follower that is not a gadget: a stalk, or a small digraph. */
export interface PlayedStep {
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  readonly vertices: readonly number[];
}

/**
 * A follower X = {a − c − 1, G_1, … | a − c + 1, H_1, …} by the gadget with a vertices x and c vertices y, both at
 * least two.
 */
export interface GadgetStep extends PlayedStep {
  /** All vertices of this follower: those of its parts, then the controls, then x and y. */
  readonly vertices: readonly number[];
  /** Left's controls b_i and the steps of the parts G_i. */
  readonly left: readonly ControlledPart[];
  /** Right's controls r_j and the steps of the parts H_j. */
  readonly right: readonly ControlledPart[];
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** What a certificate looks like; the rest is for `verifyDigraphWithValue` to say. */
export const digraphCertificate: Shape<DigraphCertificate> = /* @__PURE__ */ named('digraphCertificate', () => {
  const step = stepWithOrWithout(
    { value: text, vertices: vertexNumbers },
    { left: controlledParts, right: controlledParts, x: vertexNumbers, y: vertexNumbers },
  );
  return fields(
    {
      connected: optional(described('That the digraph is connected.', oneOf(true))),
      steps: listOf<DigraphStep>(step, 'a list of steps', { atLeastOne: 'step' }),
    },
    '{"steps", …}',
  );
});
