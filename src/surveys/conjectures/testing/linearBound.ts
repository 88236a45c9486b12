import { InputError } from '../../../errors.js';
import { compareRationals, rationalOf } from '../../../formats/internal.js';
import { Rational } from '../../../lattice/index.js';
import type { BoundSign } from '../bounds/boundText.js';

/** A linear inequality or equation between columns. */
export interface LinearBound {
  readonly text: string;
  /** The columns that it has. */
  readonly fields: readonly string[];
  /** Whether it holds; null if a column is not known. */
  readonly of: (answers: Readonly<Record<string, unknown>>) => boolean | null;
}

/** `name`, `2*name`, or `5`. */
const TERM = /^(?:(\d+)\*)?([A-Za-z_]\w*)$|^(\d+)$/;

const HOLDS: Readonly<Record<BoundSign, (order: number) => boolean>> = {
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
};

/**
 * Reads a bound as it is printed: `3*t >= 2*d - v + 1`.
 * @throws InputError `invalid-condition`
 */
export function linearBound(text: string): LinearBound {
  const [left = '', sign, right = '', ...rest] = text.split(/(<=|>=|=)/);
  if (sign === undefined || rest.length > 0) throw notABound(text);
  const terms = [...termsOf(left, 1n, text), ...termsOf(right, -1n, text)];
  const fields = [...new Set(terms.flatMap(({ name }) => (name === '' ? [] : [name])))];
  if (fields.length === 0) throw notABound(text);
  const zero = Rational.of(0n);
  return {
    text,
    fields,
    of: (answers) => {
      let sum = zero;
      for (const { factor, name } of terms) {
        const value = name === '' ? Rational.of(1n) : rationalOf(numberOrText(answers[name]));
        if (value === undefined) return null;
        sum = sum.plus(value.times(Rational.of(factor)));
      }
      return HOLDS[sign as BoundSign](compareRationals(sum, zero));
    },
  };
}

/** What a column of numbers has. */
function numberOrText(cell: unknown): unknown {
  return typeof cell === 'bigint' ? String(cell) : cell;
}

function termsOf(side: string, sign: bigint, text: string): { readonly factor: bigint; readonly name: string }[] {
  const signed = side.replace(/\s+/g, '');
  const parts = signed.match(/(?:^[+-]?|[+-])[^+-]+/g) ?? [];
  if (parts.join('') !== signed || parts.length === 0) throw notABound(text);
  return parts.map((part) => {
    const [, factor = '1', name, alone] = TERM.exec(part.replace(/^[+-]/, '')) ?? [];
    if (name === undefined && alone === undefined) throw notABound(text);
    const own = BigInt(alone ?? factor) * (part.startsWith('-') ? -sign : sign);
    return { factor: own, name: name ?? '' };
  });
}

function notABound(text: string): InputError {
  return new InputError(
    'invalid-condition',
    `survey: ${JSON.stringify(text)} is not a linear bound; expected one such as 2*t <= 3*d - 1.`,
  );
}
