import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { standardStore, type StoreOptions, type Value, type ValueStore } from '../values/index.js';
import type { LoopyGame } from './LoopyGame.js';
import { simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/**
 * The short game that a loopy one equals: undefined if it equals none.
 * @param options `store` is where the value is made, by default the standard store
 * @throws LimitError `too-many-pairs`
 * @complexity that of `simplestForm`
 * @example String(shortValue(parseLoopyGame('{0,off|0}'))) // '*'
 */
export function shortValue(game: LoopyGame, options: RunOptions & StoreOptions = {}): Value | undefined {
  const { store = standardStore, ...run } = options;
  const work = new Work('shortValue', run);
  if (!stopper(game, work.part()).stopper) return undefined;
  return shortFollowers(simplestFormOfStopper(game, work), store).get(0);
}

/** The values of the positions from which play always ends. */
export function shortFollowers(game: LoopyGame, store: ValueStore): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  const into: number[][] = game.left.map(() => []);
  const open = game.left.map((list, p) => list.length + game.right[p]!.length);
  for (const lists of [game.left, game.right])
    lists.forEach((list, p) => {
      for (const option of list) into[option]!.push(p);
    });
  const ready = [...open.keys()].filter((p) => open[p] === 0);
  for (let p = ready.pop(); p !== undefined; p = ready.pop()) {
    const [left, right] = PLAYERS.map((player: Player) => game.options(p, player).map((option) => values.get(option)!));
    values.set(p, store.fromOptions(left!, right!));
    for (const before of into[p]!) if (--open[before]! === 0) ready.push(before);
  }
  return values;
}
