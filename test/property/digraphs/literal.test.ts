import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConflictMove,
  ConflictPlacement,
  digraphForm,
  digraphOfConflict,
  digraphOrdinalSum,
  type DigraphPlacement,
  digraphSum,
  digraphValue,
  digraphWithTwin,
  parseDigraphPlacement,
  posetGameDigraph,
} from 'spgames/digraphs';
import { type Form, FormStore, formValue, type LiteralRelation, ordinalSum } from 'spgames/values';
import type { Player } from '../../../src/player.js';
import { lexicographicProduct, LabelledPoset } from 'spgames/poset';
import { digraphGames } from '../../generators/digraphGames.js';
import { digraphTree } from '../../reference/digraphGames.js';
import { writtenMultiset, writtenSet } from '../../reference/values.js';
import { treeOfForm } from '../../reference/valueTrees.js';
import { runs } from '../../helpers/sampling.js';

const RELATIONS: readonly LiteralRelation[] = ['labelled', 'tree', 'set'];

/** Does each of the relations, the strongest first, hold between two games? */
function related(a: DigraphPlacement, b: DigraphPlacement): boolean[] {
  return RELATIONS.map((relation) => {
    const store = new FormStore(relation);
    return digraphForm(a, store) === digraphForm(b, store);
  });
}

describe('literal forms of digraph placement games', () => {
  it('are those of their trees', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        const tree = digraphTree(game);
        expect(writtenSet(treeOfForm(digraphForm(game, new FormStore('set'))))).toBe(writtenSet(tree));
        const form = digraphForm(game, new FormStore('tree'));
        expect(writtenMultiset(treeOfForm(form))).toBe(writtenMultiset(tree));
        expect(formValue(form)).toBe(digraphValue(game));
      }),
      { numRuns: runs(500, 40) },
    );
  });

  it('imply each other in this order: labelled trees, trees, sets, values', () => {
    const pair = digraphGames({ maxN: 4 }).chain((game) =>
      fc.tuple(
        fc.constant(game),
        fc.oneof(
          fc.shuffledSubarray([...game.sides.keys()], { minLength: game.n }).map((order) => game.induced(order)),
          fc.nat().map((k) => (game.n === 0 ? game : digraphWithTwin(game, k % game.n))),
          digraphGames({ maxN: 3 }),
        ),
      ),
    );
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const holds = [...related(a, b), digraphValue(a) === digraphValue(b)];
        expect(holds.every((one, i) => !one || holds.slice(i).every(Boolean))).toBe(true);
        expect(holds[1]).toBe(writtenMultiset(digraphTree(a)) === writtenMultiset(digraphTree(b)));
        expect(holds[2]).toBe(writtenSet(digraphTree(a)) === writtenSet(digraphTree(b)));
        // The labelled tree is the game: an arc u → v is a position after u without the move v.
        expect(holds[0]).toBe(a.equals(b));
      }),
      { numRuns: runs(600, 60) },
    );
  });

  it('do not imply each other the other way', () => {
    const game = (text: string): DigraphPlacement => parseDigraphPlacement(text);
    expect(related(game('LR'), game('RL'))).toEqual([false, true, true]);
    expect(related(game('LL 0-1'), game('L'))).toEqual([false, false, true]);
    expect(related(game('LL 0>1'), game('LL'))).toEqual([false, false, false]);
    expect(digraphValue(game('LL 0>1'))).not.toBe(digraphValue(game('LL 0-1')));
    expect(digraphValue(game('LL 0>1'))).toBe(digraphValue(game('LL')));
  });

  it('are added and put on top of each other', () => {
    const small = digraphGames({ maxN: 4 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        for (const relation of ['tree', 'set'] as const) {
          const store = new FormStore(relation);
          const [G, H] = [digraphForm(a, store), digraphForm(b, store)];
          expect(digraphForm(digraphSum(a, b), store)).toBe(G.plus(H));
          expect(digraphForm(digraphOrdinalSum(a, b), store)).toBe(ordinalSum(G, H));
        }
      }),
      { numRuns: runs(400, 40) },
    );
  });

  it('are labelled trees of conflict placement games (Theorem 3.1)', () => {
    const games = fc
      .integer({ min: 0, max: 5 })
      .chain((n) =>
        fc.tuple(
          fc.array(fc.constantFrom<Player>('L', 'R'), { minLength: n, maxLength: n }),
          fc.array(fc.subarray([...Array(n).keys()]), { minLength: n, maxLength: n }),
        ),
      );
    fc.assert(
      fc.property(games, ([sides, conflicts]) => {
        const moves = sides.map((side, m): ConflictMove => ({ name: `m${m}`, side }));
        const game = new ConflictPlacement(moves, conflicts);
        const store = new FormStore('labelled');
        const formAfter = (played: readonly number[]): Form => {
          const legal = game.legalMoves(played);
          const options = (player: Player): { form: Form; move: string }[] =>
            legal
              .filter((m) => moves[m]!.side === player)
              .map((m) => ({ form: formAfter([...played, m]), move: moves[m]!.name }));
          return store.fromMoves(options('L'), options('R'));
        };
        expect(digraphForm(digraphOfConflict(game), store)).toBe(formAfter([]));
      }),
      { numRuns: runs(300, 30) },
    );
  });
});

describe('lexicographic products of posets', () => {
  const posets = fc.integer({ min: 0, max: 4 }).chain((n) => {
    const pairs = Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const)).flat();
    return fc.subarray(pairs).map((relations) => LabelledPoset.fromRelations(n, relations));
  });

  it('have the order of pairs, first by the first element', () => {
    fc.assert(
      fc.property(posets, posets, (outer, inner) => {
        const product = lexicographicProduct(outer, inner);
        const n = inner.n;
        const defined = LabelledPoset.fromOrder(outer.n * n, (x, y) => {
          const [a, c] = [Math.floor(x / n), Math.floor(y / n)];
          return a === c ? inner.isLessOrEqual(x % n, y % n) : outer.isLessOrEqual(a, c);
        });
        expect(product.covers).toEqual(defined.covers);
      }),
      { numRuns: runs(300, 40) },
    );
  });

  it('of a chain and any poset are ordinal sums of poset games', () => {
    fc.assert(
      fc.property(fc.nat(3), posets, (k, inner) => {
        fc.pre(k * inner.n <= 6);
        const chain = LabelledPoset.fromCovers(
          k,
          Array.from({ length: Math.max(0, k - 1) }, (_, i) => [i, i + 1] as const),
        );
        const one = posetGameDigraph(inner).digraph;
        const all = posetGameDigraph(lexicographicProduct(chain, inner)).digraph;
        expect(String(all)).toBe(String(digraphOrdinalSum(...Array<DigraphPlacement>(k).fill(one))));
      }),
      { numRuns: runs(100, 20) },
    );
  });
});
