import type { RunOptions } from '../run.js';
import type { Shape } from '../shape.js';

/** A property that was decided: its value, and what shows it. */
export interface Fact<Value, Witness = never> {
  readonly value: Value;
  /** Undefined where nothing short shows it, where it was not asked for, or where the time was up. */
  readonly witness?: Witness | undefined;
}

/** A property that was cut off. */
export interface OpenFact {
  readonly value: 'undecided';
  readonly witness?: undefined;
}

/** What a property that was cut off answers. */
export const OPEN: OpenFact = { value: 'undecided' };

/** A value as it is found; the witness is computed when it is asked for. @throws LimitError when the time is up */
export type Finding<F> =
  F extends Fact<infer Value, infer Witness>
    ? { readonly value: Value; readonly witness?: (run: RunOptions) => Witness | undefined }
    : never;

/** What a property is, for people. */
export interface PropertyDescription {
  /** What its value says, in one sentence. */
  readonly about: string;
  /** Where it is defined. */
  readonly source?: string;
}

/** A property whose value stands in a JSON document. */
export interface WithType {
  /** What its value is there, unless it is undecided. */
  readonly type: () => Shape;
}

/** A property of some kind of object with the way to decide it. */
export interface Property<F, Subject> extends PropertyDescription {
  /** The name of the long computation that it shares with other properties: together they have the time of one. */
  readonly shares?: string;
  /** @throws LimitError when the time is up */
  readonly find: (subject: Subject, run: RunOptions) => Finding<F> | OpenFact;
}
