import { digraphSum } from '../digraphs/index.js';
import { LimitError } from '../errors.js';
import { SPGame, type CompileOptions } from '../games/index.js';
import { negativeComplex, negativeGame, negativeMoves } from '../games/internal.js';
import { MoveGame } from '../moves/index.js';
import { stanleyReisnerIdeal } from '../ideal/index.js';
import { copiesOfForm } from '../values/internal.js';
import { asGame, noPlacementGame, withoutPosition, type SingleSource, type Source } from './Source.js';

/** The most basic positions of all copies of a game together. */
const MOST_POSITIONS = 2 ** 20;

/** The negative of a source: the players exchange what is theirs. @throws InputError, LimitError as `asGame` */
export function negativeSource(source: Source, options: CompileOptions): Source {
  return source.kind === 'sum'
    ? { kind: 'sum', summands: source.summands.map((summand) => negativeOf(summand, options)) }
    : negativeOf(source, options);
}

function negativeOf(source: SingleSource, options: CompileOptions): SingleSource {
  switch (source.kind) {
    case 'complex':
      return { kind: 'complex', complex: negativeComplex(source.complex) };
    case 'ideal':
      return { kind: 'ideal', ideal: stanleyReisnerIdeal(negativeComplex(source.ideal.complex)) };
    case 'value':
      return { kind: 'value', value: source.value.negative() };
    case 'form':
      return { kind: 'form', form: source.form.negative() };
    case 'loopy':
      return { kind: 'loopy', games: source.games.map((game) => game.negative()) };
    case 'lattice':
      throw withoutPosition('parseSource');
    case 'poset':
      throw noPlacementGame('parseSource', source);
    case 'digraph':
      return { kind: 'digraph', digraph: source.digraph.negative() };
    case 'rules':
      return { kind: 'rules', game: source.game.negative() };
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
  return source.kind === 'sum'
    ? { kind: 'sum', summands: source.summands.map((summand) => multipleOf(summand, factor, options)) }
    : multipleOf(source, factor, options);
}

function multipleOf(source: SingleSource, factor: number, options: CompileOptions): SingleSource {
  if (source.kind === 'value') {
    const { value } = source;
    return { kind: 'value', value: value.store.within(options, () => value.times(factor)) };
  }
  const copies = <T>(of: T, positions: number): T[] => {
    if (factor * Math.max(1, positions) <= MOST_POSITIONS) return Array.from({ length: factor }, () => of);
    throw new LimitError(
      'too-many-copies',
      `parseSource: ${factor} copies of a game with ${positions} basic positions; the limit is ${MOST_POSITIONS} in all.`,
      { hint: 'Find the value of one, and take the multiple of that: K*value:….' },
    );
  };
  if (source.kind === 'digraph') {
    const { digraph } = source;
    return { kind: 'digraph', digraph: digraphSum(...copies(digraph, digraph.n)) };
  }
  if (source.kind === 'poset') throw noPlacementGame('parseSource', source);
  if (source.kind === 'lattice') throw withoutPosition('parseSource');
  if (source.kind === 'form')
    return { kind: 'form', form: copiesOfForm(factor, source.form, 'parseSource', () => options) };
  if (source.kind === 'loopy') return { kind: 'loopy', games: copies(source.games, source.games.length).flat() };
  if (source.kind === 'rules') return { kind: 'rules', game: MoveGame.sum(copies(source.game, 1)) };
  const game = asGame(source, options);
  return { kind: 'game', game: SPGame.sum(copies(game, game.vertices.length)) };
}
