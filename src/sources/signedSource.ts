import { LimitError } from '../errors.js';
import { SPGame, type CompileOptions } from '../games/index.js';
import { negativeComplex, negativeGame, negativeMoves } from '../games/internal.js';
import { stanleyReisnerIdeal } from '../ideal/index.js';
import type { Value } from '../values/index.js';
import { asGame, type Source } from './Source.js';

/** The most basic positions of all copies of a game together. */
const MOST_POSITIONS = 2 ** 20;

/** The negative of a source: the players exchange what is theirs. @throws InputError, LimitError as `asGame` */
export function negativeSource(source: Source, options: CompileOptions): Source {
  switch (source.kind) {
    case 'complex':
      return { kind: 'complex', complex: negativeComplex(source.complex) };
    case 'ideal':
      return { kind: 'ideal', ideal: stanleyReisnerIdeal(negativeComplex(source.ideal.complex)) };
    case 'value':
      return { kind: 'value', value: source.value.negative() };
    case 'sum':
      return { kind: 'sum', game: negativeGame(source.game, options), value: source.value.negative() };
    case 'moves': {
      let game: SPGame | undefined;
      const moves = negativeMoves(source.moves);
      return { kind: 'moves', moves, compile: (run) => (game ??= negativeGame(source.compile(run), run)) };
    }
    case 'game':
    case 'construction':
      return { kind: 'game', game: negativeGame(asGame(source, options), options) };
  }
}

/**
 * The sum of so many copies of a source.
 * @param factor a positive integer
 * @throws LimitError `too-many-copies` above 2²⁰ basic positions; InputError, LimitError as `asGame`
 */
export function multipleSource(source: Source, factor: number, options: CompileOptions): Source {
  if (factor === 1) return source;
  const times = (value: Value): Value => value.store.within(options, () => value.times(factor));
  if (source.kind === 'value') return { kind: 'value', value: times(source.value) };
  const game = source.kind === 'sum' ? source.game : asGame(source, options);
  if (factor * Math.max(1, game.vertices.length) > MOST_POSITIONS)
    throw new LimitError(
      'too-many-copies',
      `parseSource: ${factor} copies of a game with ${game.vertices.length} basic positions; the limit is ${MOST_POSITIONS} in all.`,
      { hint: 'Find the value of one, and take the multiple of that: K*value:….' },
    );
  const copies = SPGame.sum(Array.from({ length: factor }, () => game));
  return source.kind === 'sum'
    ? { kind: 'sum', game: copies, value: times(source.value) }
    : { kind: 'game', game: copies };
}
