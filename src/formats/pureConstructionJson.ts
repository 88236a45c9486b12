import type { PureConstruction } from '../constructions/index.js';
import { pureCertificate } from '../constructions/internal.js';
import { describe, type DocumentDescription } from '../text/internal.js';
import { complexDocument } from './complexJson.js';

/** A pure complex with a value. */
export const pureConstructionDocument: DocumentDescription<PureConstruction> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'construction',
    'A pure complex, perhaps vertex decomposable or flag, whose game has a given value, and why.',
    () => ({
      method: describe.oneOf(['value']),
      as: describe.oneOf(['legal']),
      value: describe.text(),
      target: describe.named('complex', () => complexDocument),
      certificate: pureCertificate,
    }),
  ),
  (found) => found,
  { not: { anyOf: [{ required: ['ruleset'] }, { required: ['board'] }] } },
);
