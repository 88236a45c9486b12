import type { RunOptions } from '../run.js';

/** A field, of which only the characteristic matters. */
export interface FieldChoice {
  /** 0, or the prime that is the characteristic of the field; by default 0. */
  readonly characteristic?: number;
}

/** A field, and bounds. */
export interface FieldOptions extends FieldChoice, RunOptions {}
