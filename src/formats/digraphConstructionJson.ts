import type { DigraphConstruction } from '../constructions/index.js';
import type { ControlledPart, DigraphCertificate, DigraphStep } from '../digraphs/index.js';
import { digraphDocument } from '../digraphs/internal.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';

const vertices = (): describe.Shape<number[]> => describe.listOf(describe.integer(), 'a list of vertices');
const parts = (): describe.Shape<ControlledPart[]> =>
  describe.listOf(
    describe.fields({ control: describe.integer(), part: describe.integer() }, '{"control", "part"}'),
    'a list of {"control", "part"}',
  );

const playedStep = () => ({ value: describe.text, vertices: vertices() });

const gadgetStep = () => ({ ...playedStep(), left: parts(), right: parts(), x: vertices(), y: vertices() });

const GADGET_FIELDS = ['left', 'right', 'x', 'y'] as const;

/** A certificate of a digraph with a value: how it is built, step by step. */
const digraphCertificate: describe.Shape<DigraphCertificate> = /* @__PURE__ */ describe.named(
  'digraphCertificate',
  () =>
    describe.fields(
      {
        connected: describe.optional(describe.described('That the digraph is connected.', describe.oneOf(true))),
        steps: describe.listOf<DigraphStep>(
          describe.either(
            (value) =>
              GADGET_FIELDS.every(
                (field) => (value as Readonly<Record<string, unknown>> | null)?.[field] === undefined,
              ),
            describe.also(describe.fields(playedStep(), '{"value", "vertices", …}'), (step) => step, {
              not: { anyOf: GADGET_FIELDS.map((field) => ({ required: [field] })) },
            }),
            describe.fields(gadgetStep(), '{"value", "vertices", …}'),
          ),
          'a list of steps',
          { atLeastOne: 'step' },
        ),
      },
      '{"steps", …}',
    ),
);

/** A digraph with a value. */
export const digraphConstructionDocument: Document<'construction', DigraphConstruction> = /* @__PURE__ */ document(
  'construction',
  'A digraph placement game with a given value, and why it has it.',
  () => ({
    method: describe.oneOf('digraph'),
    value: describe.text,
    target: describe.named('digraph', () => digraphDocument),
    certificate: digraphCertificate,
  }),
);
