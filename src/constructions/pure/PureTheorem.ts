import type { Both, Planned, Site } from '../../recipes/internal.js';
import type { Value } from '../../values/index.js';
import type { Attachments } from './PureCertificate.js';

/**
 * What a theorem of docs/constructions.md says of pure complexes: D few facets, S vertex decomposable, F flag and
 * vertex decomposable.
 */
export interface PureTheorem {
  readonly isFlag: boolean;
  /** The least size at which a value is built from options one size smaller. */
  readonly least: (value: Value) => bigint;
  /** A size at which all values that are born on a day are built. */
  readonly most: (day: number) => number;
  /** How much a follower needs that is built from its options. */
  readonly needs: (value: Value, size: number, parts: Both<readonly PlannedPure[]>) => PureNeeds;
}

/** A theorem whose complexes are listed by their facets. */
export interface ListedTheorem extends PureTheorem {
  /** What a follower has besides its controls. @param add remembers attachments and gives them a number */
  readonly hub: (size: number, site: Site<unknown>, add: (attachments: Attachments) => number) => Hub;
  /** Whether complexes come with attachments. */
  readonly isAttached: boolean;
}

/** What a theorem adds to the parts of a follower. */
export interface Hub {
  /** The facets that contain no control. */
  readonly facets: readonly (readonly number[])[];
  readonly answers: readonly (readonly [number, number])[];
  /** The complex without controls, if it is put together by attaching. */
  readonly attachments?: Attachments;
}

/** How much a follower needs. */
export interface PureNeeds {
  /** Vertices of Left and of Right; of a flag complex with those of all parts. */
  readonly vertices: Both<number>;
  /** Facets; of a flag complex 0, as they are not listed. */
  readonly facets: number;
}

/** A follower at a size. */
export interface PlannedPure extends Planned<PlannedPure>, PureNeeds {
  readonly size: number;
  /** A simplex, a simplex with ∗ joined to it, a complex of a table, or from options one size smaller. */
  readonly way: KnownPure | 'options';
}

/** How a follower is built that needs no options. */
export type KnownPure = 'integer' | 'star' | 'small';
