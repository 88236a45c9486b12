import type { Work } from '../run.js';
import { gameOfOptions } from './gameOfOptions.js';
import { LoopyGame } from './LoopyGame.js';
import { simplestFormOfStopper } from './simplestForm.js';

/** Approximations with more positions are given up. */
const MOST_POSITIONS_OF_SIDES = 500;

/**
 * Sidling from on: every position is on at first, and then again and again the simplest form of what its options are by
 * now, until nothing changes.
 * @returns what the start is in the end; undefined if that takes more rounds
 */
export function sidleFromOn(game: LoopyGame, rounds: number, work: Work): LoopyGame | undefined {
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
