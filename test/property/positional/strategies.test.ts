import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  erdosSelfridge,
  pairingStrategy,
  positionalWinner,
  potentialReply,
  replyStrategy,
  verifyPairingStrategy,
  verifyPositionalStrategy,
} from 'spgames/positional';
import { positionalGames } from '../../generators/positionalGames.js';
import { often, runs } from '../../helpers/sampling.js';
import { boardOf, hasPairing, slowLive, slowWinner } from '../../reference/positionalGames.js';

const SIDES = ['L', 'R'] as const;

describe('strategies by replies', () => {
  it('exist for the player who wins or draws, and for no other', () => {
    fc.assert(
      fc.property(
        positionalGames({ maxN: 6 }),
        fc.constantFrom(...SIDES),
        fc.constantFrom(...SIDES),
        (game, player, first) => {
          const winner = slowWinner(boardOf(game), first);
          const found = replyStrategy(game, player, first);
          expect(found.found).toBe(winner === player || winner === 'draw');
          if (!found.found) return;
          expect(found.strategy.achieves).toBe(winner === 'draw' ? 'draw' : 'win');
          expect(verifyPositionalStrategy(found.strategy)).toEqual({ verified: true });
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('with a reply taken away or changed do not reach more than is true', () => {
    fc.assert(
      fc.property(
        positionalGames({ maxN: 6 }),
        fc.constantFrom(...SIDES),
        fc.constantFrom(...SIDES),
        fc.nat(),
        fc.nat(5),
        (game, player, first, at, reply) => {
          const found = replyStrategy(game, player, first);
          if (!found.found || found.strategy.replies.length === 0) return;
          const { strategy } = found;
          const i = at % strategy.replies.length;
          const lacking = verifyPositionalStrategy({
            ...strategy,
            replies: strategy.replies.filter((_, j) => j !== i),
          });
          expect(lacking.verified).toBe(false);
          const [left, right] = strategy.replies[i]!;
          const changed = verifyPositionalStrategy({
            ...strategy,
            replies: strategy.replies.with(i, [left, right, reply]),
          });
          const isLegal = game.n > reply && !left.includes(reply) && !right.includes(reply);
          if (!isLegal) expect(changed.verified).toBe(false);
          const loser = player === 'L' ? 'R' : 'L';
          expect(verifyPositionalStrategy({ ...strategy, player: loser, achieves: 'win' }).verified).toBe(
            slowWinner(boardOf(game), first) === loser && game.result === loser,
          );
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('pairing strategies', () => {
  it('are found where there is one, and win by play', () => {
    fc.assert(
      fc.property(positionalGames({ maxN: 8, maxSets: 5 }), fc.constantFrom(...SIDES), (game, side) => {
        const player = game.rule === 'strong' ? side : game.rule === 'maker' ? 'R' : 'L';
        const builder = game.rule === 'avoider' ? 'L' : player === 'L' ? 'R' : 'L';
        const found = pairingStrategy(game, { player });
        const board = boardOf(game);
        expect(found.found).toBe(hasPairing(slowLive(board, builder), game.free));
        if (found.found !== true) return;
        expect(verifyPairingStrategy(found.strategy, { byPlay: true })).toEqual({ verified: true });
        for (const first of SIDES) expect([player, 'draw']).toContain(slowWinner(board, first));
        const lacking = found.strategy.pairs.slice(1);
        const isKept = slowLive(board, builder).every((set) =>
          lacking.some((pair) => pair.every((v) => set.includes(v))),
        );
        expect(verifyPairingStrategy({ ...found.strategy, pairs: lacking }).verified).toBe(isKept);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the sum of Erdős and Selfridge', () => {
  /** @source Erdős and Selfridge 1973 */
  it('decides below its bound, and the strategy by potential wins by play', () => {
    let applied = 0;
    fc.assert(
      fc.property(
        positionalGames({ maxN: 8, maxSets: 5 }),
        fc.constantFrom(...SIDES),
        fc.constantFrom(...SIDES),
        (game, first, side) => {
          const player = game.rule === 'strong' ? side : game.rule === 'maker' ? 'R' : 'L';
          const found = erdosSelfridge(game, first, { player });
          expect(found.applies).toBe(found.sum.compare(found.bound) < 0);
          if (!found.applies) return;
          applied++;
          expect(verifyPositionalStrategy(found.strategy, { byPlay: true })).toEqual({ verified: true });
          expect([player, 'draw']).toContain(positionalWinner(game, first));
          if (game.free.length > 0) expect(game.free).toContain(potentialReply(game, { player }));
        },
      ),
      { numRuns: runs(1500) },
    );
    expect(applied).toBeGreaterThan(often(20));
  });
});
