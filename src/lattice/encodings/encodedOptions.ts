import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { LatticeGame } from '../LatticeGame.js';
import { LatticeEncoding } from './LatticeEncoding.js';

/** How a game is encoded. */
export interface Conventions {
  /** Is the origin defeated, so that whoever makes the last move loses? By default nothing is. */
  readonly misere?: boolean;
}

/** The most numbers in all the moves. */
const MOST_ENTRIES = 2 ** 24;

/**
 * The lattice game of sums of parts, of which the options are known, each a list of parts: a coordinate for each part
 * that has options, and the moves e_i − Σ e_j. A step of the work for each option.
 * @param optionsOf of a part by its number; gone through twice
 * @throws LimitError `too-many-moves`
 */
export function encodedOptions(
  size: number,
  optionsOf: (part: number) => Iterable<readonly number[]>,
  { misere = false }: Conventions,
  work: Work,
): LatticeEncoding {
  let dimension = 0;
  const coordinates = Array.from({ length: size }, (_, part) => {
    const [first] = optionsOf(part);
    return first === undefined ? null : dimension++;
  });
  // Written out only when it is known that they are not too many.
  const moves: { readonly head: number; readonly left: readonly number[] }[] = [];
  for (const [part, head] of coordinates.entries()) {
    if (head === null) continue;
    const seen = new Set<string>();
    for (const option of optionsOf(part)) {
      work.step();
      const left = option.map((each) => coordinates[each]!).filter((each) => (each as number | null) !== null);
      const key = left.sort((one, other) => one - other).join();
      if (seen.has(key)) continue;
      seen.add(key);
      if ((moves.length + 1) * dimension > MOST_ENTRIES)
        throw new LimitError(
          'too-many-moves',
          `${work.task}: more than ${moves.length} moves in ${dimension} dimensions; the limit is ${MOST_ENTRIES} entries.`,
        );
      moves.push({ head, left });
    }
  }
  const vectors = moves.map(({ head, left }) => {
    const vector = Array<number>(dimension).fill(0);
    vector[head] = 1;
    for (const each of left) vector[each]!--;
    return vector;
  });
  const game = new LatticeGame(vectors, { dimension });
  return new LatticeEncoding({ game: misere ? game.misere() : game, coordinates });
}
