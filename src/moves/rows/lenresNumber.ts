import { InputError } from '../../errors.js';
import { integer, listOf, requireShape } from '../../shape.js';
import { Dyadic } from '../../values/index.js';

/** What a row of zeros and ones is worth: that of 0 1 0^xₙ … 1 0^x₂ 1 0^x₁ 1^z, or of its negative. */
export interface LenresReduction {
  /** Does the row begin with a one? Then it is reduced with zeros and ones exchanged. */
  readonly isNegated: boolean;
  /** x₁, x₂, …, xₙ, all at least 1: the lengths of the blocks of zeros behind the first one, from the east. */
  readonly zeros: readonly number[];
  /** z */
  readonly ones: number;
}

/**
 * Reduces a row of LENRES with at most two different integers, the smaller in the place of 0: leading zeros are one
 * zero, and 110 after them is 1.
 * @throws InputError `not-two-integers` if there are more
 * @complexity linear
 * @source Siegel 2011, Cor. 2.3.9
 * @source Siegel 2011, Lemma 2.3.12
 * @example reduceLenres([0, 1, 0, 0, 1, 0, 1]) // { isNegated: false, zeros: [1, 2], ones: 1 }
 */
export function reduceLenres(row: readonly number[]): LenresReduction {
  requireShape('reduceLenres', listOf(integer()), row, 'row');
  return reductionOf(row, 'reduceLenres');
}

/**
 * The number that a row of LENRES with at most two different integers is worth: z + Σᵢ 1/2^(x₁ + … + xᵢ), in the terms
 * of `reduceLenres`.
 * @throws InputError `not-two-integers` if there are more
 * @complexity linear in the length of the row, times that of the digits of the result
 * @source Siegel 2011, Thm 2.3.13
 * @example lenresNumber([0, 1, 0, 1]).toString() // '3/2'
 */
export function lenresNumber(row: readonly number[]): Dyadic {
  requireShape('lenresNumber', listOf(integer()), row, 'row');
  const { isNegated, zeros, ones } = reductionOf(row, 'lenresNumber');
  // Σᵢ 1/2^(x₁ + … + xᵢ), bit by bit.
  const bits = zeros.map((x) => `${'0'.repeat(x - 1)}1`).join('');
  const number = Dyadic.of(bits === '' ? 0n : BigInt(`0b${bits}`), bits.length).plus(Dyadic.of(ones));
  return isNegated ? number.negative() : number;
}

function reductionOf(row: readonly number[], task: string): LenresReduction {
  const heights = [...new Set(row)];
  if (heights.length > 2)
    throw new InputError(
      'not-two-integers',
      `${task}: ${heights.length} different integers in the row; expected at most two.`,
      { hint: 'Rows of more are evaluated by a search.', details: { found: heights.length } },
    );
  // From the west: ones, here all that differs from the first entry, and the zeros behind them.
  const blocks: { ones: number; zeros: number }[] = [];
  for (const entry of row) {
    const last = blocks.at(-1);
    if (entry !== row[0]) {
      if (last?.zeros === 0) last.ones++;
      else blocks.push({ ones: 1, zeros: 0 });
    } else if (last?.zeros === 0 && last.ones > 1) last.ones--;
    else if (last !== undefined) last.zeros++;
  }
  const isNegated = row.length > 0 && heights.some((height) => height < row[0]!);
  const ones = blocks.at(-1)?.zeros === 0 ? blocks.at(-1)!.ones : 0;
  const zeros = blocks.filter((block) => block.zeros > 0).map((block) => block.zeros);
  return { isNegated, zeros: zeros.reverse(), ones };
}
