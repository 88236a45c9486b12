import { describe, expect, it } from 'vitest';
import { PLAYERS, opponent, playerName } from '../../src/player.js';

describe('players', () => {
  it('are two, each the opponent of the other', () => {
    expect(PLAYERS.map((player) => opponent(player))).toEqual(['R', 'L']);
    expect(PLAYERS.map((player) => opponent(opponent(player)))).toEqual(PLAYERS);
  });

  it('leave what belongs to neither to neither', () => {
    expect(opponent(undefined)).toBeUndefined();
  });

  it('have names', () => {
    expect([...PLAYERS, undefined].map((player) => playerName(player))).toEqual(['Left', 'Right', 'either player']);
    expect(playerName(undefined, 'nobody')).toBe('nobody');
  });
});
