import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  formOf,
  FormStore,
  formValue,
  ordinalSum,
  parseValue,
  reducedCanonicalForm,
  standardStore,
  type Value,
} from 'spgames/values';
import { findMoveRuleset, mazeOfNumber, mazeOfSwitch, mazeValues, MoveGame, parseMoveGame } from 'spgames/moves';

const valueOf = (source: string): Value => {
  const game = parseMoveGame(source);
  return game.solver.value(game.start);
};
const store = new FormStore();
const ordinal = (base: string, branch: string): Value =>
  formValue(ordinalSum(formOf(parseValue(base), store), formOf(parseValue(branch), store)));

describe('docs/errata.md, Siegel 2011, rulesets', () => {
  /** @source Siegel 2011, Ex. 2.3.15 */
  it('the position of LENRES is worth 69/32, also by a search; the printed value is that of another', () => {
    expect(valueOf('lenres@row:0,0,0,1,1,0,0,0,1,1,1,0,0,1,0,0,0,0,1,1')).toBe(parseValue('69/32'));
    const { knownValue: _, ...ruleset } = findMoveRuleset('lenres');
    const search = new MoveGame([{ ruleset, position: parseMoveGame('lenres@row:0,1,0,0,1,0,0,0,1,1').start }]);
    expect(search.solver.value(search.start)).toBe(parseValue('69/32'));
    expect(valueOf('lenres@row:0,1,0,0,0,1,0,0,0,1,1')).toBe(parseValue('137/64'));
    expect(ordinal('1/8', '1/2')).toBe(parseValue('5/32'));
  });

  /** @source Siegel 2011, Sec. 4.4.1.1 */
  it('mazes of numbers and switches, as repaired, have these values exactly', () => {
    const number = (quarters: number): Value => standardStore.number(Dyadic.of(quarters, 2));
    for (let eighths = -16; eighths <= 16; eighths++)
      expect(mazeValues(mazeOfNumber(Dyadic.of(eighths, 3)).maze)[0]![0]!.number).toEqual(Dyadic.of(eighths, 3));
    for (let left = -8; left <= 8; left++)
      for (let right = -8; right <= left; right++) {
        const { maze } = mazeOfSwitch(Dyadic.of(left, 2), Dyadic.of(right, 2));
        expect(mazeValues(maze)[0]![0]).toBe(standardStore.fromOptions([number(left)], [number(right)]));
      }
    expect(mazeOfNumber(Dyadic.of(-2)).maze).toMatchObject({ rows: 1, columns: 3 });
  });

  /** @source Siegel 2011, Lemma 4.4.13 */
  it('ones on both sides of the roller are {a-1|1-b}', () => {
    for (let a = 1; a <= 4; a++)
      for (let b = 1; b <= 4; b++) {
        const ones = (n: number): string => ',1'.repeat(n);
        expect(valueOf(`cricket-pitch@row:${ones(a).slice(1)},@${ones(b)}`)).toBe(parseValue(`{${a - 1}|${1 - b}}`));
      }
    expect(parseValue('{3|-1}')).not.toBe(parseValue('{3|-2}'));
  });

  /** @source Siegel 2011, Thm 4.4.19 */
  it('with ones on one side only the base is their number, and not {a-1|1-b}', () => {
    for (const [a, outer] of [
      ['1', '3'],
      ['1,1', '3'],
      ['1', '3,5'],
    ] as const) {
      const count = a.split(',').length;
      expect(valueOf(`cricket-pitch@row:${a},@`)).toBe(parseValue(String(count)));
      const inner = valueOf(`cricket-pitch@row:${outer},@`);
      expect(valueOf(`cricket-pitch@row:${a},${outer},@`)).toBe(ordinal(String(count), String(inner)));
      expect(parseValue(`{${count - 1}|1}`)).not.toBe(parseValue(String(count)));
    }
  });

  /** @source Siegel 2011, Ex. 4.4.20 */
  it('the branch of the example is -3/4', () => {
    expect(ordinal('-1', '1/2')).toBe(parseValue('-3/4'));
    const value = valueOf('cricket-pitch@row:1,1,5,@,7,3,1');
    expect(value).toBe(ordinal('{1|0}', '-3/4'));
    expect(value).toBe(parseValue('{1,{1|0,{1|0}}|0,{1,{1|0,{1|0}}|0,{1|0}}}'));
    expect(value).not.toBe(ordinal('{1|0}', '3/4'));
  });

  /** @source Siegel 2011, Sec. 4.4.3.4 */
  it('the reduced canonical form of the posed sum does not say who wins', () => {
    const sum = valueOf(
      'cricket-pitch@row:1,2,3,@,4,1,3 + row:1,1,3,2,@,1,3,1 + row:3,3,2,1,2,@,2,2,1 + row:1,2,@,3,1,2',
    );
    const other = sum.plus(standardStore.closed({ ups: 2 }));
    expect([sum, other].map(({ outcome }) => outcome)).toEqual(['R', 'N']);
    expect(reducedCanonicalForm(sum)).toBe(reducedCanonicalForm(other));
    expect(String(sum.leftStop)).toBe('0');
  });
});
