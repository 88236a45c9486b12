import { count } from '../document.js';
import {
  eitherBy,
  fields,
  flag,
  described,
  integer,
  byTest,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  text,
  tupleLike,
  type Shape,
} from '../shape.js';

/*
 * What the values of properties are in a JSON document. Null stands where the void complex has no number, or an
 * infinite one.
 */

export const yesOrNo = (): Shape => flag;
export const yesNoOrNull = (): Shape => nullable(flag);
export const whole = (): Shape => integer();
export const wholeOrNull = (): Shape => nullable(integer());
export const counts = (): Shape => listOf(count(), 'numbers');
export const rows = (): Shape => listOf(counts(), 'rows');
export const labels = (): Shape => listOf(text, 'labels');
export const textOrNull = (): Shape => nullable(text);
export const outcomeLetter = (): Shape => oneOf('L', 'R', 'N', 'P');
export const outcomeOrNull = (): Shape => nullable(outcomeLetter());
export const countOrInfinite = (): Shape => eitherBy((value) => value === 'infinite', oneOf('infinite'), count());

/** By characteristic: 0, 2, 3, and each prime whose answer differs from that of 0. */
export const byCharacteristic = (): Shape =>
  byTest('an object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    type: 'object',
    patternProperties: { '^\\d+$': { anyOf: [{ type: 'boolean' }, { const: 'undecided' }] } },
    additionalProperties: false,
  });

/** A homology group in some degree. */
export const homologyGroup = (): Shape =>
  named('group', () =>
    fields(
      {
        degree: integer(-1),
        rank: integer(0),
        torsion: optional(described('Invariant factors, of groups over Z.', counts())),
      },
      'a group',
    ),
  );

export const homologyGroups = (): Shape => listOf(homologyGroup(), 'groups');

/** Betti numbers, each in a degree. */
export const bettiList = (what: string, degree: Shape): Shape =>
  listOf(tupleLike(what, whole(), degree, count()), 'Betti numbers');
