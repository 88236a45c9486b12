import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import { nimSum, ValueStore } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';
import { optionsOf, arcMoves, treeOfPosition, treeSize, type ArcGame } from '../../reference/moves.js';
import * as reference from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';

/** Arcs from each of some vertices to smaller ones, 0 included. */
const arcs = (size: number): fc.Arbitrary<number[][]> =>
  fc.tuple(...Array.from({ length: size }, (_, v) => fc.uniqueArray(fc.nat({ max: v }), { maxLength: 3 })));
const sizes = fc.integer({ min: 1, max: 4 });
const games: fc.Arbitrary<ArcGame> = sizes.chain((size) => fc.record({ left: arcs(size), right: arcs(size) }));
const impartialGames: fc.Arbitrary<ArcGame> = sizes.chain(arcs).map((both) => ({ left: both, right: both }));

/** A position of at most two vertices, of either sign. */
const positionOf = ({ left }: ArcGame, most = 2): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: -left.length, max: left.length }), { maxLength: most });
const withPosition = (game: fc.Arbitrary<ArcGame>): fc.Arbitrary<{ game: ArcGame; position: number[] }> =>
  game.chain((game) => fc.record({ game: fc.constant(game), position: positionOf(game) }));

const kinds = [
  { components: false, canonical: false },
  { components: true, canonical: false },
  { components: false, canonical: true },
  { components: true, canonical: true },
];
const splits = fc.nat({ max: 2 });
/** Rare trees have millions of nodes. */
const MOST_NODES = 20_000;

describe('MovesEvaluator', () => {
  /** @source Huntemann 2018, Def. 1.12 */
  it('finds the value and both outcomes of the game tree, whatever the moves tell of the structure', () => {
    fc.assert(
      fc.property(withPosition(games), splits, ({ game, position }, split) => {
        const plain = arcMoves(game, { ...kinds[0]!, split });
        fc.pre(treeSize(plain, position) <= MOST_NODES);
        const tree = treeOfPosition(plain, position);
        const value = reference.writtenSet(reference.canonical(tree));
        for (const kind of kinds) {
          const evaluator = new MovesEvaluator(arcMoves(game, { ...kind, split }), { store: new ValueStore() });
          expect(reference.writtenSet(treeOfValue(evaluator.value(position)))).toBe(value);
          expect(evaluator.outcome(position)).toBe(reference.outcome(tree));
          expect(evaluator.misereOutcome(position)).toBe(reference.misereOutcome(tree));
        }
      }),
      { numRuns: runs(250) },
    );
  });

  it('finds Grundy values, genera and remoteness of impartial games', () => {
    fc.assert(
      fc.property(withPosition(impartialGames), ({ game, position }) => {
        fc.pre(treeSize(arcMoves(game, kinds[0]!), position) <= MOST_NODES);
        const tree = treeOfPosition(arcMoves(game, kinds[0]!), position);
        const grundy = reference.grundyValue(tree);
        let heaps = tree;
        const misere = Array.from({ length: 3 }, () => {
          const result = reference.misereGrundyValue(heaps);
          heaps = reference.sum(
            heaps,
            reference.tree([reference.zero, reference.star], [reference.zero, reference.star]),
          );
          return result;
        });
        for (const kind of kinds)
          for (const impartial of [false, true]) {
            const evaluator = new MovesEvaluator({ ...arcMoves(game, kind), impartial }, { store: new ValueStore() });
            expect(evaluator.grundyValue(position)).toBe(grundy);
            expect(evaluator.value(position).nimber).toBe(grundy);
            expect(evaluator.outcome(position)).toBe(grundy === 0 ? 'P' : 'N');
            expect(evaluator.misereOutcome(position)).toBe(misere[0] === 0 ? 'P' : 'N');
            expect(evaluator.misereGrundyValue(position)).toBe(misere[0]);
            const genus = evaluator.genus(position);
            expect(genus.grundy).toBe(grundy);
            const { misere: list } = genus;
            const entry = (n: number): number | undefined =>
              list[n < list.length ? n : list.length - 1 - ((n - list.length + 1) % 2)];
            expect(misere.map((_, n) => entry(n))).toEqual(misere);
            expect(evaluator.remoteness(position)).toBe(reference.remoteness(tree));
            expect(evaluator.misereRemoteness(position)).toBe(reference.misereRemoteness(tree));
          }
        expect(
          nimSum(...position.map((v) => reference.grundyValue(treeOfPosition(arcMoves(game, kinds[0]!), [v])))),
        ).toBe(grundy);
      }),
      { numRuns: runs(150) },
    );
  });

  it('keeps the best moves, and each wins where it says so', () => {
    fc.assert(
      fc.property(withPosition(games), fc.constantFrom('L' as const, 'R' as const), ({ game, position }, player) => {
        const moves = arcMoves(game, { components: true, canonical: true });
        fc.pre(treeSize(moves, position) <= MOST_NODES);
        const evaluator = new MovesEvaluator(moves, { store: new ValueStore() });
        const value = evaluator.value(position);
        const all = evaluator.evaluatedMoves(position, player);
        const best = evaluator.bestMoves(position, player);
        expect(new Set(all.map((move) => moves.key(move.position)))).toEqual(
          new Set(optionsOf(moves, position, player).map((option) => moves.key(option))),
        );
        for (const move of all) {
          const tree = treeOfPosition(moves, move.position);
          expect(move.wins).toBe(['P', player].includes(reference.outcome(tree)));
          expect(value.plus(player === 'L' ? move.incentive : move.incentive.negative())).toBe(move.value);
          const isAsGood = (other: (typeof all)[number]): boolean =>
            player === 'L' ? move.value.isAtMost(other.value) : other.value.isAtMost(move.value);
          expect(best.some(isAsGood)).toBe(true);
          const isBest = best.some((other) => moves.key(other.position) === moves.key(move.position));
          expect(isBest).toBe(all.every((other) => !isAsGood(other) || other.value === move.value));
        }
        const side = best.map((move) => move.value);
        const whole = all.map((move) => move.value);
        const others = optionsOf(moves, position, player === 'L' ? 'R' : 'L').map((p) => evaluator.value(p));
        const gameWith = (mine: typeof side): typeof value =>
          player === 'L' ? evaluator.store.fromOptions(mine, others) : evaluator.store.fromOptions(others, mine);
        expect(gameWith(side)).toBe(value);
        expect(gameWith(whole)).toBe(value);
      }),
      { numRuns: runs(200) },
    );
  });

  it('answers the same after it has forgotten', () => {
    fc.assert(
      fc.property(games, fc.infiniteStream(fc.nat()), (game, numbers) => {
        const moves = arcMoves(game, { components: true, canonical: true });
        const store = new ValueStore();
        const [small, large] = [
          new MovesEvaluator(moves, { store, maxPositions: 24 }),
          new MovesEvaluator(moves, { store }),
        ];
        for (let i = 0; i < 20; i++) {
          const position = Array.from({ length: 3 }, () => (numbers.next().value as number) % (game.left.length + 1));
          expect(small.value(position)).toBe(large.value(position));
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
