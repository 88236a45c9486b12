import { aSource } from './aSource.js';
import { takes, options } from '../arguments.js';
import type { SPGame } from '../games/index.js';
import {
  type CompileOptions,
  type GameByMoves,
  type GameValueOptions,
  type PlacementGame,
  gameValue,
  playOn,
} from '../games/index.js';
import { complexOfDigraph, digraphMoves, digraphPlacements, type DigraphPlacement } from '../digraphs/index.js';
import type { LatticeGame } from '../lattice/index.js';
import { loopySum, shortValue, type LoopyGame } from '../loopy/index.js';
import type { MoveGame } from '../moves/index.js';
import { movesOfForm } from '../games/internal.js';
import { notNormalPlay } from '../moves/internal.js';
import type { LabelledPoset } from '../poset/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import type { SquarefreeIdeal } from '../ideal/index.js';
import { stanleyReisnerComplex, stanleyReisnerIdeal } from '../ideal/index.js';
import type { Form, Value } from '../values/index.js';
import { notStrong } from './notStrong.js';
import { type Construction, gameOfConstruction } from '../constructions/index.js';
import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';

/** What a source stands for that is no sum of several kinds. */
export type SingleSource =
  | { readonly kind: 'game'; readonly game: SPGame }
  | { readonly kind: 'complex'; readonly complex: SimplicialComplex }
  | { readonly kind: 'ideal'; readonly ideal: SquarefreeIdeal }
  | { readonly kind: 'construction'; readonly construction: Construction }
  /** A game by its moves: it can be classified, and is compiled only where it has to be a strong placement game. */
  | {
      readonly kind: 'moves';
      readonly moves: PlacementGame<string>;
      readonly compile: (options?: RunOptions) => SPGame;
    }
  /** A digraph placement game; of a position of another one with the labels that the vertices have there. */
  | { readonly kind: 'digraph'; readonly digraph: DigraphPlacement; readonly labels?: readonly string[] | undefined }
  /** A sum of positions of rulesets that are no placement games. */
  | { readonly kind: 'rules'; readonly game: MoveGame }
  /** A lattice game without a position; with one it is a position of a ruleset. */
  | { readonly kind: 'lattice'; readonly game: LatticeGame }
  /** A poset, which is not a game; `asPoset` tells it. */
  | { readonly kind: 'poset'; readonly poset: LabelledPoset }
  /** A sum of loopy games. */
  | { readonly kind: 'loopy'; readonly games: readonly LoopyGame[] }
  /** A literal game, as it is written. */
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'value'; readonly value: Value };

/** What a source stands for. */
export type Source =
  | SingleSource
  /**
   * A sum of several kinds: at most one game on complexes, one digraph placement game, one sum of positions of
   * rulesets, one of loopy games, one literal game and one value, in this order.
   */
  | { readonly kind: 'sum'; readonly summands: readonly SingleSource[] };

const asGameTakes = /* @__PURE__ */ takes('asGame', () => ({ source: aSource, options }));

/**
 * The game of a source: that on a complex or on the Stanley–Reisner complex of an ideal; a construction is played with
 * its ruleset on its board; a game by its moves is compiled if it is a strong placement game, a digraph if it is
 * symmetric. A value or a loopy game is none.
 * @throws InputError `not-a-game`, `not-a-placement-game`; those of `compile` for a construction; `not-strong` for
 * moves and for positions of rulesets that are no placement games, `not-symmetric` for a digraph
 * @throws LimitError when `options` cut the compilation off
 */
export function asGame(source: Source, options: CompileOptions = {}): SPGame {
  asGameTakes(source, options);
  switch (source.kind) {
    case 'game':
      return source.game;
    case 'complex':
      return playOn(source.complex);
    case 'ideal':
      return playOn(stanleyReisnerComplex(source.ideal));
    case 'construction':
      return gameOfConstruction(source.construction, options);
    case 'moves':
      return source.compile(options);
    case 'digraph':
      return playOn(complexOfDigraph(source.digraph, labelled(source)));
    case 'rules':
      throw notStrong('asGame', source.game);
    case 'lattice':
    case 'poset':
    case 'loopy':
    case 'form':
    case 'value':
    case 'sum':
      throw noPlacementGame('asGame', source);
  }
}

const asComplexTakes = /* @__PURE__ */ takes('asComplex', () => ({ source: aSource, options }));

/**
 * The complex of a source: the legal complex of a game, the Stanley–Reisner complex of an ideal, the target of a
 * construction.
 * @throws InputError `not-a-placement-game` for a value, `not-strong` for moves of another game, `not-symmetric` for a
 * digraph that is not
 * @throws LimitError when `options` cut the compilation of moves off
 */
export function asComplex(source: Source, options: RunOptions = {}): SimplicialComplex {
  asComplexTakes(source, options);
  switch (source.kind) {
    case 'game':
      return source.game.legalComplex;
    case 'complex':
      return source.complex;
    case 'ideal':
      return stanleyReisnerComplex(source.ideal);
    case 'construction':
      return source.construction.target;
    case 'moves':
      return source.compile(options).legalComplex;
    case 'digraph':
      return complexOfDigraph(source.digraph, labelled(source));
    case 'rules':
      throw notStrong('asComplex', source.game);
    case 'lattice':
    case 'poset':
    case 'loopy':
    case 'form':
    case 'value':
    case 'sum':
      throw noPlacementGame('asComplex', source);
  }
}

const asIdealTakes = /* @__PURE__ */ takes('asIdeal', () => ({ source: aSource, options }));

/**
 * The ideal of a source: an ideal as it is, else the Stanley–Reisner ideal of its complex.
 * @throws InputError `not-a-placement-game` for a value; LimitError
 */
