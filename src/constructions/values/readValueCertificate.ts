import { DataReader } from '../../text/internal.js';
import type { ControlledPart } from '../../recipes/internal.js';
import * as describe from '../../shape.js';
import type { ValueCertificate, ValueStep } from './ValueCertificate.js';

/**
 * A certificate from data of any kind, such as what `JSON.parse` gave: only its form is checked here, the rest is for
 * `verifyGameWithValue`.
 * @throws InputError `invalid-field`, naming the field
 */
export function readValueCertificate(data: unknown): ValueCertificate {
  return valueCertificate.read(DataReader.of(data, 'readValueCertificate'));
}

const vertices = (): describe.Shape<number[]> => describe.listOf(describe.integer(), 'a list of vertices');
const parts = (): describe.Shape<ControlledPart[]> =>
  describe.listOf(
    describe.fields({ control: describe.integer(), part: describe.integer() }, '{"control", "part"}'),
    'a list of {"control", "part"}',
  );

/** A value on a simplex. */
const simplexStep = () => ({ value: describe.text, vertices: vertices() });

/** A value from options. */
const optionStep = () => ({
  ...simplexStep(),
  left: parts(),
  right: parts(),
  x: vertices(),
  y: vertices(),
  floor: describe.integer(),
  ceiling: describe.integer(),
  bounds: describe.also(
    describe.listOf(describe.integer(), 'two integers', { length: 2 }),
    (pair) => pair as [number, number],
  ),
});

const OPTION_FIELDS = ['left', 'right', 'x', 'y', 'floor', 'ceiling', 'bounds'] as const;

/** A certificate of a game with a value: how it is built, step by step. */
export const valueCertificate: describe.Shape<ValueCertificate> = /* @__PURE__ */ describe.named(
  'valueCertificate',
  () =>
    describe.fields(
      {
        as: describe.oneOf('complex', 'graph'),
        steps: describe.listOf<ValueStep>(
          describe.either(
            (value) =>
              OPTION_FIELDS.every(
                (field) => (value as Readonly<Record<string, unknown>> | null)?.[field] === undefined,
              ),
            describe.also(describe.fields(simplexStep(), '{"value", "vertices", …}'), (step) => step, {
              not: { anyOf: OPTION_FIELDS.map((field) => ({ required: [field] })) },
            }),
            describe.fields(optionStep(), '{"value", "vertices", …}'),
          ),
          'a list of steps',
          { atLeastOne: 'step' },
        ),
      },
      '{"as", "steps"}',
    ),
);
