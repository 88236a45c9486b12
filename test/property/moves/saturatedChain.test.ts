import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoveGame, saturatedChain } from 'spgames/moves';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

/** A partial order on 0, …, n − 1 as its pairs a < b, transitively closed. */
type Order = { readonly n: number; readonly below: ReadonlySet<string> };

const orders: fc.Arbitrary<Order> = fc.integer({ min: 0, max: 7 }).chain((n) => {
  const pairs = Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a) => `${a}<${b}`)).flat();
  return fc.subarray(pairs).map((given) => {
    const below = new Set(given);
    // Greater numbers are never below smaller ones, so that rounds as many as elements close it.
    for (let round = 0; round < n; round++)
      for (let a = 0; a < n; a++)
        for (let b = a; b < n; b++)
          for (let c = b; c < n; c++) if (below.has(`${a}<${b}`) && below.has(`${b}<${c}`)) below.add(`${a}<${c}`);
    return { n, below };
  });
});

const elements = ({ n }: Order): number[] => Array.from({ length: n }, (_, x) => x);
const isCover = (order: Order, a: number, b: number): boolean =>
  order.below.has(`${a}<${b}`) &&
  !elements(order).some((x) => order.below.has(`${a}<${x}`) && order.below.has(`${x}<${b}`));

/** What may be picked next, by definition. */
const next = (order: Order, last: number | undefined): number[] =>
  elements(order).filter((x) =>
    last === undefined ? !elements(order).some((y) => order.below.has(`${y}<${x}`)) : isCover(order, last, x),
  );

function grundy(order: Order, last?: number): number {
  const found = new Set(next(order, last).map((x) => grundy(order, x)));
  let least = 0;
  while (found.has(least)) least++;
  return least;
}

/** All maximal chains, by their lengths. */
const lengths = (order: Order, last?: number): number[] => {
  const picks = next(order, last);
  return picks.length === 0 ? [0] : picks.flatMap((x) => lengths(order, x).map((length) => length + 1));
};

const notationOf = ({ n, below }: Order): string =>
  `saturated-chain@poset:${[...below, ...Array.from({ length: n }, (_, x) => String(x))].join(', ')}`;

describe('SATURATED CHAIN', () => {
  /** @source Huntemann 2018, Sec. 8.2.3 */
  it('is picking covers, first a minimal element, until a maximal one', () => {
    fc.assert(
      fc.property(orders, fc.nat(), (order, choice) => {
        let game = parseMoveGame(notationOf(order));
        let last: number | undefined;
        for (;;) {
          const picks = next(order, last);
          expect(game.solver.value(game.start).toString()).toBe(
            ['0', '*'][grundy(order, last)] ?? `*${grundy(order, last)}`,
          );
          expect(parseMoveGame(game.toString()).start).toBe(game.start);
          const options = [...saturatedChain.options(game.start)];
          expect(options.map(({ move }) => move!).sort((a, b) => a.localeCompare(b))).toEqual(
            picks.map(String).sort((a, b) => a.localeCompare(b)),
          );
          if (picks.length === 0) break;
          last = picks[choice % picks.length]!;
          game = game.after(String(last));
        }
        const all = lengths(order);
        if (new Set(all).size === 1) expect(grundy(order)).toBe(all[0]! % 2);
      }),
      { numRuns: runs(300) },
    );
  });

  it('depends on the order only, not on how it is written', () => {
    const start = (text: string): string => parseMoveGame(`saturated-chain@poset:${text}`).start;
    expect(start('a<b<c, a<c')).toBe(start('b<c; a<b'));
    expect(start('a<b<c, x/b')).toBe(start('b<c/b'));
    expect(parseMoveGame('saturated-chain@poset:a<b<c, a<d').toString()).toBe('saturated-chain@poset:a<b,a<d,b<c');
  });

  it('refuses what is no position', () => {
    for (const [text, code] of [
      ['row:a', 'not-a-position'],
      ['poset:a<b<a', 'not-antisymmetric'],
      ['poset:a<b/c', 'unknown-vertex'],
      ['poset:a&b<c', 'not-a-position'],
    ] as const)
      expect(
        thrownBy(() => parseMoveGame(`saturated-chain@${text}`)),
        text,
      ).toMatchObject({ code });
  });
});
