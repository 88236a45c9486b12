import { aFlag, givenItems, optional, wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { fields, requireShape } from '../../shape.js';
import { Work, type RunOptions } from '../../run.js';
import { depthsOfParts, notAcyclic } from './depthsOfParts.js';
import { encodedOptions, type Conventions } from './encodedOptions.js';
import type { LatticeEncoding } from './LatticeEncoding.js';

/** How a game is encoded: misère play, and bounds. */
export interface EncodingOptions extends RunOptions, Conventions {}

/** The most parts. */
const MOST_PARTS = 2 ** 20;

const TASK = 'latticeGameOfOptions';
const conventions = /* @__PURE__ */ fields({ misere: optional(aFlag) });

/**
 * Any finitely many finite impartial games, the parts, as a lattice game whose positions are their sums: a coordinate
 * for each part that has an option, and for each option of the part i the move e_i − e_j to a part j, e_i − Σ e_j to a
 * sum of parts, or e_i to one without options.
 * @param options for each part its options: the numbers of parts, or lists of the numbers of parts whose sum the option
 * is, each as often as it is there
 * @param given misère play; `limit` counts options
 * @throws InputError `invalid-argument`, `not-acyclic` if a part can come back to itself; LimitError `too-many-moves`,
 * `too-many-positions` above 2²⁰ parts
 * @complexity for each option as many steps as there are parts
 * @source Guo & Miller 2009, Thm 5.1
 * The d of the source counts G itself and its followers; here these are the parts with options. Sums of parts keep d
 * small.
 * @example latticeGameOfOptions([[], [0], [0, 1], [[1, 2]]]).game.toString() // 'lattice:moves 1,0,0 0,1,0 -1,1,0 -1,-1,1'
 */
export function latticeGameOfOptions(
  options: Iterable<Iterable<number | Iterable<number>>>,
  given: EncodingOptions = {},
): LatticeEncoding {
  requireShape(TASK, conventions, given, 'options');
  const { misere = false, ...bounds } = given;
  const work = new Work(TASK, bounds);
  const expected = 'for each part a list of its options, such as [[], [0], [0, 1]]';
  const parts = givenItems(options, TASK, expected);
  if (parts.length > MOST_PARTS)
    throw new LimitError('too-many-positions', `${TASK}: ${parts.length} parts; the limit is ${MOST_PARTS}.`);
  const read = Array.from(parts, (list) =>
    Array.from(givenItems(list, TASK, expected), (option) => {
      const sum = typeof option === 'number' ? [option] : Array.from(givenItems(option, TASK, expected));
      for (const part of sum)
        if (!Number.isInteger(part) || (part as number) < 0 || (part as number) >= parts.length)
          throw wrongArgument(TASK, part, `the number of a part, an integer from 0 to ${parts.length - 1}`);
      return sum as number[];
    }),
  );
  depthsOfParts(read, notAcyclic(TASK));
  return encodedOptions(read.length, (part) => read[part]!, { misere }, work);
}
