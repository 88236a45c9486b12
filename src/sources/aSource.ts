import { byField, byFlaw, fields, listOf, shown, type Shape } from '../shape.js';
import { KIND_NAMES, kindOf } from './kinds/register.js';

const SINGLE = /* @__PURE__ */ KIND_NAMES.map((kind) => [kind, fields({ object: kindOf({ kind }).shape })] as const);

const BY_KIND = /* @__PURE__ */ byField('kind', ...SINGLE, [
  'sum',
  /* @__PURE__ */ fields({ object: /* @__PURE__ */ listOf(/* @__PURE__ */ byField('kind', ...SINGLE)) }),
]);

/** A source of any kind. */
export const aSource: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null
    ? BY_KIND.flaw(value, place)
    : `${place} is ${shown(value)}; expected a source, as parseSource("snort@path:3") gives`,
);
