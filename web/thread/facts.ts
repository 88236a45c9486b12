/** What else there is to say of a game, a row each, in the words of `spgames value`. */
import type { AskableFact, FactAnswer, PossibleMove } from '../messages.js';
import { outcomeInWords, stopperInWords } from '../../src/text/outcomeWords.js';
import {
  analysis,
  formats,
  InputError,
  LimitError,
  loopy,
  sources,
  type RunOptions,
  type Source,
  type Value,
} from '../library.js';
import type { Opened } from './compare.js';
import { isLoopy, summandsOf, summandsPlayed } from './movesOfSource.js';
import type { Search } from './Session.js';
import { Undecided, within } from './within.js';

/** So long it is searched for each. */
const LONGEST_MS = 10_000;

type Find = (opened: Opened, run: RunOptions) => string;

interface Fact extends Omit<AskableFact, 'title'> {
  readonly belongs: (source: Source, moves: readonly PossibleMove[]) => boolean;
  readonly find: Find;
}

const isShort = (source: Source): boolean => !isLoopy(source) && isGame(source);
const hasRules = (source: Source): boolean =>
  isShort(source) && summandsOf(source).every(({ kind }) => kind !== 'value' && kind !== 'form');
const isImpartial = (source: Source, moves: readonly PossibleMove[]): boolean =>
  hasRules(source) && moves.length > 0 && moves.every(({ player }) => player === undefined);
const isNimber = (source: Source): boolean => source.kind === 'value' && source.object.nimber !== undefined;

/** A poset, and a lattice game without a position, are not games. */
function isGame(source: Source): boolean {
  return summandsOf(source).every((summand) => {
    if (summand.kind === 'rules') return !summand.object.strong;
    return summand.kind !== 'poset' && summand.kind !== 'lattice';
  });
}

/** The facts by the titles of their rows. */
const FACTS: Readonly<Record<string, Fact>> = {
  'formal birthday': {
    about: 'The number of moves in a longest play, either player moving at any time.',
    belongs: isShort,
    find: ({ source, evaluator }, run) => {
      // A literal game is not its value.
      if (summandsOf(source).some(({ kind }) => kind === 'form')) return String(sources.asForm(source, run).birthday);
      const { formalBirthday } = analysis.analyzeValue(summandsPlayed(source, evaluator, run), { evaluator, ...run });
      return found(formalBirthday).toString();
    },
  },
  'misère outcome': {
    about: 'Who wins if the player who makes the last move loses.',
    belongs: hasRules,
    find: ({ source, evaluator }, run) => {
      const summands = summandsPlayed(source, evaluator, run);
      const { misereOutcome } = analysis.analyzeValue(summands, { misere: true, evaluator, ...run });
      const outcome = found(misereOutcome!);
      return outcomeInWords(outcome);
    },
  },
  'reduced form': {
    about: 'The reduced canonical form: the simplest game that differs from the value by an infinitesimal.',
    belongs: isShort,
    find: (opened, run) => {
      const { value, row, details } = derived('reduced form', opened, run);
      if (row !== undefined) return row;
      const form = details.reducedCanonicalForm as Value;
      return form.equals(value) ? `${String(form)}, the value itself` : String(form);
    },
  },
  'atomic weight': {
    about: 'How many ups an all-small game amounts to, far from all nimbers.',
    belongs: isShort,
    find: (opened, run) => {
      const { row, details } = derived('atomic weight', opened, run);
      return row ?? (details.atomicWeight === null ? 'none, the value is not all-small' : String(details.atomicWeight));
    },
  },
  'Grundy value': {
    about: 'm for the value *m.',
    belongs: (source, moves) => isImpartial(source, moves) || isNimber(source),
    find: (opened, run) => rowOf('Grundy value', opened, run, { grundy: true }),
  },
  genus: {
    about: 'The Grundy values under normal and misère play, with those of sums with *2.',
    belongs: isImpartial,
    find: (opened, run) => rowOf('genus', opened, run, { genus: true }),
  },
  remoteness: {
    about: 'How long the game lasts if the winner hurries and the loser delays.',
    belongs: isImpartial,
    find: (opened, run) => rowOf('remoteness', opened, run, { remoteness: true }),
  },
  'three players': {
    about: 'Which of three players, moving in turn, can force the last move.',
    belongs: isImpartial,
    find: (opened, run) => rowOf('three players', opened, run, { threePlayers: true }),
  },
  stopper: {
    about: 'Does play in turn always end?',
    belongs: isLoopy,
    find: ({ source, evaluator }, run) => {
      return stopperInWords(loopy.stopper(sources.asLoopyGame(source, { evaluator, ...run }), run));
    },
  },
  onside: {
    about: 'The stopper that the game equals if draws are wins of Left.',
    belongs: isLoopy,
    find: (opened, run) => side('onside', opened, run),
  },
  offside: {
    about: 'The stopper that the game equals if draws are wins of Right.',
    belongs: isLoopy,
    find: (opened, run) => side('offside', opened, run),
  },
};

/** The facts that belong to a source. */
export function factsOf(source: Source, moves: readonly PossibleMove[]): AskableFact[] {
  return Object.entries(FACTS)
    .filter(([, { belongs }]) => belongs(source, moves))
    .map(([title, { about }]) => ({ title, about }));
}

/** A fact by its title. @throws LimitError, Stopped */
export async function findFact(title: string, opened: Opened, search: Search): Promise<FactAnswer> {
  const fact = Object.hasOwn(FACTS, title) ? FACTS[title] : undefined;
  if (fact === undefined) throw new InputError('invalid-argument', `${title} is not a fact.`);
  const begun = performance.now();
  const text = await within(LONGEST_MS, search, (run) => fact.find(opened, run));
  return {
    text: text instanceof Undecided ? `undecided: ${text.because}` : text,
    seconds: (performance.now() - begun) / 1000,
  };
}

/** @throws LimitError for what the time did not allow */
function found<T>(fact: T | 'undecided'): T {
  if (fact === 'undecided') throw cutOff();
  return fact;
}

function cutOff(): LimitError {
  return new LimitError('too-long', 'It was not found in time.');
}

interface Derived {
  readonly value: Value;
  readonly details: analysis.ValueDetails;
  /** What the row says, if there is one. */
  readonly row: string | undefined;
}

/** What is derived from the value, or found by the rules. @throws LimitError when the time is up */
function derived(
  title: string,
  { source, evaluator }: Opened,
  run: RunOptions,
  asked: analysis.DetailsAsked = {},
): Derived {
  const { timeoutMs = LONGEST_MS } = run;
  const value = sources.asValue(source, { evaluator, ...run });
  const summands = Object.keys(asked).length === 0 ? [] : summandsPlayed(source, evaluator, run);
  const details = analysis.valueDetails(summands, value, { ...asked, timeoutMs });
  const row = formats.describeValueDetails(value, details).find(([name]) => name === title)?.[1];
  const isOpen = Object.keys(asked).length === 0 && Object.values(details).includes('undecided');
  if (row === 'undecided' || isOpen) throw cutOff();
  return { value, details, row };
}

function rowOf(title: string, opened: Opened, run: RunOptions, asked: analysis.DetailsAsked): string {
  return derived(title, opened, run, asked).row ?? 'none';
}

function side(which: 'onside' | 'offside', { source, evaluator }: Opened, run: RunOptions): string {
  const { [which]: found } = loopy.loopySides(sources.asLoopyGame(source, { evaluator, ...run }), run);
  if (found.found !== true) return 'undecided: the side is not found by the methods of the library';
  return loopy.loopyGameName(found.side, run);
}
