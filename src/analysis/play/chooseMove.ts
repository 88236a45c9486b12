import { InputError } from '../../errors.js';
import { opponent, playerName } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { Play } from './Play.js';
import type { PlayPosition } from './PlayableGame.js';
import type { NamedMove } from './movesOfPlayer.js';
import { judged, type JudgedMove } from './winningMoves.js';

/** A part of the time in which moves are put in order. */
const FOR_ORDER = 1 / 4;

/**
 * A move for the player to move: one that wins, if the time suffices to find one; in a strong positional game else one
 * that draws; else one of which that is not decided, and among these or the losing ones the one that leaves the player
 * more moves than the opponent. Under misère play fewer.
 * @param options without `timeoutMs` a player who can win does so
 * @throws InputError `not-a-legal-move` if there is none; LimitError as `PlayableGame.moves`
 * @complexity as `winner` for each move
 * @example chooseMove(Play.start(new PlayableGame(compile(nodeKayles, path(3))))).name // '2'
 */
export function chooseMove(play: Play, options: RunOptions = {}): JudgedMove {
  const { game, position, toMove } = play;
  const work = new Work('chooseMove', options);
  if (play.moves.length === 0)
    throw new InputError(
      'not-a-legal-move',
      `chooseMove: ${playerName(toMove)} has no move; expected a play that goes on.`,
    );
  const { moves } = judged(game, position, inOrder(play, work), toMove, work, ({ wins }) => wins === true);
  const best =
    moves.find(({ wins }) => wins === true) ??
    moves.find(({ draws }) => draws === true) ??
    moves.find(({ wins }) => wins === 'undecided');
  return best ?? moves[0]!;
}

/** The moves, those first that look best; if the time does not suffice to look at all, those that were looked at. */
function inOrder(play: Play, work: Work): readonly NamedMove<PlayPosition>[] {
  const { game, moves, toMove } = play;
  const scores = new Array<number>(moves.length).fill(-Infinity);
  work.inTime((run) => {
    const look = new Work('chooseMove', { ...run, timeoutMs: work.timeLeft * FOR_ORDER });
    for (const i of spread(moves.length)) {
      look.tick(0);
      const { position } = moves[i]!;
      const lead = game.moves(position, toMove).length - game.moves(position, opponent(toMove)).length;
      scores[i] = game.play === 'misere' ? -lead : lead;
    }
  });
  return [...moves.keys()].sort((a, b) => compare(scores[b]!, scores[a]!) || a - b).map((i) => moves[i]!);
}

/** Compares two numbers, infinite ones too. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The numbers below n, the first ones far from each other: steps by the golden ratio. */
function spread(n: number): number[] {
  const place = (i: number): number => (i * 0.618_033_988_75) % 1;
  return [...new Array(n).keys()].sort((a, b) => place(a) - place(b));
}
