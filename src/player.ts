/** A player: Left, whose advantage is positive, or Right; also the owner of a vertex or a piece. */
export type Player = 'L' | 'R';

/** Both players, Left first. */
export const PLAYERS: readonly [Player, Player] = ['L', 'R'];

/** The other player; for what belongs to no player, no player. */
export function opponent(player: Player): Player;
export function opponent(player: Player | undefined): Player | undefined;
export function opponent(player: Player | undefined): Player | undefined {
  return player === undefined ? undefined : player === 'L' ? 'R' : 'L';
}

/**
 * What becomes of the players where two things are compared: what is Left's corresponds to what is Left's (`keep`), to
 * what is Right's (`swap`: the negative of a game), or to anything (`ignore`).
 */
export type SidesRule = 'keep' | 'swap' | 'ignore';

/** The rules that make sense for one thing. */
export type OwnSidesRule = Exclude<SidesRule, 'swap'>;

/** Orders what players own: Left's comes first, then Right's, then what belongs to neither. */
export function compareOwners(a: Player | undefined, b: Player | undefined): number {
  const rank = (player: Player | undefined): number => (player === 'L' ? 0 : player === 'R' ? 1 : 2);
  return rank(a) - rank(b);
}

/** `Left`, `Right`, or what is said where both may play. */
export function playerName(player: Player | undefined, either = 'either player'): string {
  return player === 'L' ? 'Left' : player === 'R' ? 'Right' : either;
}
