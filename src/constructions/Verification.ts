import type { SPGame } from '../games/index.js';

/** Whether a construction gives the complex it promises. */
export type Verification =
  | {
      readonly verified: true;
      readonly game: SPGame;
      /** Pairs of a vertex of the target and the vertex of the game that it is. */
      readonly isomorphism: readonly (readonly [number, number])[];
    }
  | {
      readonly verified: false;
      /** What is wrong, in words. */
      readonly because: string;
      /** A position, as labels of the target, that is illegal in only one of the two. */
      readonly position?: readonly string[];
    };

/** The verification of a construction that is wrong. */
export function not(because: string, position?: readonly string[]): Verification {
  return position === undefined ? { verified: false, because } : { verified: false, because, position };
}
