import { aFlag } from '../../arguments.js';
import { byFlaw, fields, integer, listOf, oneOf, optional, text, tuple, type Shape } from '../../shape.js';

const integers = listOf(integer());
const controls = listOf(fields({ control: integer(), part: integer() }));
const step = fields({
  value: text,
  size: integer(0),
  left: controls,
  right: controls,
  answers: listOf(tuple(integer(), integer())),
  attachments: optional(integer(0)),
  blocks: optional(listOf(integers)),
  shedding: optional(integers),
});
const attachments = fields({
  size: integer(0),
  on: integers,
  attached: listOf(fields({ vertex: integer(), link: integer() })),
});

const placed = listOf(fields({ sphere: integer(0), vertices: listOf(integer(0)) }));
const WAYS = { shelling: listOf(listOf(integer(0))), join: placed, sum: placed } as const;

/** By a shelling, as a join or as a connected sum, in one way only. */
const sphere: Shape = byFlaw((value, place) => {
  const ways = (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter(
    (way) => (value as Readonly<Record<string, unknown>> | null)?.[way] !== undefined,
  );
  const [way] = ways;
  if (way === undefined || ways.length > 1)
    return `${place} has ${way === undefined ? 'none' : 'more than one'} of shelling, join and sum; expected one`;
  return fields({ [way]: WAYS[way] }).flaw(value, place);
});

/** What the certificate of a pure complex looks like. */
export const pureCertificateShape: Shape = /* @__PURE__ */ fields({
  complex: oneOf('pure', 'vertexDecomposable', 'sphere', 'ball'),
  flag: aFlag,
  steps: listOf(step),
  attachments: listOf(attachments),
  spheres: optional(listOf(sphere)),
});
