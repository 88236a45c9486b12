import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMove, Play, PlayableGame } from 'spgames/analysis';
import { literallyEqual } from 'spgames/games';
import { moveGameOfPositional, parseMoveGame } from 'spgames/moves';
import { dualGame, positionalWinner } from 'spgames/positional';
import { formValue, FormStore } from 'spgames/values';
import { positionalGames } from '../../generators/positionalGames.js';
import { moveForm } from '../../helpers/moveForm.js';
import { runs } from '../../helpers/sampling.js';
import { longestPlay } from '../../reference/slowValue.js';

const SIDES = ['L', 'R'] as const;

/** The class of who wins when Left and when Right begins. */
function outcomeOf(left: string, right: string): string {
  if (left === right) return left;
  return left === 'L' ? 'N' : 'P';
}

describe('positional games by their moves', () => {
  it('have as outcome who wins, and the value of their tree; the misère outcome is that of the other rule', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 4, rules: ['maker', 'avoider'] }), (game) => {
        const moves = moveGameOfPositional(game);
        const [left, right] = SIDES.map((first) => positionalWinner(game, first));
        const value = moves.solver.value(moves.start);
        expect(value.outcome).toBe(outcomeOf(left!, right!));
        expect(moves.solver.outcomeByTheorem?.(moves.start)).toBe(value.outcome);
        expect(value.equals(formValue(moveForm(moves, new FormStore())))).toBe(true);
        const other = game.under(game.rule === 'maker' ? 'avoider' : 'maker');
        expect(moves.solver.misereOutcome(moves.start)).toBe(
          outcomeOf(positionalWinner(other, 'L'), positionalWinner(other, 'R')),
        );
        expect(parseMoveGame(moves.toString()).start).toBe(moves.start);
      }),
      { numRuns: runs(400) },
    );
  });

  it('have the longest play of a search, also where it is decided who wins', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 5, rules: ['maker', 'avoider'] }), (game) => {
        const moves = moveGameOfPositional(game);
        const choicesOf = (position: string): { L: string[]; R: string[] } => {
          const options = [...moves.options(position)];
          const of = (side: string): string[] =>
            options.flatMap(({ player, position: next }) => (player === side ? [next] : []));
          return { L: of('L'), R: of('R') };
        };
        const longest = longestPlay(choicesOf, moves.start);
        expect(moves.solver.formalBirthday(moves.start)).toBe(longest);
        expect(moves.longestPlay(moves.start)).toBe(longest);
        if (game.result !== undefined) expect(longest).toBe(1);
      }),
      { numRuns: runs(200) },
    );
  });

  it('have the literal misère outcome of their tree', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 4, rules: ['maker', 'avoider'] }), (game) => {
        const moves = moveGameOfPositional(game);
        const wins = (position: string, player: 'L' | 'R'): boolean => {
          const own = [...moves.options(position)].filter((option) => option.player === player);
          return own.length === 0 || own.some((option) => !wins(option.position, player === 'L' ? 'R' : 'L'));
        };
        const [left, right] = [wins(moves.start, 'L') ? 'L' : 'R', wins(moves.start, 'R') ? 'R' : 'L'];
        expect(moves.solver.misereOutcome(moves.start)).toBe(outcomeOf(left, right));
      }),
      { numRuns: runs(200) },
    );
  });

  it('are the negatives of their duals, move for move', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 5, rules: ['maker', 'avoider'] }), (game) => {
        const [moves, dual] = [moveGameOfPositional(game), moveGameOfPositional(dualGame(game))];
        expect(literallyEqual(moves, dual.negative()).literallyEqual).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('are played as well as can be, also where there are draws and with the players exchanged', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 6 }), fc.constantFrom(...SIDES), fc.boolean(), (game, first, isNegative) => {
        const moves = moveGameOfPositional(game);
        const played = new PlayableGame(isNegative ? moves.negative() : moves);
        const winner = positionalWinner(game, isNegative ? (first === 'L' ? 'R' : 'L') : first);
        const expected = winner === 'draw' || !isNegative ? winner : winner === 'L' ? 'R' : 'L';
        let play = Play.start(played, { first });
        expect(played.forces(played.start, first)).toBe(
          expected === 'draw' ? 'draw' : expected === first ? 'win' : 'loss',
        );
        while (play.winner === undefined && !play.isDrawn) play = play.after(chooseMove(play).name);
        expect(play.isDrawn ? 'draw' : play.winner).toBe(expected);
      }),
      { numRuns: runs(300) },
    );
  });
});
