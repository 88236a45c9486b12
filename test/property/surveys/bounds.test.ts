import { describe, expect, it } from 'vitest';
import { bounds } from '../../../src/surveys/conjectures/bounds/bounds.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { runs } from '../../helpers/sampling.js';
import { dimensionOf, facetsOf, verticesOf } from '../../reference/convexHull.js';

const NAMES = ['t', 'd', 'v', 'w', 'x'];

/** Different points, often many on one hyperplane or all of them in a smaller space. */
function randomPoints(next: (below: number) => number, dimension: number): number[][] {
  const range = 1 + next(5);
  const inside = next(3) === 0 && dimension > 1;
  const points = Array.from({ length: 1 + next(14) }, () => {
    const point = Array.from({ length: dimension }, () => next(range + 1) - 1);
    return inside ? [point[1]! * 2 - 1, ...point.slice(1)] : point;
  });
  return [...new Map(points.map((point) => [point.join(), point])).values()];
}

/** Is the bound an equality at a point (0), fulfilled (−1) or broken (1)? */
function excessAt(text: string, values: readonly number[]): number {
  const [, left, sign, right] = /^(.*) (<=|>=|=) (.*)$/.exec(text)!;
  const valueOf = (side: string): number =>
    [...side.replaceAll(' ', '').matchAll(/([+-]?)(?:(\d+)\*?)?([a-z]?)/g)]
      .filter(([all]) => all !== '')
      .reduce(
        (sum, [, minus, factor = '1', name = '']) =>
          sum + (minus === '-' ? -1 : 1) * Number(factor) * (name === '' ? 1 : values[NAMES.indexOf(name)]!),
        0,
      );
  const difference = valueOf(left!) - valueOf(right!);
  if (sign === '=') return Math.abs(Math.sign(difference));
  return Math.sign(sign === '<=' ? difference : -difference);
}

const key = (sets: readonly (readonly number[])[]): string[] =>
  sets.map((set) => [...set].sort((a, b) => a - b).join()).sort();

describe('bounds', () => {
  it('are the facets of the convex hull, and equations', () => {
    const next = randomIntegers(41);
    for (let run = 0; run < runs(1500, 100); run++) {
      const dimension = 1 + next(4);
      const points = randomPoints(next, dimension);
      const { inequalities } = bounds(points, NAMES.slice(0, dimension));
      const equations = inequalities.filter(({ text }) => text.includes(' = '));
      const found = inequalities.filter(({ text }) => !text.includes(' = '));
      const facets = facetsOf(points);
      const vertices = verticesOf(points, facets);
      expect(key(found.map(({ tight }) => tight))).toEqual(
        key(facets.map((facet) => facet.filter((i) => vertices.includes(i)))),
      );
      expect(equations.length).toBe(dimension - dimensionOf(points));
      for (const { text } of inequalities) {
        const on = [...points.keys()].filter((i) => excessAt(text, points[i]!) === 0);
        expect(points.every((point) => excessAt(text, point) <= 0)).toBe(true);
        expect(text.includes(' = ') ? on.length === points.length : key(facets).includes(on.join())).toBe(true);
      }
    }
  });

  it('of fractions and large integers are those of the points before they were scaled and moved', () => {
    const next = randomIntegers(42);
    const large = 10n ** 25n;
    for (let run = 0; run < runs(300, 100); run++) {
      const dimension = 1 + next(4);
      const points = randomPoints(next, dimension);
      const names = NAMES.slice(0, dimension);
      const tight = (rows: Parameters<typeof bounds>[0]): string[] =>
        key(bounds(rows, names).inequalities.flatMap((bound) => (bound.text.includes(' = ') ? [] : [bound.tight])));
      const plain = tight(points);
      expect(tight(points.map((point) => point.map((x, j) => `${x}/${2 + j}`)))).toEqual(plain);
      expect(tight(points.map((point) => point.map((x, j) => BigInt(x) + large * BigInt(j - 1))))).toEqual(plain);
      expect(tight(points.map((point) => point.map((x) => BigInt(x) * large + 1n)))).toEqual(plain);
    }
  });

  it('say since which order they hold, and what was broken', () => {
    const next = randomIntegers(43);
    for (let run = 0; run < runs(300, 100); run++) {
      const dimension = 2 + next(2);
      const points = randomPoints(next, dimension);
      const orders = points.map(() => next(4));
      const names = NAMES.slice(0, dimension);
      const upTo = (order: number): readonly { readonly text: string }[] =>
        bounds(
          points.filter((_, i) => orders[i]! <= order),
          names,
        ).inequalities;
      const steps = [...new Set(orders)].sort((a, b) => a - b);
      const texts = new Map(steps.map((order) => [order, new Set(upTo(order).map(({ text }) => text))]));
      const { inequalities, broken } = bounds(points, names, { orders });
      for (const { text, since } of inequalities) {
        const without = steps.filter((order) => !texts.get(order)!.has(text));
        expect(since).toBe(steps.find((order) => without.every((other) => other < order)));
      }
      const expected = steps.slice(1).flatMap((order, i) =>
        [...texts.get(steps[i]!)!].flatMap((text) => {
          const isBroken = points.some((point, k) => orders[k] === order && excessAt(text, point) > 0);
          return isBroken && /\bt\b/.test(text) ? [`${text} until ${steps[i]}, not ${order}`] : [];
        }),
      );
      expect(broken.map(({ text, until, order }) => `${text} until ${until}, not ${order}`).sort()).toEqual(
        expected.sort(),
      );
      for (const { text, by } of broken) expect(excessAt(text, points[by]!)).toBe(1);
    }
  });
});
