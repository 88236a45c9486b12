import { optional, options } from '../arguments.js';
import { byFlaw, fields, type Shape } from '../shape.js';
import { aValueStore } from '../values/internal.js';

const WITH_STORE = /* @__PURE__ */ fields({ store: optional(aValueStore) });

/** Options, among them perhaps a `ValueStore`. */
export const optionsWithStore: Shape = byFlaw(
  (value, place) => options.flaw(value, place) ?? (value === undefined ? undefined : WITH_STORE.flaw(value, place)),
);
