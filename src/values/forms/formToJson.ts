import { VERSION } from '../../json.js';
import { PLAYERS, type Player } from '../../player.js';
import { LONGEST_TEXT } from '../names/printValue.js';
import type { FormArrays } from '../names/valueForm.js';
import type { Form } from './Form.js';
import { formFollowers } from './formFollowers.js';
import { printForm } from './printForm.js';

/** The options of a position by their numbers. */
export type NumberedOptions = readonly [left: readonly number[], right: readonly number[]];

/** A literal game as a JSON object. */
export interface FormJson {
  readonly type: 'form';
  readonly spgames: string;
  /** As `printForm` writes it; null if it has more than 20,480 characters. */
  readonly name: string | null;
  /** Its options as nested arrays, not simplified; null if their JSON text has more than 20,480 characters. */
  readonly form: FormArrays | null;
  /**
   * If `form` is null: each position once, by the numbers of its options, which stand before it; the last one is the
   * game.
   */
  readonly positions?: readonly NumberedOptions[];
}

/**
 * The JSON object of a literal game; names of moves are not in it.
 * @example JSON.stringify(parseForm('{0,1|3}').toJSON().form![0]) // '[[[[[],[]]],[]],[[],[]]]'
 */
export function formToJson(form: Form): FormJson {
  const followers = formFollowers(form);
  const arrays = nestedArrays(followers);
  return {
    type: 'form',
    spgames: VERSION,
    name: printForm(form) ?? null,
    form: arrays ?? null,
    ...(arrays === undefined && { positions: numberedOptions(followers) }),
  };
}

/**
 * The last of some forms as arrays, the options of each side sorted by their texts; undefined if its text is too long.
 */
function nestedArrays(followers: readonly Form[]): FormArrays | undefined {
  const done = new Map<Form, { readonly arrays: FormArrays; readonly text: string }>();
  for (const follower of followers) {
    const [left, right] = PLAYERS.map((player) => follower.options(player).map((option) => done.get(option)!)) as [
      { arrays: FormArrays; text: string }[],
      { arrays: FormArrays; text: string }[],
    ];
    for (const side of [left, right]) side.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    const length = [...left, ...right].reduce((sum, { text }) => sum + text.length + 1, 0);
    if (length > LONGEST_TEXT) return undefined;
    const [ofLeft, ofRight] = [left, right].map((side) => side.map(({ text }) => text).join(','));
    const arrays: FormArrays = [left.map((option) => option.arrays), right.map((option) => option.arrays)];
    done.set(follower, { arrays, text: `[[${ofLeft}],[${ofRight}]]` });
  }
  return done.get(followers.at(-1)!)!.arrays;
}

function numberedOptions(followers: readonly Form[]): NumberedOptions[] {
  const numbers = new Map(followers.map((follower, i) => [follower, i]));
  const side = (follower: Form, player: Player): number[] =>
    follower.options(player).map((option) => numbers.get(option)!);
  return followers.map((follower) => [side(follower, 'L'), side(follower, 'R')]);
}
