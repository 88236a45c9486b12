/** A multiple of a face: its vertices, ascending, and a coefficient that is not 0. */
export interface ChainTerm {
  readonly face: readonly number[];
  readonly coefficient: bigint;
}

/** A sum of multiples of faces of one dimension, in lexicographic order of the faces. */
export type Chain = readonly ChainTerm[];

/** A cycle that generates a cyclic summand of homology. */
export interface HomologyCycle {
  readonly chain: Chain;
  /** The order of its class; 0 for infinite order. */
  readonly order: bigint;
  /** For finite order a chain whose boundary is `order` times the cycle, else empty. */
  readonly bounding: Chain;
}
