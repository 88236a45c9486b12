import { aSummand } from './aSum.js';
import { aValue } from '../../values/internal.js';
import { takes, either, listOf, oneOf, options } from '../../arguments.js';
import type { Value } from '../../values/index.js';
import { InputError } from '../../errors.js';
import { SPGame } from '../../games/index.js';
import { MoveGame } from '../../moves/index.js';
import { Work } from '../../run.js';
import { derivedValues, type DerivedValues, type DerivedValuesOptions } from './derivedValues.js';
import { heapGameOf, heapPeriod, type HeapPeriod } from './heapPeriod.js';
import type { Summand } from './Term.js';

/** What to find of a sum whose value may be known. */
export interface ValueDetailsOptions extends DerivedValuesOptions {
  readonly grundy?: boolean;
  readonly period?: boolean;
}

/** What is derived from the value of a sum, and from its rules. */
export interface ValueDetails extends DerivedValues {
  /** The m for which the value is ∗m; null if it is no nimber. If it was asked for; so for all that follows. */
  readonly grundy?: number | null | 'undecided';
  readonly period?: HeapPeriod | 'undecided';
}

const valueDetailsTakes = /* @__PURE__ */ takes('valueDetails', () => ({
  summands: listOf(aSummand),
  value: either(oneOf('undecided'), aValue),
  options,
}));

/**
 * What is derived from the value of a sum, and from its rules, as far as the time allows.
 * @param value of the sum, if it is known
 * @throws InputError `not-a-heap-game` for a period; `too-cold`
 */
export function valueDetails(
  summands: readonly Summand[],
  value: Value | 'undecided',
  options: ValueDetailsOptions = {},
): ValueDetails {
  valueDetailsTakes(summands, value, options);
  const { grundy = false, period = false, ...wanted } = options;
  const work = new Work('valueDetails', options);
  const heaps = period ? heapGameOf(onlyGame(summands)) : undefined;
  return {
    ...(value === 'undecided' ? openValues(wanted) : derivedValues(value, { ...wanted, ...work.part() })),
    ...(grundy && { grundy: value === 'undecided' ? value : (value.nimber ?? null) }),
    ...(heaps !== undefined && { period: work.inTime((run) => heapPeriod(heaps, run)) ?? 'undecided' }),
  };
}

/** The fields of a value that is not known. */
function openValues({
  cool,
  heat,
  norton,
  confusionInterval = false,
  incentives = false,
}: DerivedValuesOptions): DerivedValues {
  const open = 'undecided';
  return {
    reducedCanonicalForm: open,
    atomicWeight: open,
    ...(cool !== undefined && { cooled: open }),
    ...(heat !== undefined && { heated: open }),
    ...(norton !== undefined && { nortonProduct: open }),
    ...(confusionInterval && { confusionInterval: open }),
    ...(incentives && { incentives: open }),
  };
}

function onlyGame(summands: readonly Summand[]): SPGame | MoveGame {
  const [game] = summands;
  if (summands.length === 1 && (game instanceof SPGame || game instanceof MoveGame)) return game;
  throw new InputError('not-a-heap-game', 'valueDetails: no game with rules; expected a game on heaps or rows.', {
    hint: 'For example octal(.77)@heap:9 or kayles@path:9.',
  });
}
