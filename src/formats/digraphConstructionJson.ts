import type { DigraphConstruction } from '../constructions/index.js';
import type { ControlledPart, DigraphCertificate, DigraphStep } from '../digraphs/index.js';
import { digraphDocument } from '../digraphs/internal.js';
import { describe, type Description, type DocumentDescription } from '../text/internal.js';

const vertices = (): Description<number[]> => describe.integers('a list of vertices');
const parts = (): Description<ControlledPart[]> =>
  describe.list(
    'a list of {"control", "part"}',
    describe.object('{"control", "part"}', { control: describe.integer(), part: describe.integer() }),
  );

const playedStep = () => ({ value: describe.text(), vertices: vertices() });

const gadgetStep = () => ({ ...playedStep(), left: parts(), right: parts(), x: vertices(), y: vertices() });

const GADGET_FIELDS = ['left', 'right', 'x', 'y'] as const;

const isTrue: Description<true> = {
  read: (data) => (data.value === true ? true : data.refuse('true')),
  schema: () => ({ const: true }),
};

/** A certificate of a digraph with a value: how it is built, step by step. */
const digraphCertificate: Description<DigraphCertificate> = /* @__PURE__ */ describe.named('digraphCertificate', () =>
  describe.object('{"steps", …}', {
    connected: describe.optional(describe.described('That the digraph is connected.', isTrue)),
    steps: describe.list<DigraphStep>(
      'a list of steps',
      describe.either(
        (value) =>
          GADGET_FIELDS.every((field) => (value as Readonly<Record<string, unknown>> | null)?.[field] === undefined),
        describe.also(describe.object('{"value", "vertices", …}', playedStep()), (step) => step, {
          not: { anyOf: GADGET_FIELDS.map((field) => ({ required: [field] })) },
        }),
        describe.object('{"value", "vertices", …}', gadgetStep()),
      ),
      { atLeastOne: 'step' },
    ),
  }),
);

/** A digraph with a value. */
export const digraphConstructionDocument: DocumentDescription<DigraphConstruction> = /* @__PURE__ */ describe.document(
  'construction',
  'A digraph placement game with a given value, and why it has it.',
  () => ({
    method: describe.oneOf(['digraph']),
    value: describe.text(),
    target: describe.named('digraph', () => digraphDocument),
    certificate: digraphCertificate,
  }),
);
