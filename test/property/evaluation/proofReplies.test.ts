import { describe, expect, it } from 'vitest';
import { grid, path } from 'spgames/boards';
import type { SimplicialComplex } from 'spgames/complex';
import {
  ProofReplies,
  proveOutcome,
  verifyOutcomeProof,
  winner,
  type OutcomeProofByPositions,
} from 'spgames/evaluation';
import { col, compile, domineering, nodeKayles, snort } from 'spgames/games';
import { opponent, type Player } from '../../../src/player.js';
import { codeOf } from '../../helpers/codeOf.js';

const games = [
  ['SNORT on a path', compile(snort, path(5))],
  ['COL on a grid', compile(col, grid(2, 3))],
  ['DOMINEERING on a grid', compile(domineering, grid(3, 3))],
  ['NODE-KAYLES on a grid', compile(nodeKayles, grid(3, 3))],
] as const;

/** The moves of a player, by the definition. */
function movesOf(complex: SimplicialComplex, placed: readonly number[], player: Player): number[] {
  const { vertices } = complex;
  return [...vertices.keys()].filter(
    (v) => !placed.includes(v) && (vertices[v]!.side ?? player) === player && complex.isFace([...placed, v]),
  );
}

const hasPositions = Reflect.get(globalThis, 'WebAssembly') !== undefined;

// Where a platform refuses WebAssembly proofs are by sums.
it.skipIf(hasPositions)('proofs by sums are refused', () => {
  const [[, game]] = games;
  const proof = proveOutcome(game, { byPositions: true }) as OutcomeProofByPositions;
  expect(codeOf(() => new ProofReplies(game, proof))).toBe('invalid-argument');
});

describe.skipIf(!hasPositions)('ProofReplies', () => {
  it.each(games)('replies to whatever the loser does, until he has lost: %s', (_, { legalComplex: complex }) => {
    for (const play of ['normal', 'misere'] as const) {
      const proof = proveOutcome(complex, { play, byPositions: true }) as OutcomeProofByPositions;
      expect(verifyOutcomeProof(complex, proof)).toEqual({ verified: true });
      const replies = new ProofReplies(complex, proof);
      const loses = (placed: number[], loser: Player): void => {
        const moves = movesOf(complex, placed, loser);
        if (moves.length === 0) expect(play).toBe('normal');
        for (const move of moves) wins([...placed, move], opponent(loser));
      };
      const wins = (placed: number[], player: Player): void => {
        const reply = replies.reply(placed, player)!;
        if (reply === -1) {
          expect([play, movesOf(complex, placed, player)]).toEqual(['misere', []]);
          return;
        }
        expect(movesOf(complex, placed, player)).toContain(reply);
        loses([...placed, reply], opponent(player));
      };
      for (const first of ['L', 'R'] as const)
        if (winner(complex, { first, play }) === first) wins([], first);
        else loses([], first);
    }
  });
});
