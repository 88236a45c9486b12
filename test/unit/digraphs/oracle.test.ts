import { describe, expect, it } from 'vitest';
import type { SPGame } from 'spgames/games';
import { birthday, parseValue, type Player, type Value, valuesBornBy } from 'spgames/values';
import { parseSource } from 'spgames/sources';
import { type Arc, digraphOfComplex, DigraphPlacement, digraphValue, parseDigraphPlacement } from 'spgames/digraphs';
import { textOf } from '../../../scripts/filesUnder.js';
import { allDigraphGames, allSymmetricDigraphGames } from '../../generators/digraphGames.js';
import { inFull } from '../../helpers/sampling.js';
import { printedGadget } from '../../reference/digraphGadget.js';

type Day2Row = readonly [value: string, canonical: string, f: number, digraph: string, s: number, symmetric: string];

const oracle = JSON.parse(textOf('test/oracle/clow-mckay-values.json')) as {
  readonly day2: readonly Day2Row[];
  readonly examples: readonly (readonly [what: string, digraph: string, value: string])[];
  readonly rulesets: readonly (readonly [source: string, value: string])[];
};

const valueOf = (text: string): Value => digraphValue(parseDigraphPlacement(text));

/** The least number of vertices, up to `most`, of games with each value. */
function leastOrders(most: number, gamesOn: (n: number) => Iterable<DigraphPlacement>): Map<Value, number> {
  const orders = new Map<Value, number>();
  for (let n = 0; n <= most; n++)
    for (const game of gamesOn(n)) {
      const value = digraphValue(game);
      if (!orders.has(value)) orders.set(value, n);
    }
  return orders;
}

/**
 * The digraph of a game whose minimal illegal positions are pairs: a vertex for each piece of a player, two for a piece
 * of either, and arcs both ways where pieces exclude each other.
 */
function digraphOfPairs({ vertices, illegalComplex }: SPGame): DigraphPlacement {
  const pairs = illegalComplex.facets.toLists();
  const pieces = vertices.flatMap(({ side }, v) =>
    (side === undefined ? (['L', 'R'] as const) : [side]).map((player: Player) => ({ player, v })),
  );
  const excludes = (u: number, v: number): boolean =>
    u === v || pairs.some((set) => set.includes(u) && set.includes(v));
  return new DigraphPlacement(
    pieces.map(({ player }) => player),
    pieces.flatMap((a, i) => pieces.flatMap((b, j): Arc[] => (i !== j && excludes(a.v, b.v) ? [[i, j]] : []))),
  );
}

describe('digraphs of the values born by day 2', () => {
  /** @source Clow and McKay 2024, App. A */
  it('are all values, and the digraphs have them', () => {
    expect(new Set(oracle.day2.map(([value]) => parseValue(value)))).toEqual(new Set(valuesBornBy(2)));
    for (const [value, canonical, f, digraph, s, symmetric] of oracle.day2) {
      expect(parseValue(canonical).equals(parseValue(value))).toBe(true);
      for (const [text, order] of [
        [digraph, f],
        [symmetric, s],
      ] as const)
        expect([String(valueOf(text)), parseDigraphPlacement(text).n]).toEqual([value, order]);
      expect(parseDigraphPlacement(symmetric).isSymmetric).toBe(true);
    }
  });

  /**
   * @source Clow and McKay 2024, Thm 5.6
   * Cases 1 to 3: all of days 0, 1 and 2 on at most 0, 2 and 4 vertices, and not on fewer.
   */
  it('are smallest: eight values need four vertices', () => {
    const orders = leastOrders(3, allDigraphGames);
    for (const [value, , f] of oracle.day2) expect(orders.get(parseValue(value)) ?? 4).toBe(f);
    const most = [0, 1, 2].map((day) =>
      Math.max(...oracle.day2.filter(([value]) => birthday(parseValue(value)) <= day).map(([, , f]) => f)),
    );
    expect(most).toEqual([0, 2, 4]);
    expect(
      oracle.day2
        .filter(([, , f]) => f === 4)
        .map(([value]) => value)
        .sort(),
    ).toEqual(['{1|-1}', '{*|-1}', '{1|*}', '{0,*|-1}', '{1|0,*}', '^', 'v', '*2'].sort());
  });

  it('are smallest among the symmetric ones, too', () => {
    const most = inFull ? 5 : 4;
    const orders = leastOrders(most, allSymmetricDigraphGames);
    for (const [value, , , , s] of oracle.day2)
      expect([value, orders.get(parseValue(value))]).toEqual([value, s <= most ? s : undefined]);
  });
});

describe('examples of the paper', () => {
  /**
   * @source Clow and McKay 2024, Fig. 1
   * @source Clow and McKay 2024, Sec. 4
   */
  it.each(oracle.examples)('%s', (_, digraph, value) => {
    expect(valueOf(digraph).equals(parseValue(value))).toBe(true);
  });

  /** @source Clow and McKay 2024, Fig. 3 */
  it('1<0, H|0, H> is *2, and 1<H|0> the component of Figure 1', () => {
    const [empty, h] = ['', 'LR 0-1'].map((text) => parseDigraphPlacement(text));
    const figure = printedGadget([empty!, h!], [empty!, h!], 1);
    expect([figure.n, String(digraphValue(figure))]).toEqual([10, '*2']);
    const down = printedGadget([h!], [empty!], 1);
    expect(String(down)).toBe(oracle.examples[0]![1]);
  });

  /** @source Clow and McKay 2024, Sec. 2 */
  it('{1|-1} is confused with 0 and with 1', () => {
    const value = parseValue('{1|-1}');
    expect(['0', '1'].map((other) => value.compare(parseValue(other)))).toEqual(['||', '||']);
  });
});

describe('conflict placement rulesets as digraphs', () => {
  /**
   * @source Clow and McKay 2024, Sec. 3
   * Those whose minimal illegal positions are pairs.
   */
  it.each(oracle.rulesets)('%s', (text, value) => {
    const source = parseSource(text);
    if (source.kind !== 'game') throw new Error(`${text} is not a game`);
    const digraph = digraphOfPairs(source.object);
    expect(digraph.isSymmetric).toBe(true);
    expect(digraphValue(digraph).equals(parseValue(value))).toBe(true);
    const known = digraphOfComplex(source.object.legalComplex).digraph;
    expect([known.n, known.arcs.length]).toEqual([digraph.n, digraph.arcs.length]);
    expect(digraphValue(known).equals(parseValue(value))).toBe(true);
  });
});
