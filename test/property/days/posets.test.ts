import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributiveLattice,
  joinIrreducibles,
  lattice,
  meetIrreducibles,
  posetHeight,
  posetWidth,
  verifyRealizer,
  LabelledPoset,
} from 'spgames/poset';
import {
  childrenPoset,
  dayPoset,
  gameDistributivity,
  GamePoset,
  optionClosedPoset,
  ordinalSumPoset,
} from 'spgames/days';
import { type Value, valuesBornBy } from 'spgames/values';
import { inFull, runs } from '../../helpers/sampling.js';

const born = valuesBornBy(2);
const sets = fc.uniqueArray(fc.constantFrom(...born), { maxLength: 6 });

/** The same games in the order of values, with nothing but definitions. */
const byOrder = (games: GamePoset): LabelledPoset =>
  LabelledPoset.fromOrder(games.elements.map(String), (a, b) => games.elements[a]!.isAtMost(games.elements[b]!));

/** Order, covers, and joins and meets of all pairs are those of the definitions. */
function expectToBeTheOrder(games: GamePoset): void {
  const slow = byOrder(games);
  expect(games.covers).toEqual(slow.covers);
  const table = lattice(slow);
  if (!table.lattice) expect(games.lattice()).toEqual(table);
  else
    for (const a of games.elements.keys())
      for (const b of games.elements.keys())
        if (games.join(a, b) !== table.join(a, b) || games.meet(a, b) !== table.meet(a, b))
          expect.fail(`${games.labels[a]!} and ${games.labels[b]!} in ${games.name}`);
  expect(games.height()).toBe(posetHeight(slow).height);
  expect(games.width()).toBe(posetWidth(slow).width);
  expect(gameDistributivity(games).distributive).toBe(distributiveLattice(slow).distributive);
}

/** All values {A | B} with A, B ⊆ S, by the definition. */
function childrenOf(set: readonly Value[]): Set<Value> {
  const subsets = Array.from({ length: 1 << set.length }, (_, bits) => set.filter((_, i) => (bits >> i) & 1));
  const { store } = born[0]!;
  return new Set(subsets.flatMap((left) => subsets.map((right) => store.fromOptions(left, right))));
}

/** The members of a set, and all that can be reached from them. */
function withOptions(set: readonly Value[]): Set<Value> {
  const closed = new Set(set);
  for (const game of closed)
    for (const player of ['L', 'R'] as const) for (const option of game.options(player)) closed.add(option);
  return closed;
}

