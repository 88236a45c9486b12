import { byField, byFlaw, fields, listOf, shown, type Shape } from '../shape.js';
import { KIND_NAMES, kindOf } from './kinds/register.js';

/** The shape by the kind, made at the first source: the command loads a kind when it is asked for. */
let byKind: Shape | undefined;

function madeByKind(): Shape {
  const single = KIND_NAMES.map((kind) => [kind, fields({ object: kindOf({ kind }).shape })] as const);
  return byField('kind', ...single, ['sum', fields({ object: listOf(byField('kind', ...single)) })]);
}

/** A source of any kind. */
export const aSource: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null
    ? (byKind ??= madeByKind()).flaw(value, place)
    : `${place} is ${shown(value)}; expected a source, as parseSource("snort@path:3") gives`,
);
