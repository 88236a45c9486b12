import { InvariantError } from '../../errors.js';
import { Ticker, type RunOptions } from '../../run.js';
import { movesOf, type GameByMoves } from '../graph/GameByMoves.js';
import { literalForm } from '../literal/literalForm.js';
import { LiteralForms } from '../literal/LiteralForms.js';
import { SPGame } from '../SPGame.js';

/** Whether a game is impartial, or a position in which Left and Right have different options. */
export type Impartial<Position> =
  | { readonly impartial: true }
  | { readonly impartial: false; readonly position: Position; readonly difference: string };

/**
 * Whether in every position both players have the same options, that is options with the same game trees, each as often.
 * So a game with own pieces of each player can be impartial, as long as these are never of different use.
 * @returns otherwise a position after fewest moves, and how the options differ
 * @throws LimitError; `limit` counts positions
 * @throws InputError `loopy-game` if a play can go on for ever
 * @source Huntemann 2018, Def. 1.2
 */
export function isImpartial(game: SPGame, options?: RunOptions): Impartial<readonly number[]>;
export function isImpartial<Position>(game: GameByMoves<Position>, options?: RunOptions): Impartial<Position>;
export function isImpartial<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): Impartial<Position | readonly number[]> {
  if (!(game instanceof SPGame))
    return search(game, (position, store) => literalForm({ ...game, start: position }, store, options), options);
  const { vertices, legalComplex } = game;
  if (legalComplex.support.every((v) => vertices[v]!.side === undefined)) return { impartial: true };
  return search(movesOf(game), (position, store) => literalForm(game.after(position), store, options), options);
}

function search<Position>(
  game: GameByMoves<Position>,
  formOf: (position: Position, store: LiteralForms) => number,
  options: RunOptions,
): Impartial<Position> {
  const store = new LiteralForms();
  if (hasSameOptions(formOf(game.start, store), store)) return { impartial: true };
  // There is a position with different options.
  const ticker = new Ticker('isImpartial', options);
  const positions = new Map([[game.key(game.start), game.start]]);
  for (const position of positions.values()) {
    ticker.tick(positions.size);
    const form = formOf(position, store);
    const [left, right] = [store.options(form, 'L'), store.options(form, 'R')];
    if (!isSame(left, right)) {
      const difference =
        left.length === right.length
          ? 'the options of Left and Right are different'
          : `Left has ${left.length} options, Right ${right.length}`;
      return { impartial: false, position, difference };
    }
    for (const { position: next } of game.options(position)) {
      const key = game.key(next);
      if (!positions.has(key)) positions.set(key, next);
    }
  }
  throw new InvariantError('no-position', 'isImpartial: no position has the different options of its form.');
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
