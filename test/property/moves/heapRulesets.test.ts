import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoveGame, type MoveGame } from 'spgames/moves';
import * as rules from '../../reference/heapRules.js';
import { runs } from '../../helpers/sampling.js';

/** What the library and the rules in words say of a position. */
function compare<P>(source: string, words: rules.Rules<P>, position: P): void {
  const game: MoveGame = parseMoveGame(source);
  const { solver, start } = game;
  expect([source, solver.value(start).nimber]).toEqual([source, rules.grundyOf(words)(position)]);
  expect([source, solver.misereOutcome(start)]).toEqual([source, rules.winsMisere(words)(position) ? 'N' : 'P']);
  expect([source, solver.formalBirthday(start)]).toEqual([source, rules.longestPlay(words)(position)]);
  const outcome = solver.outcomeByTheorem?.(start);
  if (outcome !== undefined) expect([source, outcome]).toEqual([source, solver.value(start).outcome]);
  expect(parseMoveGame(game.toString()).start).toBe(start);
  for (const { move, position: next } of game.options(start)) expect(game.after(move!).start).toBe(next);
}

/** Rows of squares, each at least as long as the one above, as squares and as text. */
const staircases = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 4 }).map((lengths) => {
  const sorted = [...lengths].sort((a, b) => a - b);
  const width = Math.max(1, sorted.at(-1)!);
  sorted[sorted.length - 1] = width;
  const text = sorted.map((length) => '#'.repeat(width - length) + '.'.repeat(length)).join('|');
  const squares = sorted.flatMap((length, i) =>
    Array.from({ length }, (_, j): [number, number] => [i, width - length + j]),
  );
  return { source: `chomp@grid:${sorted.length}x${width}/${text}`, squares };
});

describe('rulesets on heaps, squares and numbers are what their rules say', () => {
  it('GRUNDY’S GAME', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 2 }), (heaps) => {
        compare(`grundy@heaps:${heaps.join()}`, rules.grundyRules, heaps);
      }),
      { numRuns: runs(60) },
    );
  });

  it('WYTHOFF’S GAME', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.nat({ max: 9 }), (a, b) => {
        compare<[number, number]>(`wythoff@heaps:${a},${b}`, rules.wythoffRules, [a, b]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('CHOMP', () => {
    fc.assert(
      fc.property(staircases, ({ source, squares }) => {
        compare(source, rules.chompRules, squares);
      }),
      { numRuns: runs(60) },
    );
  });

  it('DIVISORS', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 3 }), (numbers) => {
        const all = Array.from({ length: 36 }, (_, i) => i + 1).filter((d) => numbers.some((n) => n % d === 0));
        fc.pre(all.length <= 12);
        compare(`divisors@numbers:${all.join()}`, rules.divisorRules, all);
      }),
      { numRuns: runs(60) },
    );
  });

  it('NIMANIA', () => {
    const small = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(small, ([twos, ones, turn]) => {
        const heaps = [...new Array<number>(twos).fill(2), ...new Array<number>(ones).fill(1)];
        compare(`nimania@heaps:${heaps.join()} turn:${turn}`, rules.nimaniaRules, { heaps, turn });
      }),
      { numRuns: runs(40) },
    );
  });
});
