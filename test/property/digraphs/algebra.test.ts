import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acyclicComplex,
  complexOfDigraph,
  digraphExclusiveJoin,
  digraphFollowers,
  digraphFormalBirthday,
  digraphLongestPlay,
  digraphOfComplex,
  digraphOrdinalSum,
  DigraphPlacement,
  digraphSum,
  digraphValue,
  digraphWithTwin,
} from 'spgames/digraphs';
import { birthday as valueBirthday } from 'spgames/values';
import { gameValue, playOn } from 'spgames/games';
import { digraphGames } from '../../generators/digraphGames.js';
import { digraphTree, isAcyclicOn, played, plays, subsets } from '../../reference/digraphGames.js';
import {
  canonical,
  height,
  numberOf,
  ordinalSum,
  sum,
  tree,
  writtenMultiset,
  writtenSet,
} from '../../reference/values.js';
import { runs } from '../../helpers/sampling.js';

const small = digraphGames({ maxN: 4 });

describe('the algebra of digraph placement games', () => {
  it('is that of literal games', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [G, H] = [digraphTree(a), digraphTree(b)];
        expect(writtenMultiset(digraphTree(digraphSum(a, b)))).toBe(writtenMultiset(sum(G, H)));
        expect(writtenMultiset(digraphTree(digraphOrdinalSum(a, b)))).toBe(writtenMultiset(ordinalSum(G, H)));
        const join = tree([...G[0], ...H[0]], [...G[1], ...H[1]]);
        expect(writtenMultiset(digraphTree(digraphExclusiveJoin(a, b)))).toBe(writtenMultiset(join));
      }),
      { numRuns: runs(600, 60) },
    );
  });

  it('is associative', () => {
    const tiny = digraphGames({ maxN: 3 });
    fc.assert(
      fc.property(tiny, tiny, tiny, (a, b, c) => {
        for (const join of [digraphSum, digraphOrdinalSum, digraphExclusiveJoin])
          expect(String(join(a, b, c))).toBe(String(join(join(a, b), c)));
      }),
      { numRuns: runs(300, 30) },
    );
  });

  it('has twins that change sets of options in no position', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), fc.nat(), (game, k) => {
        fc.pre(game.n > 0);
        const twins = digraphWithTwin(game, k % game.n);
        expect(writtenSet(digraphTree(twins))).toBe(writtenSet(digraphTree(game)));
        expect(digraphValue(twins)).toBe(digraphValue(game));
      }),
      { numRuns: runs(600, 60) },
    );
  });

  it('goes through ordinal sums where all arcs lead from some vertices to all others', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const value = digraphValue(digraphOrdinalSum(a, b));
        // The colon principle: the upper part may be replaced by an equal one.
        const other = digraphSum(b, c, c.negative());
        expect(digraphValue(digraphOrdinalSum(a, other))).toBe(value);
        expect(writtenSet(canonical(ordinalSum(digraphTree(a), digraphTree(b))))).toBe(
          writtenSet(canonical(digraphTree(digraphOrdinalSum(a, b)))),
        );
      }),
      { numRuns: runs(200, 20) },
    );
  });
});

