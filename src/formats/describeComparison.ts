import type { LoopyComparison, SumComparison } from '../analysis/index.js';
import { outcomeInWords } from '../text/internal.js';

/**
 * A comparison of two games in the words of `spgames compare`, in two lines.
 * @param first what the games are called
 * @complexity O(1)
 * @example describeComparison('^', '0', { order: '>', outcome: 'L' })[0] // '^ > 0: the first is greater than the second: Left prefers it'
 */
export function describeComparison(
  first: string,
  second: string,
  { order, outcome }: SumComparison | LoopyComparison,
): readonly [order: string, outcome: string] {
  return [
    `${first} ${order === 'undecided' ? '?' : order} ${second}: ${ORDER_WORDS[order]}`,
    `  outcome of the difference  ${outcome === 'undecided' ? outcome : outcomeInWords(outcome)}`,
  ];
}

const ORDER_WORDS: Readonly<Record<SumComparison['order'], string>> = {
  '<': 'the first is less than the second: Right prefers it',
  '>': 'the first is greater than the second: Left prefers it',
  '=': 'both have the same value',
  '||': 'incomparable',
  undecided: 'not decided in time',
};
