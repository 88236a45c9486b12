import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digraphExclusiveJoin,
  digraphOrdinalSum,
  DigraphPlacement,
  digraphSum,
  digraphValue,
  digraphWithTwin,
  hackenbushDigraph,
  type HackenbushEdge,
} from 'spgames/digraphs';
import { ordinalParts } from '../../../src/digraphs/value/ordinalParts.js';
import { withoutTwins } from '../../../src/digraphs/value/withoutTwins.js';
import { digraphGames } from '../../generators/digraphGames.js';
import { digraphTree, subsets } from '../../reference/digraphGames.js';
import { canonical, writtenSet } from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { runs } from '../../helpers/sampling.js';

/** Games put together from small ones in all ways, their vertices shuffled, with at most nine vertices. */
const composed = fc
  .tuple(
    digraphGames({ maxN: 3 }),
    fc.array(fc.tuple(fc.nat(4), digraphGames({ maxN: 3 })), { maxLength: 4 }),
    fc.nat(),
  )
  .map(([first, others, turn]) => {
    let game = first;
    for (const [way, other] of others) {
      if (game.n + other.n > 9) break;
      if (way === 0) game = digraphSum(game, other);
      else if (way === 1) game = digraphOrdinalSum(game, other);
      else if (way === 2) game = digraphOrdinalSum(other, game);
      else if (way === 3) game = digraphExclusiveJoin(game, other);
      else if (game.n > 0 && game.n < 9) game = digraphWithTwin(game, other.n % game.n);
    }
    return game.induced([...game.sides.keys()].map((_, i, all) => all[(i + turn) % all.length]!));
  });

describe('games put together from smaller ones', () => {
  it('have the values of their trees', () => {
    fc.assert(
      fc.property(composed, (game) => {
        expect(writtenSet(treeOfValue(digraphValue(game)))).toBe(writtenSet(canonical(digraphTree(game))));
      }),
      { numRuns: runs(2000, 60) },
    );
  });

  it('are ordinal sums of their finest parts', () => {
    fc.assert(
      fc.property(fc.oneof(composed, digraphGames({ maxN: 5 })), (game) => {
        fc.pre(game.n > 0);
        const parts = ordinalParts(game);
        expect(parts.flat().sort((u, v) => u - v)).toEqual([...game.sides.keys()]);
        // The bases are the sets with arcs to all other vertices and none back.
        const bases = subsets(game.n).filter(
          (set) =>
            set.length > 0 &&
            set.every((u) => game.sides.every((_, v) => set.includes(v) || (game.hasArc(u, v) && !game.hasArc(v, u)))),
        );
        const found = parts.map((_, i) =>
          parts
            .slice(0, i + 1)
            .flat()
            .sort((u, v) => u - v)
            .join(),
        );
        expect(found.sort()).toEqual(bases.map((set) => set.join()).sort());
      }),
      { numRuns: runs(800, 60) },
    );
  });

  it('have no twins but the first of each kind', () => {
    fc.assert(
      fc.property(fc.oneof(composed, digraphGames({ maxN: 6 })), (game) => {
        const isTwin = (u: number, v: number): boolean =>
          game.sides[u] === game.sides[v] &&
          game.hasArc(u, v) &&
          game.hasArc(v, u) &&
          game.sides.every(
            (_, w) =>
              w === u ||
              w === v ||
              (game.hasArc(u, w) === game.hasArc(v, w) && game.hasArc(w, u) === game.hasArc(w, v)),
          );
        const first = [...game.sides.keys()].filter((v) => ![...Array(v).keys()].some((u) => isTwin(u, v)));
        expect(String(withoutTwins(game))).toBe(String(game.induced(first)));
      }),
      { numRuns: runs(800, 60) },
    );
  });

  it('are evaluated where a search of positions is out of reach, within the time', () => {
    const bush: HackenbushEdge[] = [[0, 1, 'L']];
    for (let k = 0, n = 2; k < 12; k++)
      for (let i = 0, at = 1; i < 5; i++, at = n++) bush.push([at, n, 'LRRL'[(i + k) % 4] as 'L']);
    expect(digraphValue(hackenbushDigraph(bush).digraph).number).toBeDefined();
    const tower = Array.from(
      { length: 60 },
      () =>
        new DigraphPlacement('LR', [
          [0, 1],
          [1, 0],
        ]),
    );
    expect(String(digraphValue(digraphOrdinalSum(...tower)))).toBe('*60');
    const stalk = Array.from({ length: 300 }, (_, i) => new DigraphPlacement(i % 3 === 0 ? 'L' : 'R'));
    const high = digraphOrdinalSum(...stalk);
    expect(thrownBy(() => digraphValue(high, { limit: 100 }))).toMatchObject({ code: 'too-many-items' });
  });
});
