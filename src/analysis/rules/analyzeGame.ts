import { either, listOf, oneOf, options, takes } from '../../arguments.js';
import { digraphMoves, DigraphPlacement, vertexLabels, type LabelOptions } from '../../digraphs/index.js';
import { aDigraphPlacement } from '../../digraphs/internal.js';
import { InputError } from '../../errors.js';
import { Evaluator } from '../../evaluation/index.js';
import { solverOf } from '../../games/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { optional } from '../../shape.js';
import { standardStore, Value, type ValueStore } from '../../values/index.js';
import { aStore } from '../../values/internal.js';
import type { PlayConvention } from '../play/PlayablePart.js';
import { OPEN, type OpenFact } from '../Property.js';
import { aSum } from '../sums/aSum.js';
import { misereQuestion } from '../sums/misereQuestion.js';
import { isByMoves, termsOf, type Summand, type Term } from '../sums/Term.js';
import {
  gameProperties,
  type GameProperty,
  type GamePropertyName,
  type GameRegister,
  type GameSubject,
} from './gameProperties.js';

/** A game that is analyzed by its rules: on a digraph, by its moves, or a sum of several kinds. */
export type AnalyzedGame = DigraphPlacement | Exclude<Summand, Value> | readonly Summand[];

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
  game: either(aDigraphPlacement, aSum),
  options,
  'options.only': optional(listOf(oneOf(...Object.keys(gameProperties)))),
}));

/**
 * The properties of a game that is played without a complex: on a digraph, by its moves, or a sum of games of several
 * kinds and values, a list. Of a sum with a value there is no misère outcome. Properties that are still to come share
 * the time that is left; one that is not decided in its time reads 'undecided'.
 * @returns the facts in the order of `gameProperties`
 * @throws InputError `not-a-digraph` for a property of digraphs of another game, `not-with-rules` for the misère
 * outcome of a sum with a value
 * @example analyzeGame(new DigraphPlacement('LR', [[0, 1]])).outcome.value // 'L'
 */
export function analyzeGame(game: AnalyzedGame, options: AnalyzeGameOptions = {}): GameAnalysis {
  return Object.fromEntries(analyzeGameInTurn(game, options)) as GameAnalysis;
}

/**
 * The facts of `analyzeGame`, each as soon as it is found.
 * @throws InputError as `analyzeGame`
 */
export function analyzeGameInTurn(
  game: AnalyzedGame,
  options: AnalyzeGameOptions = {},
): Generator<NamedGameFact, void, undefined> {
  analyzeGameTakes(game, options, (options as AnalyzeGameOptions | null)?.only);
  const { only, eachMs = Infinity, store = standardStore, play = 'normal', labels, ...run } = options;
  const flaw = aStore(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `analyzeGame: ${flaw}.`);
  const names = wantedNames(only, game, play);
  const subject = subjectOf(game, { labels, store, play });
  return factsInTurn(names, subject, new Work('analyzeGame', run), eachMs);
}

function* factsInTurn(
  names: readonly GamePropertyName[],
  subject: GameSubject,
  work: Work,
  eachMs: number,
): Generator<NamedGameFact, void, undefined> {
  for (const [i, name] of names.entries()) {
    const timeoutMs = Math.min(eachMs, work.timeLeft / (names.length - i));
    const find = gameProperties[name].find as (subject: GameSubject, run: RunOptions) => unknown;
    const fact =
      work.timeLeft === 0
        ? OPEN
        : work.unlessCutOff(
            () => find(subject, work.part({ timeoutMs })),
            () => OPEN,
          );
    yield [name, fact] as NamedGameFact;
  }
}

/** A summand alone, or all of a sum; undefined for a digraph. */
function summandsOf(game: AnalyzedGame): readonly Summand[] | undefined {
  if (game instanceof DigraphPlacement) return undefined;
  return isList(game) ? game : [game];
}

function isList(game: AnalyzedGame): game is readonly Summand[] {
  return Array.isArray(game);
}

function subjectOf(
  game: AnalyzedGame,
  {
    labels,
    store,
    play,
  }: { readonly labels: LabelOptions['labels']; readonly store: ValueStore; readonly play: PlayConvention },
): GameSubject {
  const digraph = game instanceof DigraphPlacement ? game : undefined;
  const summands = summandsOf(game) ?? [digraphMoves(digraph!, { labels })];
  const evaluator = new Evaluator({ store });
  const termsIn = (work: Work): Term[] => termsOf(summands, evaluator, work);
  const hasRules = summands.every((summand) => !(summand instanceof Value));
  return {
    play,
    known: {},
    findValue: (run) => {
      const work = new Work('analyzeGame', run);
      const values = termsIn(work).map(({ value }) => (value instanceof Value ? value : value(work.part())));
      return store.within(work.part(), () => values.reduce((sum, each) => sum.plus(each), store.zero));
    },
    outcomeByTheorem: () => {
      const [only, ...others] = summands;
      return only !== undefined && others.length === 0 && isByMoves(only)
        ? solverOf(only).outcomeByTheorem?.(only.start)
        : undefined;
    },
    findMisereOutcome: hasRules ? misereQuestion(summands, evaluator) : undefined,
    findFormalBirthday: (run) => {
      const work = new Work('analyzeGame', run);
      return termsIn(work).reduce((sum, { height }) => sum + height(work.part()), 0n);
    },
    digraph,
    labels: labels ?? (digraph ? vertexLabels(digraph) : []),
  };
}

/**
 * The properties that a game has: those of digraphs only a digraph, the misère outcome only what has rules. @internal
 */
export function propertiesOfGame(game: AnalyzedGame): GamePropertyName[] {
  const summands = summandsOf(game);
  const has = {
    value: true,
    moves: summands?.every((summand) => !(summand instanceof Value)) ?? true,
    digraph: summands === undefined,
  };
  const all = Object.keys(gameProperties) as GamePropertyName[];
  return all.filter((name) => has[gameProperties[name].needs]);
}

function wantedNames(
  only: readonly GamePropertyName[] | undefined,
  game: AnalyzedGame,
  play: PlayConvention,
): GamePropertyName[] {
  const names = propertiesOfGame(game);
  const missing = only?.find((name) => !names.includes(name));
  if (missing !== undefined && gameProperties[missing].needs === 'digraph')
    throw new InputError(
      'not-a-digraph',
      `analyzeGame: ${missing} of a game by its moves; expected a DigraphPlacement.`,
      { details: { property: missing } },
    );
  const isOfMisere = missing !== undefined || (play === 'misere' && (only?.includes('outcome') ?? true));
  if (isOfMisere && !names.includes('misereOutcome'))
    throw new InputError(
      'not-with-rules',
      `analyzeGame: the misère outcome of a sum with a value; expected games with rules.`,
      { hint: 'The value under normal play does not say who wins under misère play.' },
    );
  return only === undefined ? names : names.filter((name) => only.includes(name));
}
