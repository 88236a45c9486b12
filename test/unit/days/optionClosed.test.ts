import { describe, expect, it } from 'vitest';
import { joinIrreducibles, meetIrreducibles } from 'spgames/poset';
import { countOptionClosed, gameDistributivity, optionClosedEnumeration, optionClosedPoset } from 'spgames/days';
import { formsBornBy, formValue, isOptionClosed, parseValue } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';
import { treeOfName, treeOfValue } from '../../reference/valueTrees.js';
import { writtenSet } from '../../reference/values.js';
import table from '../../oracle/siegel-option-closed.json' with { type: 'json' };

const DAYS = [
  [1, table.OC1],
  [2, table.OC2],
  [3, table.OC3],
] as const;

describe('option-closed games', () => {
  /** @source Siegel 2011, Thm 4.3.27 */
  it.each(DAYS)(
    'of day %d have the elements, covers and irreducible elements of the table',
    (day, { elements, covers, irreducibles }) => {
      const poset = optionClosedPoset(day);
      const [ours, theirs] = [
        poset.elements.map((value) => writtenSet(treeOfValue(value))),
        elements.map((name) => writtenSet(treeOfName(name))),
      ];
      expect([...ours].sort()).toEqual([...theirs].sort());
      expect(poset.covers.map(({ lower, upper }) => `${ours[lower]!} < ${ours[upper]!}`).sort()).toEqual(
        covers.map(([lower, upper]) => `${theirs[lower!]!} < ${theirs[upper!]!}`).sort(),
      );
      expect(
        joinIrreducibles(poset.poset())
          .map((x) => ours[x]!)
          .sort(),
      ).toHaveLength([0, 2, 8, 36][day]!);
      expect(meetIrreducibles(poset.poset())).toHaveLength([0, 2, 8, 36][day]!);
      if (irreducibles !== null)
        expect(
          joinIrreducibles(poset.poset())
            .map((x) => ours[x]!)
            .sort(),
        ).toEqual(irreducibles.J.map((name) => writtenSet(treeOfName(name))).sort());
      expect(gameDistributivity(poset).distributive).toBe(day === 1);
    },
  );

  it('are those of the literal forms on day 2', () => {
    const values = new Set(
      formsBornBy(2)
        .filter((form) => isOptionClosed(form))
        .map((form) => formValue(form)),
    );
    expect(new Set(optionClosedPoset(2).elements)).toEqual(values);
  });

  it('are 11,363 on day 4, between −4 and 4', () => {
    const poset = optionClosedPoset(4);
    expect([poset.size, poset.height(), poset.width()]).toEqual([11363, 353, 95]);
    const [bottom, top] = ['-4', '4'].map((name) => poset.indexOf(parseValue(name))!);
    for (const x of [0, 99, 11362]) expect([poset.join(x, top!), poset.meet(x, bottom!)]).toEqual([top, bottom]);
  });

  /** @source Siegel 2011, Def. 4.3.16 */
  it('are enumerated in the order of the example, on day 3 in 251 steps with repetitions', () => {
    const steps = optionClosedEnumeration(2);
    const names = '-2 -1 -1* -1/2 0 {0|-1} v* * {0,*|-1} *2 ^* 1/2 1 {1|-1} {1|0,*} {1|0} 1* 2'.split(' ');
    expect(steps.map(({ game }) => game)).toEqual(names.map((name) => parseValue(name)));
    expect(steps.map(({ by }) => by ?? '-').join(' ')).toBe('- iii ii iv iii ii iv iv i iv iv iv iv ii iv iv iv iv');
    const third = optionClosedEnumeration(3);
    expect(third).toHaveLength(251);
    expect(new Set(third.map(({ game }) => game))).toEqual(new Set(optionClosedPoset(3).elements));
    expect(optionClosedEnumeration(0).map(({ game }) => String(game))).toEqual(['0']);
  });

  it('are counted without a list of them', () => {
    expect([0, 1, 2, 3, 4].map((day) => countOptionClosed(day))).toEqual([1, 4, 18, 176, 11363]);
    if (inFull) expect(countOptionClosed(5)).toBe(39744242);
    expect(codeOf(() => countOptionClosed(6))).toBe('too-many-values');
  });

  it('refuse what is not a day', () => {
    for (const ask of [optionClosedPoset, optionClosedEnumeration]) {
      expect(codeOf(() => ask(-1))).toBe('invalid-day');
      expect(codeOf(() => ask(5))).toBe('too-many-values');
      expect(codeOf(() => ask(1, { store: 1 as never }))).toBe('invalid-option');
      expect(codeOf(() => ask(4, { timeoutMs: 0 }))).toBe('too-long');
    }
  });
});
