import { options as anOptions, takes } from '../arguments.js';
import { InputError } from '../errors.js';
import { opponent, PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { aLoopyGame } from './aLoopyGame.js';
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

const stopperTakes = /* @__PURE__ */ takes('stopper', () => ({ game: aLoopyGame, options: anOptions }));

/**
 * Is there no position from which play with the players moving in turn goes on for ever?
 * @param options `limit` counts positions with a player to move
 * @returns with the cycle of positions, if there is one
 * @throws LimitError
 * @complexity one step for each position with a player to move
 */
export function stopper(game: LoopyGame, options: RunOptions = {}): StopperDecision {
  stopperTakes(game, options);
  const work = new Work('stopper', options);
  // States are positions with the player to move; a depth-first search finds a cycle of them.
  const OPEN = 1;
  const state = new Uint8Array(2 * game.n);
  const path: { readonly at: number; readonly next: readonly number[]; seen: number }[] = [];
  const enter = (at: number): void => {
    work.step();
    state[at] = OPEN;
    path.push({ at, next: game.options(at >> 1, PLAYERS[at & 1]!), seen: 0 });
  };
  for (let root = 0; root < 2 * game.n; root++) {
    if (state[root] === 0) enter(root);
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const option = last.next[last.seen++];
      if (option === undefined) {
        state[last.at] = OPEN + 1;
        path.pop();
        continue;
      }
      const to = 2 * option + ((last.at & 1) ^ 1);
      if (state[to] === 0) enter(to);
      else if (state[to] === OPEN) {
        const cycle = path.slice(path.findIndex(({ at }) => at === to));
        return { stopper: false, cycle: cycle.map(({ at }) => at >> 1), first: PLAYERS[to & 1]! };
      }
    }
  }
  return { stopper: true };
}

/** Is it a witness that the game is no stopper? */
export function isTurnCycle(game: LoopyGame, cycle: readonly number[], first: Player): boolean {
  return (
    cycle.length > 0 &&
    cycle.length % 2 === 0 &&
    cycle.every((from, i) =>
      game.options(from, i % 2 === 0 ? first : opponent(first)).includes(cycle[(i + 1) % cycle.length]!),
    )
  );
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
