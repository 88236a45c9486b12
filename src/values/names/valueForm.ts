import type { Value } from '../Value.js';
import type { Player } from '../../player.js';
import type { Dyadic } from '../Dyadic.js';
import { foldIds } from '../store/foldIds.js';
import type { Records } from '../store/Records.js';
import { LONGEST_TEXT } from './printValue.js';

/** A game as nested arrays, `[Left options, Right options]`. */
export type FormArrays = readonly [left: readonly FormArrays[], right: readonly FormArrays[]];

/** How much of a form is written. */
export interface ValueFormOptions {
  /** The longest JSON text, by default 20,480 characters. */
  readonly maxLength?: number;
}

/**
 * The length of `[[],[]]`, the form of 0; every further form adds this and a comma for each option but the first of a
 * side.
 */
const LENGTH_OF_ZERO = 7;

/**
 * The canonical form of a value as nested arrays, 0 = `[[],[]]`, the options of each side sorted by their JSON text
 * without spaces.
 * @returns undefined if the JSON text is longer, which is measured without writing it
 * @complexity the number of followers, each once, and their options sorted
 */
export function valueForm(value: Value, given: ValueFormOptions = {}): FormArrays | undefined {
  const { maxLength = LONGEST_TEXT } = given;
  return written(value, maxLength)?.form;
}

/** The JSON text of `valueForm`; `JSON.stringify` does not reach the depth of all forms. */
export function printValueForm(value: Value, given: ValueFormOptions = {}): string | undefined {
  const { maxLength = LONGEST_TEXT } = given;
  return written(value, maxLength)?.text;
}

interface Written {
  readonly form: FormArrays;
  readonly text: string;
}

function written(value: Value, maxLength: number): Written | undefined {
  const { store } = value;
  const { records } = store.arithmetic;
  const lengths = new Map<number, number>();
  // The lengths are remembered in an order in which options come first.
  const measured = foldIds<number>(
    records,
    value.id,
    {
      known: (id) => (records.isClosed(id) && isLongClosedForm(store.value(id), maxLength) ? Infinity : undefined),
      combine: (at) => {
        const length = lengthAt(records, at, lengths);
        return length <= maxLength ? length : undefined;
      },
    },
    lengths,
  );
  if (measured === undefined || measured > maxLength) return undefined;
  const done = new Map<number, Written>();
  for (const id of lengths.keys()) {
    const follower = store.value(id);
    const side = (player: Player): readonly Written[] =>
      follower
        .options(player)
        .map((option) => done.get(option.id)!)
        .sort((a, b) => (a.text < b.text ? -1 : 1));
    const [left, right] = [side('L'), side('R')];
    done.set(id, {
      form: [left.map(({ form }) => form), right.map(({ form }) => form)],
      text: `[[${left.map(({ text }) => text).join(',')}],[${right.map(({ text }) => text).join(',')}]]`,
    });
  }
  return done.get(value.id);
}

function lengthAt({ pool }: Records, at: number, lengths: ReadonlyMap<number, number>): number {
  const [left, right] = [pool[at]!, pool[at + 1]!];
  let length = LENGTH_OF_ZERO + Math.max(0, left - 1) + Math.max(0, right - 1);
  for (let i = at + 2; i < at + 2 + left + right; i++) length += lengths.get(pool[i]!)!;
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
