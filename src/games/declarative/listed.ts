import { playerName, type Player } from '../../player.js';

/** `a, b or c` */
export function listed(items: readonly (string | number)[], word: 'and' | 'or'): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)!}`;
}

/** Whose pieces, after what they are: ` of Left`, or nothing. */
export function ofOwner(side: Player | undefined): string {
  return side === undefined ? '' : ` of ${playerName(side)}`;
}
