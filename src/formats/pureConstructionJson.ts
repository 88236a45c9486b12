import type { PureConstruction } from '../constructions/index.js';
import { pureCertificate } from '../constructions/internal.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { complexDocument } from './complexJson.js';

/** A pure complex with a value. */
export const pureConstructionDocument: Document<'construction', PureConstruction> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'construction',
    'A pure complex, perhaps vertex decomposable or flag, whose game has a given value, and why.',
    () => ({
      method: describe.oneOf('value'),
      as: describe.oneOf('legal'),
      value: describe.text,
      target: describe.named('complex', () => complexDocument),
      certificate: pureCertificate,
    }),
  ),
  (found) => found,
  { not: { anyOf: [{ required: ['ruleset'] }, { required: ['board'] }] } },
);
