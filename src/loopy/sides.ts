import { opponent, type Player } from '../player.js';
import { type RunOptions, Work } from '../run.js';
import type { ValueOrder } from '../values/index.js';
import { LoopyGame } from './LoopyGame.js';
import { orderOfStoppers } from './compareStoppers.js';
import { gameOfOptions } from './gameOfOptions.js';
import { isAtLeastOnside } from './onsideOrder.js';
import { simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/** Larger games are given up: every cut is checked in the whole game. */
const MOST_POSITIONS_TO_CUT = 100;

/**
 * A stopper with the same onside: as long as players who move in turn can come through the same positions again, a move
 * of such a cycle is taken away that the onside does not need, those of Right first.
 * @returns undefined where every move of some cycle is needed
 */
function cutCycles(game: LoopyGame, work: Work): LoopyGame | undefined {
  if (game.n > MOST_POSITIONS_TO_CUT) return undefined;
  let cut = game;
  for (;;) {
    const decision = stopper(cut, work.part());
    if (decision.stopper) return cut;
    const { cycle, first } = decision;
    const moves = cycle.map((from, i) => ({
      player: i % 2 === 0 ? first : opponent(first),
      from,
      to: cycle[(i + 1) % cycle.length]!,
    }));
    const inOrder = [...moves.filter(({ player }) => player === 'R'), ...moves.filter(({ player }) => player === 'L')];
    const next = inOrder
      .map((move) => withoutMove(cut, move.player, move.from, move.to))
      .find((smaller) => isAtLeastOnside(game, smaller, work) && isAtLeastOnside(smaller, game, work));
    if (next === undefined) return undefined;
    cut = next;
  }
}

function withoutMove(game: LoopyGame, player: Player, from: number, to: number): LoopyGame {
  const without = (list: readonly number[], p: number): readonly number[] =>
    p === from ? list.filter((option) => option !== to) : list;
  return player === 'L'
    ? new LoopyGame(game.left.map(without), game.right)
    : new LoopyGame(game.left, game.right.map(without));
}

/** Approximations with more positions are given up. */
const MOST_POSITIONS_OF_SIDES = 500;

/**
 * Sidling from on: every position is on at first, and then again and again the simplest form of what its options are by
 * now, until nothing changes.
 * @returns what the start is in the end; undefined if that takes more rounds
 */
function sidleFromOn(game: LoopyGame, rounds: number, work: Work): LoopyGame | undefined {
  let sides = new Array<LoopyGame>(game.n).fill(new LoopyGame([[0]], [[]]));
  let texts = sides.map(String);
  for (let round = 0; round < rounds; round++) {
    const next = sides.map((_, p) => {
      const options = (list: readonly number[]): LoopyGame[] => list.map((option) => sides[option]!);
      return simplestFormOfStopper(gameOfOptions(options(game.left[p]!), options(game.right[p]!)), work);
    });
    const nextTexts = next.map(String);
    if (nextTexts.every((text, p) => text === texts[p])) return next[0];
    if (next.some(({ n }) => n > MOST_POSITIONS_OF_SIDES)) return undefined;
    [sides, texts] = [next, nextTexts];
  }
  return undefined;
}

/** Rounds of sidling, if nothing else is said. */
const ROUNDS = 32;
/** As many of them come before moves are taken away. */
const FIRST_ROUNDS = 8;

/**
 * A side of a game: a stopper that equals it if plays without end are won by one of the players; found where sidling
 * ends.
 */
export type LoopySide =
  { readonly found: true; readonly side: LoopyGame } | { readonly found: 'undecided'; readonly rounds: number };

/**
 * The onside of a game: the stopper that it equals if Left wins the plays that go on for ever. A stopper is its own
 * onside; else it is found by sidling from on, or by taking moves away that lie on cycles, and checked by the
 * definition. There are games without such a stopper, and some for which sidling has no end.
 * @param options `limit` counts rounds of sidling, by default 32
 * @returns in simplest form
 * @throws LimitError `too-many-pairs`, `too-long`
 * @example onside(parseLoopyGame('dud')).found // true
 */
export function onside(game: LoopyGame, options: RunOptions = {}): LoopySide {
  const { limit = ROUNDS, ...bounds } = options;
  return sideOf(game, limit, new Work('onside', bounds));
}

/**
 * The offside of a game, as `onside`, with Right as the winner of the plays that go on for ever.
 * @param options as for `onside`
 * @throws LimitError
 */
export function offside(game: LoopyGame, options: RunOptions = {}): LoopySide {
  const { limit = ROUNDS, ...bounds } = options;
  const work = new Work('offside', bounds);
  const found = sideOf(game.negative(), limit, work);
  return found.found === true ? { found: true, side: simplestFormOfStopper(found.side.negative(), work) } : found;
}

/** Both sides of a game, and the stopper that it equals if they are the same. */
export interface LoopySides {
  readonly onside: LoopySide;
  readonly offside: LoopySide;
  /** In simplest form; undefined if the game equals no stopper, or a side is not found. */
  readonly stopper: LoopyGame | undefined;
}

/**
 * The onside and the offside of a game, and the stopper that it equals, which it does iff both are the same.
 * @param options `limit` counts rounds of sidling, by default 32
 * @throws LimitError `too-many-pairs`, `too-long`
 * @example String(loopySides(parseLoopyGame('on').plus(parseLoopyGame('over'))).stopper) // 'loopy:a={a|}'
 */
export function loopySides(game: LoopyGame, options: RunOptions = {}): LoopySides {
  const { limit = ROUNDS, ...bounds } = options;
  const work = new Work('loopySides', bounds);
  if (stopper(game, work.part()).stopper) {
    const side = simplestFormOfStopper(game, work);
    return { onside: { found: true, side }, offside: { found: true, side }, stopper: side };
  }
  const found = { onside: onside(game, work.part({ limit })), offside: offside(game, work.part({ limit })) };
  const [on, off] = [found.onside, found.offside];
  const areEqual = on.found === true && off.found === true && String(on.side) === String(off.side);
  return { ...found, stopper: areEqual ? on.side : undefined };
}

function sideOf(game: LoopyGame, limit: number, work: Work): LoopySide {
  if (stopper(game, work.part()).stopper) return { found: true, side: simplestFormOfStopper(game, work) };
  const sidled = (rounds: number): LoopyGame | undefined => {
    const side = sidleFromOn(game, rounds, work);
    return side !== undefined && isAtLeastOnside(game, side, work) && isAtLeastOnside(side, game, work)
      ? side
      : undefined;
  };
  // Where sidling does not end soon, its games may grow from round to round, and a few moves less do.
  let side = sidled(Math.min(limit, FIRST_ROUNDS));
  const cut = side === undefined ? cutCycles(game, work) : undefined;
  side ??= cut === undefined ? undefined : simplestFormOfStopper(cut, work);
  if (limit > FIRST_ROUNDS) side ??= sidled(limit);
  return side === undefined ? { found: 'undecided', rounds: limit } : { found: true, side };
}

/**
 * How two loopy games compare, by their sides: G ≥ H iff the onside of G is at least that of H, and the offside at
 * least that of H.
 * @param options `limit` counts rounds of sidling, by default 32
 * @returns `undecided` where a side is not found
 * @throws LimitError
 */
export function compareLoopyGames(
  one: LoopyGame,
  other: LoopyGame,
  options: RunOptions = {},
): ValueOrder | 'undecided' {
  const { limit = ROUNDS, ...bounds } = options;
  const work = new Work('compareLoopyGames', bounds);
  // Large stoppers can be compared where they cannot be simplified.
  if ([one, other].every((game) => stopper(game, work.part()).stopper)) return orderOfStoppers(one, other, work);
  const orders: ValueOrder[] = [];
  for (const sideOfGame of [onside, offside]) {
    const first = sideOfGame(one, work.part({ limit }));
    if (first.found !== true) return 'undecided';
    const second = sideOfGame(other, work.part({ limit }));
    if (second.found !== true) return 'undecided';
    orders.push(orderOfStoppers(first.side, second.side, work));
  }
  const isAtLeast = orders.every((order) => order === '=' || order === '>');
  const isAtMost = orders.every((order) => order === '=' || order === '<');
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}
