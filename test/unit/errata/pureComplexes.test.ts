import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { birthday, parseValue, type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { bitList, sidedVertices } from '../../generators/labelledGames.js';
import { inFull } from '../../helpers/sampling.js';
import { pureFacets } from '../../reference/pureComplex.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });
const day2 = valuesBornBy(2, { store });

function complexOf(facets: readonly (readonly string[])[]): SimplicialComplex {
  const labels = [...new Set(facets.flat())];
  return SimplicialComplex.fromFacets(
    facets.map((facet) => facet.map((label) => labels.indexOf(label))),
    labels.map(vertexFromLabel),
  );
}

/** The value of a position by Conway's definition, for small complexes only. */
function valueByFaces(complex: SimplicialComplex): Value {
  const options = (side: 'L' | 'R'): Value[] =>
    complex.support.filter((v) => complex.vertices[v]!.side === side).map((v) => valueByFaces(complex.link([v])));
  return store.fromOptions(options('L'), options('R'));
}

/** The values that pure complexes of sizes 0, …, n may have: all {L | R} from those of one size less. */
function possibleValues(n: number): Set<Value>[] {
  const levels = [new Set([store.zero])];
  while (levels.length <= n) {
    const below = [...levels.at(-1)!];
    const sets = below.reduce<Value[][]>((all, v) => [...all, ...all.map((set) => [...set, v])], [[]]);
    const next = sets.flatMap((left) =>
      sets.filter((right) => left.length + right.length > 0).map((right) => store.fromOptions(left, right)),
    );
    levels.push(new Set(next));
  }
  return levels;
}

describe('docs/errata.md: pure complexes', () => {
  /** @source Huntemann 2018, Sec. 7.5 */
  it('the complex of the page is pure of dimension 3 and has the value 1/2', () => {
    const text =
      'x1 x2 x4 y3, x1 x4 y1 y2, x2 x3 x4 y1, x2 x4 y2 y3, x1 x3 x4 y2, x3 x4 y1 y4, x1 x2 x4 y4, x1 x2 y1 y3';
    const complex = complexOf(text.split(', ').map((facet) => facet.split(' ')));
    expect([complex.isPure(), complex.dimension, complex.n]).toEqual([true, 3, 8]);
    expect(valueByFaces(complex)).toBe(parseValue('1/2', store));
    expect(evaluator.value(complex)).toBe(parseValue('1/2', store));
  });

  it('every value of day 2, and some of day 3, have a pure complex of every size from the birthday + 2 on', () => {
    const day3 = valuesBornBy(3, { store }).filter(
      (value, i) => i % (inFull ? 16 : 160) === 5 && !day2.includes(value),
    );
    for (const value of [...day2, ...day3])
      for (const more of day2.includes(value) ? [2, 3] : [2]) {
        const size = Number(birthday(value)) + more;
        const complex = complexOf(pureFacets(value, size));
        expect([complex.isPure(), complex.dimension]).toEqual([true, size - 1]);
        expect(evaluator.value(complex)).toBe(value);
      }
  });

  it('in dimension at most 2 only 11 of the values of day 2 occur, the other 11 first in dimension 3', () => {
    const small = new Set(possibleValues(3).flatMap((level) => [...level]));
    const names = ['0', '1', '-1', '*', '2', '-2', '1*', '-1*', '{1|-1}', '{1|*}', '{*|-1}'];
    expect(new Set(day2.filter((value) => small.has(value)))).toEqual(
      new Set(names.map((text) => parseValue(text, store))),
    );
    const examples = [
      'x1 y1',
      'x1',
      'y1',
      'x1, y1',
      'x1 x2',
      'y1 y2',
      'x1 x2, x1 y1',
      'y1 y2, x1 y1',
      'x1 x2, y1 y2',
      'x1 x2, x2 y1, y1 y2, y2 x3',
      'y1 y2, y2 x1, x1 x2, x2 y3',
    ];
    for (const [i, text] of examples.entries()) {
      const complex = complexOf(text.split(', ').map((facet) => facet.split(' ')));
      expect(complex.isPure()).toBe(true);
      expect(evaluator.value(complex)).toBe(parseValue(names[i]!, store));
    }
  });

  it('no pure complex with at most six vertices has one of the other 11 values', () => {
    const small = new Set(possibleValues(3).flatMap((level) => [...level]));
    const missing = new Set(day2.filter((value) => !small.has(value)));
    expect(missing.size).toBe(11);
    // Sizes up to 3 are excluded already.
    for (const [n, size] of [
      [4, 4],
      [5, 4],
      [5, 5],
      [6, 5],
      [6, 6],
      [6, 4],
    ] as const) {
      const sets = Array.from({ length: 2 ** n }, (_, set) => bitList(set)).filter((set) => set.length === size);
      for (let left = 0; left <= n; left++) {
        const vertices = sidedVertices(Array.from({ length: n }, (_, v) => (v < left ? 'L' : 'R')));
        for (let chosen = 1; chosen < 2 ** sets.length; chosen += size === 4 && n === 6 && !inFull ? 61 : 1) {
          const facets = sets.filter((_, i) => (chosen & (1 << i)) !== 0);
          expect(missing.has(evaluator.value(SimplicialComplex.fromFacets(facets, vertices)))).toBe(false);
        }
      }
    }
  });
});
