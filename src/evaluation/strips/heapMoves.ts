import { InputError } from '../../errors.js';
import type { Moves } from '../moves/Moves.js';
import type { HeapGame } from './HeapGame.js';

/**
 * A heap game by its moves, for questions that single heaps do not settle, such as misère play: positions are lists of
 * heaps.
 */
export function heapMoves(game: HeapGame): Moves<readonly number[]> {
  return {
    impartial: game.impartial,
    key: (heaps) => (heaps.length === 1 ? heaps[0]! : [...heaps].sort((a, b) => a - b).join()),
    components: (heaps) => heaps.map((heap) => [heap]),
    *options(heaps, player) {
      for (const [i, heap] of heaps.entries())
        for (const left of game.moves(heap, player)) {
          requireSmaller(game, heap, left);
          yield [...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)];
        }
    },
  };
}

/** @throws InputError `invalid-heap-move` @internal */
export function requireSmaller(game: HeapGame, heap: number, left: readonly number[]): void {
  for (const rest of left)
    if (!Number.isSafeInteger(rest) || rest < 0 || rest >= heap)
      throw new InputError(
        'invalid-heap-move',
        `${game.name}: a move on a heap of ${heap} leaves one of ${rest}; expected smaller heaps.`,
        { details: { heap, left } },
      );
}
