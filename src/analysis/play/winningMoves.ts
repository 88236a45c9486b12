import { instanceOf, options, oneOf, takes, anything } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { PlayableGame, type PlayPosition } from './PlayableGame.js';
import type { NamedMove } from './PlayablePart.js';

/** A move, and whether it wins. */
export interface JudgedMove extends NamedMove<PlayPosition> {
  /** Does the player win after this move, whatever the opponent does? */
  readonly wins: boolean | 'undecided';
}

/** Who wins, and by which moves. */
export interface WinningMoves {
  /** Does the player win who is to move? */
  readonly wins: boolean | 'undecided';
  /** The moves that were looked at, in order. */
  readonly moves: readonly JudgedMove[];
}

const winningMovesTakes = /* @__PURE__ */ takes('winningMoves', () => ({
  game: instanceOf(() => PlayableGame, 'a PlayableGame'),
  position: anything,
  player: oneOf('L', 'R'),
  options,
}));

/**
 * The moves of a player, and which of them win with best play of both. A player without moves loses under normal play and
 * wins under misère play.
 * @param options `timeoutMs` is shared by the moves; what is not decided in its share is undecided
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
  winningMovesTakes(game, position, player, options);
  const moves = game.moves(position, player);
  return judged(game, moves, player, new Work('winningMoves', options), () => false);
}

/**
 * Judges moves one after the other.
 * @param isEnough whether the others are left out after a move
 */
export function judged(
  game: PlayableGame,
  moves: readonly NamedMove<PlayPosition>[],
  player: Player,
  work: Work,
  isEnough: (move: JudgedMove) => boolean,
): WinningMoves {
  const found: JudgedMove[] = [];
  for (const [i, move] of moves.entries()) {
    const timeoutMs = work.timeLeft / (moves.length - i);
    found.push({ ...move, wins: winsBy(game, move, player, work, timeoutMs) });
    if (isEnough(found.at(-1)!)) break;
  }
  if (moves.length === 0) return { wins: game.play === 'misere', moves: [] };
  const answers = found.map(({ wins }) => wins);
  return { wins: answers.includes(true) || (answers.includes('undecided') ? 'undecided' : false), moves: found };
}

function winsBy(
  game: PlayableGame,
  { position }: NamedMove<PlayPosition>,
  player: Player,
  work: Work,
  timeoutMs: number,
): boolean | 'undecided' {
  if (work.timeLeft === 0) return 'undecided';
  try {
    return !game.wins(position, opponent(player), work.part({ limit: work.limit, timeoutMs }));
  } catch (error) {
    if (error instanceof LimitError || error instanceof RangeError) return 'undecided';
    throw error;
  }
}
