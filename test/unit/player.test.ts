import { describe, expect, it } from 'vitest';
import { PLAYERS, compareOwners, opponent, playerName } from '../../src/player.js';

describe('players', () => {
  it('are two, each the opponent of the other', () => {
    expect(PLAYERS.map((player) => opponent(player))).toEqual(['R', 'L']);
    expect(PLAYERS.map((player) => opponent(opponent(player)))).toEqual(PLAYERS);
  });

  it('leave what belongs to neither to neither', () => {
    expect(opponent(undefined)).toBeUndefined();
  });

  it('own in the order Left, Right, neither', () => {
    const owners = [undefined, 'R', 'L', 'R', undefined] as const;
    expect([...owners].sort(compareOwners)).toEqual(['L', 'R', 'R', undefined, undefined]);
    expect(
      [...owners]
        .map((owner) => ({ owner }))
        .sort((a, b) => compareOwners(a.owner, b.owner))
        .map(({ owner }) => owner),
    ).toEqual(['L', 'R', 'R', undefined, undefined]);
  });

  it('have names', () => {
    expect([...PLAYERS, undefined].map((player) => playerName(player))).toEqual(['Left', 'Right', 'either player']);
    expect(playerName(undefined, 'nobody')).toBe('nobody');
  });
});
