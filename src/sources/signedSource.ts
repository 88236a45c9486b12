import { LimitError } from '../errors.js';
import type { CompileOptions } from '../games/index.js';
import { asGame, isStrong } from './asGame.js';
import { game } from './kinds/game.js';
import type { SourceKind, SingleSource, Source, SourceOf } from './kinds/Kind.js';
import { changeSummands, KIND_NAMES, kindOf, objectOf, summandsOfSource } from './kinds/register.js';
import { notNormalPlay } from '../moves/internal.js';

/** The most basic positions of all copies of a game together. */
const MOST_POSITIONS = 2 ** 20;

/** The negative of a source: the players exchange what is theirs. @throws InputError, LimitError as `asGame` */
export function negativeSource(source: Source, options: CompileOptions): Source {
  return changeSummands(source, (summand) => {
    const { negative } = kindOf(summand);
    if (negative !== undefined) return withObject(summand.kind, negative(summand.object, options));
    return { kind: 'game', object: game.negative!(asSummand(summand, options).object as never, options) };
  });
}

/** So many copies of a source. @throws as `copiesOf`; InputError, LimitError as `asGame` */
export function multipleSource(source: Source, factor: number, options: CompileOptions): Source {
  if (factor === 1) return source;
  return changeSummands(source, (given) => copiesOf(asSummand(given, options), factor, options, 'parseSource'));
}

/**
 * So many copies of what is added, or of its negative.
 * @throws LimitError `too-many-copies` above 2²⁰ basic positions
 */
export function copiesOf(summand: SingleSource, factor: number, options: CompileOptions, task: string): SingleSource {
  const { kind, object } = summand;
  const { sum, times, size, negative } = kindOf(summand);
  if (times !== undefined) return withObject(kind, times(object, factor, options));
  const [count, positions] = [Math.abs(factor), size?.(object) ?? 1];
  if (count * Math.max(1, positions) > MOST_POSITIONS)
    throw new LimitError(
      'too-many-copies',
      `${task}: ${factor} copies of a game with ${positions} basic positions; the limit is ${MOST_POSITIONS} in all.`,
      { hint: 'Find the value of one, and take the multiple of that.' },
    );
  const one = factor < 0 ? negative!(object, options) : object;
  const copies = Array.from({ length: count }, () => one);
  return withObject(kind, sum!(copies, options));
}

/**
 * The sum of sources: games on complexes, digraphs, positions of rulesets, loopy games, literal games and values are
 * added each by themselves; the labels of a digraph go on counting after those of the games.
 * @throws InputError `not-given-position` for a lattice game without a position; InputError, LimitError as `asGame`
 */
export function sumOfSources(sources: readonly Source[], options: CompileOptions): Source {
  const all = sources.flatMap(summandsOfSource).map((summand) => asSummand(summand, options));
  const summands: SingleSource[] = [];
  for (const name of KIND_NAMES) {
    const objects = all.flatMap(({ kind, object }) => (kind === name ? [object] : []));
    if (objects.length === 0) continue;
    const { sum, labelledAfter } = kindOf({ kind: name });
    const object = sum!(objects, options);
    const vertices = summands[0] && objectOf(summands[0], 'game')?.vertices;
    summands.push(
      withObject(
        name,
        vertices === undefined || labelledAfter === undefined ? object : labelledAfter(object, vertices),
      ),
    );
  }
  const [only, ...others] = summands;
  if (only !== undefined && others.length === 0) return only;
  const source = { kind: 'sum', object: summands } as const;
  if (isStrong(source)) throw notNormalPlay('parseSource', 'a strong positional game in a sum', 'it alone');
  return source;
}

/** What is added: objects of kinds without a sum of their own are games. */
function asSummand(summand: SingleSource, options: CompileOptions): SingleSource {
  const { sum, whyNoGame } = kindOf(summand);
  if (whyNoGame !== undefined) throw whyNoGame('parseSource');
  return sum === undefined ? { kind: 'game', object: asGame(summand, options) } : summand;
}

function withObject<K extends SourceKind>(kind: K, object: unknown): SingleSource {
  return { kind, object } as SourceOf<K> as SingleSource;
}
