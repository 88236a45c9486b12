import { controlledParts, vertexNumbers, type ControlledPart } from '../../recipes/internal.js';
import { fields, flag, integer, listOf, named, oneOf, optional, text, type Shape } from '../../shape.js';
import { assembledSphere, type AssembledSphere } from '../spheres/AssembledSphere.js';

/**
 * Why a complex is pure, perhaps vertex decomposable, and has a value: its followers, options before what has them.
 * Plain data; vertices are indices into the complex. `verifyPureGame` checks it.
 */
export interface PureCertificate {
  /** What is claimed of the complex beside its value. */
  readonly complex: PureComplexKind;
  /** Whether it is a flag complex, by Theorem F of docs/constructions.md. */
  readonly flag: boolean;
  /** The steps; the last one is that of the whole complex. */
  readonly steps: readonly PureStep[];
  /**
   * How vertex decomposable complexes that need not be flag are put together, links before what has them; otherwise
   * empty.
   */
  readonly attachments: readonly Attachments[];
  /** For a sphere or a ball: how it is put together, parts before what has them; the last one is the complex. */
  readonly spheres?: readonly AssembledSphere[];
}

/** What may be claimed of a pure complex. */
export type PureComplexKind = 'pure' | 'vertexDecomposable' | 'sphere' | 'ball';

/** A follower as the value of a pure complex. */
export interface PureStep {
  /** The value as `parseValue` reads it, or, with an @, as `deserializeValue` does. */
  readonly value: string;
  /** How many vertices each facet has. */
  readonly size: number;
  /**
   * Left's controls and the steps of the options they lead to; none where the complex is small enough to be played out.
   */
  readonly left: readonly ControlledPart[];
  /** Right's controls and the steps of their options. */
  readonly right: readonly ControlledPart[];
  /** Every other move, and the answer of the other player that keeps the value. */
  readonly answers: readonly (readonly [move: number, answer: number])[];
  /** For a vertex decomposable complex that need not be flag: its number among the attachments. */
  readonly attachments?: number;
  /** For a flag complex: cliques of vertices in conflict, of which each facet has one vertex each. */
  readonly blocks?: readonly (readonly number[])[];
  /** For a flag complex: the shedding vertices in order, the controls first; the other vertices are ordinary. */
  readonly shedding?: readonly number[];
}

/**
 * A vertex decomposable complex: all sets of a size among some vertices, and vertices attached one after the other,
 * each over a complex in what is there. Read backwards these are shedding vertices; read forwards they give a shelling.
 */
export interface Attachments {
  readonly size: number;
  readonly on: readonly number[];
  readonly attached: readonly Attached[];
}

/** A vertex and the number of the attachments that its link consists of. */
export interface Attached {
  readonly vertex: number;
  readonly link: number;
}

const KINDS = ['pure', 'vertexDecomposable', 'sphere', 'ball'] as const;

/** In documents also as the options of the command write it. */
const pureComplexKind = (): Shape<PureComplexKind> => {
  const written = oneOf('pure', 'vertexDecomposable', 'vertex-decomposable', 'sphere', 'ball');
  return {
    flaw: oneOf(...KINDS).flaw,
    read: (data) => KINDS.find((kind) => kind === written.read(data)) ?? 'vertexDecomposable',
    schema: written.schema,
  };
};

const pureStep = (): Shape<PureStep> =>
  fields(
    {
      value: text,
      size: integer(0),
      left: controlledParts,
      right: controlledParts,
      answers: listOf(
        listOf(integer(), 'a move and an answer', { length: 2 }) as Shape<[number, number]>,
        'a list of [move, answer]',
      ),
      attachments: optional(integer(0)),
      blocks: optional(listOf(vertexNumbers, 'a list of lists of vertices')),
      shedding: optional(vertexNumbers),
    },
    '{"value", "size", …}',
  );

const attachments = (): Shape<Attachments> =>
  fields(
    {
      size: integer(0),
      on: vertexNumbers,
      attached: listOf(
        fields({ vertex: integer(), link: integer() }, '{"vertex", "link"}'),
        'a list of {"vertex", "link"}',
      ),
    },
    '{"size", "on", "attached"}',
  );

/** What a certificate looks like; the rest is for `verifyGameWithValue` to say. */
export const pureCertificate: Shape<PureCertificate> = /* @__PURE__ */ named('pureCertificate', () =>
  fields(
    {
      complex: pureComplexKind(),
      flag,
      steps: listOf(pureStep(), 'a list of steps', { atLeastOne: 'step' }),
      attachments: listOf(attachments(), 'a list of attachments'),
      spheres: optional(listOf(assembledSphere(), 'a list of spheres')),
    },
    '{"complex", "flag", "steps", "attachments"}',
  ),
);
