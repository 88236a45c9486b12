import { LimitError } from '../errors.js';
import { Value, type Form } from '../values/index.js';
import { MOST_POSITIONS } from './LoopyGame.js';

/** The most moves of a nimber and its followers. */
const MOST_MOVES = 2 ** 23;

/**
 * Numbers and nimbers are short to write, and have as many followers as they are large: these are counted before they
 * are made.
 * @throws LimitError `too-many-positions`
 */
export function requireFewFollowers(task: string, game: Value | Form): void {
  const form = game instanceof Value ? game.closedForm : undefined;
  if (form === undefined) return;
  const { number, ups, nimber } = form;
  const floor = number.floor();
  const size = floor < 0n ? -floor : floor;
  if (size > BigInt(MOST_POSITIONS))
    refuse(task, `a number of ${String(size).length} digits before the point`, `${MOST_POSITIONS} positions`);
  if (Math.abs(ups) > MOST_POSITIONS) refuse(task, `${ups} copies of ^`, `${MOST_POSITIONS} positions`);
  if ((nimber * (nimber + 1)) / 2 > MOST_MOVES) refuse(task, `the nimber *${nimber}`, `${MOST_MOVES} moves`);
}

function refuse(task: string, found: string, limit: string): never {
  throw new LimitError('too-many-positions', `${task}: ${found}; the limit is ${limit}.`);
}
