import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMoveRuleset, MoveGame, parseMoveGame } from 'spgames/moves';
import { type Value, ValueStore } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';
import * as rules from '../../reference/rowRules.js';
import { longestPlay, slowValue } from '../../reference/slowValue.js';

const letters = (alphabet: string, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...alphabet), { maxLength }).map((row) => `row:${row.join('')}`);
const integers = (max: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: -1, max }), { maxLength }).map((row) => `row:${row.join(',')}`);
const lawns = fc
  .tuple(fc.array(fc.nat({ max: 4 }), { maxLength: 3 }), fc.array(fc.nat({ max: 4 }), { maxLength: 3 }))
  .map(([west, east]) => `row:${[...west, '@', ...east].join(',')}`);

const RULES: Readonly<Record<string, { rules: (row: string) => rules.Choices; rows: fc.Arbitrary<string> }>> = {
  'toppling-dominoes': { rules: rules.topplingRules({ L: 'EW', R: 'EW' }), rows: letters('LRE', 6) },
  'toppling-dominoes(E,E)': { rules: rules.topplingRules({ L: 'E', R: 'E' }), rows: letters('LRE', 7) },
  'toppling-dominoes(E,W)': { rules: rules.topplingRules({ L: 'E', R: 'W' }), rows: letters('LRE', 7) },
  'toppling-dominoes(W,E)': { rules: rules.topplingRules({ L: 'W', R: 'E' }), rows: letters('LRE', 7) },
  'toppling-dominoes(W,W)': { rules: rules.topplingRules({ L: 'W', R: 'W' }), rows: letters('LRE', 7) },
  lenres: { rules: rules.lenresRules, rows: fc.oneof(integers(2, 6), integers(0, 8)) },
  push: { rules: rules.pushRules, rows: letters('LR_', 6) },
  shove: { rules: rules.shoveRules, rows: letters('LR_', 6) },
  'toads-and-frogs': { rules: rules.toadsAndFrogsRules, rows: fc.oneof(letters('LR_', 8), letters('LLRR_', 9)) },
  'roll-the-lawn': { rules: rules.lawnRules(true), rows: lawns },
  'cricket-pitch': { rules: rules.lawnRules(false), rows: lawns },
};
const WITH_FORMULA = ['lenres', 'shove', 'roll-the-lawn', 'cricket-pitch', 'toppling-dominoes(E,E)'];

describe.each(Object.entries(RULES))('%s', (name, { rules: choicesOf, rows }) => {
  const ruleset = findMoveRuleset(name);
  const { knownValue: _, ...searched } = ruleset;
  const store = new ValueStore();
  const known = new Map<string, Value>();
  const valueOf = (game: MoveGame): string => game.solver.value(game.start, { store }).toString();

  /** @source Siegel 2011, Sec. 2.1 */
  it('has the moves that the rules in words allow', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const game = parseMoveGame(`${name}@${row}`);
        const choices = choicesOf(row);
        for (const player of ['L', 'R'] as const) {
          const options = [...game.options(game.start)].filter((move) => move.player === player);
          const found = options.map(({ position }) => ruleset.print(position));
          expect(new Set(found)).toEqual(new Set(choices[player]));
          expect(new Set(options.map(({ move }) => move)).size).toBe(options.length);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('has the value of these moves, by search and by theorem', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const slow = slowValue(choicesOf, row, store, known).toString();
        const { start } = parseMoveGame(`${name}@${row}`);
        expect(valueOf(new MoveGame([{ ruleset: searched, position: start }]))).toBe(slow);
        expect(valueOf(new MoveGame([{ ruleset, position: start }]))).toBe(slow);
      }),
      { numRuns: runs(150) },
    );
  });

  it('has the longest play of these moves, and the winner of its value', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const { start } = parseMoveGame(`${name}@${row}`);
        const longest = ruleset.longestPlay?.(start);
        if (longest !== undefined) expect(longest).toBe(longestPlay(choicesOf, row));
        const outcome = ruleset.outcomeByTheorem?.(start);
        if (outcome !== undefined) expect(outcome).toBe(slowValue(choicesOf, row, store, known).outcome);
      }),
      { numRuns: runs(150) },
    );
  });

  it('writes positions as it reads them, and knows representatives of the same ruleset', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const game = parseMoveGame(`${name}@${row}`);
        expect(game.toString()).toBe(`${name}@${row}`);
        const { position, negated = false } = ruleset.canonical?.(game.start) ?? { position: game.start };
        expect(ruleset.canonical?.(position)?.position ?? position).toBe(position);
        const representative = slowValue(choicesOf, ruleset.print(position), store, known);
        const value = negated ? representative.negative() : representative;
        expect(value.toString()).toBe(slowValue(choicesOf, row, store, known).toString());
      }),
      { numRuns: runs(100) },
    );
  });

  it.runIf(WITH_FORMULA.includes(name))('has a formula', () => {
    expect(ruleset.knownValue).toBeDefined();
  });
});
