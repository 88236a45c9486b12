import { aBoard } from '../boards/internal.js';
import { aComplex } from '../complex/internal.js';
import { aDigraphPlacement } from '../digraphs/internal.js';
import { aNumber, anObject, either, listOf, oneOf, text, tuple } from '../arguments.js';
import { isPureConstruction } from './pure/pureConstruction.js';
import { byFlaw, byField, fields, type Shape } from '../shape.js';

/** What constructions of all methods have. */
const COMMON = /* @__PURE__ */ fields({
  as: oneOf('legal', 'illegal'),
  target: aComplex,
  ruleset: fields({ type: oneOf('ruleset'), name: text, pieces: listOf(anObject) }),
  board: aBoard,
});

const GAMMA_CERTIFICATE = {
  placements: listOf(either(oneOf(null), anObject)),
  labels: listOf(tuple(aNumber, aNumber, aNumber)),
  idSets: listOf(anObject),
  distances: listOf(tuple(aNumber, aNumber, aNumber)),
};

const listed = /* @__PURE__ */ fields({ certificate: fields({ cells: listOf(listOf(aNumber)) }) });
const gamma = /* @__PURE__ */ fields({ certificate: fields(GAMMA_CERTIFICATE) });
const ofValue = /* @__PURE__ */ fields({
  value: text,
  certificate: fields({ ...GAMMA_CERTIFICATE, game: anObject }),
});

const BY_METHOD = /* @__PURE__ */ byField(
  'method',
  ...['prop2.1', 'remark2.2', 'small'].map((method) => [method, listed] as const),
  ...['gamma', 'gamma-printed', 'invariant', 'independence'].map((method) => [method, gamma] as const),
  ['value', ofValue],
);

/** A construction on a board, of any method. */
export const aConstruction: Shape = byFlaw((value, place) => COMMON.flaw(value, place) ?? BY_METHOD.flaw(value, place));

const ofDigraph = /* @__PURE__ */ fields({
  value: text,
  target: aDigraphPlacement,
  certificate: fields({ steps: listOf(anObject) }),
});

const ofPure = /* @__PURE__ */ fields({
  value: text,
  target: aComplex,
  certificate: fields({ steps: listOf(anObject), attachments: listOf(anObject) }),
});

/** The same, or a digraph or a pure complex with a value. */
export const anyConstruction: Shape = byFlaw((value, place) => {
  if (isPureConstruction(value)) return ofPure.flaw(value, place);
  const isDigraph = (value as { readonly method?: unknown } | null | undefined)?.method === 'digraph';
  return (isDigraph ? ofDigraph : aConstruction).flaw(value, place);
});
