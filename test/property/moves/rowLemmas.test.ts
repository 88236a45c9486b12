import { describe, expect, it } from 'vitest';
import { findMoveRuleset, MoveGame, parseMoveGame } from 'spgames/moves';
import {
  type Form,
  formOf,
  FormStore,
  formValue,
  hackenbushDimension,
  ordinalSum,
  parseValue,
  standardStore,
  type Value,
} from 'spgames/values';
import { moveForm } from '../../helpers/moveForm.js';
import { sampled } from '../../helpers/sampling.js';

/* The lemmas of Siegel 2011, Ch. 2 and 4, on games in a row, by search without theorems. */

const searches = new Map<string, MoveGame['solver']>();
function search(name: string, position: string): Value {
  const game = parseMoveGame(`${name}@row:${position}`);
  const { knownValue: _, ...ruleset } = findMoveRuleset(name);
  // One solver for all positions of a ruleset, which remembers them.
  const known = searches.get(name) ?? new MoveGame([{ ruleset, position: game.start }]).solver;
  searches.set(name, known);
  return known.value(game.start);
}
const words = (letters: readonly string[], most: number): string[] => {
  const all = [''];
  for (const word of all) if (word.length < most) all.push(...letters.map((letter) => word + letter));
  return all;
};
const lenres = (bits: string): Value => search('lenres', [...bits].join());
const isAtLeast = (a: Value, b: Value): boolean => b.isAtMost(a);

describe('LENRES with zeros and ones', () => {
  const contexts = words(['0', '1'], 2);
  const triples = contexts.flatMap((a) => contexts.flatMap((b) => contexts.map((c) => [a, b, c] as const)));

  /**
   * @source Siegel 2011, Lemma 2.3.1
   * @source Siegel 2011, Lemma 2.3.8
   * @source Siegel 2011, Lemma 2.3.10
   * @source Siegel 2011, Lemma 2.3.11
   * @source Siegel 2011, Cor. 2.3.9
   */
  it('in front: zeros help Left, further ones change nothing', () => {
    for (const a of words(['0', '1'], 5)) {
      expect(isAtLeast(lenres(`0${a}`), lenres(a)) && isAtLeast(lenres(a), lenres(`1${a}`))).toBe(true);
      for (const x of ['0', '1']) expect(lenres(x + x + a)).toBe(lenres(x + a));
      expect(lenres(`01${a}`).compare(lenres(a))).toBe('>');
      expect(lenres(`010${a}`).compare(lenres(`0${a}`))).toBe('>');
    }
  });

  /**
   * @source Siegel 2011, Lemma 2.3.2
   * @source Siegel 2011, Lemma 2.3.4
   * @source Siegel 2011, Lemma 2.3.6
   * @source Siegel 2011, Cor. 2.3.3
   * @source Siegel 2011, Cor. 2.3.5
   */
  it('further to the front each integer is worth more to its player', () => {
    for (const [a, b, c] of sampled(triples, 120)) {
      expect(isAtLeast(lenres(`${a}01${b}`), lenres(`${a}10${b}`))).toBe(true);
      expect(isAtLeast(lenres(`${a}0${b}${c}`), lenres(`${a}${b}0${c}`))).toBe(true);
      expect(isAtLeast(lenres(`${a}${b}1${c}`), lenres(`${a}1${b}${c}`))).toBe(true);
      expect(isAtLeast(lenres(`${a}0${b}1${c}`), lenres(`${a}1${b}0${c}`))).toBe(true);
      for (const d of ['', '0', '1']) {
        expect(isAtLeast(lenres(`${a}0${b}0${c}1${d}`), lenres(`${a}01${b}${c}0${d}`))).toBe(true);
        expect(lenres(`${a}1${b}1${c}0${d}`).isAtMost(lenres(`${a}10${b}${c}1${d}`))).toBe(true);
      }
    }
  });

  /** @source Siegel 2011, Lemma 2.3.12 */
  it('110 behind a zero is as good as 1', () => {
    for (const [a, b] of sampled(triples, 120)) expect(lenres(`0${a}110${b}`)).toBe(lenres(`0${a}1${b}`));
  });

  /** @source Siegel 2011, Thm 2.3.7 */
  it('it is best to move the first integer onto the first of the opponent behind it', () => {
    for (const row of sampled(words(['0', '1'], 7), 60)) {
      const from = row.indexOf('0');
      const to = row.indexOf('1', from);
      if (from === -1 || to === -1) continue;
      const options = parseMoveGame(`lenres@row:${[...row].join()}`).options([...row].join());
      const best = lenres(row.slice(0, from) + row.slice(from + 1, to) + '0' + row.slice(to + 1));
      for (const { player, position } of options)
        if (player === 'L') expect(search('lenres', position).isAtMost(best)).toBe(true);
    }
  });

  /** @source Siegel 2011, Cor. 2.3.14 */
  it('rows are ordinal sums of powers of 1/2, and an integer', () => {
    const store = new FormStore();
    const power = (x: number): Form => formOf(parseValue(`1/${2 ** x}`), store);
    for (const x of [[1], [3], [1, 1], [2, 1], [1, 3], [3, 2], [1, 2, 2], [2, 1, 3]])
      for (const z of [0, 2]) {
        const zeros = [...x].reverse().map((n) => `1${'0'.repeat(n)}`);
        const sums = x.map((n, i) => power(i === 0 ? n : n - 1)).reduce((sum, next) => ordinalSum(sum, next));
        const expected = formValue(sums).plus(standardStore.number(z));
        expect(lenres(`0${zeros.join('')}${'1'.repeat(z)}`)).toBe(expected);
      }
  });
});

