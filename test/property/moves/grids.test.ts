import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import { amazons, clobber, konane, MoveGame } from 'spgames/moves';
import { isAllSmall, ValueStore } from 'spgames/values';
import { inFull, runs } from '../../helpers/sampling.js';
import { amazonsRules, cellsOfRows, clobberRules, konaneRules } from '../../reference/gridRules.js';
import { expectMoveRulesetLaws, plainMoves } from '../../reference/moveRulesetLaws.js';
import { treeOfPosition, treeSize } from '../../reference/moves.js';
import * as reference from '../../reference/values.js';

/** Rows of grids with at most so many cells, which have each content with a given weight. */
function rows(maxCells: number, weights: Readonly<Record<string, number>>): fc.Arbitrary<string> {
  const cell = fc.constantFrom(
    ...Object.entries(weights)
      .flatMap(([content, weight]) => content.repeat(weight))
      .join(''),
  );
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 8 }))
    .filter(([r, c]) => r * c <= maxCells)
    .chain(([r, c]) => fc.array(fc.array(cell, { minLength: c, maxLength: c }), { minLength: r, maxLength: r }))
    .map((lines) => lines.map((line) => line.join('')).join('|'));
}

/** Trees with more nodes take too long. */
const MOST_NODES = 3000;

describe.each([
  {
    ruleset: konane,
    rules: konaneRules,
    small: rows(12, { x: 3, o: 3, '.': 3, '#': 1 }),
    large: rows(20, { x: 3, o: 3, '.': 4, '#': 1 }),
  },
  {
    ruleset: clobber,
    rules: clobberRules,
    small: rows(8, { x: 3, o: 3, '.': 1 }),
    large: rows(11, { x: 4, o: 4, '.': 1, '#': 1 }),
  },
  {
    ruleset: amazons,
    rules: amazonsRules,
    small: rows(8, { x: 1, o: 1, '.': 3, '#': 3 }),
    large: rows(9, { x: 1, o: 1, '.': 5, '#': 6 }),
  },
])('$ruleset.name', ({ ruleset, rules, small, large }) => {
  it.skipIf(!inFull)('is the game of the rules in words', () => {
    fc.assert(
      fc.property(small, (position) => {
        fc.pre(treeSize(plainMoves(ruleset), position) <= MOST_NODES);
        const tree = treeOfPosition(rules, cellsOfRows(position));
        expect(reference.writtenSet(treeOfPosition(plainMoves(ruleset), position))).toBe(reference.writtenSet(tree));
        const { solver } = new MoveGame([{ ruleset, position }]);
        expect(solver.misereOutcome(position)).toBe(reference.misereOutcome(tree));
        expectMoveRulesetLaws(ruleset, position);
      }),
      { numRuns: runs(500) },
    );
  });

  it('has the value that a search of whole positions finds', () => {
    fc.assert(
      fc.property(large, (position) => {
        const store = new ValueStore();
        const { solver } = new MoveGame([{ ruleset, position }]);
        const value = new MovesEvaluator(rules, { store }).value(cellsOfRows(position));
        expect(solver.value(position, { store })).toBe(value);
        if (ruleset === clobber) expect(isAllSmall(value)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
