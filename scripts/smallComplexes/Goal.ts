/** How far a complex of dimension at most 2 is from a value X: zero iff it has this value. */
import { day2, day3, indexOf, isAtMost, optionsOf } from './day3.js';
import { linkValue, type FlatComplex } from './FlatComplex.js';

/** Distances from each of the 256 profiles of a link to the nearest one with a wanted value, in bits. */
function distances(isWanted: (value: number) => boolean): Uint8Array {
  const distance = new Uint8Array(256).fill(9);
  let reached = Array.from(linkValue.keys()).filter((profile) => isWanted(linkValue[profile]!));
  for (let steps = 0; reached.length > 0; steps++) {
    for (const profile of reached) distance[profile] = steps;
    reached = reached.flatMap((profile) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => profile ^ (1 << bit)));
    reached = [...new Set(reached)].filter((profile) => distance[profile] === 9);
  }
  return distance;
}

/** What a player's vertices should reach. */
interface Wanted {
  readonly sign: 1 | -1;
  /** To a value that does the player no good in X. */
  readonly harmless: Uint8Array;
  /** To a harmless value as good as an option of X, for each option. */
  readonly reaching: readonly { readonly option: number; readonly distance: Uint8Array }[];
}

const REACHING = 2;

/** The distance to the value with an index. */
export class Goal {
  readonly index: number;
  readonly #players: readonly [Wanted, Wanted];

  constructor(index: number) {
    this.index = index;
    const wanted = (player: 'L' | 'R'): Wanted => {
      const atLeast = (a: number, b: number): boolean => (player === 'L' ? isAtMost(b, a) : isAtMost(a, b));
      const value = day2.map(indexOf);
      const isHarmless = (v: number): boolean => !atLeast(value[v]!, index);
      return {
        sign: player === 'L' ? 1 : -1,
        harmless: distances(isHarmless),
        reaching: optionsOf[player][index]!.map((option) => ({
          option,
          distance: distances((v) => isHarmless(v) && atLeast(value[v]!, option)),
        })),
      };
    };
    this.#players = [wanted('L'), wanted('R')];
  }

  /**
   * Moves that are too good, by the bits to change, and options that the game is not better than, by the bits to change
   * for a move as good. @param value the value of the complex, just evaluated
   */
  distance({ n, left, profiles }: FlatComplex, value: number): number {
    if (value === this.index) return 0;
    let total = 0;
    for (const { sign, harmless, reaching } of this.#players) {
      const [begin, end] = sign === 1 ? [0, left] : [left, n];
      for (let v = begin; v < end; v++) total += harmless[profiles[v]!]!;
      for (const { option, distance } of reaching) {
        if (!(sign === 1 ? isAtMost(value, option) : isAtMost(option, value))) continue;
        let nearest = 9;
        for (let v = begin; v < end; v++) nearest = Math.min(nearest, distance[profiles[v]!]!);
        total += 1 + REACHING * nearest;
      }
    }
    return total;
  }
}

/** A goal for each value. */
export const goals: readonly Goal[] = day3.map((_, index) => new Goal(index));
