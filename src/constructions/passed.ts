import type { SetFamily } from '../sets/index.js';
import { counted } from '../text/internal.js';

/** Hears each check that a construction has passed, in words. */
export type Passed = (words: string) => void;

/** What pure complexes are certified to be. */
export const PURE_WORDS = {
  pure: 'pure complex',
  vertexDecomposable: 'vertex decomposable complex',
  sphere: 'sphere',
  ball: 'ball',
} as const;

/** The game forbids no more than the target. */
export function illegalAreMeant(inGame: SetFamily): string {
  return inGame.size === 0
    ? 'every position of the game is legal'
    : `${each(inGame.size, 'minimal illegal position')} of the game is illegal by the target`;
}

/** The target forbids no more than the game. */
export function meantAreIllegal(wanted: SetFamily, as: 'legal' | 'illegal'): string {
  const what = as === 'legal' ? 'minimal nonface' : 'facet';
  return wanted.size === 0
    ? `the target has no ${what}`
    : `${each(wanted.size, what)} of the target is illegal in the game`;
}

/** Each of so many things, at least one, in words. */
export function each(count: number, what: string): string {
  return count === 1 ? `the only ${what}` : `each of the ${counted(count, what)}`;
}
