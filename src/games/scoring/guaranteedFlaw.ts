import { PLAYERS, type Player } from '../../player.js';
import type { Dyadic } from '../../values/index.js';
import { scoringFollowers, type ScoringGame } from './ScoringGame.js';
import { isAsGoodScore } from './ScoringTable.js';

/** A position in which it is not bad for a player to be stuck. */
export interface GuaranteedFlaw {
  readonly position: ScoringGame;
  readonly player: Player;
  /** The score if the player is to move there. */
  readonly score: Dyadic;
  /** A worse one with which the game can end later. */
  readonly later: Dyadic;
}

/** A position for which the game is not guaranteed; undefined if it is. */
export function guaranteedFlaw(game: ScoringGame): GuaranteedFlaw | undefined {
  // The worst score for each player with which the game can end.
  const worst = { L: new Map<ScoringGame, Dyadic>(), R: new Map<ScoringGame, Dyadic>() };
  for (const position of scoringFollowers(game))
    for (const player of PLAYERS) {
      const scores = PLAYERS.flatMap((mover) => {
        const atom = position.atom(mover);
        return atom === undefined ? position.options(mover).map((option) => worst[player].get(option)!) : [atom];
      });
      const later = scores.reduce((a, b) => (isAsGoodScore(player, a, b) ? b : a));
      const score = position.atom(player);
      if (score !== undefined && !isAsGoodScore(player, later, score)) return { position, player, score, later };
      worst[player].set(position, later);
    }
  return undefined;
}
