import { wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { PLAYERS } from '../../player.js';
import type { Moves } from '../moves/Moves.js';
import type { HeapGame } from './HeapGame.js';

/**
 * A heap game by its moves, for questions that single heaps do not settle, such as misère play: positions are lists of
 * heaps.
 */
export function movesOfHeaps(game: HeapGame): Moves<readonly number[]> {
  return {
    impartial: game.impartial,
    key: (heaps) => (requireHeaps(heaps).length === 1 ? heaps[0]! : [...heaps].sort((a, b) => a - b).join()),
    components: (heaps) => requireHeaps(heaps).map((heap) => [heap]),
    *options(heaps) {
      for (const [i, heap] of heaps.entries())
        for (const player of game.impartial ? [undefined] : PLAYERS)
          for (const left of game.moves(heap, player ?? 'L')) {
            requireSmaller(game, heap, left);
            const position = [...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)];
            yield player === undefined ? { position } : { player, position };
          }
    },
  };
}

function requireHeaps(heaps: readonly number[]): readonly number[] {
  const isList: boolean = Array.isArray(heaps);
  if (isList && heaps.every((heap) => Number.isSafeInteger(heap) && heap >= 0)) return heaps;
  throw wrongArgument('movesOfHeaps', heaps, 'a list of heaps, such as [3, 5]');
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
