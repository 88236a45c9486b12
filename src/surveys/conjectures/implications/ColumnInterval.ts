import { compareRationals, rationalOf } from '../../../formats/internal.js';
import type { Rational } from '../../../lattice/index.js';
import type { SurveyColumn } from '../../Questions.js';
import { isNumeric } from '../../questions/columnTypes.js';

/** An end of an interval, which may be in it. */
interface End {
  readonly at: Rational;
  readonly isIn: boolean;
}

/** The numbers of a column between two ends; where there is none it is unbounded. */
export interface ColumnInterval {
  readonly column: string;
  readonly least?: End;
  readonly greatest?: End;
}

const COMPARISON = /^\s*(\w+)\s*(<=|>=|==?|<|>)\s*(\S+)\s*$/;

/** The interval of a comparison of a column of numbers with a number; undefined for other conditions. */
export function intervalOf(condition: string, columns: readonly SurveyColumn[]): ColumnInterval | undefined {
  const [, column = '', sign = '', number = ''] = COMPARISON.exec(condition) ?? [];
  const at = rationalOf(number);
  const known = columns.find(({ name }) => name === column);
  if (at === undefined || known === undefined || !isNumeric(known)) return undefined;
  const end: End = { at, isIn: sign.includes('=') };
  return {
    column,
    ...(!sign.startsWith('<') && { least: end }),
    ...(!sign.startsWith('>') && { greatest: end }),
  };
}

/** Do all numbers of the one lie in the other? */
export function isInside(one: ColumnInterval, other: ColumnInterval): boolean {
  return (
    one.column === other.column &&
    (other.least === undefined || (one.least !== undefined && isWithin(one.least, other.least, 1))) &&
    (other.greatest === undefined || (one.greatest !== undefined && isWithin(one.greatest, other.greatest, -1)))
  );
}

/** Has no number of a column both? */
export function areDisjoint(one: ColumnInterval, other: ColumnInterval): boolean {
  if (one.column !== other.column) return false;
  return isBelow(one.greatest, other.least) || isBelow(other.greatest, one.least);
}

/** @param sign 1 for least, −1 for greatest numbers */
function isWithin(end: End, bound: End, sign: number): boolean {
  const order = compareRationals(end.at, bound.at) * sign;
  return order > 0 || (order === 0 && (bound.isIn || !end.isIn));
}

function isBelow(greatest: End | undefined, least: End | undefined): boolean {
  if (greatest === undefined || least === undefined) return false;
  const order = compareRationals(greatest.at, least.at);
  return order < 0 || (order === 0 && !(greatest.isIn && least.isIn));
}
