import type { Board } from '../boards/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import {
  type CompileOptions,
  type GameByMoves,
  type GameValueOptions,
  type PlacementGame,
  type SPGame,
  gameValue,
  playOn,
} from '../games/index.js';
import { stanleyReisnerIdeal, type SquarefreeIdeal } from '../ideal/index.js';
import { Work, type RunOptions } from '../run.js';
import type { Value } from '../values/index.js';
import type { SingleSource, Source } from './kinds/Kind.js';
import { noPlacementGame } from './kinds/refusals.js';
import { kindOf, summandsOfSource } from './kinds/register.js';

/**
 * The game of a source: that on a complex or on the Stanley–Reisner complex of an ideal; a construction is played with
 * its ruleset on its board; a game by its moves is compiled if it is a strong placement game, a digraph if it is
 * symmetric. A value or a loopy game is none.
 * @throws InputError `not-a-game`, `not-a-placement-game`; those of `compile` for a construction; `not-strong` for
 * moves and for positions of rulesets that are not placement games, `not-symmetric` for a digraph
 * @throws LimitError when `options` cut the compilation off
 */
export function asGame(source: Source, options: CompileOptions = {}): SPGame {
  const summand = placementGame(source, 'asGame');
  const { game, complex } = kindOf(summand);
  return game?.(summand.object, options) ?? playOn(complex!(summand.object, options, 'asGame'));
}

/**
 * The complex of a source: the legal complex of a game, the Stanley–Reisner complex of an ideal, the target of a
 * construction.
 * @throws InputError `not-a-placement-game` for a value, `not-strong` for moves of another game, `not-symmetric` for a
 * digraph that is not
 * @throws LimitError when `options` cut the compilation of moves off
 */
export function asComplex(source: Source, options: RunOptions = {}): SimplicialComplex {
  const summand = placementGame(source, 'asComplex');
  const { complex } = kindOf(summand);
  return complex!(summand.object, options, 'asComplex');
}

/**
 * The ideal of a source: an ideal as it is, else the Stanley–Reisner ideal of its complex.
 * @throws InputError `not-a-placement-game` for a value; LimitError
 */
export function asIdeal(source: Source, options: RunOptions = {}): SquarefreeIdeal {
  const summand = placementGame(source, 'asIdeal');
  const { ideal, complex } = kindOf(summand);
  return ideal?.(summand.object) ?? stanleyReisnerIdeal(complex!(summand.object, options, 'asIdeal'));
}

/**
 * The value of a source under normal play; of a loopy game that of the short game that it equals.
 * @throws InputError `not-a-short-game` for a loopy game that equals none; those of `asGame`; `not-with-rules` for a
 * value whose sides are to be ignored
 * @throws LimitError as `gameValue`
 */
export function asValue(source: Source, options: GameValueOptions = {}): Value {
  const work = new Work('asValue', options);
  const valueOf = (summand: SingleSource): Value =>
    kindOf(summand).value?.(summand.object, options, work) ??
    gameValue(movesOrGame(summand, work.part(), 'asValue'), { ...options, ...work.rest() });
  return summandsOfSource(source)
    .map(valueOf)
    .reduce((sum, value) => sum.plus(value));
}

/** The moves of a game that is played without a complex; undefined for all others. */
export function asMoves(source: Source): GameByMoves<string> | undefined {
  const summands = summandsOfSource(source);
  return summands.length > 1 ? undefined : ownMoves(summands[0]!, 'asMoves');
}

function ownMoves(source: SingleSource, task: string): GameByMoves<string> | undefined {
  const { whyNoGame, moves } = kindOf(source);
  if (whyNoGame !== undefined) throw whyNoGame(task);
  return moves?.(source.object);
}

/** What is played: the moves of a game without a complex, else the game on its complex. */
export function movesOrGame(source: SingleSource, options: CompileOptions, task: string): GameByMoves<string> | SPGame {
  return ownMoves(source, task) ?? asGame(source, options);
}

/** The moves with the pieces that lie on the board in each position. */
export function asPlacements(source: Source): PlacementGame<string> | undefined {
  const [summand, ...others] = summandsOfSource(source);
  return others.length > 0 ? undefined : kindOf(summand!).placements?.(summand!.object);
}

/** Is the source a value or a loopy game, or a sum with one: something whose moves have no names? */
export function hasValue(source: Source): boolean {
  return summandsOfSource(source).some((summand) => kindOf(summand).isValue);
}

/** The board of a source that has one of its own. */
export function boardOf(source: Source): Board | undefined {
  const [summand, ...others] = summandsOfSource(source);
  return others.length > 0 ? undefined : kindOf(summand!).board?.(summand!.object);
}

/** Is a summand a positional game, whose play is not normal play? */
export function isStrong(source: Source): boolean {
  return summandsOfSource(source).some((summand) => kindOf(summand).isStrong?.(summand.object));
}

/** The only summand of a source, which has a complex. @throws InputError `not-a-placement-game` */
function placementGame(source: Source, task: string): SingleSource {
  const [summand, ...others] = summandsOfSource(source);
  const { complex, called, uses } = kindOf(summand!);
  if (others.length > 0 || (complex === undefined && uses === undefined))
    throw noPlacementGame(
      task,
      hasValue(source) ? 'a value, or a sum with one' : 'a sum with a game that has no complex',
    );
  if (complex === undefined) throw noPlacementGame(task, called, uses);
  return summand!;
}

/**
 * What the values of a source's summands are found of: a value, the moves of a game without a complex, the game of one
 * with rules, the complex of all else.
 */
export function playedOf(source: Source, options: CompileOptions): Played[] {
  return summandsOfSource(source).map((summand) => {
    const { isValue, game } = kindOf(summand);
    if (isValue === true) return asValue(summand, options);
    return (
      ownMoves(summand, 'asMoves') ?? (game === undefined ? asComplex(summand, options) : asGame(summand, options))
    );
  });
}

type Played = Value | GameByMoves<string> | SPGame | SimplicialComplex;
