import { describe, expect, it } from 'vitest';
import { FormStore, formValue, parseValue, printValue, reducedCanonicalForm, type Value } from 'spgames/values';
import { findMoveRuleset, MoveGame, type MoveRuleset, parseMoveGame } from 'spgames/moves';
import { moveForm } from '../../helpers/moveForm.js';
import oracle from '../../oracle/siegel-rulesets.json' with { type: 'json' };
import impartial from '../../oracle/siegel-impartial.json' with { type: 'json' };

const valueOf = (game: MoveGame): Value => game.solver.value(game.start);
/** The ruleset without its theorems: values come from a search. */
const searched = (ruleset: MoveRuleset): MoveRuleset => {
  const { name, impartial: isImpartial, read, print, options, components } = ruleset;
  return { name, impartial: isImpartial, read, print, options, ...(components !== undefined && { components }) };
};

describe('values of positions (test/oracle/siegel-rulesets.json)', () => {
  /**
   * @source Siegel 2011, Ex. 2.3.15
   * @source Siegel 2011, Ex. 4.4.20
   * As corrected in the errata.
   */
  it.each(Object.entries(oracle.values))('%s: by theorem and by search', (name, positions) => {
    const ruleset = findMoveRuleset(name);
    for (const [position, expected] of Object.entries(positions)) {
      const game = parseMoveGame(`${name}@${position}`);
      expect(valueOf(game), String(game)).toBe(parseValue(expected));
      // A search of all followers of the longest positions takes too long.
      if (position.length > 30) continue;
      const plain = new MoveGame([{ ruleset: searched(ruleset), position: game.start }]);
      expect(valueOf(plain), String(game)).toBe(parseValue(expected));
    }
  });

  it('the posed sum of four CRICKET PITCH positions: Right wins, although its Left stop is 0', () => {
    const { summands, value, outcome, rcf, L0, R0 } = oracle.sum;
    const sum = valueOf(parseMoveGame(`cricket-pitch@${summands.join(' + ')}`));
    expect(sum).toBe(parseValue(value));
    expect(sum.outcome).toBe(outcome);
    expect(printValue(reducedCanonicalForm(sum))).toBe(printValue(parseValue(rcf)));
    expect([String(sum.leftStop), String(sum.rightStop)]).toEqual([L0, R0]);
  });
});

describe('impartial rulesets (test/oracle/siegel-impartial.json)', () => {
  /** @source Siegel 2013, Ex. 4.1 */
  it('NIMANIA: who wins, and how long a play lasts in which the winner hurries', () => {
    for (const { start, k, winner, moves } of impartial.nimania) {
      const game = parseMoveGame(`nimania@heaps:${String(start)} turn:${k}`);
      expect(valueOf(game).outcome).toBe(winner);
      if (start[0]! < 3 || k === 1) expect(longestWin(game)).toBe(moves);
    }
  });

  it('CHOMP: winning openings and nim-values', () => {
    for (const { m, n, outcome, openings } of impartial.chomp) {
      const game = parseMoveGame(`chomp@grid:${m}x${n}`);
      expect(valueOf(game).outcome).toBe(outcome);
      const winning = [...game.options(game.start)].filter(({ move }) => valueOf(game.after(move!)).outcome === 'P');
      expect(winning.map(({ move }) => move)).toEqual(openings.map(([row, column]) => `${row}.${column}`));
    }
    impartial.chompNimValues.rows.forEach((row, m) => {
      expect(row.map((_, n) => valueOf(parseMoveGame(`chomp@grid:${m + 1}x${n + 1}`)).nimber)).toEqual(row);
    });
  });

  it('have literal forms of their values', () => {
    for (const source of ['nimania@heaps:2,1', 'chomp@grid:2x3', 'wythoff@heaps:2,3', 'grundy@heap:6']) {
      const game = parseMoveGame(source);
      expect(formValue(moveForm(game, new FormStore()))).toBe(valueOf(game));
    }
  });
});

/** How many moves a play lasts in which the winner hurries and the loser delays. */
function longestWin(game: MoveGame): number {
  const known = new Map<string, number>();
  const at = (position: string): number => {
    let length = known.get(position);
    if (length === undefined) {
      const lengths = [...game.options(position)].map((option) => at(option.position));
      const wins = lengths.filter((n) => n % 2 === 0);
      length = lengths.length === 0 ? 0 : 1 + (wins.length > 0 ? Math.min(...wins) : Math.max(...lengths));
      known.set(position, length);
    }
    return length;
  };
  return at(game.start);
}
