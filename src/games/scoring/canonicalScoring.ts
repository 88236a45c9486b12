import { opponent, PLAYERS, type Player } from '../../player.js';
import { Dyadic } from '../../values/index.js';
import { guaranteedFlaw } from './guaranteedFlaw.js';
import type { ScoringGame, ScoringSide } from './ScoringGame.js';
import type { ScoringTable } from './ScoringTable.js';

/** The canonical form of a guaranteed game of a table, its options first. */
export function canonicalScoring(table: ScoringTable, given: ScoringGame): ScoringGame {
  const done = new Map<ScoringGame, ScoringGame>();
  const canonical = (game: ScoringGame): ScoringGame => {
    const known = done.get(game);
    if (known !== undefined) return known;
    const side = (own: ScoringSide): ScoringSide => (own instanceof Dyadic ? own : own.map(canonical));
    let form = table.made(side(game.left), side(game.right));
    for (;;) {
      const before = form;
      for (const player of PLAYERS) form = simplerFor(player, form, table);
      if (form === before) break;
    }
    done.set(game, form);
    return form;
  };
  return canonical(given);
}

/** One step on the side of a player; the game itself if there is none. */
function simplerFor(player: Player, game: ScoringGame, table: ScoringTable): ScoringGame {
  const options = [...new Set(game.options(player))];
  const replies = player === 'L' ? game.right : game.left;
  const withOptions = (side: ScoringSide): ScoringGame => table.madeFor(player, side, replies);
  const without = (option: ScoringGame): ScoringGame[] => options.filter((each) => each !== option);
  for (const option of options) {
    table.work.step();
    if (without(option).some((other) => table.isAsGood(player, other, option))) return withOptions(without(option));
    const reply = option.options(opponent(player)).find((each) => table.isAsGood(player, game, each));
    if (reply === undefined) continue;
    const through = reply.options(player);
    if (through.length > 0) return withOptions([...without(option), ...through]);
    const score = reply.atom(player)!;
    const stuck = withOptions(score);
    if (options.length === 1 && guaranteedFlaw(stuck) === undefined) return stuck;
    const waiting = waitingFor(player, score, game, table);
    if (waiting !== option) return withOptions([...without(option), waiting]);
  }
  return game;
}

/**
 * What stands for an option by which the player only comes to be stuck, with a score: the score, after one waiting move
 * of the opponent more than the least number with which it is no better than the game.
 */
function waitingFor(player: Player, score: Dyadic, game: ScoringGame, table: ScoringTable): ScoringGame {
  let waiting = table.made(score, score);
  for (;;) {
    const isEnough = table.isAsGood(player, game, waiting);
    waiting = table.madeFor(player, score, [waiting]);
    if (isEnough) return waiting;
  }
}
