import { givenItems, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { shown } from '../../shape.js';
import type { LatticeGame } from '../LatticeGame.js';

/** What a game on sums is encoded as. */
interface Encoded {
  readonly game: LatticeGame;
  readonly coordinates: readonly (number | null)[];
}

/**
 * Sums of finitely many impartial games, the parts, as the positions of a lattice game on the orthant: a coordinate for
 * each part that has a move, which counts how often it is there. Parts without moves are left out of all positions and
 * moves. Immutable.
 * @source Guo & Miller 2009, Thm 5.1
 * @example latticeGameOfHeaps('.07', { heaps: 3 }).position([3, 3, 2, 1]) // [1, 2]
 */
export class LatticeEncoding {
  readonly game: LatticeGame;
  /** The coordinate of each part, by its number (of a heap: its size); null for those without moves. */
  readonly coordinates: readonly (number | null)[];
  /** The part that each coordinate counts. */
  readonly parts: readonly number[];

  /** @internal */
  constructor({ game, coordinates }: Encoded) {
    this.game = game;
    this.coordinates = Object.freeze([...coordinates]);
    const parts = Array<number>(game.dimension).fill(0);
    coordinates.forEach((coordinate, part) => coordinate !== null && (parts[coordinate] = part));
    this.parts = Object.freeze(parts);
    Object.freeze(this);
  }

  /**
   * The position of a sum.
   * @param parts the numbers of the parts (of heaps: their sizes), each as often as it is there, in any order
   * @throws InputError `invalid-argument`, `unknown-part`
   */
  position(parts: Iterable<number>): number[] {
    const position = Array<number>(this.game.dimension).fill(0);
    for (const part of givenItems(parts, 'LatticeEncoding.position', 'a list of parts, such as [1, 2, 2]')) {
      if (typeof part !== 'number') throw wrongArgument('LatticeEncoding.position', part, 'the number of a part');
      const coordinate = this.coordinates[part];
      if (coordinate === undefined)
        throw new InputError(
          'unknown-part',
          `LatticeEncoding.position: the part ${shown(part)}; expected an integer from 0 to ${this.coordinates.length - 1}.`,
        );
      if (coordinate !== null) position[coordinate]!++;
    }
    return position;
  }
}
