import type { LabelOptions } from '../digraphs/index.js';
import type { LimitError } from '../errors.js';
import type { Evaluator } from '../evaluation/index.js';
import type { RunOptions } from '../run.js';
import type { ValueStore } from '../values/index.js';
import type { PlayConvention } from './play/PlayablePart.js';

/** What to find, and how. */
export interface AnalyzeOptions<Name extends string = string> extends Omit<RunOptions, 'limit'>, LabelOptions {
  /** The properties that are wanted; by default all that the subject has. */
  readonly only?: readonly Name[];
  /** `false` leaves out witnesses that have to be computed. */
  readonly witnesses?: boolean;
  /** The most milliseconds for the value of each property, and for its witness. */
  readonly eachMs?: number;
  /** Hears which limit was reached where a property is undecided for that. */
  readonly onUndecided?: (name: string, error: LimitError) => void;
  /** The characteristic of the field for depth, Betti numbers and such of complexes: 0, the default, or a prime. */
  readonly characteristic?: number;
  /** For values of complexes: to be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
  /** Where values of games without a complex are kept; by default the standard store. */
  readonly store?: ValueStore;
  /** Under which convention `outcome` is asked for. */
  readonly play?: PlayConvention;
}
