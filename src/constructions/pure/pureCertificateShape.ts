import { aFlag } from '../../arguments.js';
import { fields, integer, listOf, oneOf, optional, text, tuple, type Shape } from '../../shape.js';

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

/** What the certificate of a pure complex looks like. */
export const pureCertificateShape: Shape = /* @__PURE__ */ fields({
  complex: oneOf('pure', 'vertexDecomposable'),
  flag: aFlag,
  steps: listOf(step),
  attachments: listOf(attachments),
});
