import { eitherBy, fields, integer, listOf, schemaWith, type Fields, type ReadFields, type Shape } from '../shape.js';

/** A control and the step of the option that it leads to. */
export interface ControlledPart {
  readonly control: number;
  readonly part: number;
}

/** Vertices in a certificate; which there are is for verifiers to say. */
export const vertexNumbers: Shape<number[]> = /* @__PURE__ */ listOf(/* @__PURE__ */ integer(), 'a list of vertices');

export const controlledParts: Shape<ControlledPart[]> = /* @__PURE__ */ listOf(
  /* @__PURE__ */ fields({ control: integer(), part: integer() }, '{"control", "part"}'),
  'a list of {"control", "part"}',
);

/** A step of a certificate, with all fields of a gadget or with none of them. */
export function stepWithOrWithout<F extends Fields, G extends Fields>(
  plain: F,
  gadget: G,
): Shape<ReadFields<F> | ReadFields<F & G>> {
  const what = '{"value", "vertices", …}';
  const names = Object.keys(gadget);
  const hasNone = (value: unknown): boolean =>
    names.every((name) => (value as Readonly<Record<string, unknown>> | null)?.[name] === undefined);
  return eitherBy(
    hasNone,
    schemaWith(fields(plain, what), { not: { anyOf: names.map((name) => ({ required: [name] })) } }),
    fields({ ...plain, ...gadget }, what),
  );
}
