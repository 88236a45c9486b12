import { anIdeal } from '../ideal/internal.js';
import { aComplex } from '../complex/internal.js';
import { aGame } from '../games/internal.js';
import { aFunction, text } from '../arguments.js';
import { aConstruction } from '../constructions/internal.js';
import { aDigraphPlacement } from '../digraphs/internal.js';
import { aLatticeGame } from '../lattice/internal.js';
import { aLoopyGame } from '../loopy/internal.js';
import { aMoveGame } from '../moves/internal.js';
import { aLabelledPoset } from '../poset/internal.js';
import { byFlaw, byField, fields, listOf, optional, shown, type Shape } from '../shape.js';
import { aForm, aValue } from '../values/internal.js';

const moves = /* @__PURE__ */ fields({ placed: aFunction, start: text, options: aFunction, key: aFunction });

const SINGLE = [
  ['game', fields({ object: aGame })],
  ['complex', fields({ object: aComplex })],
  ['ideal', fields({ object: anIdeal })],
  ['construction', fields({ object: aConstruction })],
  ['moves', fields({ object: fields({ moves, compile: aFunction }) })],
  ['rules', fields({ object: aMoveGame })],
  ['digraph', fields({ object: fields({ digraph: aDigraphPlacement, labels: optional(listOf(text)) }) })],
  ['lattice', fields({ object: aLatticeGame })],
  ['poset', fields({ object: aLabelledPoset })],
  ['loopy', fields({ object: listOf(aLoopyGame) })],
  ['form', fields({ object: aForm })],
  ['value', fields({ object: aValue })],
] as const;

const BY_KIND = /* @__PURE__ */ byField('kind', ...SINGLE, [
  'sum',
  fields({ object: listOf(byField('kind', ...SINGLE)) }),
]);

/** A source of any kind. */
export const aSource: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null
    ? BY_KIND.flaw(value, place)
    : `${place} is ${shown(value)}; expected a source, as parseSource("snort@path:3") gives`,
);
