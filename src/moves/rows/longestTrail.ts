import type { RollerPosition } from './RollerPosition.js';

/**
 * How often a roller can go over bumps, one at a time, if each of them lets it pass as often as it is high: the longest
 * trail from its place in a path in which bumps are parallel edges. On the way to its end a trail uses odd numbers of
 * edges, elsewhere even ones.
 * @complexity linear
 */
export function longestTrail({ west, east }: RollerPosition): number {
  const [ahead, behind] = [east, west.toReversed()];
  return Math.max(trailTo(ahead, backAndForth(behind)), trailTo(behind, backAndForth(ahead)));
}

/** The longest trail that ends on one side. @param bumps of that side, from the roller outwards */
function trailTo(bumps: readonly number[], elsewhere: number): number {
  // From each place outwards, and back.
  const beyond = [...bumps.keys(), bumps.length].map(() => 0);
  for (let i = bumps.length - 1; i >= 0; i--) beyond[i] = bumps[i]! < 2 ? 0 : even(bumps[i]!) + beyond[i + 1]!;
  let [most, passed] = [beyond[0]!, 0];
  for (const [i, bump] of bumps.entries()) {
    if (bump === 0) break;
    passed += bump - (1 - (bump % 2));
    most = Math.max(most, passed + beyond[i + 1]!);
  }
  return most + elsewhere;
}

/** How much of a side can be passed by a trail that comes back. */
function backAndForth(bumps: readonly number[]): number {
  const end = bumps.findIndex((bump) => bump < 2);
  return bumps.slice(0, end === -1 ? bumps.length : end).reduce((sum, bump) => sum + even(bump), 0);
}

function even(bump: number): number {
  return bump - (bump % 2);
}
