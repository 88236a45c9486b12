import { aValue } from '../../values/internal.js';
import { takes, options } from '../../arguments.js';
import type { Value } from '../../values/index.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import {
  atomicWeight,
  confusionInterval,
  cool,
  hasAtomicWeight,
  heat,
  incentives,
  nortonProduct,
  reducedCanonicalForm,
  type ConfusionInterval,
  type Dyadic,
} from '../../values/index.js';

/** What to derive from a value besides its reduced canonical form and its atomic weight. */
export interface DerivedValuesOptions extends Omit<RunOptions, 'limit'> {
  /** Cool by this much, at least −1. */
  readonly cool?: Dyadic | undefined;
  /** Heat by this much, at least 0. */
  readonly heat?: Dyadic | undefined;
  /** Multiply by this positive unit. */
  readonly norton?: Value | undefined;
  readonly confusionInterval?: boolean;
  readonly incentives?: boolean;
}

/** What is derived from a value; what was cut off is undecided. */
export interface DerivedValues {
  readonly reducedCanonicalForm: Value | 'undecided';
  /** Null if there is none; all-small values have one. */
  readonly atomicWeight: Value | null | 'undecided';
  /** If it was asked for; so for all that follows. */
  readonly cooled?: Value | 'undecided';
  readonly heated?: Value | 'undecided';
  readonly nortonProduct?: Value | 'undecided';
  readonly confusionInterval?: ConfusionInterval | 'undecided';
  /** What the moves of each player in the canonical form gain, each value once. */
  readonly incentives?: Readonly<Record<Player, readonly Value[]>> | 'undecided';
}

const derivedValuesTakes = /* @__PURE__ */ takes('derivedValues', () => ({
  value: aValue,
  options,
}));

/**
 * The values that temperature theory derives from a value, as far as the time allows.
 * @throws InputError `too-cold`, `not-positive`
 * @example derivedValues(parseValue('^^*')).atomicWeight.toString() // '2'
 */
export function derivedValues(value: Value, options: DerivedValuesOptions = {}): DerivedValues {
  derivedValuesTakes(value, options);
  const {
    cool: cooling,
    heat: heating,
    norton: unit,
    confusionInterval: interval = false,
    incentives: gains = false,
    ...run
  } = options;
  const work = new Work('derivedValues', run);
  const bounded = <T>(compute: () => T): T | 'undecided' => {
    const found = work.inTime((part) => ({ of: value.store.within(part, compute) }));
    return found === undefined ? 'undecided' : found.of;
  };
  return {
    reducedCanonicalForm: bounded(() => reducedCanonicalForm(value)),
    atomicWeight: bounded(() => (hasAtomicWeight(value) ? atomicWeight(value) : null)),
    ...(cooling !== undefined && { cooled: bounded(() => cool(value, cooling)) }),
    ...(heating !== undefined && { heated: bounded(() => heat(value, heating)) }),
    ...(unit !== undefined && { nortonProduct: bounded(() => nortonProduct(value, { unit })) }),
    ...(interval && { confusionInterval: bounded(() => confusionInterval(value)) }),
    ...(gains && {
      incentives: bounded(() => {
        const [L, R] = PLAYERS.map((player) => incentives(value, player)) as [Value[], Value[]];
        return { L, R };
      }),
    }),
  };
}
