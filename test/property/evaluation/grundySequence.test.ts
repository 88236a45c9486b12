import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGrundyPeriod, grundysGame, HeapTable, hexadecimalGame, octalGame } from 'spgames/evaluation';
import { parseMoveGame } from 'spgames/moves';
import * as rules from '../../reference/heapRules.js';
import { inFull, runs } from '../../helpers/sampling.js';

const digits = (largest: number): fc.Arbitrary<number[]> =>
  fc
    .tuple(
      fc.constantFrom(0, 0, 4, ...(largest > 7 ? [8, 12] : [])),
      fc.array(fc.nat({ max: largest }), { maxLength: 4 }),
    )
    .map(([first, others]) => [first, ...others]);

describe('the Grundy values of take-and-break games', () => {
  it('are those of the rules, octal, far beyond the heaps from which rare ones are told', () => {
    fc.assert(
      fc.property(digits(7), (code) => {
        const largest = inFull ? 200 : 150;
        expect([...new HeapTable(octalGame(code)).grundyValues(largest)]).toEqual(
          rules.takeAndBreakTable(
            code.map((d) => d & 7),
            largest,
          ),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it.each([
    [0, 7, 7],
    [0, 0, 7],
    [0, 6],
    [0, 4, 5],
    [0, 1, 6],
    [0, 3, 7],
  ])('are those of the rules, %j', (...code) => {
    const largest = inFull ? 400 : 300;
    const table = new HeapTable(octalGame(code));
    expect([...table.grundyValues(largest)]).toEqual(rules.takeAndBreakTable(code, largest));
    expect([...table.grundyValues(20)]).toEqual([...new HeapTable(octalGame(code)).grundyValues(20)]);
  });

  it('are those of the rules in GRUNDY’S GAME', () => {
    const largest = inFull ? 400 : 300;
    expect([...new HeapTable(grundysGame).grundyValues(largest)]).toEqual(rules.takeAndBreakTable([4], largest, true));
  });

  it('are those of the rules, hexadecimal', () => {
    fc.assert(
      fc.property(digits(15), (code) => {
        expect([...new HeapTable(hexadecimalGame(code)).grundyValues(40)]).toEqual(rules.takeAndBreakTable(code, 40));
      }),
      { numRuns: runs(60) },
    );
  });

  it('have periods that later values do not refute, with up to three parts', () => {
    fc.assert(
      fc.property(digits(15), (code) => {
        const found = findGrundyPeriod(new HeapTable(hexadecimalGame(code)), 40);
        if (found.status !== 'proven') return;
        const terms = rules.takeAndBreakTable(code, 70);
        for (let n = found.preperiod; n + found.period <= 70; n++) expect(terms[n + found.period]).toBe(terms[n]);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('games by code as rulesets', () => {
  it('are what their rules say', () => {
    fc.assert(
      fc.property(digits(15), fc.array(fc.nat({ max: 6 }), { maxLength: 2 }), (code, heaps) => {
        const [first, ...others] = code.map((digit) => digit.toString(16));
        const { solver, start } = parseMoveGame(`hexadecimal(${first}.${others.join('')})@heaps:${heaps.join()}`);
        const sorted = rules.takeAndBreakRules(code);
        expect(solver.value(start).nimber).toBe(rules.grundyOf(sorted)(heaps));
        expect(solver.misereOutcome(start)).toBe(rules.winsMisere(sorted)(heaps) ? 'N' : 'P');
        expect(solver.formalBirthday(start)).toBe(rules.longestPlay(sorted)(heaps));
      }),
      { numRuns: runs(60) },
    );
  });
});
