import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import { MoveGame, parseMoveGame, push, restrictedTopplingDominoes, type MoveRuleset } from 'spgames/moves';
import { formValue, ordinalSum, sideSum, ValueStore, type Form } from 'spgames/values';
import { runs, sampled } from '../../helpers/sampling.js';

const rows = fc.array(fc.constantFrom('L', 'R', 'E'), { maxLength: 5 }).map((row) => row.join(''));

/** Literal games of rows, in one store. */
function literal(ruleset: MoveRuleset): (row: string) => Form {
  const { canonical: _, ...plain } = ruleset;
  const evaluator = new MovesEvaluator(new MoveGame([{ ruleset: plain, position: '' }]));
  return (row) => evaluator.form(row);
}

describe('rows of restricted TOPPLING DOMINOES beside each other', () => {
  /** @source Siegel 2011, Def. 2.2.1 */
  it('are ordinal sums, literally, where both players topple to the east', () => {
    const form = literal(restrictedTopplingDominoes('E', 'E'));
    fc.assert(
      fc.property(rows, rows, (g, h) => {
        expect(form(g + h)).toBe(ordinalSum(form(g), form(h)));
      }),
      { numRuns: runs(200) },
    );
  });

  /** @source Siegel 2011, Thm 2.5.4 */
  it('are side sums, literally, where Left topples to the west and Right to the east', () => {
    const form = literal(restrictedTopplingDominoes('W', 'E'));
    fc.assert(
      fc.property(rows, rows, (g, h) => {
        expect(form(g + h)).toBe(sideSum(form(g), form(h)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('are worth as much as from behind with the other directions', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const back = [...row].reverse().join('');
        for (const [here, behind] of [
          ['E,E', 'W,W'],
          ['W,E', 'E,W'],
        ] as const) {
          const values = [`toppling-dominoes(${here})@row:${row}`, `toppling-dominoes(${behind})@row:${back}`].map(
            (source) => {
              const game = parseMoveGame(source);
              return game.solver.value(game.start);
            },
          );
          expect(values[0]).toBe(values[1]);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('facts of the catalogue', () => {
  it('LRLR…LR in TOPPLING DOMINOES is *n', () => {
    for (let n = 0; n <= 6; n++) {
      const game = parseMoveGame(`toppling-dominoes@row:${'LR'.repeat(n)}`);
      expect(game.solver.value(game.start).nimber).toBe(n);
    }
  });

  it('all strips of PUSH up to six cells are numbers', () => {
    const strips = ['', 'L', 'R', '_'];
    for (let length = 2; length <= 6; length++)
      strips.push(...strips.filter((s) => s.length === length - 1).flatMap((s) => ['L', 'R', '_'].map((c) => s + c)));
    expect(strips).toHaveLength(1093);
    const store = new ValueStore();
    const { solver } = new MoveGame([{ ruleset: push, position: '' }]);
    for (const strip of sampled(strips, 200))
      expect([strip, solver.value(strip, { store }).number]).not.toEqual([strip, undefined]);
  });

  it('the values of two rows do not decide that of the row they make', () => {
    const form = literal(restrictedTopplingDominoes('W', 'E'));
    // Values alone do not decide a side sum: R and LR are worth -1 and 0.
    expect([formValue(form('L')), formValue(form('RL')), formValue(form('LRL'))].map(String)).toEqual([
      '1',
      '*',
      '1/2',
    ]);
    expect([formValue(form('R')), formValue(form('LR')), formValue(form('RLR'))].map(String)).toEqual([
      '-1',
      '0',
      '-1/2',
    ]);
  });
});
