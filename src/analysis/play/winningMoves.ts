import { opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { PlayableGame } from './PlayableGame.js';
import type { PlayPosition } from './PlayableGame.js';
import type { NamedMove } from './movesOfPlayer.js';

/** A move, and whether it wins. */
export interface JudgedMove extends NamedMove<PlayPosition> {
  /** Does the player win after this move, whatever the opponent does? */
  readonly wins: boolean | 'undecided';
  /** In a strong positional game, of a move that does not win: does it draw? */
  readonly draws?: boolean;
}

/** Who wins, and by which moves. */
export interface WinningMoves {
  /** Does the player to move win? */
  readonly wins: boolean | 'undecided';
  /** The moves that were looked at, in order. */
  readonly moves: readonly JudgedMove[];
}

/**
 * The moves of a player, and which of them win with best play of both. A player without moves loses under normal play
 * and wins under misère play.
 * @param options half of `timeoutMs` is for the position as a whole, the rest is shared by the moves; what is not
 * decided in its share is undecided
 * @throws InputError, LimitError as `PlayableGame.moves`
 * @complexity as `winner` for each move
 * @source Huntemann 2018, Def. 1.14
 * @example
 * const game = new PlayableGame(compile(nodeKayles, path(3)));
 * winningMoves(game, game.start, 'L').moves.filter(({ wins }) => wins).map(({ name }) => name) // ['2']
 */
export function winningMoves(
  game: PlayableGame,
  position: PlayPosition,
  player: Player,
  options: RunOptions = {},
): WinningMoves {
  const work = new Work('winningMoves', options);
  return judged(game, position, game.moves(position, player), player, work, () => false);
}

/**
 * Judges the moves of a player: first the position as a whole, which settles them all if it is lost, then one after the
 * other.
 * @param moves all of them, in any order
 * @param isEnough whether the others are left out after a move
 */
export function judged(
  game: PlayableGame,
  position: PlayPosition,
  moves: readonly NamedMove<PlayPosition>[],
  player: Player,
  work: Work,
  isEnough: (move: JudgedMove) => boolean,
): WinningMoves {
  if (moves.length === 0)
    return { wins: game.isStrong ? game.result(position) === player : game.play === 'misere', moves: [] };
  if (game.isStrong) return judgedStrong(game, moves, player, work, isEnough);
  const whole = winsFrom(game, position, player, work, work.timeLeft / 2);
  if (whole === false) return { wins: false, moves: moves.map((move) => ({ ...move, wins: false })) };
  const found: JudgedMove[] = [];
  for (const [i, move] of moves.entries()) {
    const loses = winsFrom(game, move.position, opponent(player), work, work.timeLeft / (moves.length - i));
    found.push({ ...move, wins: loses === 'undecided' ? loses : !loses });
    if (isEnough(found.at(-1)!)) break;
  }
  const answers = found.map(({ wins }) => wins);
  const wins = whole === true || answers.includes(true) || (answers.includes('undecided') ? 'undecided' : false);
  return { wins, moves: found };
}

/** Judges the moves of a strong positional game, which may draw. */
function judgedStrong(
  game: PlayableGame,
  moves: readonly NamedMove<PlayPosition>[],
  player: Player,
  work: Work,
  isEnough: (move: JudgedMove) => boolean,
): WinningMoves {
  const found: JudgedMove[] = [];
  for (const [i, move] of moves.entries()) {
    const timeoutMs = work.timeLeft / (moves.length - i);
    const bounds = work.part({ limit: work.limit, timeoutMs });
    const answer =
      work.timeLeft === 0
        ? 'undecided'
        : work.unlessCutOff(
            () => game.forces(move.position, opponent(player), bounds),
            () => 'undecided' as const,
          );
    found.push({
      ...move,
      wins: answer === 'undecided' ? answer : answer === 'loss',
      ...(answer !== 'undecided' && answer !== 'loss' && { draws: answer === 'draw' }),
    });
    if (isEnough(found.at(-1)!)) break;
  }
  const answers = found.map(({ wins }) => wins);
  return { wins: answers.includes(true) || (answers.includes('undecided') ? 'undecided' : false), moves: found };
}

/** Does the player who moves first win? Undecided when the time is up. */
function winsFrom(
  game: PlayableGame,
  position: PlayPosition,
  first: Player,
  work: Work,
  timeoutMs: number,
): boolean | 'undecided' {
  return work.inTime((run) => game.wins(position, first, run), { limit: work.limit, timeoutMs }) ?? 'undecided';
}
