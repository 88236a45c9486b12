import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthday, standardStore as store, type Value, valuesBornBy } from 'spgames/values';
import {
  type Arc,
  digraphGadget,
  DigraphPlacement,
  digraphValue,
  digraphWithValue,
  digraphWithValueOrder,
  smallDigraphWithValue,
  verifyDigraphWithValue,
  largeGadgetSize,
} from 'spgames/digraphs';
import { playedValue } from '../../../src/digraphs/universal/playedValue.js';
import { Work } from '../../../src/run.js';
import { digraphGames } from '../../generators/digraphGames.js';
import { runs, sampled } from '../../helpers/sampling.js';
import { printedGadget } from '../../reference/digraphGadget.js';
import { digraphTree } from '../../reference/digraphGames.js';
import { orderByFormula } from '../../reference/digraphWithValueOrder.js';
import { canonical, tree, writtenSet } from '../../reference/values.js';
import { numberTree, treeOfValue } from '../../reference/valueTrees.js';

const parts = fc.array(digraphGames({ maxN: 3 }), { maxLength: 2 });
const days3 = valuesBornBy(3);
const values = fc.constantFrom(...days3);

/** {d − 1, G … | d + 1, H …} by the reference. */
function expected(left: readonly DigraphPlacement[], right: readonly DigraphPlacement[], d: number): string {
  return writtenSet(
    canonical(tree([numberTree(d - 1), ...left.map(digraphTree)], [numberTree(d + 1), ...right.map(digraphTree)])),
  );
}

const written = (value: Value): string => writtenSet(treeOfValue(value));

describe('the gadget', () => {
  /** @source Clow and McKay 2024, Lemma 4.4 */
  it('T5: with n = 2m + 2 is {−1, G | 1, H}, of the order of Lemma 5.1', () => {
    fc.assert(
      fc.property(parts, parts, (left, right) => {
        const n = largeGadgetSize(left, right);
        const game = digraphGadget(left, right, { x: n, y: n });
        expect(written(digraphValue(game))).toBe(expected(left, right, 0));
        expect(String(game)).toBe(String(printedGadget(left, right, n)));
        expect(game.n).toBe([...left, ...right].reduce((sum, part) => sum + part.n + 1, 2 * n));
      }),
      { numRuns: runs(500, 40) },
    );
  });

  it('T6: with a ≥ 2 and c ≥ 2 is {a − c − 1, G | a − c + 1, H}, whatever the parts', () => {
    fc.assert(
      fc.property(parts, parts, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }), (left, right, x, y) => {
        const game = digraphGadget(left, right, { x, y });
        expect(String(game)).toBe(String(printedGadget(left, right, x, y)));
        expect(written(digraphValue(game))).toBe(expected(left, right, x - y));
      }),
      { numRuns: runs(3000, 80) },
    );
  });
});

describe('digraphWithValue', () => {
  /** @source Clow and McKay 2024, Thm 4.5 */
  it('T9, T22: every value of day 3 is that of its digraph, whose order is that of the formula; connected unless a number', () => {
    for (const value of sampled(days3, 30)) {
      const { digraph, certificate } = digraphWithValue(value);
      expect(digraphValue(digraph).equals(value)).toBe(true);
      expect(digraph.n).toBe(orderByFormula(value));
      expect(digraphWithValueOrder(value)).toBe(BigInt(digraph.n));
      if (value.number === undefined) expect(digraph.components()).toHaveLength(1);
      expect(certificate.steps.at(-1)!.vertices).toHaveLength(digraph.n);
    }
  });

  it('its certificates are verified, small digraphs inside or not; a changed arc is found', () => {
    const pairs = fc.tuple(values, values, fc.boolean(), fc.nat(), fc.nat());
    fc.assert(
      fc.property(pairs, ([a, b, isSmall, i, j]) => {
        const value = isSmall ? store.fromOptions([a], [b]) : a;
        const made = digraphWithValue(value, isSmall ? { small: smallDigraphWithValue } : {});
        const found = verifyDigraphWithValue(made);
        expect(found).toMatchObject({ verified: true, evaluated: true });
        if (found.verified) expect(found.value.equals(value)).toBe(true);
        const changed = flipped(made.digraph, i, j);
        if (changed === undefined) return;
        const other = verifyDigraphWithValue({ ...made, digraph: changed });
        // What a changed arc leaves verified has the value.
        if (other.verified) expect(digraphValue(changed).equals(value)).toBe(true);
      }),
      { numRuns: runs(1000, 40) },
    );
  });

  it('positions are played out as the reference does', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 7 }), (game) => {
        expect(written(playedValue(game, store, new Work('playedValue')))).toBe(
          writtenSet(canonical(digraphTree(game))),
        );
      }),
      { numRuns: runs(2000, 60) },
    );
  });
});

/** The digraph with the arc between two vertices there or not there. */
function flipped({ n, sides, arcs }: DigraphPlacement, i: number, j: number): DigraphPlacement | undefined {
  if (n < 2) return undefined;
  const u = i % n;
  const v = (u + 1 + (j % (n - 1))) % n;
  const others = arcs.filter(([from, to]) => from !== u || to !== v);
  return new DigraphPlacement(sides, others.length < arcs.length ? others : [...arcs, [u, v] as Arc]);
}

describe('values of digraphs', () => {
  /** @source Clow and McKay 2024, Lemma 4.1 */
  it('T8: lie between −n and n for n = |V| + 1, and are born by day |V|', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 7 }), (game) => {
        const value = digraphValue(game);
        const n = store.number(game.n + 1);
        expect([value.compare(n), n.negative().compare(value)]).toEqual(['<', '<']);
        expect(birthday(value) <= BigInt(game.n)).toBe(true);
      }),
      { numRuns: runs(2000, 100) },
    );
  });

  /** @source Clow and McKay 2024, Lemma 4.2 */
  it('T7: a number is added to the options of what is not a number (Lemma 4.2)', () => {
    const numbers = values.filter((value) => value.number !== undefined);
    fc.assert(
      fc.property(values, numbers, (value, x) => {
        fc.pre(value.number === undefined);
        const moved = (side: 'L' | 'R'): Value[] => value.options(side).map((option) => option.plus(x));
        expect(store.fromOptions(moved('L'), moved('R')).equals(value.plus(x))).toBe(true);
      }),
      { numRuns: runs(1000, 100) },
    );
  });

  it('T21: a gift horse changes nothing', () => {
    fc.assert(
      fc.property(values, values, (value, horse) => {
        const { store } = value;
        if (!value.isAtMost(horse))
          expect(store.fromOptions([horse, ...value.options('L')], value.options('R')).equals(value)).toBe(true);
        if (!horse.isAtMost(value))
          expect(store.fromOptions(value.options('L'), [horse, ...value.options('R')]).equals(value)).toBe(true);
      }),
      { numRuns: runs(5000, 200) },
    );
  });
});
