import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStoppers, LoopyGame, loopyOutcome, parseLoopyGame, simplestForm, stopper } from 'spgames/loopy';
import { runs, sampled } from '../../helpers/sampling.js';
import { leftSurvives, slowIsStopper, slowOrder, slowResult } from '../../reference/loopyGames.js';

/** Games with few positions and few options, so that many are stoppers. */
const games: fc.Arbitrary<LoopyGame> = fc.integer({ min: 1, max: 5 }).chain((n) => {
  const arcs = fc.array(fc.array(fc.nat(n - 1), { maxLength: 2 }), { minLength: n, maxLength: n });
  return fc.tuple(arcs, arcs).map(([left, right]) => new LoopyGame(left, right));
});
/** Games in which each position leads to later ones, and one of the players may have a pass. */
const passGames: fc.Arbitrary<LoopyGame> = fc.integer({ min: 2, max: 7 }).chain((n) => {
  const lists = fc.tuple(
    ...Array.from({ length: n }, (_, p) =>
      fc.subarray([...Array(n).keys()].slice(p + 1), { maxLength: Math.min(3, n - p - 1) }),
    ),
  );
  const passes = fc.array(fc.constantFrom('L', 'R', ''), { minLength: n, maxLength: n });
  return fc.tuple(lists, lists, passes).map(([left, right, pass]) => {
    const arcs = (player: string, all: number[][]): number[][] =>
      all.map((list, p) => (pass[p] === player ? [p, ...list] : list));
    return new LoopyGame(arcs('L', left), arcs('R', right));
  });
});
const stoppers = fc.oneof(
  games.filter((game) => stopper(game).stopper),
  passGames,
);

/** All games in which each of so many positions may have any options; the start is one of them. */
function* allGames(n: number): Generator<LoopyGame> {
  const lists = Array.from({ length: 2 ** n }, (_, set) => [...Array(n).keys()].filter((p) => (set >> p) & 1));
  for (let code = 0; code < 4 ** (n * n); code++) {
    const list = (i: number): number[] => lists[(code >> (n * i)) & (2 ** n - 1)]!;
    const arcs = (from: number): number[][] => Array.from({ length: n }, (_, p) => list(from + p));
    yield new LoopyGame(arcs(0), arcs(n));
  }
}

const text = (game: LoopyGame): string => JSON.stringify([game.left, game.right]);

