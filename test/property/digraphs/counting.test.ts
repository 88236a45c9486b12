import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colouredDigraphs,
  countColouredDigraphs,
  digraphFamilies,
  digraphsOfValue,
  digraphValue,
  DigraphValues,
  digraphValuesFromJson,
  leastDigraph,
  nimberOrders,
  type ValueOfDigraphs,
} from 'spgames/digraphs';
import { temperature, ValueStore } from 'spgames/values';
import { digraphGames } from '../../generators/digraphGames.js';
import { range } from '../../helpers/range.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { digraphTree, type DigraphData } from '../../reference/digraphGames.js';
import { FAMILY_TESTS, imagesOf, labelledDigraphs } from '../../reference/labelledDigraphs.js';
import { birthday, canonical, writtenSet } from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';

const MOST = inFull ? 4 : 3;

/** The largest number of neighbours, or of out-neighbours, of a vertex. */
function maximalDegree({ sides, arcs }: DigraphData, out: boolean): number {
  const around = [...sides.keys()].map(
    (v) => new Set(arcs.flatMap(([a, b]) => (a === v ? [b] : b === v && !out ? [a] : []))),
  );
  return Math.max(0, ...around.map(({ size }) => size));
}

describe('digraphs up to isomorphism', () => {
  it.each(digraphFamilies)('%s: one of each class is listed, as all labelled ones show', (family) => {
    for (let n = 0; n <= MOST; n++) {
      const listed = [...colouredDigraphs(n, { family })];
      const classes = new Set<string>();
      for (const digraph of listed) {
        const images = imagesOf(digraph);
        for (const image of images) expect(classes.has(image)).toBe(false);
        for (const image of images) classes.add(image);
        expect(FAMILY_TESTS[family]!(digraph)).toBe(true);
      }
      let labelled = 0;
      for (const digraph of labelledDigraphs(n)) if (FAMILY_TESTS[family]!(digraph)) labelled++;
      expect(classes.size).toBe(labelled);
    }
  });

  /** @source Read 1978 */
  it('have a least one, which is the one that is listed', () => {
    const listed = new Set(range(5).flatMap((n) => [...colouredDigraphs(n)].map(String)));
    fc.assert(
      fc.property(digraphGames({ maxN: 4 }), fc.infiniteStream(fc.nat()), (game, keys) => {
        const weights = [...game.sides.keys()].map(() => keys.next().value as number);
        const order = [...game.sides.keys()].sort((a, b) => weights[a]! - weights[b]!);
        const least = leastDigraph(game);
        expect(listed.has(String(least))).toBe(true);
        expect(leastDigraph(game.induced(order)).equals(least)).toBe(true);
        expect(imagesOf(least)).toEqual(imagesOf(game));
      }),
      { numRuns: runs(2000, 100) },
    );
  });

  it('are as many as Burnside’s lemma says, with each number of vertices of Left’s', () => {
    for (let n = 0; n <= (inFull ? 5 : 4); n++)
      for (let left = 0; left <= n; left++)
        expect(BigInt([...colouredDigraphs(n, { left })].length)).toBe(countColouredDigraphs(n, { left }));
  });
});

describe('values of digraphs', () => {
  it.each(digraphFamilies)(
    '%s: all that labelled digraphs have by their trees, and with them order and degrees',
    (family) => {
      const expected = new Map<
        string,
        { order: number; birthday: number; arcs: number; degrees: Set<number>; outDegrees: Set<number> }
      >();
      for (let n = 0; n <= MOST; n++)
        for (const digraph of labelledDigraphs(n)) {
          if (!FAMILY_TESTS[family]!(digraph)) continue;
          const tree = digraphTree(digraph);
          const name = writtenSet(canonical(tree));
          const known = expected.get(name) ?? {
            order: n,
            birthday: birthday(tree),
            arcs: Infinity,
            degrees: new Set(),
            outDegrees: new Set(),
          };
          expected.set(name, known);
          if (known.order === n) known.arcs = Math.min(known.arcs, digraph.arcs.length);
          known.degrees.add(maximalDegree(digraph, false));
          known.outDegrees.add(maximalDegree(digraph, true));
        }
      const shown = ({
        value,
        order,
        birthday: day,
        digraph,
        degrees,
        outDegrees,
      }: ValueOfDigraphs): [string, unknown] => [
        writtenSet(treeOfValue(value)),
        { order, birthday: day, arcs: digraph.arcs.length, degrees: new Set(degrees), outDegrees: new Set(outDegrees) },
      ];
      expect(new Map(new DigraphValues(MOST, { family }).advance().list().map(shown))).toEqual(expected);
    },
  );

  it('are those of the digraphs that stand beside them, in any store', () => {
    const store = new ValueStore();
    for (const { value, order, temperature: heat, digraph } of new DigraphValues(5, { store }).advance().list()) {
      expect(value.store).toBe(store);
      expect([digraph.n, digraphValue(digraph, { store }).equals(value)]).toEqual([order, true]);
      expect(heat.equals(temperature(value))).toBe(true);
    }
  });

  it.skipIf(!inFull)('are found whenever the search is stopped and goes on, here or from its JSON object', () => {
    const whole = JSON.stringify(sorted(new DigraphValues(5).advance()));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 6 }), fc.boolean(), (limits, fromJson) => {
        let values = new DigraphValues(5);
        for (const limit of limits) {
          try {
            values.advance({ limit });
          } catch (error) {
            expect(error).toMatchObject({ code: 'too-many-items' });
          }
          if (fromJson) values = digraphValuesFromJson(JSON.parse(JSON.stringify(values)));
        }
        expect(JSON.stringify(sorted(values.advance()))).toBe(whole);
        expect(values.isComplete).toBe(true);
      }),
      { numRuns: runs(20, 2) },
    );
  });

  it('are those of the digraphs that are listed for a value', () => {
    for (const family of digraphFamilies) {
      const all = [...colouredDigraphs(MOST, { family })];
      for (const { value } of new DigraphValues(MOST, { family }).advance().list()) {
        const found = digraphsOfValue(value, MOST, { family }).map(String);
        const expected = all.filter((digraph) => digraphValue(digraph).equals(value)).map(String);
        expect(found.sort()).toEqual(expected.sort());
      }
    }
  });
});

/** What does not depend on which of several digraphs came first. */
function sorted(values: DigraphValues): unknown {
  return values
    .list()
    .map(({ value, order, digraph, degrees, outDegrees }) =>
      [value.toString(), order, digraph.arcs.length, degrees, outDegrees].join(),
    )
    .sort();
}

/** @source Clow and McKay 2024, Conj. 6.4 */
describe('digraphs of nimbers', () => {
  it('are all the smallest ones, as the lists of all digraphs show', () => {
    for (const { nimber, order, digraphs } of nimberOrders(2)) {
      const value = new ValueStore().nimber(nimber);
      for (let n = 0; n < order; n++) expect(digraphsOfValue(value, n)).toEqual([]);
      const mostlyLeft = digraphsOfValue(value, order).filter(
        ({ sides }) => 2 * sides.filter((side) => side === 'L').length >= order,
      );
      expect(digraphs.map(String).sort()).toEqual(mostlyLeft.map(String).sort());
    }
  });
});
