import { aFlag } from '../arguments.js';
import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { requireStore } from '../values/internal.js';
import {
  reducedCanonicalForm,
  standardStore,
  valuesBornBy,
  type Player,
  type StoreOptions,
  type Value,
} from '../values/index.js';
import { GamePoset } from './GamePoset.js';
import { requireLastDay } from './requireLastDay.js';

/** The sums of values born by day 3 are two million. */
const LAST_DAY = 2;

/** Bounds of a poset of sums. */
export interface SumPosetOptions extends RunOptions, StoreOptions {
  /** Whether the elements are the reduced canonical forms of the sums; by default no. Their order is that of values. */
  readonly reduced?: boolean;
}

/** The options of a player in the sum of two values, as pairs of values to add or as values. */
type Options = (g: Value, h: Value, player: Player) => readonly (Value | readonly [Value, Value])[];

const ordinalOptions: Options = (g, h, player) => [
  ...g.options(player),
  ...h.options(player).map((option) => [g, option] as const),
];

/**
 * Left's move in the one on the right wipes out what is to its left, Right's move in the one on the left what is to its
 * right.
 */
const sideOptions: Options = (g, h, player) =>
  player === 'L'
    ? [...h.options('L'), ...g.options('L').map((option) => [option, h] as const)]
    : [...g.options('R'), ...h.options('R').map((option) => [g, option] as const)];

/**
 * OS_n: the values of the ordinal sums G:H of canonical forms of values born by a day, 1, 13 or 427 of them; of their
 * reduced canonical forms there are 1, 7 and 52.
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 2
 * @source Siegel 2011, Def. 2.2.20
 * @example ordinalSumPoset(2, { reduced: true }).size // 52
 */
export function ordinalSumPoset(day: number, options: SumPosetOptions = {}): GamePoset {
  return sumPoset('ordinalSumPoset', 'os', ordinalOptions, day, options);
}

/**
 * SS_n: the values of the side-sums of canonical forms of values born by a day, 1, 11 or 207 of them; of their reduced
 * canonical forms there are 1, 9 and 60.
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 2
 * @source Siegel 2011, Def. 2.4.7
 * @example sideSumPoset(2).size // 207
 */
export function sideSumPoset(day: number, options: SumPosetOptions = {}): GamePoset {
  return sumPoset('sideSumPoset', 'ss', sideOptions, day, options);
}

function sumPoset(task: string, prefix: string, optionsOf: Options, day: number, options: SumPosetOptions): GamePoset {
  const { store = standardStore, reduced = false, ...bounds } = options;
  requireStore(task, store);
  const flaw = aFlag.flaw(reduced, 'reduced');
  if (flaw !== undefined)
    throw new InputError('invalid-option', `${task}: ${flaw}.`, { details: { option: 'reduced' } });
  requireLastDay(task, day, LAST_DAY);
  const work = new Work(task, bounds);
  const sums = new Map<Value, Map<Value, Value>>();
  const sum = (g: Value, h: Value): Value => {
    const known = sums.get(g)?.get(h);
    if (known !== undefined) return known;
    const [left, right] = (['L', 'R'] as const).map((player) =>
      optionsOf(g, h, player).map((option) => (option instanceof Array ? sum(option[0], option[1]) : option)),
    );
    const found = store.fromOptions(left!, right!);
    if (!sums.has(g)) sums.set(g, new Map());
    sums.get(g)!.set(h, found);
    return found;
  };
  const summands = valuesBornBy(day, { store });
  const elements = new Set<Value>();
  for (const g of summands) {
    work.tick(0);
    for (const h of summands) elements.add(reduced ? reducedCanonicalForm(sum(g, h)) : sum(g, h));
  }
  const values = [...elements];
  return new GamePoset({
    name: `${prefix}:${day}${reduced ? ' reduced' : ''}`,
    elements: values,
    order: (a, b) => values[a]!.isAtMost(values[b]!),
  });
}
