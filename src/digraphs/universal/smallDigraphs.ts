import { LimitError } from '../../errors.js';
import { printValue, valuesBornBy, type StoreOptions, type Value } from '../../values/index.js';
import { birthday, integerCeiling, integerFloor } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import { hackenbushStalkDigraph } from '../encodings/hackenbushDigraph.js';
import { nimDigraph } from '../encodings/posetGameDigraph.js';
import { decodeSmallDigraph } from './smallDigraphCode.js';
import { smallDigraphTable } from './smallDigraphs.data.js';
import { signExpansion } from './signExpansion.js';

/** What is known of small digraphs of a value. */
export type SmallDigraph =
  | {
      readonly known: true;
      readonly digraph: DigraphPlacement;
      /** Whether no digraph with fewer vertices has the value. */
      readonly least: true | 'undecided';
    }
  | { readonly known: false };

/** Up to this many vertices all digraphs were looked through. */
const EXHAUSTED = 6;

/** Up to this nimber 2m vertices are the least number, by `nimberOrders`. */
const LAST_NIMBER = 4;

/** The most vertices of a stalk, or of a sum with an integer. */
const MOST = 2 ** 10;

/**
 * A small digraph of a value: from a table of all 1474 values born by day 3, a stalk for a number, 2m vertices for *m,
 * and sums of these with integers. No digraph has fewer vertices than the birthday of its value, nor than seven unless
 * it is in the table.
 * @returns `known: false` for other values that are born later
 * @source Clow and McKay 2024, App. A
 * @example smallDigraphWithValue(parseValue('*2')).digraph.n // 4
 */
export function smallDigraphWithValue(value: Value): SmallDigraph {
  const born = birthday(value);
  const digraph = ownDigraph(value) ?? translate(value);
  if (digraph === undefined) return { known: false };
  const isLeast = digraph.n <= EXHAUSTED + 1 || BigInt(digraph.n) === born || (value.nimber ?? Infinity) <= LAST_NIMBER;
  return { known: true, digraph, least: isLeast ? true : 'undecided' };
}

/** A digraph of a number, a nimber, or a value of the table. */
function ownDigraph(value: Value): DigraphPlacement | undefined {
  const { number, integer, nimber } = value;
  if (number !== undefined) {
    if (birthday(value) > BigInt(MOST)) return undefined;
    const word = signExpansion(number);
    return integer === undefined ? hackenbushStalkDigraph(word).digraph : new DigraphPlacement(word);
  }
  if (nimber !== undefined && nimber > 2) return 2 * nimber <= MOST ? nimDigraph([nimber]).digraph : undefined;
  return lookUp(value) ?? lookUp(value.negative())?.negative();
}

/** A digraph of the value less an integer, beside one of the integer. */
function translate(value: Value): DigraphPlacement | undefined {
  const found = [integerFloor(value), integerCeiling(value), value.leftStop.floor(), value.rightStop.ceiling()]
    .filter((m) => m !== 0n && m >= -MOST && m <= MOST)
    .flatMap((m) => {
      const rest = ownDigraph(value.minus(value.store.number(m)));
      return rest === undefined ? [] : [beside(rest, m)];
    });
  return found.sort((a, b) => a.n - b.n)[0];
}

function beside({ sides, arcs }: DigraphPlacement, m: bigint): DigraphPlacement {
  return new DigraphPlacement(sides.join('') + (m > 0n ? 'L' : 'R').repeat(Number(m < 0n ? -m : m)), arcs);
}

let table: ReadonlyMap<string, string> | undefined;

function lookUp(value: Value): DigraphPlacement | undefined {
  table ??= new Map(smallDigraphTable.split(/;\s*/).map((entry) => entry.split(/\s+/) as [name: string, code: string]));
  const code = table.get(printValue(value, { maxLength: LONGEST_NAME }) ?? '');
  return code === undefined ? undefined : decodeSmallDigraph(code);
}

/** No value of the table has a longer name. */
const LONGEST_NAME = 200;

/** A value with a small digraph. */
export interface ValueWithDigraph {
  readonly value: Value;
  readonly digraph: DigraphPlacement;
  /** Whether no digraph with fewer vertices has the value. */
  readonly least: true | 'undecided';
}

/**
 * A small digraph for each value that is born by a day, in the order of `valuesBornBy`: the least ones of all 22 values
 * of day 2.
 * @param day 0 to 3
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 3
 * @source Clow and McKay 2024, App. A
 * @example smallDigraphsBornBy(2).filter(({ digraph }) => digraph.n === 4).length // 8
 */
export function smallDigraphsBornBy(day: number, given: StoreOptions = {}): ValueWithDigraph[] {
  return valuesBornBy(day, given).map((value) => {
    const small = smallDigraphWithValue(value);
    if (!small.known)
      throw new LimitError('too-many-values', `smallDigraphsBornBy: no digraph of ${String(value)} is known.`);
    return { value, digraph: small.digraph, least: small.least };
  });
}
