import { digraphMoves, DigraphPlacement, vertexLabels } from '../../digraphs/index.js';
import { InputError } from '../../errors.js';
import { Evaluator } from '../../evaluation/index.js';
import { solverOf } from '../../games/internal.js';
import type { GameByMoves } from '../../games/index.js';
import { inTurns } from '../../inTurns.js';
import { Work, type RunOptions } from '../../run.js';
import { standardStore, Value, type Outcome } from '../../values/index.js';
import { aValueStore } from '../../values/internal.js';
import type { Analyser } from '../Analyser.js';
import type { AnalyzeOptions } from '../AnalyzeOptions.js';
import { foundOnce } from '../foundOnce.js';
import { aSum } from '../sums/aSum.js';
import { misereQuestion } from '../sums/misereQuestion.js';
import { outcomeSearch } from '../sums/outcomeSearch.js';
import { isByMoves, termsOf, type Summand, type Term } from '../sums/Term.js';
import { gameProperties, type GamePropertyName, type GameSubject } from './gameProperties.js';

/** A game that is analyzed by its rules: on a digraph, by its moves, a value, or a sum of several kinds. */
export type AnalyzedGame = DigraphPlacement | GameByMoves<string> | Value | readonly Summand[];

/** A sum with a value has no misère outcome. */
export const gameAnalyser: Analyser<AnalyzedGame, GameSubject> = {
  of: 'games without a complex',
  isSubject: (subject): subject is AnalyzedGame =>
    subject instanceof DigraphPlacement || aSum.flaw(subject, 'game') === undefined,
  properties: gameProperties as unknown as typeof gameAnalyser.properties,
  namesOf: propertiesOfGame,
  prepare: (game, options, names) => {
    const flaw = options.store === undefined ? undefined : aValueStore.flaw(options.store, 'store');
    if (flaw !== undefined) throw new InputError('invalid-option', `analyze: ${flaw}.`);
    requireSuitable(names as readonly GamePropertyName[], game, options);
    return subjectOf(game, options);
  },
};

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
  { labels, store = standardStore, play = 'normal' }: AnalyzeOptions,
): GameSubject {
  const digraph = game instanceof DigraphPlacement ? game : undefined;
  const summands = summandsOf(game) ?? [digraphMoves(digraph!, { labels })];
  const evaluator = new Evaluator({ store });
  const termsIn = (work: Work): Term[] => termsOf(summands, evaluator, work);
  const hasRules = summands.every((summand) => !(summand instanceof Value));
  let known: Value | undefined;
  const evaluate = (run: RunOptions): Value => {
    if (known !== undefined) return known;
    const work = new Work('analyze', run);
    const values = termsIn(work).map(({ value }) => (value instanceof Value ? value : value(work.part())));
    return (known = store.within(work.part(), () => values.reduce((sum, each) => sum.plus(each), store.zero)));
  };
  const search = outcomeSearch(summands);
  return {
    play,
    findValue: foundOnce(evaluate),
    findOutcome: (run) => {
      const byValue = (turn: RunOptions): Outcome => evaluate(turn).outcome;
      if (known !== undefined || search === undefined) return byValue(run);
      return inTurns(new Work('analyze', run), [search, byValue], { favour: 4 });
    },
    outcomeByTheorem: () => {
      const [only, ...others] = summands;
      return only !== undefined && others.length === 0 && isByMoves(only)
        ? solverOf(only).outcomeByTheorem?.(only.start)
        : undefined;
    },
    findMisereOutcome: hasRules ? misereQuestion(summands, evaluator) : undefined,
    findFormalBirthday: (run) => {
      const work = new Work('analyze', run);
      return termsIn(work).reduce((sum, { height }) => sum + height(work.part()), 0n);
    },
    digraph,
    labels: labels ?? (digraph ? vertexLabels(digraph) : []),
  };
}

/** The properties that a game has: those of digraphs only a digraph, the misère outcome only what has rules. */
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

function requireSuitable(names: readonly GamePropertyName[], game: AnalyzedGame, { play }: AnalyzeOptions): void {
  const had = propertiesOfGame(game);
  const missing = names.find((name) => !had.includes(name));
  if (missing !== undefined && gameProperties[missing].needs === 'digraph')
    throw new InputError('not-a-digraph', `analyze: ${missing} of a game by its moves; expected a DigraphPlacement.`, {
      details: { property: missing },
    });
  const isOfMisere = missing !== undefined || (play === 'misere' && names.includes('outcome'));
  if (isOfMisere && !had.includes('misereOutcome'))
    throw new InputError(
      'not-with-rules',
      `analyze: the misère outcome of a sum with a value; expected games with rules.`,
      { hint: 'The value under normal play does not say who wins under misère play.' },
    );
}
