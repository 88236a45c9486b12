import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import {
  bettiNumbers,
  bigradedBettiNumbers,
  multigradedBettiNumbers,
  printBettiTable,
  resolutionInvariants,
  SquarefreeIdeal,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { thrownBy } from '../../../helpers/thrownBy.js';

/** The six-vertex projective plane. */
const projectivePlane = SimplicialComplex.fromFacets(
  ['012', '013', '024', '035', '045', '125', '134', '145', '234', '235'].map((facet) => [...facet].map(Number)),
  6,
);

describe('bettiNumbers', () => {
  it('depends on the characteristic for the projective plane', () => {
    const ideal = stanleyReisnerIdeal(projectivePlane);
    const rational = [
      [0, 0, 1n],
      [1, 3, 10n],
      [2, 4, 15n],
      [3, 5, 6n],
    ];
    expect(bettiNumbers(ideal)).toEqual(rational);
    expect(bettiNumbers(ideal, { characteristic: 3 })).toEqual(rational);
    expect(bettiNumbers(ideal, { characteristic: 2 })).toEqual([...rational, [3, 6, 1n], [4, 6, 1n]]);
  });

  it('knows (0), (1) and loops', () => {
    expect(bettiNumbers(SquarefreeIdeal.zero(3))).toEqual([[0, 0, 1n]]);
    expect(bettiNumbers(SquarefreeIdeal.zero(0))).toEqual([[0, 0, 1n]]);
    expect(bettiNumbers(SquarefreeIdeal.unit(3))).toEqual([]);
    expect(bettiNumbers(SquarefreeIdeal.fromGenerators([[0], [1], [2]], 3))).toEqual([
      [0, 0, 1n],
      [1, 1, 3n],
      [2, 2, 3n],
      [3, 3, 1n],
    ]);
  });

  it('is exact beyond 2^53 and beyond 30 variables', () => {
    const pairs = Array.from({ length: 60 }, (_, i) => [2 * i, 2 * i + 1]);
    const numbers = bettiNumbers(SquarefreeIdeal.fromGenerators(pairs, 120));
    expect(numbers).toContainEqual([30, 60, 118264581564861424n]);
    // A variable for every set of the six generators: all their least common multiples differ.
    const generic = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 63 }, (__, v) => v).filter((v) => ((v + 1) >> i) % 2 === 1),
    );
    const totals = Array.from({ length: 7 }, () => 0n);
    for (const [i, , rank] of bettiNumbers(SquarefreeIdeal.fromGenerators(generic, 63))) totals[i]! += rank;
    expect(totals).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n]);
  });

  it('sums up the multigraded and bigraded numbers', () => {
    const ideal = SquarefreeIdeal.fromGenerators(
      [
        [0, 2],
        [1, 2],
      ],
      [
        { name: 'x1', side: 'L' },
        { name: 'x2', side: 'L' },
        { name: 'y1', side: 'R' },
      ],
    );
    expect(multigradedBettiNumbers(ideal)).toEqual([
      [0, [], 1],
      [1, [0, 2], 1],
      [1, [1, 2], 1],
      [2, [0, 1, 2], 1],
    ]);
    expect(bigradedBettiNumbers(ideal)).toEqual([
      [0, 0, 0, 1n],
      [1, 1, 1, 2n],
      [2, 2, 1, 1n],
    ]);
  });

  it('refuses what is not a characteristic, and variables without side', () => {
    const ideal = SquarefreeIdeal.fromGenerators([[0, 1]], 2);
    expect(thrownBy(() => bettiNumbers(ideal, { characteristic: 4 }))).toMatchObject({ code: 'not-a-prime' });
    expect(thrownBy(() => bigradedBettiNumbers(ideal))).toMatchObject({ code: 'not-a-sided-variable' });
  });

  it('keeps to its limit', () => {
    const cycle = Array.from({ length: 9 }, (_, v) => [v, (v + 1) % 9]);
    const ideal = SquarefreeIdeal.fromGenerators(cycle, 9);
    expect(thrownBy(() => bettiNumbers(ideal, { characteristic: 0, limit: 5 }))).toMatchObject({
      code: 'too-many-items',
    });
    expect(bettiNumbers(ideal, { characteristic: 0, limit: 10_000 })).toEqual(bettiNumbers(ideal));
  });
});

describe('printBettiTable', () => {
  it('prints as Macaulay2 does', () => {
    const ideal = stanleyReisnerIdeal(projectivePlane);
    expect(printBettiTable(bettiNumbers(ideal, { characteristic: 2 }))).toBe(
      [
        '       0  1  2 3 4',
        'total: 1 10 15 7 1',
        '    0: 1  .  . . .',
        '    1: .  .  . . .',
        '    2: . 10 15 6 1',
        '    3: .  .  . 1 .',
      ].join('\n'),
    );
    expect(printBettiTable([])).toBe('');
  });
});

describe('resolutionInvariants', () => {
  it('are those of the resolution', () => {
    const ideal = stanleyReisnerIdeal(projectivePlane);
    expect(resolutionInvariants(ideal)).toEqual({ projectiveDimension: 3, regularity: 2, depth: 3 });
    expect(resolutionInvariants(ideal, { characteristic: 2 })).toEqual({
      projectiveDimension: 4,
      regularity: 3,
      depth: 2,
    });
    expect(resolutionInvariants(SquarefreeIdeal.unit(2))).toEqual({
      projectiveDimension: -Infinity,
      regularity: -Infinity,
      depth: Infinity,
    });
    expect(resolutionInvariants(SquarefreeIdeal.zero(2))).toEqual({ projectiveDimension: 0, regularity: 0, depth: 2 });
  });
});
