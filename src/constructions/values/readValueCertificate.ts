import { DataReader, describe, type Description } from '../../text/internal.js';
import type { ControlledPart } from '../../recipes/internal.js';
import type { ValueCertificate, ValueStep } from './ValueCertificate.js';

/**
 * A certificate from data of any kind, such as what `JSON.parse` gave: only its form is checked here, the rest is for
 * `verifyGameWithValue`.
 * @throws InputError `invalid-field`, naming the field
 */
export function readValueCertificate(data: unknown): ValueCertificate {
  return valueCertificate.read(DataReader.of(data, 'readValueCertificate'));
}

const vertices = (): Description<number[]> => describe.integers('a list of vertices');
const parts = (): Description<ControlledPart[]> =>
  describe.list(
    'a list of {"control", "part"}',
    describe.object('{"control", "part"}', { control: describe.integer(), part: describe.integer() }),
  );

/** A value on a simplex. */
const simplexStep = () => ({ value: describe.text(), vertices: vertices() });

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
    describe.integers('two integers', undefined, { length: 2 }),
    (pair) => pair as [number, number],
  ),
});

const OPTION_FIELDS = ['left', 'right', 'x', 'y', 'floor', 'ceiling', 'bounds'] as const;

/** A certificate of a game with a value: how it is built, step by step. */
export const valueCertificate: Description<ValueCertificate> = /* @__PURE__ */ describe.named('valueCertificate', () =>
  describe.object('{"as", "steps"}', {
    as: describe.oneOf(['complex', 'graph']),
    steps: describe.list<ValueStep>(
      'a list of steps',
      describe.either(
        (value) =>
          OPTION_FIELDS.every((field) => (value as Readonly<Record<string, unknown>> | null)?.[field] === undefined),
        describe.also(describe.object('{"value", "vertices", …}', simplexStep()), (step) => step, {
          not: { anyOf: OPTION_FIELDS.map((field) => ({ required: [field] })) },
        }),
        describe.object('{"value", "vertices", …}', optionStep()),
      ),
      { atLeastOne: 'step' },
    ),
  }),
);
