import { InputError } from '../errors.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { IntegerStack } from '../symmetry/internal.js';
import type { LoopyGame } from './LoopyGame.js';

/** Whether a game is a stopper, and otherwise positions that players who move in turn come through again and again. */
export type StopperDecision =
  | { readonly stopper: true }
  | {
      readonly stopper: false;
      /** Each is an option of the one before it, and the first of the last; their number is even. */
      readonly cycle: readonly number[];
      /** Who moves from the first; the players take turns. */
      readonly first: Player;
    };

/**
 * Is there no position from which alternating play goes on for ever?
 * @param options `limit` counts positions with a player to move
 * @returns with the cycle of positions, if there is one
 * @throws LimitError
 * @complexity one step for each position with a player to move
 */
export function stopper(game: LoopyGame, options: RunOptions = {}): StopperDecision {
  const work = new Work('stopper', options);
  // States are positions with the player to move, 2p and 2p + 1; a depth-first search finds a cycle of them.
  const [OPEN, DONE] = [1, 2];
  const state = new Uint8Array(2 * game.n);
  /** The next arc to look at from each state on the path. */
  const next = new Int32Array(2 * game.n);
  const path = new IntegerStack();
  const enter = (at: number): void => {
    work.step();
    state[at] = OPEN;
    next[at] = game.arcs[PLAYERS[at & 1]!].starts[at >> 1]!;
    path.push(at);
  };
  for (let root = 0; root < 2 * game.n; root++) {
    if (state[root] === 0) enter(root);
    while (path.size > 0) {
      const at = path.last;
      const { starts, ends } = game.arcs[PLAYERS[at & 1]!];
      const arc = next[at]!++;
      if (arc === starts[(at >> 1) + 1]) {
        state[path.pop()] = DONE;
        continue;
      }
      const to = 2 * ends[arc]! + ((at & 1) ^ 1);
      if (state[to] === 0) enter(to);
      else if (state[to] === OPEN)
        return { stopper: false, cycle: Array.from(path.from(to), (on) => on >> 1), first: PLAYERS[to & 1]! };
    }
  }
  return { stopper: true };
}

/** @throws InputError `not-a-stopper` with the positions that come again */
export function requireStopper(task: string, game: LoopyGame, run: RunOptions): void {
  const decision = stopper(game, run);
  if (decision.stopper) return;
  const { cycle, first } = decision;
  const shown = `${cycle.slice(0, 10).join(', ')}${cycle.length > 10 ? ', …' : ''}`;
  throw new InputError(
    'not-a-stopper',
    `${task}: players who move in turn come through the positions ${shown} again and again; expected a stopper.`,
    {
      hint: 'Its onside and offside may be stoppers: compareLoopyGames compares by them.',
      details: { cycle, first },
    },
  );
}