describe('TOPPLING DOMINOES in one direction', () => {
  const store = new FormStore('set');
  const form = (directions: string, row: string): Form =>
    moveForm(parseMoveGame(`toppling-dominoes(${directions})@row:${row}`), store);

  /** @source Siegel 2011, Def. 2.1.2 */
  it('a row is the ordinal sum of its parts, if both players topple to the east', () => {
    for (const west of words(['L', 'R', 'E'], 2))
      for (const east of words(['L', 'R', 'E'], 2))
        expect(form('E,E', west + east)).toBe(ordinalSum(form('E,E', west), form('E,E', east)));
  });

  /** @source Siegel 2011, Lemma 2.5.1 */
  it('dominoes of one player count', () => {
    for (let n = 0; n <= 5; n++) {
      expect(formValue(form('W,E', 'L'.repeat(n)))).toBe(standardStore.number(n));
      expect(formValue(form('W,E', 'R'.repeat(n)))).toBe(standardStore.number(-n));
    }
  });
});

describe('SHOVE', () => {
  /**
   * @source Siegel 2011, Notation 2.3.16
   * @source Siegel 2011, Lemma 2.3.19
   */
  it('the stalk of a piece has the dimension r(i) + 1', () => {
    const store = new FormStore();
    const one = { L: formOf(parseValue('1'), store), R: formOf(parseValue('-1'), store) };
    for (const strip of words(['L', 'R'], 6).filter((word) => word !== '')) {
      // Pieces from the right; those like the first to the right make the last block.
      const pieces = [...strip].reverse() as ('L' | 'R')[];
      const block = pieces.findIndex((piece) => piece !== pieces[0]);
      let stalk: Form | undefined;
      pieces.forEach((piece, i) => {
        stalk = stalk === undefined ? one[piece] : ordinalSum(stalk, one[piece]);
        const r = block === -1 ? 0 : Math.max(0, i - block + 1);
        expect(hackenbushDimension(formValue(stalk))).toBe(r + 1);
      });
    }
  });
});

describe('CRICKET PITCH', () => {
  const cricket = (left: readonly number[], right: readonly number[]): Value =>
    search('cricket-pitch', [...left, '@', ...right].join());
  const sides: number[][] = [[], ...[0, 1, 2, 3].flatMap((a) => [[a], ...[0, 1, 2, 3].map((b) => [a, b])])];
  const pairs = sides.flatMap((left) => sides.map((right) => [left, right] as const));

  /** @source Siegel 2011, Lemma 4.4.9 */
  it('all bumps may be higher by two', () => {
    const higher = (side: readonly number[]): number[] => side.map((bump) => bump + 2);
    for (const [left, right] of sampled(pairs, 80))
      expect(cricket(higher(left), higher(right))).toBe(cricket(left, right));
  });

  /** @source Siegel 2011, Lemma 4.4.12 */
  it('ones on one side count', () => {
    for (let n = 0; n <= 5; n++) {
      const ones = new Array<number>(n).fill(1);
      expect([cricket(ones, []), cricket([], ones)]).toEqual([standardStore.number(n), standardStore.number(-n)]);
    }
  });

  /** @source Siegel 2011, Lemma 4.4.14 */
  it('an even bump is no worse for its player if it is higher by two', () => {
    for (const [left, right] of sampled(pairs, 60))
      for (const n of [2, 4])
        for (let i = 0; i <= left.length; i++)
          expect(cricket(left.toSpliced(i, 0, n), right).isAtMost(cricket(left.toSpliced(i, 0, n + 2), right))).toBe(
            true,
          );
  });

  /**
   * @source Siegel 2011, Ex. 4.4.16
   * @source Siegel 2011, Ex. 4.4.18
   */
  it('the reductions of the examples', () => {
    const value = (row: string): Value => {
      const game = parseMoveGame(`cricket-pitch@row:${row}`);
      return game.solver.value(game.start);
    };
    const evened = ['1,1,3,2,@,1,4,5,6,3,1,2', '1,1,2,@,1,4,3,1,2', '1,1,@,1,3,1,2', '1,1,@,1,3,1'];
    const low = ['1,1,@,3,5,1,3,3,0,7,9', '1,1,@,3,5,1,3,3', '1,1,@,3,5,1,1,1', '1,1,@,3,3,1,1,1'];
    for (const steps of [evened, low])
      expect(steps.map((row) => String(value(row)))).toEqual(steps.map(() => String(value(steps[0]!))));
  });
});