describe('what can be played in a digraph placement game', () => {
  const word = (play: readonly number[]): string => play.join();

  it('is decided by pairs: sets without a directed cycle, of which dominating ones end the game', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        const all = plays(game);
        const known = new Set(all.map(word));
        for (const play of all) {
          expect(play.some((v, i) => play.slice(0, i).some((u) => game.hasArc(u, v)))).toBe(false);
          for (const i of play.keys()) expect(known.has(word(play.filter((_, j) => j !== i)))).toBe(true);
        }
        const sets = new Set(all.map((play) => word([...play].sort((a, b) => a - b))));
        const complete = new Set(
          all.filter((play) => game.remaining(play).length === 0).map((play) => word([...play].sort((a, b) => a - b))),
        );
        const complex = acyclicComplex(game);
        for (const set of subsets(game.n)) {
          const isAcyclic = isAcyclicOn(game, set);
          const isDominating = game.sides.every((_, v) => set.includes(v) || set.some((u) => game.hasArc(u, v)));
          expect(sets.has(word(set))).toBe(isAcyclic);
          expect(complex.isFace(set)).toBe(isAcyclic);
          expect(complete.has(word(set))).toBe(isAcyclic && isDominating);
        }
      }),
      { numRuns: runs(500, 40) },
    );
  });

  it('has the formal birthday as its longest, which bounds that of the value', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 10 }), (game) => {
        const birthday = digraphFormalBirthday(game);
        const acyclic = subsets(game.n).filter((set) => set.length >= birthday && isAcyclicOn(game, set));
        expect(Math.max(...acyclic.map((set) => set.length))).toBe(birthday);
        const play = digraphLongestPlay(game);
        expect(play.length).toBe(birthday);
        expect(new Set(play).size).toBe(birthday);
        game.remaining(play);
        expect(acyclicComplex(game).dimension).toBe(birthday - 1);
        if (game.n <= 7) expect(valueBirthday(digraphValue(game)) <= birthday).toBe(true);
        if (game.n <= 6) expect(height(digraphTree(game))).toBe(birthday);
      }),
      { numRuns: runs(1500, 60) },
    );
  });

  it('is all that counts where one player has all vertices', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 8 }), (game) => {
        const allLeft = game.sides.map(() => 'L' as const);
        const left = new DigraphPlacement(allLeft, game.arcs);
        expect(digraphValue(left).number?.toString()).toBe(String(digraphFormalBirthday(left)));
        if (game.n <= 5) expect(numberOf(digraphTree(left))).toBe(digraphFormalBirthday(left));
      }),
      { numRuns: runs(1000, 50) },
    );
  });

  it('reaches the positions that are listed', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 6 }), (game) => {
        const found = new Set([word([...game.sides.keys()])]);
        for (const key of found) {
          const left = key === '' ? [] : key.split(',').map(Number);
          for (const v of left) found.add(word(played(game, left, v)));
        }
        const listed = digraphFollowers(game).map(word);
        expect(new Set(listed)).toEqual(found);
        expect(listed.length).toBe(found.size);
      }),
      { numRuns: runs(500, 50) },
    );
  });
});

describe('strong placement games among them', () => {
  it('are the symmetric ones', () => {
    fc.assert(
      fc.property(fc.oneof(digraphGames({ maxN: 4 }), digraphGames({ maxN: 4, symmetric: true })), (game) => {
        const known = new Set(plays(game).map((play) => play.join()));
        // Strong: a set that can be played in some order can be played in all orders; enough to exchange neighbours.
        const isStrong = [...known].every((text) => {
          const play = text.split(',');
          return play.every((_, i) => {
            const exchanged = [...play.slice(0, i), ...play.slice(i, i + 2).reverse(), ...play.slice(i + 2)];
            return known.has(exchanged.join());
          });
        });
        expect(isStrong).toBe(game.isSymmetric);
        if (game.isSymmetric) complexOfDigraph(game);
        else expect(() => complexOfDigraph(game)).toThrow('expected arcs both ways');
      }),
      { numRuns: runs(800, 80) },
    );
  });

  it('are the same games on their complexes, both ways', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 7, symmetric: true }), (game) => {
        const complex = complexOfDigraph(game);
        expect(acyclicComplex(game).minimalNonfaces.equals(complex.minimalNonfaces)).toBe(true);
        expect(gameValue(playOn(complex))).toBe(digraphValue(game));
        expect(digraphOfComplex(complex).digraph.equals(game)).toBe(true);
        for (const v of game.sides.keys()) {
          const after = complexOfDigraph(game.after([v]));
          expect(complex.link([v]).fVector()).toEqual(after.fVector());
        }
      }),
      { numRuns: runs(600, 60) },
    );
  });
});
