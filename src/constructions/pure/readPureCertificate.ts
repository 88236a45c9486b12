import * as describe from '../../shape.js';
import type { AssembledSphere, PlacedSphere } from '../spheres/AssembledSphere.js';
import type { Attached, Attachments, PureCertificate, PureComplexKind, PureStep } from './PureCertificate.js';
import type { ControlledPart } from '../../recipes/internal.js';

const vertices = (): describe.Shape<number[]> => describe.listOf(describe.integer(), 'a list of vertices');
const parts = (): describe.Shape<ControlledPart[]> =>
  describe.listOf(
    describe.fields({ control: describe.integer(), part: describe.integer() }, '{"control", "part"}'),
    'a list of {"control", "part"}',
  );

const step = (): describe.Shape<PureStep> =>
  describe.fields(
    {
      value: describe.text,
      size: describe.integer(0),
      left: parts(),
      right: parts(),
      answers: describe.listOf(
        describe.also(
          describe.listOf(describe.integer(), 'a move and an answer', { length: 2 }),
          (pair) => pair as [number, number],
        ),
        'a list of [move, answer]',
      ),
      attachments: describe.optional(describe.integer(0)),
      blocks: describe.optional(describe.listOf(vertices(), 'a list of lists of vertices')),
      shedding: describe.optional(vertices()),
    },
    '{"value", "size", …}',
  );

const attachments = (): describe.Shape<Attachments> =>
  describe.fields(
    {
      size: describe.integer(0),
      on: vertices(),
      attached: describe.listOf<Attached>(
        describe.fields({ vertex: describe.integer(), link: describe.integer() }, '{"vertex", "link"}'),
        'a list of {"vertex", "link"}',
      ),
    },
    '{"size", "on", "attached"}',
  );

/** Also as the options of the command write it. */
const kind = (): describe.Shape<PureComplexKind> =>
  describe.also(describe.oneOf('pure', 'vertexDecomposable', 'vertex-decomposable', 'sphere', 'ball'), (found) =>
    found === 'vertex-decomposable' ? 'vertexDecomposable' : found,
  );

const placed = (): describe.Shape<PlacedSphere[]> =>
  describe.listOf<PlacedSphere>(
    describe.fields(
      {
        sphere: describe.integer(0),
        vertices: describe.listOf(describe.integer(0), 'a list of vertices'),
      },
      '{"sphere", "vertices"}',
    ),
    'a list of {"sphere", "vertices"}',
  );

const sphere = (): describe.Shape<AssembledSphere> => {
  const has = (field: string) => (value: unknown) =>
    (value as Readonly<Record<string, unknown>> | null)?.[field] !== undefined;
  return describe.either<AssembledSphere, AssembledSphere>(
    has('shelling'),
    describe.fields(
      { shelling: describe.listOf(describe.listOf(describe.integer(0), 'a list of vertices'), 'a list of facets') },
      '{"shelling"}',
      true,
    ),
    describe.either<AssembledSphere, AssembledSphere>(
      has('join'),
      describe.fields({ join: placed() }, '{"join"}', true),
      describe.fields({ sum: placed() }, '{"shelling"}, {"join"} or {"sum"}', true),
    ),
  );
};

/** A certificate of a pure complex with a value: only its form is described, the rest is for `verifyGameWithValue`. */
export const pureCertificate: describe.Shape<PureCertificate> = /* @__PURE__ */ describe.named('pureCertificate', () =>
  describe.fields(
    {
      complex: kind(),
      flag: describe.flag,
      steps: describe.listOf(step(), 'a list of steps', { atLeastOne: 'step' }),
      attachments: describe.listOf(attachments(), 'a list of attachments'),
      spheres: describe.optional(describe.listOf(sphere(), 'a list of spheres')),
    },
    '{"complex", "flag", "steps", "attachments"}',
  ),
);
