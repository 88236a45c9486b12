import { describe, expect, it } from 'vitest';
import { LatticeGame, OutcomeTable } from 'spgames/lattice';
import { drawOutcomes } from 'spgames/pictures';

/** How often a text stands in another one. */
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('drawOutcomes', () => {
  const nim = new LatticeGame([
    [1, 0],
    [0, 1],
    [-1, 1],
  ]);

  it('draws P-positions as squares and defeated points as crosses', () => {
    const picture = drawOutcomes(OutcomeTable.inBox(nim.misere(), [10, 6]));
    // The ground and the square in the caption are rectangles too.
    expect(count(picture, '<rect')).toBe(5 + 6 * 3 + 2);
    expect(picture).toContain('crosses: defeated');
    expect(picture).toContain('23 P-positions with coordinates up to 10, 6 of lattice:moves');
  });

  it('takes tables to a weight, of boards that are not orthants, and of one coordinate', () => {
    expect(count(drawOutcomes(OutcomeTable.toWeight(nim, 8)), '<rect')).toBe(9 + 2);
    const inequalities = [{ normal: [0, 1] }, { normal: [2, -1] }];
    const cone = new LatticeGame(
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      { inequalities },
    );
    expect(drawOutcomes(OutcomeTable.toWeight(cone, 8), { format: 'tikz', title: 'Cone' })).toContain('tikzpicture');
    expect(count(drawOutcomes(OutcomeTable.inBox(new LatticeGame([[1], [2]]), [8])), '<rect')).toBe(3 + 2);
  });

  it('draws a slice of more coordinates', () => {
    const units = new LatticeGame([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    const table = OutcomeTable.inBox(units, [3, 3, 2]);
    const expected = table.pPositions().filter(([, , z]) => z === 1);
    expect(count(drawOutcomes(table, { slice: [1] }), '<rect')).toBe(expected.length + 2);
    expect(drawOutcomes(table, { slice: [1] })).toContain('of which the others are 1.');
    expect(() => drawOutcomes(table, { slice: [1, 2] })).toThrow(/option slice/);
  });

  it('refuses more coordinates and more points than can be seen', () => {
    const table = OutcomeTable.inBox(new LatticeGame([[1, 0, 0]]), [1, 1, 1]);
    expect(() => drawOutcomes(table)).toThrow(/of one or two coordinates, not of 3/);
    expect(() => drawOutcomes(OutcomeTable.inBox(nim, [200, 200]))).toThrow(/40401 points/);
  });
});
