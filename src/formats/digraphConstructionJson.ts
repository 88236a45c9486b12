import type { DigraphConstruction } from '../constructions/index.js';
import { digraphCertificate, digraphDocument } from '../digraphs/internal.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';

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
