import { opponent, PLAYERS, type Player } from '../player.js';
import type { Work } from '../run.js';
import type { PartOrder } from './PartOrder.js';

/** Options of each position by number. */
export type Lists = Readonly<Record<Player, number[][]>>;

/**
 * Takes dominated options of the first positions away and bypasses reversible ones, until there are none. All positions
 * keep their values, the game remains a stopper, and a reversible option is replaced by positions that are later in
 * every play in turn: so there is an end.
 */
export function simplifyPart(arcs: Lists, size: number, order: PartOrder, work: Work): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let g = size - 1; g >= 0; g--)
      for (const player of PLAYERS) while (improve(arcs, g, player, order, work)) changed = true;
  }
}

function improve(arcs: Lists, g: number, player: Player, order: PartOrder, work: Work): boolean {
  work.step();
  /** Is g as good for the player as h? */
  const isAsGood = (g: number, h: number): boolean => (player === 'L' ? order.isAtLeast(g, h) : order.isAtLeast(h, g));
  const list = arcs[player][g]!;
  // Dominated options first: a reversible one is replaced by many.
  const dominated = list.findIndex((option, i) => list.some((other, j) => i !== j && isAsGood(other, option)));
  if (dominated !== -1) {
    list.splice(dominated, 1);
    return true;
  }
  for (const [i, option] of list.entries()) {
    const reply = arcs[opponent(player)][option]!.find((reply) => isAsGood(g, reply));
    if (reply === undefined) continue;
    arcs[player][g] = [...new Set([...list.slice(0, i), ...list.slice(i + 1), ...arcs[player][reply]!])];
    return true;
  }
  return false;
}
