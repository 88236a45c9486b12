import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { Dyadic, ValueOrder } from '../../values/index.js';
import { canonicalScoring } from './canonicalScoring.js';
import { guaranteedFlaw, type GuaranteedFlaw } from './guaranteedFlaw.js';
import { ScoringGame } from './ScoringGame.js';
import { ScoringTable } from './ScoringTable.js';

/** Whose passes are allowed, and bounds. */
export interface ScoreOptions extends RunOptions {
  /**
   * A player who may pass as often as wanted. The Left-score with passes of Right is the least of G less n waiting
   * moves of Left, over all n; the Right-score with passes of Left is the greatest of G and n of them.
   */
  readonly passes?: Player;
}

/**
 * The Left-score: that of optimal play when Left begins. A player who is to move and cannot ends the game.
 * @throws InputError `not-guaranteed`, where passes are allowed
 * @throws LimitError; `limit` counts positions with the player whose turn it is
 * @source Huntemann 2018, Sec. 8.2.2
 * @example leftScore(parseScoringGame('<<5|1>|^7>'), { passes: 'R' }).toString() // '1'
 */
export function leftScore(game: ScoringGame, given: ScoreOptions = {}): Dyadic {
  return scoreFrom('leftScore', game, 'L', given);
}

/** The Right-score: that of optimal play when Right begins; else as `leftScore`. @source Huntemann 2018, Sec. 8.2.2 */
export function rightScore(game: ScoringGame, given: ScoreOptions = {}): Dyadic {
  return scoreFrom('rightScore', game, 'R', given);
}

function scoreFrom(task: string, game: ScoringGame, starts: Player, { passes, ...run }: ScoreOptions): Dyadic {
  const table = new ScoringTable(new Work(task, run));
  if (passes !== undefined) requireGuaranteed(task, [game]);
  return table.score(table.own(game), starts, passes);
}

/** Whether a scoring game is guaranteed, and if not, where. */
export type Guarantee = { readonly guaranteed: true } | ({ readonly guaranteed: false } & GuaranteedFlaw);

/**
 * Is a scoring game guaranteed? Then it is never good for a player to be stuck: in every position the score of a side
 * without options is at least as bad for its player as every score with which the game can end from there.
 * @source Huntemann 2018, Sec. 8.2.2
 *   Defined in Larsson, Nowakowski, Neto and Santos 2016.
 * @example guarantee(parseScoringGame('<^3|2>')).guaranteed // false
 */
export function guarantee(game: ScoringGame): Guarantee {
  const flaw = guaranteedFlaw(game);
  return flaw === undefined ? { guaranteed: true } : { guaranteed: false, ...flaw };
}

function requireGuaranteed(task: string, games: readonly ScoringGame[]): void {
  for (const game of games) {
    const flaw = guaranteedFlaw(game);
    if (flaw === undefined) continue;
    const { position, player, score, later } = flaw;
    throw new InputError(
      'not-guaranteed',
      `${task}: in ${String(position)} the score of ${player}, who cannot move, is ${score.toString()}, but the game can end with ${later.toString()}; expected a guaranteed scoring game.`,
      { hint: 'A player who cannot move must not be better off than later.', details: { player } },
    );
  }
}

/**
 * The disjunctive sum, as it stands: scores are added, and a player who is stuck in all summands ends it.
 * @throws LimitError; `limit` counts the positions made; `too-deep` above 500 moves in a row
 * @source Huntemann 2018, Sec. 8.2.2
 * @example String(scoringSum([parseScoringGame('<2|^5>'), parseScoringGame('1')])) // '<3|^6>'
 */
export function scoringSum(games: readonly ScoringGame[], given: RunOptions = {}): ScoringGame {
  const table = new ScoringTable(new Work('scoringSum', given));
  return games.reduce((sum, game) => table.sum(sum, table.own(game)), table.own(ScoringGame.number(0)));
}

/**
 * The conjugate: players and signs exchanged. A game that has an inverse has this one.
 * @source Huntemann 2018, Sec. 8.2.2
 * @example String(scoringNegative(parseScoringGame('<2|^5>'))) // '<^-5|-2>'
 */
export function scoringNegative(game: ScoringGame): ScoringGame {
  const table = new ScoringTable(new Work('scoringNegative'));
  return table.negative(table.own(game));
}

/**
 * How two guaranteed games compare: one is at least another if with every guaranteed game added both of its scores are.
 * Decided by the scores with passes, and answers to all moves.
 * @throws InputError `not-guaranteed`
 * @throws LimitError; `limit` counts pairs of positions
 * @source Huntemann 2018, Sec. 8.2.2
 *   By the theorem of Larsson, Nowakowski, Neto and Santos 2016.
 * @example compareScoringGames(parseScoringGame('<0|^0>'), parseScoringGame('0')) // '>'
 */
export function compareScoringGames(a: ScoringGame, b: ScoringGame, given: RunOptions = {}): ValueOrder {
  requireGuaranteed('compareScoringGames', [a, b]);
  const table = new ScoringTable(new Work('compareScoringGames', given));
  const [G, H] = [table.own(a), table.own(b)];
  const [isAtLeast, isAtMost] = [table.isAsGood('L', G, H), table.isAsGood('R', G, H)];
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}

/**
 * The canonical form of a guaranteed game: the same for equal games. Dominated options are left out, reversible ones
 * bypassed; an option that is reversible through a position in which the player is stuck, with a score, is replaced by
 * that score, if it is the only one, or by the score and waiting moves of the opponent.
 * @throws InputError `not-guaranteed`
 * @throws LimitError; `limit` counts comparisons
 * @source Huntemann 2018, Sec. 8.2.2
 *   By the reductions of Larsson, Nowakowski, Neto and Santos 2016.
 * @example String(scoringCanonicalForm(parseScoringGame('<1,2,<<4|1>|0>|5>'))) // '<2|5>'
 */
export function scoringCanonicalForm(game: ScoringGame, given: RunOptions = {}): ScoringGame {
  requireGuaranteed('scoringCanonicalForm', [game]);
  const table = new ScoringTable(new Work('scoringCanonicalForm', given));
  return canonicalScoring(table, table.own(game));
}
