import type { LabelledPoset, Lattice } from '../poset/index.js';

/** A point for each element: one is at most the other iff it is so in both coordinates. */
export interface PlaneOrder {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** What makes a poset of games. Elements are numbered from 0. */
export interface GamePosetDefinition<Game> {
  /** As commands name it, such as `day:2`. */
  readonly name: string;
  readonly elements: readonly Game[];
  /** The names of the games; by default what `String` makes of them. They are not asked for before they are needed. */
  readonly labels?: () => readonly string[];
  /**
   * The number of a game that equals one of the elements, or undefined; by default an element is found as the object
   * that it is.
   */
  indexOf?(game: Game): number | undefined;
  /** A partial order on 0 … n−1, the points whose order it is, or its Hasse diagram. */
  readonly order: ((a: number, b: number) => boolean) | PlaneOrder | LabelledPoset;
  /** Join and meet by a formula, where there is one. */
  readonly formulas?: Pick<Lattice & { readonly lattice: true }, 'join' | 'meet'>;
}