describe('posets of games by day', () => {
  it.each(['day:2', 'os:1', 'oc:2', 'oc:3'])('%s is the order of its values', (name) => {
    const all = {
      'day:2': dayPoset(2),
      'os:1': ordinalSumPoset(1),
      'oc:2': optionClosedPoset(2),
      'oc:3': optionClosedPoset(3),
    };
    expectToBeTheOrder(all[name as keyof typeof all]);
  });

  /**
   * @source Siegel 2011, Def. 3.3.3
   * @source Siegel 2011, Thm 3.3.5
   */
  it('children of a set are all {A | B}, a lattice by the formulas', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const games = childrenPoset(set);
        expect(new Set(games.elements)).toEqual(childrenOf(set));
        expectToBeTheOrder(games);
      }),
      { numRuns: runs(150) },
    );
  });

  /** @source Siegel 2011, Prop. 3.3.4 */
  it('a child is {⌊G⌋ | ⌈G⌉} by its floor and ceiling in the set', () => {
    fc.assert(
      fc.property(sets, (set) => {
        for (const game of childrenPoset(set).elements) {
          const floor = set.filter((member) => !game.isAtMost(member));
          const ceiling = set.filter((member) => !member.isAtMost(game));
          expect(game.store.fromOptions(floor, ceiling)).toBe(game);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  /**
   * @source Siegel 2011, Def. 3.3.7
   * @source Siegel 2011, Lemma 3.3.8
   */
  it('the floor of a join of children of a closed set is the union of the floors, for ceilings and meets likewise; they are closed', () => {
    fc.assert(
      fc.property(sets, fc.nat(), fc.nat(), (set, first, second) => {
        const closed = [...withOptions(set)];
        if (closed.length > 8) return;
        const games = childrenPoset(closed);
        const [a, b] = [first % games.size, second % games.size];
        const floor = (x: number): Value[] => closed.filter((member) => !games.elements[x]!.isAtMost(member));
        const ceiling = (x: number): Value[] => closed.filter((member) => !member.isAtMost(games.elements[x]!));
        expect(new Set(floor(games.join(a, b)!))).toEqual(new Set([...floor(a), ...floor(b)]));
        expect(new Set(ceiling(games.meet(a, b)!))).toEqual(new Set([...ceiling(a), ...ceiling(b)]));
        expect(withOptions(games.elements).size).toBe(games.size);
      }),
      { numRuns: runs(150) },
    );
  });

  /** @source Siegel 2011, Thm 3.3.9 */
  it('children of a set with all options of its members are distributive', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const closed = withOptions(set);
        if (closed.size <= 8) expect(gameDistributivity(childrenPoset(closed))).toEqual({ distributive: true });
      }),
      { numRuns: runs(60) },
    );
  });

  it.skipIf(!inFull)('joins and meets of day 3 are those of the order, on pairs of games', () => {
    const games = dayPoset(3);
    const plain = new GamePoset({
      name: 'day 3',
      elements: games.elements,
      labels: () => games.elements.map((_, x) => String(x)),
      order: (a, b) => games.elements[a]!.isAtMost(games.elements[b]!),
    });
    const few = [...games.elements.keys()].filter((x) => x % (inFull ? 15 : 120) === 7);
    for (const a of few)
      for (const b of few)
        if (games.join(a, b) !== plain.join(a, b) || games.meet(a, b) !== plain.meet(a, b))
          expect.fail(`${games.labels[a]!} and ${games.labels[b]!}`);
  });

  /**
   * The printed statement exchanges the two sets and keeps top and bottom; the source's Cor. 4.3.24 is right.
   * @source Siegel 2011, Prop. 4.3.23
   */
  it('the meet-irreducible option-closed games are those of the day before and {n−1 | −A}, but for the top', () => {
    for (const day of [1, 2, 3]) {
      const games = optionClosedPoset(day);
      const before = new Set(optionClosedPoset(day - 1).elements);
      const extreme = (n: number): Value => born[0]!.store.number(n);
      const meet = games.elements.filter(
        (game) =>
          before.has(game) || game.options('L').some((option) => option === extreme(day - 1)) || game === extreme(day),
      );
      const expected = new Set(meet.filter((game) => game !== extreme(day)));
      const found = meetIrreducibles(games.poset()).map((x) => games.elements[x]!);
      expect(new Set(found)).toEqual(expected);
      const join = joinIrreducibles(games.poset()).map((x) => games.elements[x]!);
      expect(new Set(join)).toEqual(new Set(found.map((game) => game.negative())));
      const both = join.filter((game) => expected.has(game));
      const largeSwitch = born[0]!.store.fromOptions([extreme(day - 1)], [extreme(1 - day)]);
      expect(new Set(both)).toEqual(new Set([...before, largeSwitch]));
    }
  });

  it('pairs of day 4 of option-closed games compare as values do', () => {
    const games = optionClosedPoset(4);
    fc.assert(
      fc.property(fc.nat(games.size - 1), fc.nat(games.size - 1), (a, b) => {
        expect(games.isLessOrEqual(a, b)).toBe(games.elements[a]!.isAtMost(games.elements[b]!));
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('points in the plane', () => {
  it('have the longest chains and largest antichains of their order', () => {
    const points = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 14, selector: String });
    fc.assert(
      fc.property(points, (list) => {
        const [x, y] = [list.map(([i]) => i), list.map(([, j]) => j)];
        const plane = new GamePoset({ name: 'points', elements: list, order: { x, y } });
        const order = LabelledPoset.fromOrder(list.map(String), (a, b) => x[a]! <= x[b]! && y[a]! <= y[b]!);
        const [chain, antichain] = [plane.longestChain(), plane.largestAntichain()];
        expect([chain.length, antichain.length]).toEqual([posetHeight(order).height, posetWidth(order).width]);
        chain.forEach((p, i) => expect(i === 0 || order.isLessOrEqual(chain[i - 1]!, p)).toBe(true));
        for (const p of antichain) for (const q of antichain) expect(p !== q && order.isLessOrEqual(p, q)).toBe(false);
        if (list.length > 0) expect(verifyRealizer(order, plane.planeRealizer!).verified).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('joins and meets of several elements', () => {
  it('are the least of the common upper bounds, and the greatest of the common lower ones, in any poset', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).chain((n) => {
          const element = fc.nat(n - 1);
          return fc.record({
            n: fc.constant(n),
            pairs: fc.array(fc.tuple(element, element), { maxLength: 2 * n }),
            some: fc.array(element, { maxLength: 4 }),
          });
        }),
        ({ n, pairs, some }) => {
          const order = LabelledPoset.fromRelations(
            Array.from({ length: n }, (_, x) => String(x)),
            pairs.filter(([a, b]) => a < b),
          );
          const games = new GamePoset<number>({
            name: 'random',
            elements: Array.from({ length: n }, (_, x) => x),
            order,
          });
          const isAtMost = (a: number, b: number): boolean => order.ideals.has(b, a);
          const above = games.elements.filter((x) => some.every((a) => isAtMost(a, x)));
          const below = games.elements.filter((x) => some.every((a) => isAtMost(x, a)));
          expect(games.join(...some)).toBe(above.find((x) => above.every((y) => isAtMost(x, y))));
          expect(games.meet(...some)).toBe(below.find((x) => below.every((y) => isAtMost(y, x))));
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
