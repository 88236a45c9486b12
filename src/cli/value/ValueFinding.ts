import type { Outcome } from '../../values/Player.js';
import type { Value } from '../../values/Value.js';

/** What is found of the value of a source; undefined is what the limits left open. */
export interface ValueFinding {
  readonly value: Value | undefined;
  /** What is proven where the value is open. */
  readonly proven: ProvenOfValue;
  readonly formalBirthday: bigint | undefined;
  /** Who wins under misère play; null if nobody asked. */
  readonly misereOutcome: Outcome | undefined | null;
}

/** What can be said of a value that is not known. */
export interface ProvenOfValue {
  /** Integers at most and at least the value. */
  readonly bounds?: { readonly lower: bigint; readonly upper: bigint };
  readonly outcome?: Outcome;
  /** 0 where the value is its own negative. */
  readonly mean?: '0';
}