export function asIdeal(source: Source, options: RunOptions = {}): SquarefreeIdeal {
  asIdealTakes(source, options);
  return source.kind === 'ideal' ? source.ideal : stanleyReisnerIdeal(asComplex(source, options));
}

const asValueTakes = /* @__PURE__ */ takes('asValue', () => ({ source: aSource, options }));

/**
 * The value of a source under normal play; of a loopy game that of the short game that it equals.
 * @throws InputError `not-a-short-game` for a loopy game that equals none; those of `asGame`; `not-with-rules` for a
 * value whose sides are to be ignored
 * @throws LimitError as `gameValue`
 */
export function asValue(source: Source, options: GameValueOptions = {}): Value {
  asValueTakes(source, options);
  const work = new Work('asValue', options);
  const valueOf = (game: SPGame | GameByMoves<string>): Value => gameValue(game, { ...options, ...work.rest() });
  switch (source.kind) {
    case 'value':
      if (options.sides !== 'ignore') return source.value;
      throw new InputError('not-with-rules', 'asValue: a value whose sides are ignored; expected a game with rules.', {
        hint: 'The players of a value cannot be taken away from it.',
      });
    case 'loopy':
      return valueOfLoopy(source.games, options, work);
    case 'lattice':
      throw withoutPosition('asValue');
    case 'poset':
      throw noPlacementGame('asValue', source);
    case 'sum':
      return source.summands
        .map((summand) => asValue(summand, { ...options, ...work.rest() }))
        .reduce((sum, value) => sum.plus(value));
    case 'rules':
      if (source.game.strong) throw notNormalPlay('asValue', 'a strong positional game');
      return valueOf(source.game);
    case 'moves':
    case 'digraph':
    case 'form':
      return valueOf(asMoves(source)!);
    default:
      return valueOf(asGame(source, work.part()));
  }
}

/**
 * The moves of a game that is played without a complex; undefined for all others.
 * @throws InputError `not-given-position` for a lattice game without a position
 */
export function asMoves(source: Source): GameByMoves<string> | undefined {
  if (source.kind === 'lattice') throw withoutPosition('asMoves');
  if (source.kind === 'poset') throw noPlacementGame('asMoves', source);
  if (source.kind === 'moves') return source.moves;
  if (source.kind === 'rules') return source.game;
  if (source.kind === 'form') return movesOfForm(source.form);
  return source.kind === 'digraph' ? digraphMoves(source.digraph, labelled(source)) : undefined;
}

function labelled({ labels }: Extract<Source, { readonly kind: 'digraph' }>): { readonly labels?: readonly string[] } {
  return labels === undefined ? {} : { labels };
}

/** Is the source a value or a loopy game, or a sum with one: something whose moves have no names? */
export function hasValue(source: Source): boolean {
  const isNamed = ({ kind }: Source): boolean => kind !== 'value' && kind !== 'loopy';
  return source.kind === 'sum' ? !source.summands.every(isNamed) : !isNamed(source);
}

/** The same with the pieces that lie on the board in each position. */
export function asPlacements(source: Source): PlacementGame<string> | undefined {
  if (source.kind === 'moves') return source.moves;
  return source.kind === 'digraph' ? digraphPlacements(source.digraph, labelled(source)) : undefined;
}

/** What is not a placement game: what it is called, and what can be done with it. */
const WITHOUT_RULES: Readonly<Partial<Record<Source['kind'], readonly [words: string, hint: string]>>> = {
  form: [
    'a literal game',
    'value, equal, sum, play, poset, draw --what tree and export --to json take literal games, as they take values.',
  ],
  lattice: [
    'a lattice game',
    'analyze, draw, outcomes, quotient, strategy and export --to json or macaulay2 take lattice games; behind an @ stands a position, as in lattice:moves 1,0 0,1@3,4, which value, play and draw take.',
  ],
  loopy: [
    'a loopy game',
    'value, compare, equal, analyze --only outcome, draw --what graph and export --to json or dot take loopy games.',
  ],
  poset: [
    'a poset',
    'poset, draw --what poset and export --to json take posets; in expressions orderComplex(poset("…")) is the complex of its chains.',
  ],
};

/** The error for a lattice game where one of its positions is needed. */
export function withoutPosition(task: string): InputError {
  return new InputError(
    'not-given-position',
    `${task}: a lattice game without a position; expected one of its positions.`,
    {
      hint: 'A position stands behind an @, as in lattice:moves 1,0 0,1@3,4, or is given by --position 3,4.',
    },
  );
}

/** The error for what has a value and no complex where one is needed. */
export function noPlacementGame(task: string, source: Source): InputError {
  const [found, hint] = WITHOUT_RULES[source.kind] ?? [
    hasValue(source) ? 'a value, or a sum with one' : 'a sum with a game that has no complex',
    'Many games have the same value; a game with it is built by build SOURCE --as legal --method value.',
  ];
  return new InputError(
    'not-a-placement-game',
    `${task}: ${found}; expected a game with rules, a complex or an ideal.`,
    { hint },
  );
}

/** @throws InputError `not-with-rules`, `not-a-short-game` */
function valueOfLoopy(games: readonly LoopyGame[], { sides, evaluator }: GameValueOptions, work: Work): Value {
  if (sides === 'ignore')
    throw new InputError(
      'not-with-rules',
      'asValue: a loopy game whose sides are ignored; expected a game with rules.',
    );
  const value = shortValue(loopySum(games, work.part()), { store: evaluator?.store, ...work.part() });
  if (value !== undefined) return value;
  throw new InputError('not-a-short-game', 'asValue: a loopy game that equals no short game; expected one that does.', {
    hint: WITHOUT_RULES.loopy![1],
  });
}