describe('stoppers', () => {
  it('are found, and a cycle where there is one', () => {
    const check = (game: LoopyGame): void => {
      const decision = stopper(game);
      expect(decision.stopper).toBe(slowIsStopper(game));
      if (decision.stopper) return;
      const { cycle, first } = decision;
      expect(cycle.length % 2).toBe(0);
      cycle.forEach((from, i) => {
        const list = (first === 'L') === (i % 2 === 0) ? game.left : game.right;
        expect(list[from]).toContain(cycle[(i + 1) % cycle.length]);
      });
    };
    for (const game of allGames(2)) check(game);
    fc.assert(fc.property(games, check), { numRuns: runs(2000) });
  });

  it('compare by the definition', () => {
    fc.assert(
      fc.property(stoppers, stoppers, (one, other) => {
        expect(compareStoppers(one, other)).toBe(slowOrder(one, other));
      }),
      { numRuns: runs(4000) },
    );
  });

  it('equal their simplest forms, which are stoppers and have no simpler one', () => {
    fc.assert(
      fc.property(stoppers, (game) => {
        const simplest = simplestForm(game);
        expect(stopper(simplest).stopper).toBe(true);
        expect(compareStoppers(game, simplest)).toBe('=');
        expect(text(simplestForm(simplest))).toBe(text(simplest));
        expect(simplest.n).toBeLessThanOrEqual(game.n);
      }),
      { numRuns: runs(5000) },
    );
  });

  it('have simplest forms without dominated or reversible options and without equal positions, by the definition', () => {
    const larger = fc.integer({ min: 4, max: 8 }).chain((n) => {
      const arcs = fc.array(fc.array(fc.nat(n - 1), { maxLength: 2 }), { minLength: n, maxLength: n });
      return fc.tuple(arcs, arcs).map(([left, right]) => new LoopyGame(left, right));
    });
    fc.assert(
      fc.property(
        fc.oneof(
          larger.filter((game) => stopper(game).stopper),
          stoppers,
        ),
        (game) => {
          const simplest = simplestForm(game);
          expect(slowOrder(game, simplest)).toBe('=');
          const survives = leftSurvives(simplest, simplest);
          const isAtLeast = (g: number, h: number): boolean => survives(g, h, 'R');
          const isAsGood = { L: isAtLeast, R: (g: number, h: number) => isAtLeast(h, g) };
          for (let g = 0; g < simplest.n; g++) {
            for (let h = 0; h < g; h++) expect(isAtLeast(g, h) && isAtLeast(h, g)).toBe(false);
            for (const [player, other] of [
              ['L', 'R'],
              ['R', 'L'],
            ] as const) {
              const options = simplest.options(g, player);
              for (const option of options) {
                expect(options.some((better) => better !== option && isAsGood[player](better, option))).toBe(false);
                expect(simplest.options(option, other).some((reply) => isAsGood[player](g, reply))).toBe(false);
              }
            }
          }
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  it('are equal iff their simplest forms are the same: all games on two positions, samples of larger ones', () => {
    const larger = fc.sample(stoppers, { numRuns: runs(3000, 2000), seed: 1 });
    const all = [...allGames(2), ...sampledThrees(), ...larger].filter((game) => stopper(game).stopper);
    const byForm = new Map<string, LoopyGame>();
    for (const game of all) {
      const simplest = simplestForm(game);
      const known = byForm.get(text(simplest));
      if (known === undefined) byForm.set(text(simplest), game);
      else expect(slowOrder(known, game)).toBe('=');
    }
    const different = [...byForm.values()];
    for (const [i, one] of different.entries())
      for (const other of different.slice(i + 1)) expect(slowOrder(one, other)).not.toBe('=');
    expect(different.length).toBeGreaterThan(20);
  });

  /** Games with three positions, by codes in equal steps. */
  function* sampledThrees(): Generator<LoopyGame> {
    const lists = [[], [0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]];
    for (const code of sampled(
      Array.from({ length: 3000 }, (_, i) => (i * 87_361) % 8 ** 6),
      400,
    )) {
      const arcs = (from: number): number[][] => [0, 1, 2].map((p) => lists[Math.floor(code / 8 ** (from + p)) % 8]!);
      yield new LoopyGame(arcs(0), arcs(3));
    }
  }

  it('do not depend on the numbers of positions', () => {
    const permuted = fc.tuple(stoppers, fc.infiniteStream(fc.nat(1000)));
    fc.assert(
      fc.property(permuted, ([game, random]) => {
        const order = [...Array(game.n).keys()].slice(1);
        for (let i = order.length - 1; i > 0; i--) {
          const j = random.next().value! % (i + 1);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        const to = [0, ...order];
        const moved = (arcs: LoopyGame['left']): number[][] => {
          const result: number[][] = [];
          arcs.forEach((list, p) => (result[to[p]!] = list.map((option) => to[option]!)));
          return result;
        };
        expect(text(simplestForm(new LoopyGame(moved(game.left), moved(game.right))))).toBe(text(simplestForm(game)));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('have outcomes, and others draws, by the definition', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { left, right, outcome } = loopyOutcome(game);
        expect([left, right]).toEqual([slowResult(game, 'L'), slowResult(game, 'R')]);
        expect(outcome === undefined).toBe([left, right].includes('draw'));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('are what their text says', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(text(parseLoopyGame(String(game)))).toBe(text(game));
      }),
      { numRuns: runs(1000) },
    );
  });
});
