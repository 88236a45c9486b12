import { describe, type Description } from '../../text/internal.js';
import type { AssembledSphere, PlacedSphere } from '../spheres/AssembledSphere.js';
import type { Attached, Attachments, PureCertificate, PureComplexKind, PureStep } from './PureCertificate.js';
import type { ControlledPart } from '../../recipes/internal.js';

const vertices = (): Description<number[]> => describe.integers('a list of vertices');
const parts = (): Description<ControlledPart[]> =>
  describe.list(
    'a list of {"control", "part"}',
    describe.object('{"control", "part"}', { control: describe.integer(), part: describe.integer() }),
  );

const step = (): Description<PureStep> =>
  describe.object('{"value", "size", …}', {
    value: describe.text(),
    size: describe.integer(0),
    left: parts(),
    right: parts(),
    answers: describe.list(
      'a list of [move, answer]',
      describe.also(
        describe.integers('a move and an answer', undefined, { length: 2 }),
        (pair) => pair as [number, number],
      ),
    ),
    attachments: describe.optional(describe.integer(0)),
    blocks: describe.optional(describe.list('a list of lists of vertices', vertices())),
    shedding: describe.optional(vertices()),
  });

const attachments = (): Description<Attachments> =>
  describe.object('{"size", "on", "attached"}', {
    size: describe.integer(0),
    on: vertices(),
    attached: describe.list<Attached>(
      'a list of {"vertex", "link"}',
      describe.object('{"vertex", "link"}', { vertex: describe.integer(), link: describe.integer() }),
    ),
  });

/** Also as the options of the command write it. */
const kind = (): Description<PureComplexKind> =>
  describe.also(describe.oneOf(['pure', 'vertexDecomposable', 'vertex-decomposable', 'sphere', 'ball']), (found) =>
    found === 'vertex-decomposable' ? 'vertexDecomposable' : found,
  );

const placed = (): Description<PlacedSphere[]> =>
  describe.list<PlacedSphere>(
    'a list of {"sphere", "vertices"}',
    describe.object('{"sphere", "vertices"}', {
      sphere: describe.integer(0),
      vertices: describe.integers('a list of vertices', 0),
    }),
  );

const sphere = (): Description<AssembledSphere> => {
  const has = (field: string) => (value: unknown) =>
    (value as Readonly<Record<string, unknown>> | null)?.[field] !== undefined;
  return describe.either<AssembledSphere, AssembledSphere>(
    has('shelling'),
    describe.object(
      '{"shelling"}',
      { shelling: describe.list('a list of facets', describe.integers('a list of vertices', 0)) },
      true,
    ),
    describe.either<AssembledSphere, AssembledSphere>(
      has('join'),
      describe.object('{"join"}', { join: placed() }, true),
      describe.object('{"shelling"}, {"join"} or {"sum"}', { sum: placed() }, true),
    ),
  );
};

/** A certificate of a pure complex with a value: only its form is described, the rest is for `verifyGameWithValue`. */
export const pureCertificate: Description<PureCertificate> = /* @__PURE__ */ describe.named('pureCertificate', () =>
  describe.object('{"complex", "flag", "steps", "attachments"}', {
    complex: kind(),
    flag: describe.flag,
    steps: describe.list('a list of steps', step(), { atLeastOne: 'step' }),
    attachments: describe.list('a list of attachments', attachments()),
    spheres: describe.optional(describe.list('a list of spheres', sphere())),
  }),
);
