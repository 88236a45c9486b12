import { describe, expect, it } from 'vitest';
import { compile, dawsonsKayles, domineering, kayles, nogo } from 'spgames/games';
import {
  dawsonsKaylesHeaps as dawsonStrips,
  Evaluator,
  HeapTable,
  kaylesHeaps as kaylesStrips,
} from 'spgames/evaluation';
import { grid, path } from 'spgames/boards';
import { parseValue, valuesBornBy } from 'spgames/values';
import { inFull } from '../../helpers/sampling.js';
import oracle from '../../oracle/siegel-placement.json' with { type: 'json' };
import impartial from '../../oracle/siegel-impartial.json' with { type: 'json' };

const sum = (counts: readonly bigint[]): number => counts.reduce((total, count) => total + Number(count), 0);
const boardOf = (size: string) => {
  const [rows, columns] = size.split('x').map(Number);
  return grid(rows!, columns!);
};

describe('placement games of Siegel 2013, Ch. I (test/oracle/siegel-placement.json)', () => {
  /** @source Siegel 2013, Ex. 1.7 */
  it.each(oracle.domineering.filter(({ rows, cols }) => inFull || rows * cols < 30))(
    'DOMINEERING on $rows x $cols',
    ({ rows, cols, value, outcome, fVector, legalPositions, facets }) => {
      const game = compile(domineering, grid(rows, cols));
      const evaluator = new Evaluator();
      if (value !== undefined) expect(evaluator.value(game.legalComplex)).toBe(parseValue(value));
      expect(evaluator.value(game.legalComplex).outcome).toBe(outcome);
      if (fVector === undefined) return;
      expect(game.legalComplex.fVector().map(Number)).toEqual(fVector);
      expect([sum(game.legalComplex.fVector()), game.legalComplex.facets.size]).toEqual([legalPositions, facets]);
    },
  );

  it('DOMINEERING has as many legal positions as there are matchings of the grid', () => {
    const count = (rows: number, columns: number): number =>
      sum(compile(domineering, grid(rows, columns)).legalComplex.fVector());
    const { twoByN, threeByN, square } = oracle.legalPositions;
    expect(twoByN.map((_, i) => count(2, i + 1))).toEqual(twoByN);
    expect(threeByN.slice(0, 4).map((_, i) => count(3, i + 1))).toEqual(threeByN.slice(0, 4));
    expect(square.slice(0, 3).map((_, i) => count(i + 1, i + 1))).toEqual(square.slice(0, 3));
  });

  it('KAYLES and DAWSON’S KAYLES have these f-vectors, and the nim-values of the strips', () => {
    oracle.kaylesFVectors.forEach((fVector, n) => {
      if (n > 0) expect(compile(kayles, path(n)).legalComplex.fVector().map(Number)).toEqual(fVector);
    });
    const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k);
    for (let n = 2; n <= 8; n++) {
      const found = compile(dawsonsKayles, path(n)).legalComplex.fVector().map(Number);
      expect(found).toEqual(found.map((_, k) => binomial(n - k, k)));
    }
    for (const [game, { nimValues }] of [
      [kaylesStrips, impartial.kayles],
      [dawsonStrips, impartial.dawsonsKayles],
    ] as const)
      expect([...new HeapTable(game).grundyValues(nimValues.length - 1)]).toEqual(nimValues);
  });

  it('NOGO: legal positions, minimal nonfaces, and who wins', () => {
    const { legalPositions, minimalNonfacesBySize, outcomes } = oracle.nogo;
    for (const [size, count] of Object.entries(legalPositions))
      expect(sum(compile(nogo, boardOf(size)).legalComplex.fVector()), size).toBe(count);
    for (const [size, counts] of Object.entries(minimalNonfacesBySize)) {
      const board = boardOf(size);
      const sizes: Record<string, number> = {};
      for (const set of compile(nogo, board).legalComplex.minimalNonfaces.toLists())
        sizes[set.length] = (sizes[set.length] ?? 0) + 1;
      // The pairs of two pieces on one vertex are not counted there.
      sizes[2] = (sizes[2] ?? 0) - board.vertexCount;
      if (sizes[2] === 0) delete sizes[2];
      expect(sizes, size).toEqual(counts);
    }
    for (const [size, outcome] of Object.entries(outcomes))
      expect(new Evaluator().value(compile(nogo, boardOf(size)).legalComplex).outcome, size).toBe(outcome);
  });

  it('of the values of day 2 so many are won by each', () => {
    const counts: Record<string, number> = {};
    for (const { outcome } of valuesBornBy(2)) counts[outcome] = (counts[outcome] ?? 0) + 1;
    expect(counts).toEqual(oracle.dayTwo);
  });
});
