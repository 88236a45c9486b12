import {
  loopyGameName,
  loopyOutcome,
  loopySides,
  LoopyGame,
  shortValue,
  stopper as decideStopper,
  type LoopyOutcome,
  type LoopySide,
  type LoopySides,
  type StopperDecision,
} from '../../loopy/index.js';
import type { RunOptions } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import type { Analyser } from '../Analyser.js';
import { foundOnce } from '../foundOnce.js';
import { OPEN, type Fact, type Finding, type OpenFact, type Property } from '../Property.js';

/** A loopy game, and what its properties share. */
export interface LoopySubject {
  readonly game: LoopyGame;
  /** Where the value of a game that equals a short one is made. */
  readonly store: ValueStore | undefined;
  /** Finds the onside and the offside, once. @throws LimitError */
  readonly findSides: (run: RunOptions) => LoopySides;
}

/** A property of loopy games. */
export type LoopyProperty<F> = Property<F, LoopySubject>;

/** The simplest form of the stopper that the game equals, null if it equals none; undefined if a side is not found. */
function simplestFormOf(subject: LoopySubject, run: RunOptions): LoopyGame | null | undefined {
  const { onside, offside, stopper } = subject.findSides(run);
  return onside.found === true && offside.found === true ? (stopper ?? null) : undefined;
}

const name: LoopyProperty<Fact<string>> = {
  about: 'The name of the game up to equality.',
  shares: 'sides',
  find: (subject, run) => {
    const form = simplestFormOf(subject, run);
    return form === undefined ? OPEN : { value: loopyGameName(form ?? subject.game, run) };
  },
};

const outcome: LoopyProperty<Fact<LoopyOutcome>> = {
  about: 'What each player who begins can force: a win, a draw or nothing.',
  find: ({ game }, run) => ({ value: loopyOutcome(game, run) }),
};

const stopper: LoopyProperty<Fact<StopperDecision>> = {
  about: 'Does play in turn always end? If not, moves that go round for ever.',
  find: ({ game }, run) => ({ value: decideStopper(game, run) }),
};

const simplestForm: LoopyProperty<Fact<LoopyGame | null>> = {
  about: 'The simplest form of the stopper that the game equals; null if it equals none.',
  shares: 'sides',
  find: (subject, run) => {
    const value = simplestFormOf(subject, run);
    return value === undefined ? OPEN : { value };
  },
};

const onside: LoopyProperty<Fact<LoopyGame>> = {
  about: 'The stopper that the game equals if draws are wins of Left.',
  shares: 'sides',
  find: ({ findSides }, run) => sideFound(findSides(run).onside),
};

const offside: LoopyProperty<Fact<LoopyGame>> = {
  about: 'The stopper that the game equals if draws are wins of Right.',
  shares: 'sides',
  find: ({ findSides }, run) => sideFound(findSides(run).offside),
};

function sideFound(side: LoopySide): Finding<Fact<LoopyGame>> | OpenFact {
  return side.found === true ? { value: side.side } : OPEN;
}

const value: LoopyProperty<Fact<Value | null>> = {
  about: 'The short game that the game equals; null if it equals none.',
  shares: 'sides',
  find: (subject, run) => {
    const form = simplestFormOf(subject, run);
    if (form === undefined) return OPEN;
    return { value: form === null ? null : (shortValue(form, { store: subject.store, ...run }) ?? null) };
  },
};

/** The properties of loopy games by name, in the order in which they are reported. */
export interface LoopyRegister {
  readonly outcome: typeof outcome;
  readonly stopper: typeof stopper;
  readonly name: typeof name;
  readonly simplestForm: typeof simplestForm;
  readonly onside: typeof onside;
  readonly offside: typeof offside;
  readonly value: typeof value;
}

/** The properties of loopy games by name. */
export const loopyProperties: LoopyRegister = { outcome, stopper, name, simplestForm, onside, offside, value };

export const loopyAnalyser: Analyser<LoopyGame, LoopySubject> = {
  of: 'loopy games',
  isSubject: (subject) => subject instanceof LoopyGame,
  properties: loopyProperties as unknown as typeof loopyAnalyser.properties,
  prepare: (game, { store }) => ({ game, store, findSides: foundOnce((run) => loopySides(game, run)) }),
};
