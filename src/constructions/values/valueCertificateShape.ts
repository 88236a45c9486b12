import { byFlaw, fields, integer, listOf, oneOf, text, type Shape } from '../../shape.js';

const integers = listOf(integer());
const options = listOf(fields({ control: integer(), part: integer() }));
const simplex = fields({ value: text, vertices: integers });
const optionFields = {
  left: options,
  right: options,
  x: integers,
  y: integers,
  floor: integer(),
  ceiling: integer(),
  bounds: listOf(integer(), 'a list', { length: 2 }),
};

/** A step has all fields of an options step, or none. */
const step: Shape = byFlaw((value, place) => {
  const flaw = simplex.flaw(value, place);
  if (flaw !== undefined) return flaw;
  const isSimplex = Object.keys(optionFields).every((name) => (value as Record<string, unknown>)[name] === undefined);
  return isSimplex ? undefined : fields(optionFields).flaw(value, place);
});

/** What the certificate of a value looks like. */
export const valueCertificateShape: Shape = fields({ as: oneOf('complex', 'graph'), steps: listOf(step) });
