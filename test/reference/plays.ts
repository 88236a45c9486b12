/** Who wins, by trying every move to the end; positions of small games are sets of pieces, given by bits. */
import { opponent, type Player } from '../../src/player.js';
import { elements, type Piece } from './games.js';

/** A game by its pieces, and which sets of them are legal. */
export interface PieceGame {
  readonly pieces: readonly Piece[];
  readonly legal: readonly boolean[];
  readonly misere: boolean;
}

/** The pieces that a player may place. */
export function naiveMoves({ pieces, legal }: PieceGame, set: number, player: Player): number[] {
  return elements(~set & ((1 << pieces.length) - 1)).filter(
    (v) => (pieces[v]!.side ?? player) === player && legal[set | (1 << v)]!,
  );
}

/** Does the player to move win? */
export function naiveWins(
  game: PieceGame,
  set: number,
  player: Player,
  known: Map<string, boolean> = new Map(),
): boolean {
  const key = `${player}${set}`;
  let wins = known.get(key);
  if (wins === undefined) {
    const moves = naiveMoves(game, set, player);
    wins =
      (moves.length === 0 && game.misere) ||
      moves.some((v) => !naiveWins(game, set | (1 << v), opponent(player), known));
    known.set(key, wins);
  }
  return wins;
}
