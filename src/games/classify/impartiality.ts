import { requireGame } from '../graph/requireGame.js';
import { InvariantError } from '../../errors.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { literalForm } from '../literal/literalForm.js';
import { FormStore, formFollowers, type Form } from '../../values/index.js';
import { SPGame } from '../SPGame.js';
import { movesOf } from '../graph/movesOf.js';

/** Whether a game is impartial, or a position in which Left and Right have different options. */
export type Impartiality<Position> =
  | { readonly impartial: true }
  | { readonly impartial: false; readonly position: Position; readonly difference: string }
  | ({ readonly impartial: 'undecided' } & Undecided);

/**
 * Is a game impartial: do both players have the same options in every position, that is, options with the same game
 * trees, equally often? So a game with own pieces of each player can be impartial, as long as these are never of
 * different use.
 * @param options when they cut the search off, the answer is undecided; `limit` counts positions
 * @returns if not, a position, and how the options differ: one after few moves in which one player has more options, or
 * else one after fewest moves
 * @throws InputError `not-loopfree` if a play can go on for ever
 * @source Huntemann 2018, Def. 1.2
 */
export function impartiality(game: SPGame, options?: RunOptions): Impartiality<readonly number[]>;
export function impartiality<Position>(game: GameByMoves<Position>, options?: RunOptions): Impartiality<Position>;
export function impartiality<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): Impartiality<Position | readonly number[]> {
  requireGame('impartiality', game);
  if (game instanceof SPGame && game.players === 'impartial') return { impartial: true };
  return Work.decide(
    'impartiality',
    options,
    (work): Impartiality<Position | readonly number[]> => {
      const run = (): RunOptions => work.part({ limit: work.limit });
      return game instanceof SPGame
        ? search(movesOf(game), (position, store) => literalForm(game.after(position), store, run()), work)
        : search(game, (position, store) => literalForm({ ...game, start: position }, store, run()), work);
    },
    (explored): Impartiality<Position> => ({ impartial: 'undecided', explored }),
  );
}

function search<Position>(
  game: GameByMoves<Position>,
  formOf: (position: Position, store: FormStore) => Form,
  work: Work,
): Impartiality<Position> {
  const uneven = findUneven(game, work);
  if (uneven !== undefined) return uneven;
  const store = new FormStore('tree');
  if (hasSameOptions(formOf(game.start, store))) return { impartial: true };
  // There is a position with different options.
  for (const position of positionsOf(game, work)) {
    if (!hasSameMoves(formOf(position, store)))
      return { impartial: false, position, difference: 'as many options, but different ones' };
  }
  throw new InvariantError('unknown-position', 'impartiality: no position has the different options of its form.');
}

/** How many positions are looked at for numbers of options before forms are compared. */
const LOOKED_AT = 1000;

/** A position in which one player has more options, among the first ones. */
function findUneven<Position>(game: GameByMoves<Position>, work: Work): Impartiality<Position> | undefined {
  let count = 0;
  for (const position of positionsOf(game, work)) {
    if (++count > LOOKED_AT) return undefined;
    const [left, right] = [new Set<string>(), new Set<string>()];
    for (const { player, position: next, move } of game.options(position)) {
      if (player !== 'R') left.add(move ?? game.key(next));
      if (player !== 'L') right.add(move ?? game.key(next));
    }
    if (left.size !== right.size)
      return { impartial: false, position, difference: `${left.size} and ${right.size} options` };
  }
  return undefined;
}

/** The positions that can be reached, breadth first. */
function* positionsOf<Position>(game: GameByMoves<Position>, work: Work): Generator<Position> {
  const positions = new Map([[game.key(game.start), game.start]]);
  for (const position of positions.values()) {
    work.step();
    yield position;
    for (const { position: next } of game.options(position)) {
      const key = game.key(next);
      if (!positions.has(key)) positions.set(key, next);
    }
  }
}

/** Options come sorted. */
function hasSameMoves(form: Form): boolean {
  const [left, right] = [form.options('L'), form.options('R')];
  return left.length === right.length && left.every((option, i) => option === right[i]);
}

/** Whether both players have the same options in a form and in all that comes after it. */
function hasSameOptions(form: Form): boolean {
  return formFollowers(form).every(hasSameMoves);
}
