/** A player: Left, whose advantage is positive, or Right. */
export type Player = 'L' | 'R';

/** Who wins under optimal play: the next player, the previous player, Left, or Right. @source Huntemann 2018, Def. 1.14 */
export type Outcome = 'N' | 'P' | 'L' | 'R';

/** The other player. */
export function opponent(player: Player): Player {
  return player === 'L' ? 'R' : 'L';
}
