import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { analyzeValue, compareSums, type Summand } from 'spgames/analysis';
import { parseValue, Value } from 'spgames/values';
import { type GameByMoves, movesOf, playOn, SPGame } from 'spgames/games';
import { negativeGame } from '../../../src/games/internal.js';
import { opponent, PLAYERS } from '../../../src/player.js';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import { complexGame, literalTree } from '../../reference/complexGames.js';
import * as reference from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';

const games = complexes({ maxN: 4 })
  .map(build)
  .filter((complex) => !complex.isVoid);
const values = fc.constantFrom('0', '1', '-2', '1/2', '*', '^', '{2|-1}', '*3').map((name) => parseValue(name));

/** The literal tree of a summand by definition; the canonical form of a value. */
function treeOf(summand: SimplicialComplex | Value): reference.Tree {
  if (summand instanceof Value) return treeOfValue(summand);
  const sides = summand.vertices.map(({ side }) => side);
  return literalTree(complexGame(sides, (set) => summand.isFace(set)));
}

const evaluator = new Evaluator();

describe('analyzeValue', () => {
  /**
   * @source Huntemann 2018, Fact 4.6
   * The moves that are marked neither dominated nor reversible lead to options of the canonical form, to all if none is
   * reversible.
   */
  it('says what the definitions say of a sum', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(games, values), { minLength: 1, maxLength: 3 }), (summands) => {
        const tree = summands.map(treeOf).reduce((sum, each) => reference.sum(sum, each));
        const found = analyzeValue(summands, { evaluator, moves: true });
        const value = found.value as Value;
        expect(reference.writtenSet(treeOfValue(value))).toBe(reference.writtenSet(reference.canonical(tree)));
        expect(found.formalBirthday).toBe(BigInt(reference.height(tree)));
        const moves = found.moves as Exclude<typeof found.moves, undefined | 'undecided'>;
        for (const [i, player] of PLAYERS.entries()) {
          const options = tree[i]!.map((option) => reference.writtenSet(reference.canonical(option)));
          expect(new Set(moves[player].map((move) => reference.writtenSet(treeOfValue(move.value))))).toEqual(
            new Set(options),
          );
          for (const move of moves[player]) {
            const gain = player === 'L' ? move.value.minus(value) : value.minus(move.value);
            expect(move.incentive.equals(gain)).toBe(true);
            const isBeaten = moves[player].some(
              (other) => other.value.compare(move.value) === (player === 'L' ? '>' : '<'),
            );
            expect(move.isBest).toBe(!isBeaten);
            const isGood = player === 'L' ? ['<', '='] : ['>', '='];
            const reply = move.reversibleThrough;
            if (reply !== undefined) {
              expect(isGood).toContain(reply.compare(value));
              expect(move.value.options(opponent(player))).toContain(reply);
            }
          }
          // What is neither dominated nor reversible is the canonical form (Fact 4.6 and what follows it).
          const left = moves[player].filter(
            ({ isBest, reversibleThrough }) => isBest && reversibleThrough === undefined,
          );
          for (const option of left) expect(value.options(player)).toContain(option.value);
          const replaced = moves[player].some(({ reversibleThrough }) => reversibleThrough !== undefined);
          if (!replaced) expect(new Set(left.map((move) => move.value))).toEqual(new Set(value.options(player)));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('takes complexes, games, sums of games and games by their moves alike', () => {
    fc.assert(
      fc.property(games, games, (a, b) => {
        const tree = reference.sum(treeOf(a), treeOf(b));
        const whole = SPGame.sum([playOn(a), playOn(b)]);
        const byMoves = named(movesOf(whole));
        const ways: (Summand | readonly Summand[])[] = [[a, b], [playOn(a), b], whole, byMoves];
        for (const sum of ways) {
          const found = analyzeValue(sum, { evaluator, misere: true });
          expect(found).toMatchObject({
            formalBirthday: BigInt(reference.height(tree)),
            misereOutcome: reference.misereOutcome(tree),
          });
          expect((found.value as Value).outcome).toBe(reference.outcome(tree));
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('compareSums', () => {
  it('is the order by definition, and the outcome of the difference', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(games, values), { maxLength: 2 }), fc.oneof(games, values), (first, second) => {
        const [a, b] = [first.map(treeOf).reduce(reference.sum, reference.zero), treeOf(second)];
        const [below, above] = [reference.isAtMost(a, b), reference.isAtMost(b, a)];
        const order = below && above ? '=' : below ? '<' : above ? '>' : '||';
        const outcome = reference.outcome(reference.sum(a, reference.negative(b)));
        expect(compareSums(first, second, { evaluator })).toEqual({ order, outcome });
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('negativeGame', () => {
  it('has the negative of the game tree', () => {
    fc.assert(
      fc.property(games, games, (a, b) => {
        const tree = reference.negative(reference.sum(treeOf(a), treeOf(b)));
        const negative = negativeGame(SPGame.sum([playOn(a), playOn(b)]));
        expect(reference.writtenMultiset(treeOf(negative.legalComplex))).toBe(reference.writtenMultiset(tree));
      }),
      { numRuns: runs(150) },
    );
  });
});

/** The game with the names of its positions in place of them. */
function named(game: GameByMoves<readonly number[]>): GameByMoves<string> {
  const known = new Map([[game.key(game.start), game.start]]);
  return {
    start: game.key(game.start),
    key: (name) => name,
    *options(name) {
      for (const { position, ...rest } of game.options(known.get(name)!)) {
        known.set(game.key(position), position);
        yield { ...rest, position: game.key(position) };
      }
    },
  };
}
