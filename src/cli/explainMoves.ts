import { VERSION } from '../formats/index.js';
import type { MoveGame } from '../moves/index.js';
import { PLAYERS, type Player } from '../player.js';
import type { Answer } from './SourceCommand.js';

/** Where moves lead, and which are left there; or the first that cannot be made. */
interface Played {
  readonly words: readonly string[];
  /** The game after the moves that can be made. */
  readonly game: MoveGame;
  /** The first that cannot be made. */
  readonly wrong: string | undefined;
}

/** What `explain` says of a position of a game by its moves, that moves by name lead to. */
export function explainMoves(start: MoveGame, position: string): Answer {
  const played = playedFrom(start, /^\s*\{\s*\}\s*$/.test(position) ? '' : position);
  return { json: () => document(played), text: () => describe(played) };
}

function playedFrom(start: MoveGame, position: string): Played {
  const words = position.split(/\s+/).filter((word) => word !== '');
  let game = start;
  for (const word of words) {
    if (!namesIn(game).includes(word)) return { words, game, wrong: word };
    game = game.after(word);
  }
  return { words, game, wrong: undefined };
}

/** The names of the moves, those of one player or all. */
function namesIn(game: MoveGame, player?: Player): string[] {
  const own = [...game.options(game.start)].filter(
    (move) => player === undefined || (move.player ?? player) === player,
  );
  return [...new Set(own.map(({ move }) => move!))];
}

function document({ words, game, wrong }: Played): object {
  const common = { spgames: VERSION, type: 'explanation', position: words, legal: wrong === undefined };
  if (wrong !== undefined) return { ...common, minimalIllegal: [wrong], because: noMove(wrong, game) };
  const moves = namesIn(game);
  const [left, right] = PLAYERS.map((player) => namesIn(game, player));
  return { ...common, maximal: moves.length === 0, moves, left, right };
}

function noMove(wrong: string, game: MoveGame): string {
  return `${wrong} is not a move in ${game.toString()}`;
}

function describe({ words, game, wrong }: Played): string {
  const position = words.length === 0 ? 'the start' : words.join(' ');
  if (wrong !== undefined) return `${position} is illegal: ${noMove(wrong, game)}`;
  const named = (moves: readonly string[]): string => moves.join(' ') || 'none';
  if (namesIn(game).length === 0) return `${position} is legal; no move is left in ${game.toString()}`;
  const lines = game.impartial
    ? [`moves  ${named(namesIn(game))}`]
    : [`moves of Left   ${named(namesIn(game, 'L'))}`, `moves of Right  ${named(namesIn(game, 'R'))}`];
  return [`${position} is legal and leads to ${game.toString()}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
