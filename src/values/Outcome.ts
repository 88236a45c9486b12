import type { Player } from '../player.js';

/**
 * Who wins under optimal play: the next player, the previous player, Left, or Right.
 * @source Huntemann 2018, Def. 1.14
 */
export type Outcome = 'N' | 'P' | Player;
