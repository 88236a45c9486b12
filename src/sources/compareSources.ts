import { compareLoopySums, compareSums, type LoopyComparison, type SumComparison } from '../analysis/index.js';
import type { CompareSumsOptions } from '../analysis/index.js';
import { Evaluator } from '../evaluation/index.js';
import { notNormalPlay } from '../moves/internal.js';
import { Work } from '../run.js';
import { isStrong, playedOf } from './asGame.js';
import { asLoopyGame, isLoopy } from './asLoopyGame.js';
import type { Source } from './kinds/Kind.js';

/**
 * Compares two sources under normal play, as `compareSums`; if one of them is loopy, as `compareLoopySums`.
 * @throws InputError those of `asGame`; LimitError when a game is not compiled in time
 * @source Huntemann 2018, Fact 1.17
 * @example compareSources(parseSource('value:^'), parseSource('value:*')) // { order: '||', outcome: 'N' }
 */
export function compareSources(
  first: Source,
  second: Source,
  given: CompareSumsOptions = {},
): SumComparison | LoopyComparison {
  const { evaluator = new Evaluator(), ...run } = given;
  const work = new Work('compareSources', run);
  if (isLoopy(first) || isLoopy(second)) {
    const [a, b] = [first, second].map((source) => asLoopyGame(source, { ...work.part(), evaluator }));
    return compareLoopySums(a!, b!, work.part());
  }
  if (isStrong(first) || isStrong(second)) throw notNormalPlay('compareSources', 'a strong positional game');
  const [a, b] = [playedOf(first, work.part()), playedOf(second, work.part())];
  return compareSums(a, b, { ...work.part(), evaluator });
}
