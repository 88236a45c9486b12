import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { compareLexicographically, unitVector } from '../LatticePoint.js';
import { LatticeStrategy } from '../strategies/LatticeStrategy.js';
import { SquarefreeOutcomes } from './SquarefreeOutcomes.js';

/** The most entries of the words. */
const MOST_ENTRIES = 2 ** 23;

const TASK = 'squarefreeStrategy';

/**
 * The P-positions of a squarefree game under normal play as one stratum, P₀ + 2ℕᵈ: the 2^(d − rank) words of the code
 * P₀, each with all even points above it.
 * @param options `limit` counts words
 * @throws InputError `not-squarefree`, `not-an-orthant`, `not-normal-play`, `not-positive`, `invalid-argument`;
 * LimitError `too-many-words`
 * @complexity moves · dimension, and one step for each entry of a word
 * @source Guo & Miller 2009, Cor. 6.12
 * @source Guo & Miller 2009, Ex. 8.3
 * @example squarefreeStrategy(latticeGameOfHeaps('.77', { heaps: 3 }).game).strata[0].points // [[0, 0, 0], [1, 1, 1]]
 */
export function squarefreeStrategy(game: LatticeGame, options: RunOptions = {}): LatticeStrategy {
  const work = new Work(TASK, options);
  const outcomes = new SquarefreeOutcomes(game);
  const { dimension } = game;
  if (outcomes.patternSize * BigInt(Math.max(1, dimension)) > BigInt(MOST_ENTRIES))
    throw new LimitError(
      'too-many-words',
      `${TASK}: ${outcomes.patternSize} words of ${dimension} entries; the limit is ${MOST_ENTRIES} entries.`,
      { hint: 'Ask SquarefreeOutcomes for single positions.' },
    );
  const words: number[][] = [Array<number>(dimension).fill(0)];
  work.step();
  for (const word of outcomes.basis())
    for (let i = 0, size = words.length; i < size; i++) {
      work.step();
      words.push(words[i]!.map((entry, at) => entry ^ word[at]!));
    }
  const generators = Array.from({ length: dimension }, (_, i) => unitVector(dimension, i, 2));
  return new LatticeStrategy(game, [{ points: words.sort(compareLexicographically), generators }]);
}
