import { options as anOptions, takes } from '../arguments.js';
import { Work, type RunOptions } from '../run.js';
import type { ValueOrder } from '../values/index.js';
import { aLoopyGame } from './aLoopyGame.js';
import { compareStoppers } from './compareStoppers.js';
import type { LoopyGame } from './LoopyGame.js';
import { cutCycles } from './cutCycles.js';
import { isAtLeastOnside } from './onsideOrder.js';
import { sidleFromOn } from './sidling.js';
import { simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/** A side of a game: a stopper that equals it if plays without end are won by one of the players; found where sidling ends. */
export type LoopySide =
  { readonly found: true; readonly side: LoopyGame } | { readonly found: 'undecided'; readonly rounds: number };

const onsideTakes = /* @__PURE__ */ takes('onside', () => ({ game: aLoopyGame, options: anOptions }));

/**
 * The onside of a game: the stopper that it equals if Left wins the plays that go on for ever. A stopper is its own onside; else it is found by sidling from
 * on, or by taking moves away that lie on cycles, and checked by the definition. There are games without such a stopper, and some for which sidling has no end.
 * @param options `limit` counts rounds of sidling, by default 32
 * @returns in simplest form
 * @throws LimitError `too-many-pairs`, `too-long`
 * @example onside(parseLoopyGame('dud')).found // true
 */
export function onside(game: LoopyGame, options: RunOptions = {}): LoopySide {
  onsideTakes(game, options);
  return sideOf('onside', game, options);
}

const offsideTakes = /* @__PURE__ */ takes('offside', () => ({ game: aLoopyGame, options: anOptions }));

/** The offside of a game, as `onside`, with Right as the winner of the plays that go on for ever. @param options as for `onside` @throws LimitError */
export function offside(game: LoopyGame, options: RunOptions = {}): LoopySide {
  offsideTakes(game, options);
  const found = sideOf('offside', game.negative(), options);
  if (found.found !== true) return found;
  const work = new Work('offside', {});
  return { found: true, side: simplestFormOfStopper(found.side.negative(), work) };
}

const ROUNDS = 32;

function sideOf(task: string, game: LoopyGame, { limit = ROUNDS, ...options }: RunOptions): LoopySide {
  const work = new Work(task, options);
  if (stopper(game, work.part()).stopper) return { found: true, side: simplestFormOfStopper(game, work) };
  const side = sidleFromOn(game, limit, work);
  if (side !== undefined && isAtLeastOnside(game, side, work) && isAtLeastOnside(side, game, work))
    return { found: true, side };
  const cut = cutCycles(game, work);
  return cut === undefined
    ? { found: 'undecided', rounds: limit }
    : { found: true, side: simplestFormOfStopper(cut, work) };
}

const compareTakes = /* @__PURE__ */ takes('compareLoopyGames', () => ({ one: aLoopyGame, other: aLoopyGame, options: anOptions })); // prettier-ignore

/**
 * How two loopy games compare, by their sides: G ≥ H iff the onside of G is at least that of H, and the offside at least that of H.
 * @param options `limit` counts rounds of sidling, by default 32
 * @returns `undecided` where a side is not found
 * @throws LimitError
 */
export function compareLoopyGames(
  one: LoopyGame,
  other: LoopyGame,
  options: RunOptions = {},
): ValueOrder | 'undecided' {
  compareTakes(one, other, options);
  const orders: ValueOrder[] = [];
  for (const side of [onside, offside]) {
    const [first, second] = [side(one, options), side(other, options)];
    if (first.found !== true || second.found !== true) return 'undecided';
    orders.push(compareStoppers(first.side, second.side));
  }
  const isAtLeast = orders.every((order) => order === '=' || order === '>');
  const isAtMost = orders.every((order) => order === '=' || order === '<');
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}
