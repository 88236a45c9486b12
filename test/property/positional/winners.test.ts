import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dualGame,
  parsePositionalGame,
  PositionalGame,
  positionalGameFromJson,
  positionalReplies,
  positionalWinner,
  winningIdeal,
} from 'spgames/positional';
import { positionalGames } from '../../generators/positionalGames.js';
import { runs } from '../../helpers/sampling.js';
import { boardOf, has, slowWinner } from '../../reference/positionalGames.js';

const SIDES = ['L', 'R'] as const;

describe('positional games', () => {
  it('have the winner of play to the last point', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 7 }), (game) => {
        for (const first of SIDES) expect(positionalWinner(game, first)).toBe(slowWinner(boardOf(game), first));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('say what each claim leads to', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 6 }), (game) => {
        for (const player of SIDES) {
          const replies = positionalReplies(game, player);
          const winner = slowWinner(boardOf(game), player);
          if (replies.length === 0) continue;
          expect(replies.map(({ point }) => point)).toEqual(game.free);
          const results = replies.map(({ result }) => result);
          const best = results.includes('win')
            ? player
            : results.includes('draw')
              ? 'draw'
              : player === 'L'
                ? 'R'
                : 'L';
          expect(best).toBe(winner);
          for (const { point, result } of replies) {
            const after = slowWinner(boardOf(game.after(player, point)), player === 'L' ? 'R' : 'L');
            expect(result).toBe(after === 'draw' ? 'draw' : after === player ? 'win' : 'loss');
          }
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('are decided as soon as the result is certain', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 7 }), (game) => {
        const { result, rule } = game;
        const board = boardOf(game);
        if (result === undefined) expect(board.owners).toContain('.');
        else for (const first of SIDES) expect(slowWinner(board, first)).toBe(result);
        if (rule === 'strong') expect(result === 'L' || result === 'R').toBe(has(board, 'L') || has(board, 'R'));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('are read again from their notation and their documents', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 12 }), (game) => {
        expect(parsePositionalGame(game.toString()).equals(game)).toBe(true);
        expect(positionalGameFromJson(JSON.parse(JSON.stringify(game))).equals(game)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('have no draws under maker and avoider, and a claim more does Maker no harm', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 6, rules: ['maker'] }), fc.array(fc.nat(5)), (game, more) => {
        const set = [...new Set(more)].filter((v) => v < game.n);
        const richer = new PositionalGame('maker', [...game.sets.toLists(), set], {
          labels: game.labels,
          left: game.left,
          right: game.right,
        });
        for (const first of SIDES) {
          const winner = positionalWinner(game, first);
          expect(winner).not.toBe('draw');
          if (winner === 'L') expect(positionalWinner(richer, first)).toBe('L');
          if (positionalWinner(game, 'R') === 'L') expect(positionalWinner(game, 'L')).toBe('L');
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the dual game', () => {
  it('is won by the other player, and its ideal is the Alexander dual', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 7, rules: ['maker', 'avoider'] }), (game) => {
        const dual = dualGame(game);
        for (const first of SIDES) {
          const winner = positionalWinner(game, first);
          expect(positionalWinner(dual, first === 'L' ? 'R' : 'L')).toBe(winner === 'L' ? 'R' : 'L');
        }
        expect(dualGame(dual).equals(game)).toBe(true);
        expect(winningIdeal(dual).equals(winningIdeal(game).alexanderDual())).toBe(true);
        expect(winningIdeal(dual).generators.equals(game.sets.transversals())).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('on a full board exactly one of the two has completed a set', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 8, rules: ['maker'], hasClaims: false }), fc.nat(255), (game, code) => {
        const left = game.free.filter((v) => (code >> v) & 1);
        const full = game.with(
          left,
          game.free.filter((v) => !left.includes(v)),
        );
        expect(has(boardOf(full), 'L')).toBe(!has(boardOf(dualGame(full)), 'L'));
      }),
      { numRuns: runs(500) },
    );
  });
});
