import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MovesEvaluator } from 'spgames/evaluation';
import type { LatticeGame } from 'spgames/lattice';
import { latticeRuleset, MoveGame, type MoveRuleset } from 'spgames/moves';
import { heapGames, positiveGames } from '../../generators/latticeGames.js';
import { runs } from '../../helpers/sampling.js';

/** The ruleset without what it knows by theorems. */
function plain({ knownValue, longestPlay, outcomeByTheorem, ...rules }: MoveRuleset): MoveRuleset {
  void [knownValue, longestPlay, outcomeByTheorem];
  return rules;
}

function pointsOf({ dimension }: LatticeGame, most: number): fc.Arbitrary<string> {
  return fc.array(fc.nat({ max: most }), { minLength: dimension, maxLength: dimension }).map((point) => point.join());
}

const cases = (games: fc.Arbitrary<LatticeGame>, most: number): fc.Arbitrary<[LatticeGame, string]> =>
  games.chain((game) => fc.tuple(fc.constant(game), pointsOf(game, most)));

describe('lattice games as rulesets', () => {
  it('of heaps: values and longest plays by coordinates are those of the search', () => {
    fc.assert(
      fc.property(cases(heapGames(3), 3), ([game, position]) => {
        const ruleset = latticeRuleset(game);
        expect(ruleset.knownValue).toBeDefined();
        const known = new MoveGame([{ ruleset, position }]);
        const searched = new MovesEvaluator(new MoveGame([{ ruleset: plain(ruleset), position }]));
        expect(known.solver.value(position)).toBe(searched.value(position));
        expect(known.solver.outcomeByTheorem?.(position)).toBe(searched.value(position).outcome);
        expect(known.solver.formalBirthday(position)).toBe(searched.formalBirthday(position));
      }),
      { numRuns: runs(100) },
    );
  });

  it('have the moves of the game in every position', () => {
    fc.assert(
      fc.property(cases(positiveGames(2), 5), ([game, position]) => {
        const point = position.split(',').map(Number);
        fc.pre(game.isPosition(point));
        const moves = [...latticeRuleset(game).options(position)];
        expect(moves.map(({ position: next }) => next)).toEqual(game.options(point).map((next) => next.join()));
        for (const { move, position: next } of moves)
          expect(next).toBe(point.map((entry, i) => entry - Number(move!.split(',')[i])).join());
      }),
      { numRuns: runs(200) },
    );
  });
});
