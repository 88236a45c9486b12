import { byFlaw, fields, integer, listOf, oneOf, optional, text, type Shape } from '../../shape.js';

const integers = listOf(integer());
const parts = listOf(fields({ control: integer(), part: integer() }));
const played = fields({ value: text, vertices: integers });
const gadgetFields = { left: parts, right: parts, x: integers, y: integers };

/** A step has all fields of a gadget, or none. */
const step: Shape = byFlaw((value, place) => {
  const flaw = played.flaw(value, place);
  if (flaw !== undefined) return flaw;
  const isPlayed = Object.keys(gadgetFields).every((name) => (value as Record<string, unknown>)[name] === undefined);
  return isPlayed ? undefined : fields(gadgetFields).flaw(value, place);
});

/** What the certificate of a digraph with a value looks like. */
export const digraphCertificateShape: Shape = fields({ connected: optional(oneOf(true)), steps: listOf(step) });
