import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();
const shown = (expression: string): string => printResult(sheet.evaluate(expression));

describe('formulas', () => {
  it.each([
    ['[nimSum(29, 21, 11), nimSum([29, 21, 11]), nimSum([])]', '[3, 3, 0]'],
    ['winningNimMoves([18, 22, 29])', '["18>11", "22>15", "29>4"]'],
    ['concat(wythoffPair(3), [isWythoffPair(7, 4), isWythoffPair(7, 5)])', '[4, 7, true, false]'],
    ['hackenbushStalkNumber("LRLRRLLR") == value(position("hackenbush@stalk:LRLRRLLR"))', 'true'],
    ['greenHackenbushNimber("edges:0-1E,1-2E,1-3E,3-4E")', '*4'],
    ['[cricketPitchValue([5], [1, 2, 4]), cricketPitchOutcome([5], [1, 2, 4])]', '[-1/2, "R"]'],
    ['rollTheLawnNumber([7], [1, 4, 3])', '-1'],
    ['reduceLenres([0, 1, 0, 0, 1, 0, 1])', '{isNegated: false, zeros: [1, 2], ones: 1}'],
    ['reducedMazeValues("grid:2x2/walls:1.0-1.1")', '[[1/2, 1], [0, 0]]'],
    ['[isAtMostInfinitesimally(value("1^"), 1), isAtMostInfinitesimally(1, 0)]', '[true, false]'],
    ['[isEquivalentUnderFarStar(value("^"), value("^*")), isEquivalentUnderFarStar(value("^"), 0)]', '[true, false]'],
    ['winningMovesBesideNumber(value("{5,{9|0}|1}"), -4, "L")', '[5]'],
    ['[atomicWeight(tiny(2)), hasAtomicWeight(1)]', '[0, false]'],
  ])('%s', (expression, printed) => {
    expect(shown(expression)).toBe(printed);
  });
});

describe('sets of elements of posets, and graphs', () => {
  it.each([
    ['posetChains(poset("a<b"))', '[[], ["a"], ["a", "b"], ["b"]]'],
    ['maximalChains(poset("day:1"))', '[[-1, 0, 1], [-1, *, 1]]'],
    ['antichains(poset("day:1"))', '[[], [0], [0, *], [-1], [1], [*]]'],
    ['orderIdeals(poset("a<b, a<c"))', '[[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "c"]]'],
    ['linearExtensions(poset("a<b, a<c"))', '[["a", "b", "c"], ["a", "c", "b"]]'],
    ['countChains(poset("a<b<c"))', '[1, 3, 3, 1]'],
    ['subposet(poset("a<b<c, a<d"), ["a", "c", "d"])', 'poset:a<c, a<d'],
    ['covers(dual(poset("a<b, a<c")))', '[["b", "a"], ["c", "a"]]'],
    ['rankFunction(poset("a<b<c, a<d"))', '[["a", 0], ["b", 1], ["c", 2], ["d", 1]]'],
    ['[moebius(poset("a<b, a<c, b<d, c<d")), moebius(poset("a<b, a<c, b<d, c<d"), "a", "b")]', '[1, -1]'],
    ['join(poset("day:2"), [0, value("*"), value("^")])', '1/2'],
    ['[join(poset("a<c, b<c, b<d"), ["a", "b"]), meet(poset("a<c, b<c, b<d"), ["c", "d"])]', '["c", "b"]'],
    ['[join(poset("a<b, a<c"), []), join(poset("a<b, a<c"), ["b"])]', '["a", "b"]'],
    ['leaves(complex("facets:1 2, 2 3, 3 4"))', '["1 2", "3 4"]'],
    ['restrictionSets(complex("facets:1 2 3, 2 3 4"))', '["{}", "1"]'],
    ['whisker(complex("facets:1 2"))', 'facets:1 2, 1 w1, 2 w2'],
    ['lineGraph(path(4))', 'path:3'],
    ['dualGraph(complex("facets:1 2 3, 2 3 4, 3 4 5"))', '[[1, 2], [2, 3]]'],
    ['boundaryMatrix(complex("facets:1 2 3"), 1) * [1; -1; 1]', '[[0], [0], [0]]'],
    ['relativeHomology(complex("facets:1 2"), complex("facets:2, 1"))[2].rank', '0'],
    ['relativeHomology(complex("facets:1 2"), complex("facets:2, 1"))[3].rank', '1'],
    ['homomorphism(complex("facets:1 2, 2 3"), complex("facets:b a"))', '[["1", "b"], ["2", "b"], ["3", "b"]]'],
    ['homomorphism(complex("facets:1 2, 2 3"), complex("facets:b a"), true)', 'false'],
    ['homomorphism(complex("facets:1 2"), complex("facets:b a"), true)', '[["1", "b"], ["2", "a"]]'],
    ['cliqueComplex(complete(3))', 'facets:1 2 3'],
    ['independenceComplex(cycle(5)) == legalComplex(nodeKayles(cycle(5)))', 'true'],
  ])('%s', (expression, printed) => {
    expect(shown(expression)).toBe(printed);
  });

  it('are refused where there are too many, or no ranks', () => {
    expect(thrownBy(() => sheet.evaluate('rankFunction(poset("a<b<c<d, a<e<d"))'))).toMatchObject({
      cause: { code: 'not-graded', hint: expect.stringContaining('No ranks go along') as string },
    });
  });
});
