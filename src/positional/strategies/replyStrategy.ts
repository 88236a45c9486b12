import { LimitError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { PositionalGame } from '../PositionalGame.js';
import { resultFor } from '../positionalWinner.js';
import { PositionSearch } from '../search/PositionSearch.js';
import type { PositionalAnswer, ReplyStrategy } from './PositionalStrategy.js';

/** A strategy with which a player wins, or at least draws; or that there is none. */
export type FoundStrategy = { readonly found: true; readonly strategy: ReplyStrategy } | { readonly found: false };

/** The most positions in a table. */
const MOST = 2 ** 20;

/**
 * A strategy of a player as a table: a reply for each position that play by it can lead to. It reaches the best that
 * the player can, a win or a draw; a player who loses against best play has none.
 * @param player whose strategy it is
 * @param first who is to move
 * @param options `limit` counts positions, of the search and of the table
 * @throws LimitError as `positionalWinner`, and above 2^20 replies
 * @complexity as `positionalWinner` for each position of the table, with one memory
 * @example replyStrategy(ticTacToe(3, 2, { rule: 'maker' }), 'L', 'L').found // true
 */
export function replyStrategy(
  game: PositionalGame,
  player: Player,
  first: Player,
  options: RunOptions = {},
): FoundStrategy {
  const work = new Work('replyStrategy', options);
  const search = new PositionSearch();
  const resultOf = (at: PositionalGame, toMove: Player) =>
    resultFor(player, search.winner('replyStrategy', at, toMove, work));
  const achieves = resultOf(game, first);
  if (achieves === 'loss') return { found: false };
  const replies = new Map<string, PositionalAnswer>();
  const walked = new Set<string>();
  const isKept = (at: PositionalGame, toMove: Player): boolean => {
    const result = resultOf(at, toMove);
    return result === 'win' || result === achieves;
  };
  const todo: (readonly [PositionalGame, Player])[] = [[game, first]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [at, toMove] = next;
    const key = `${at.left.join()}/${at.right.join()}`;
    if (at.result !== undefined || walked.has(key)) continue;
    walked.add(key);
    work.step();
    if (toMove !== player) {
      for (const point of at.free) todo.push([at.after(toMove, point), player]);
      continue;
    }
    if (replies.size === MOST) throw new LimitError('too-many-positions', `replyStrategy: more than ${MOST} replies.`);
    const ways = at.free.map((point) => ({ point, after: at.after(player, point) }));
    const isOver = ({ after }: (typeof ways)[number]): boolean => after.result !== undefined;
    const reply =
      ways.find((way) => isOver(way) && isKept(way.after, opponent(player))) ??
      ways.find(({ after }) => isKept(after, opponent(player)))!;
    replies.set(key, [at.left, at.right, reply.point]);
    todo.push([reply.after, opponent(player)]);
  }
  return { found: true, strategy: { by: 'replies', game, player, first, achieves, replies: [...replies.values()] } };
}
