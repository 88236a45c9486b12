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

/**
 * The sum of so many copies of a source.
 * @param factor a positive integer
 * @throws LimitError `too-many-copies` above 2²⁰ basic positions; InputError, LimitError as `asGame`
 */
export function multipleSource(source: Source, factor: number, options: CompileOptions): Source {
  if (factor === 1) return source;
  return changeSummands(source, (given) => {
    const { kind, object } = asSummand(given, options);
    const { sum, times, size } = kindOf({ kind });
    if (times !== undefined) return withObject(kind, times(object, factor, options));
    const positions = size?.(object) ?? 1;
    if (factor * Math.max(1, positions) <= MOST_POSITIONS)
      return withObject(
        kind,
        sum!(
          Array.from({ length: factor }, () => object),
          options,
        ),
      );
    throw new LimitError(
      'too-many-copies',
      `parseSource: ${factor} copies of a game with ${positions} basic positions; the limit is ${MOST_POSITIONS} in all.`,
      { hint: 'Find the value of one, and take the multiple of that: K*value:….' },
    );
  });
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
