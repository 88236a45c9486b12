import { describe, expect, it } from 'vitest';
import {
  cricketPitchOutcome,
  cricketPitchValue,
  lenresNumber,
  rollTheLawnNumber,
  shoveNumber,
  shoveNumberByOrdinalSums,
} from 'spgames/moves';
import { ValueStore, type Value } from 'spgames/values';
import { sampled } from '../../helpers/sampling.js';
import { lawnRules, lenresRules, shoveRules, type Choices } from '../../reference/rowRules.js';
import { slowValue } from '../../reference/slowValue.js';

/** All words of at most so many letters. */
function words<Letter>(alphabet: readonly Letter[], most: number): Letter[][] {
  const longest: Letter[][][] = [[[]]];
  for (let length = 1; length <= most; length++)
    longest.push(longest[length - 1]!.flatMap((word) => alphabet.map((letter) => [...word, letter])));
  return longest.flat();
}

/** Lawns with at most so many bumps of the heights 0 … 3. */
function lawns(most: number): { west: number[]; east: number[] }[] {
  return words([0, 1, 2, 3], most).flatMap((bumps) =>
    Array.from({ length: bumps.length + 1 }, (_, i) => ({ west: bumps.slice(0, i), east: bumps.slice(i) })),
  );
}
const lawnRow = ({ west, east }: { west: readonly number[]; east: readonly number[] }): string =>
  `row:${[...west, '@', ...east].join(',')}`;

const store = new ValueStore();
const searchOf = (rules: (row: string) => Choices): ((row: string) => Value) => {
  const known = new Map<string, Value>();
  return (row) => slowValue(rules, row, store, known);
};

describe('formulas of games on rows', () => {
  /**
   * @source Siegel 2011, Thm 2.3.13
   * @source Siegel 2011, Lemma 2.3.12
   */
  it('LENRES on all rows of zeros and ones up to length 9', () => {
    const search = searchOf(lenresRules);
    const rows = words([0, 1], 9);
    expect(rows).toHaveLength(1023);
    for (const row of sampled(rows, 200))
      expect([row, lenresNumber(row).toString()]).toEqual([row, search(`row:${row.join(',')}`).toString()]);
  });

  /**
   * @source Siegel 2011, Prop. 2.3.17
   * @source Siegel 2011, Lemma 2.3.20
   */
  it('SHOVE on all strips up to length 6, by both formulas', () => {
    const search = searchOf(shoveRules);
    const strips = words(['L', 'R', '_'], 6).map((strip) => strip.join(''));
    expect(strips).toHaveLength(1093);
    for (const strip of sampled(strips, 200)) {
      const value = search(`row:${strip}`).toString();
      expect([strip, shoveNumber(strip).toString()]).toEqual([strip, value]);
      expect([strip, shoveNumberByOrdinalSums(strip).toString()]).toEqual([strip, value]);
    }
  });

  /** @source Siegel 2011, Thm 4.4.6 */
  it('ROLL THE LAWN on all positions with at most 4 bumps of the heights 0 … 3', () => {
    const search = searchOf(lawnRules(true));
    expect(lawns(4)).toHaveLength(1593);
    for (const lawn of sampled(lawns(4), 200))
      expect([lawn, String(rollTheLawnNumber(lawn))]).toEqual([lawn, search(lawnRow(lawn)).toString()]);
  });

  /**
   * @source Siegel 2011, Thm 4.4.19
   * @source Siegel 2011, Thm 4.4.11
   */
  it('CRICKET PITCH on all positions with at most 5 bumps of the heights 0 … 3', () => {
    const search = searchOf(lawnRules(false));
    expect(lawns(5)).toHaveLength(7737);
    for (const lawn of sampled(lawns(5), 300)) {
      const value = search(lawnRow(lawn));
      expect([lawn, cricketPitchValue(lawn, { store }).toString()]).toEqual([lawn, value.toString()]);
      expect([lawn, cricketPitchOutcome(lawn)]).toEqual([lawn, value.outcome]);
    }
  });
});
