import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { parseValue } from 'spgames/values';
import { smallComplexWithValue } from 'spgames/constructions';
import { exhaust } from '../../../../scripts/smallComplexes/exhaust.js';
import { day3, store } from '../../../../scripts/smallComplexes/day3.js';

const evaluator = new Evaluator({ store });

/** The number of vertices in the table. */
function size(index: number, dimension?: number): number {
  const answer = smallComplexWithValue(day3[index]!, dimension === undefined ? {} : { dimension });
  return answer.known ? answer.complex.n : Infinity;
}

describe('smallComplexWithValue', () => {
  // All 1474 are evaluated by the example small-complexes.
  it('knows every value of day 3, in dimension at most 2 and with labels of the usual form', () => {
    for (const [i, value] of day3.entries()) {
      const answer = smallComplexWithValue(value, { dimension: 2 });
      if (!answer.known) throw new Error(String(value));
      expect(answer.complex.dimension).toBeLessThanOrEqual(2);
      expect(answer.complex.loops).toEqual([]);
      if (i % 10 === 0) expect(evaluator.value(answer.complex).equals(value)).toBe(true);
    }
  });

  it('has fewer vertices in dimension 3 for two values and their negatives', () => {
    const smaller = day3.filter((_, i) => size(i) < size(i, 2));
    expect(smaller.map(String).sort()).toEqual(['{-1,{*|-1}|-1}', '{-1,{1|-1}|-1}', '{1|1,{1|*}}', '{1|1,{1|-1}}']);
    for (const value of smaller) {
      const answer = smallComplexWithValue(value);
      expect(answer.known && evaluator.value(answer.complex).equals(value)).toBe(true);
      expect(answer).toMatchObject({ known: true, fewestVertices: true, complex: { n: 6, dimension: 3 } });
    }
  });

  it('has the fewest vertices: all complexes with at most five', () => {
    const { fewest, flat, evaluated } = exhaust(5);
    // Monotone families that contain all points: 1, 1, 2, 9, 114, 6894 on 0 to 5 vertices, with n + 1 numbers of Left
    // vertices.
    expect(evaluated).toEqual([1, 2, 6, 36, 570, 41364]);
    for (const i of day3.keys()) {
      expect(Math.min(size(i), 6)).toBe(fewest.get(i)?.n ?? 6);
      expect(Math.min(size(i, 2), 6)).toBe(flat.get(i)?.n ?? 6);
    }
    for (const [i, { n, left, facets }] of fewest) {
      expect(left).toBeLessThanOrEqual(n);
      expect(new Set(facets.flat()).size).toBe(n);
      expect(size(i)).toBe(n);
    }
  });

  it('says what it does not know', () => {
    const later = parseValue('{3|-3}', store);
    expect(smallComplexWithValue(later)).toEqual({ known: false });
    const value = parseValue('{1|1,{1|*},{1|0}}', store);
    expect(smallComplexWithValue(value)).toMatchObject({ known: true, fewestVertices: 'undecided' });
    expect(smallComplexWithValue(parseValue('3', store), { dimension: 1 })).toEqual({ known: false });
  });
});
