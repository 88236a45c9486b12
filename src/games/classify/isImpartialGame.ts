import { InvariantError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { literalForm } from '../literal/literalForm.js';
import { LiteralForms } from '../literal/LiteralForms.js';
import { SPGame } from '../SPGame.js';
import { placementGameOf } from './PlacementGame.js';

/** Whether a game is impartial, or a position in which Left and Right have different options. */
export type Impartial<Position> =
  | { readonly impartial: true }
  | { readonly impartial: false; readonly position: Position; readonly difference: string };

/**
 * Whether in every position both players have the same options, that is options with the same game trees, each as often.
 * So a game with own pieces of each player can be impartial, as long as these are never of different use.
 * @returns otherwise a position, and how the options differ: one after few moves in which one player has more options, or
 * else one after fewest moves
 * @throws LimitError; `limit` counts positions
 * @throws InputError `loopy-game` if a play can go on for ever
 * @source Huntemann 2018, Def. 1.2
 */
export function isImpartialGame(game: SPGame, options?: RunOptions): Impartial<readonly number[]>;
export function isImpartialGame<Position>(game: GameByMoves<Position>, options?: RunOptions): Impartial<Position>;
export function isImpartialGame<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): Impartial<Position | readonly number[]> {
  if (!(game instanceof SPGame))
    return search(game, (position, store) => literalForm({ ...game, start: position }, store, options), options);
  if (game.players === 'impartial') return { impartial: true };
  return search(placementGameOf(game), (position, store) => literalForm(game.after(position), store, options), options);
}

function search<Position>(
  game: GameByMoves<Position>,
  formOf: (position: Position, store: LiteralForms) => number,
  options: RunOptions,
): Impartial<Position> {
  const work = new Work('isImpartialGame', options);
  const uneven = findUneven(game, work);
  if (uneven !== undefined) return uneven;
  const store = new LiteralForms();
  if (hasSameOptions(formOf(game.start, store), store)) return { impartial: true };
  // There is a position with different options.
  for (const position of positionsOf(game, work)) {
    const form = formOf(position, store);
    if (!isSame(store.options(form, 'L'), store.options(form, 'R')))
      return { impartial: false, position, difference: 'as many options, but different ones' };
  }
  throw new InvariantError('no-position', 'isImpartialGame: no position has the different options of its form.');
}

/** How many positions are looked at for numbers of options before forms are compared. */
const LOOKED_AT = 1000;

/** A position in which one player has more options, among the first ones. */
function findUneven<Position>(game: GameByMoves<Position>, work: Work): Impartial<Position> | undefined {
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
    work.tick(positions.size);
    yield position;
    for (const { position: next } of game.options(position)) {
      const key = game.key(next);
      if (!positions.has(key)) positions.set(key, next);
    }
  }
}

type Options = ReturnType<LiteralForms['options']>;

/** Options come sorted. */
function isSame(left: Options, right: Options): boolean {
  return left.length === right.length && left.every(({ form }, i) => form === right[i]!.form);
}

/** Whether both players have the same options in a form and in all that comes after it. */
function hasSameOptions(form: number, store: LiteralForms): boolean {
  const seen = new Set([form]);
  for (const each of seen) {
    const [left, right] = [store.options(each, 'L'), store.options(each, 'R')];
    if (!isSame(left, right)) return false;
    for (const option of left) seen.add(option.form);
  }
  return true;
}
