import { inNaturalOrder } from '../complex/internal.js';
import type { PositionalGame } from './PositionalGame.js';

/** A position in the notation of sources, as it is written behind the `@`. */
export function printPosition({ labels, sets, left, right }: PositionalGame): string {
  const lists = sets.toLists().map((set) => set.map((point) => labels[point]!));
  // Points are listed only where the sets do not tell them.
  const told = inNaturalOrder(lists.flat());
  const isTold = told.length === labels.length && told.every((label, i) => label === labels[i]);
  const points = isTold ? '' : `points:${labels.join(' ')}; `;
  const written = lists.map((set) => (set.length === 0 ? '{}' : set.join(' '))).join(', ');
  const claims = [...left.map((point) => `x${labels[point]!}`), ...right.map((point) => `y${labels[point]!}`)];
  return `${points}sets:${written}${claims.length > 0 ? `/${claims.join(' ')}` : ''}`;
}

/** A positional game in the notation of sources. */
export function printPositionalGame(game: PositionalGame): string {
  return `positional(${game.rule})@${printPosition(game)}`;
}
