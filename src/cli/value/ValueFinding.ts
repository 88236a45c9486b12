import type { ValueBounds } from '../../evaluation/index.js';
import type { Player } from '../../player.js';
import type { Dyadic, Outcome, Value } from '../../values/index.js';

/** What is found of the value of a source; undefined is what the limits left open, null what nobody asked for. */
export interface ValueFinding {
  readonly value: Value | undefined;
  /** What is proven where the value is open. */
  readonly proven: ProvenOfValue;
  readonly formalBirthday: bigint | undefined;
  /** Who wins under misère play. */
  readonly misereOutcome: Outcome | undefined | null;
  readonly moves: Readonly<Record<Player, readonly FoundMove[]>> | undefined | null;
}

/** What can be said of a value that is not known. */
export interface ProvenOfValue {
  readonly bounds?: ValueBounds;
  readonly outcome?: Outcome;
  /** 0 where the value is its own negative. */
  readonly mean?: '0';
}

/** A move of a player and what it leads to. */
export interface FoundMove {
  /** The label of the vertex that is claimed; null for an option of a value. */
  readonly vertex: string | null;
  readonly value: Value;
  readonly incentive: Value;
  readonly temperature: Dyadic;
  readonly best: boolean;
}
