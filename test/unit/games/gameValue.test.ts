import { describe, expect, it } from 'vitest';
import { type GameByMoves, gameValue } from 'spgames/games';

/** {−2|} as a chain of moves, with what a theorem tells of it. */
const chain: GameByMoves<string> = {
  start: 'a',
  key: (at) => at,
  options: (at) => {
    const next = { a: 'b', b: 'c', c: 'd' }[at];
    return next === undefined ? [] : [{ position: next, player: at === 'a' ? 'L' : 'R' }];
  },
  knownValue: (at, store) => (at === 'a' ? store.zero : undefined),
};

describe('gameValue of a game by its moves', () => {
  it('takes no theorem on the players where they are ignored', () => {
    expect(String(gameValue(chain))).toBe('0');
    expect(String(gameValue(chain, { sides: 'ignore' }))).toBe('*');
  });
});
