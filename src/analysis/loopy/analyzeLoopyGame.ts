import { options as anOptions, takes } from '../../arguments.js';
import {
  loopyGameName,
  loopyOutcome,
  loopySides,
  shortValue,
  stopper,
  type LoopyGame,
  type LoopyOutcome,
  type LoopySide,
  type StopperDecision,
} from '../../loopy/index.js';
import { aLoopyGame } from '../../loopy/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { StoreOptions, Value } from '../../values/index.js';
import { inTime } from '../inTime.js';

type Open = 'undecided';

/** What is known of a loopy game. */
export interface LoopyAnalysis {
  /** The name of the game up to equality, or `undecided`. */
  readonly name: string;
  readonly outcome: LoopyOutcome | Open;
  readonly stopper: StopperDecision | Open;
  /** The simplest form of the stopper that the game equals; null if it equals none. */
  readonly simplestForm: LoopyGame | null | Open;
  readonly onside: LoopyGame | Open;
  readonly offside: LoopyGame | Open;
  /** The short game that the game equals; null if it equals none. */
  readonly value: Value | null | Open;
}

const analyzeLoopyGameTakes = /* @__PURE__ */ takes('analyzeLoopyGame', () => ({
  game: aLoopyGame,
  options: anOptions,
}));

/**
 * The name, outcome, simplest form and sides of a loopy game, as far as the time allows and sidling finds them.
 * @param options `store` is where the value of a game that equals a short one is made
 * @example analyzeLoopyGame(parseLoopyGame('tis')).name // 'tis'
 */
export function analyzeLoopyGame(
  game: LoopyGame,
  options: Omit<RunOptions, 'limit'> & StoreOptions = {},
): LoopyAnalysis {
  analyzeLoopyGameTakes(game, options);
  const { store, ...run } = options;
  const work = new Work('analyzeLoopyGame', run);
  const decided = {
    outcome: inTime(work, (part) => loopyOutcome(game, part)) ?? 'undecided',
    stopper: inTime(work, (part) => stopper(game, part)) ?? 'undecided',
  } as const;
  const sides = inTime(work, (part) => loopySides(game, part));
  const [onside, offside] = [formOf(sides?.onside), formOf(sides?.offside)];
  const areFound = onside !== 'undecided' && offside !== 'undecided';
  const simplestForm = areFound ? (sides?.stopper ?? null) : 'undecided';
  const name = areFound
    ? inTime(work, (part) => loopyGameName(simplestForm === null ? game : onside, part))
    : undefined;
  const value =
    simplestForm === null || simplestForm === 'undecided'
      ? simplestForm
      : inTime(work, (part) => ({ found: shortValue(simplestForm, { store, ...part }) ?? null }))?.found;
  return {
    name: name ?? 'undecided',
    ...decided,
    simplestForm,
    onside,
    offside,
    value: value === undefined ? 'undecided' : value,
  };
}

function formOf(side: LoopySide | undefined): LoopyGame | Open {
  return side?.found === true ? side.side : 'undecided';
}
