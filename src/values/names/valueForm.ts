import type { Dyadic } from '../Dyadic.js';
import type { Player } from '../Player.js';
import type { Value } from '../Value.js';
import { visitPostorder } from './postorder.js';
import { LONGEST_TEXT } from './printValue.js';

/** A game as nested arrays, `[Left options, Right options]`. */
export type FormArrays = readonly [left: readonly FormArrays[], right: readonly FormArrays[]];

/** The length of `[[],[]]`, the form of 0; every further form adds this and a comma for each option but the first of a side. */
const LENGTH_OF_ZERO = 7;

/**
 * The canonical form of a value as nested arrays, 0 = `[[],[]]`, the options of each side sorted by their JSON text
 * without spaces.
 * @param maxLength the longest JSON text, by default 20,480 characters
 * @returns undefined if the JSON text is longer, which is measured without writing it
 * @complexity the number of followers, each once, and their options sorted
 */
export function valueForm(value: Value, maxLength: number = LONGEST_TEXT): FormArrays | undefined {
  return written(value, maxLength)?.form;
}

/** The JSON text of `valueForm`; `JSON.stringify` does not reach the depth of all forms. */
export function printValueForm(value: Value, maxLength: number = LONGEST_TEXT): string | undefined {
  return written(value, maxLength)?.text;
}

interface Written {
  readonly form: FormArrays;
  readonly text: string;
}

function written(value: Value, maxLength: number): Written | undefined {
  const lengths = new Map<number, number>();
  const order: Value[] = [];
  const below = (follower: Value): readonly Value[] => {
    const long = isLongClosedForm(follower, maxLength);
    if (long) lengths.set(follower.id, Infinity);
    return long ? [] : [...follower.options('L'), ...follower.options('R')];
  };
  const short = visitPostorder(value, below, (follower) => {
    const length = lengths.get(follower.id) ?? lengthOf(follower, lengths);
    lengths.set(follower.id, length);
    order.push(follower);
    return length <= maxLength;
  });
  if (!short) return undefined;
  const done = new Map<number, Written>();
  for (const follower of order) {
    const side = (player: Player): readonly Written[] =>
      follower
        .options(player)
        .map(({ id }) => done.get(id)!)
        .sort((a, b) => (a.text < b.text ? -1 : 1));
    const [left, right] = [side('L'), side('R')];
    done.set(follower.id, {
      form: [left.map(({ form }) => form), right.map(({ form }) => form)],
      text: `[[${left.map(({ text }) => text).join(',')}],[${right.map(({ text }) => text).join(',')}]]`,
    });
  }
  return done.get(value.id);
}

function lengthOf(value: Value, lengths: ReadonlyMap<number, number>): number {
  let length = LENGTH_OF_ZERO;
  for (const player of ['L', 'R'] as const) {
    const options = value.options(player);
    length += Math.max(0, options.length - 1);
    for (const { id } of options) length += lengths.get(id)!;
  }
  return length;
}

/** Is the form of number + ups·↑ + *nimber certainly too long? Then its options are not asked for. */
function isLongClosedForm({ closedForm }: Value, maxLength: number): boolean {
  if (closedForm === undefined) return false;
  const { number, ups, nimber } = closedForm;
  const depth = maxLength / LENGTH_OF_ZERO;
  return Math.abs(ups) > depth || nimber > Math.log2(maxLength) || isDeep(number, depth);
}

/** Is the birthday of a number greater than `depth`? */
function isDeep(number: Dyadic, depth: number): boolean {
  const { numerator, exponent } = number;
  if (exponent > depth) return true;
  return (numerator < 0n ? -numerator : numerator) >> BigInt(exponent) > BigInt(Math.ceil(depth));
}
