import { either, listOf, oneOf, options, takes } from '../../arguments.js';
import { digraphMoves, DigraphPlacement, vertexLabels, type LabelOptions } from '../../digraphs/index.js';
import { aDigraphPlacement } from '../../digraphs/internal.js';
import { InputError } from '../../errors.js';
import type { GameByMoves } from '../../games/index.js';
import { aGameOrMoves, solverOf } from '../../games/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { optional } from '../../shape.js';
import { standardStore, type ValueStore } from '../../values/index.js';
import { aStore } from '../../values/internal.js';
import type { PlayConvention } from '../play/PlayablePart.js';
import { OPEN, type OpenFact } from '../Property.js';
import {
  gameProperties,
  type GameProperty,
  type GamePropertyName,
  type GameRegister,
  type GameSubject,
} from './gameProperties.js';

/** What to find of a game. */
export interface AnalyzeGameOptions extends Omit<RunOptions, 'limit'>, LabelOptions {
  /** The properties that are wanted; by default all that such a game has. */
  readonly only?: readonly GamePropertyName[];
  /** At most so many milliseconds for each property. */
  readonly eachMs?: number;
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
  /** How the game is played that `outcome` is asked about. */
  readonly play?: PlayConvention;
}

/** What is found of a property of games: a fact, or that it is open. */
export type GameFactOf<Name extends GamePropertyName> =
  GameRegister[Name] extends GameProperty<infer F> ? F | OpenFact : never;

/** What is found of a game, by the names of the properties. */
export type GameAnalysis = { readonly [Name in GamePropertyName]?: GameFactOf<Name> };

/** A property and what is found of it. */
export type NamedGameFact = {
  [Name in GamePropertyName]: readonly [name: Name, fact: GameFactOf<Name>];
}[GamePropertyName];

const analyzeGameTakes = /* @__PURE__ */ takes('analyzeGame', () => ({
  game: either(aDigraphPlacement, aGameOrMoves),
  options,
  'options.only': optional(listOf(oneOf(...Object.keys(gameProperties)))),
}));

/**
 * The properties of a game that is played without a complex: on a digraph, or by its moves. Properties that are still to come share the time
 * that is left; one that is not decided in its time reads 'undecided'.
 * @returns the facts in the order of `gameProperties`
 * @throws InputError `not-a-digraph` for a property of digraphs of another game
 * @example analyzeGame(new DigraphPlacement('LR', [[0, 1]])).outcome.value // 'L'
 */
export function analyzeGame(
  game: DigraphPlacement | GameByMoves<string>,
  options: AnalyzeGameOptions = {},
): GameAnalysis {
  return Object.fromEntries(analyzeGameInTurn(game, options)) as GameAnalysis;
}

/**
 * The facts of `analyzeGame`, each as soon as it is found.
 * @throws InputError as `analyzeGame`
 */
export function* analyzeGameInTurn(
  game: DigraphPlacement | GameByMoves<string>,
  options: AnalyzeGameOptions = {},
): Generator<NamedGameFact, void, undefined> {
  analyzeGameTakes(game, options, (options as AnalyzeGameOptions | null)?.only);
  const { only, eachMs = Infinity, store = standardStore, play = 'normal', labels, ...run } = options;
  const flaw = aStore(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `analyzeGame: ${flaw}.`);
  const subject = subjectOf(game, { labels, store, play });
  const names = wantedNames(only, subject);
  const work = new Work('analyzeGame', run);
  for (const [i, name] of names.entries()) {
    const timeoutMs = Math.min(eachMs, work.timeLeft / (names.length - i));
    const find = gameProperties[name].find as (subject: GameSubject, run: RunOptions) => unknown;
    const fact =
      work.timeLeft === 0 ? OPEN : work.unlessCutOff(() => find(subject, work.part({ timeoutMs })), () => OPEN); // prettier-ignore
    yield [name, fact] as NamedGameFact;
  }
}

function subjectOf(
  game: DigraphPlacement | GameByMoves<string>,
  {
    labels,
    ...more
  }: { readonly labels: LabelOptions['labels']; readonly store: ValueStore; readonly play: PlayConvention },
): GameSubject {
  const digraph = game instanceof DigraphPlacement ? game : undefined;
  const moves = game instanceof DigraphPlacement ? digraphMoves(game, { labels }) : game;
  return {
    ...more,
    known: {},
    game: moves,
    solver: solverOf(moves),
    digraph,
    labels: labels ?? (digraph ? vertexLabels(digraph) : []),
  };
}

function wantedNames(only: readonly GamePropertyName[] | undefined, { digraph }: GameSubject): GamePropertyName[] {
  const all = Object.keys(gameProperties) as GamePropertyName[];
  const isFor = (name: GamePropertyName): boolean => digraph !== undefined || gameProperties[name].needs === 'moves';
  const missing = only?.find((name) => !isFor(name));
  if (missing !== undefined)
    throw new InputError(
      'not-a-digraph',
      `analyzeGame: ${missing} of a game by its moves; expected a DigraphPlacement.`,
      {
        details: { property: missing },
      },
    );
  return all.filter((name) => (only === undefined ? isFor(name) : only.includes(name)));
}
