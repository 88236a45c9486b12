import type { Move } from '../../evaluation/index.js';
import type { GameByMoves } from './GameByMoves.js';

/** A position that can be reached, with its moves; positions are numbered in the order in which they are found. */
export interface ReachedPosition<Position> {
  readonly position: Position;
  /** Its key. */
  readonly name: string;
  /** The moves, and the numbers of the positions they lead to. */
  readonly moves: readonly (Move<Position> & { readonly to: number })[];
  /** How many positions are found by now. */
  readonly found: number;
}

/** All positions that can be reached, by a breadth-first search from the start, which is number 0. */
export function* reachablePositions<Position>(game: GameByMoves<Position>): Generator<ReachedPosition<Position>> {
  const numbers = new Map([[game.key(game.start), 0]]);
  const open = [{ position: game.start, name: game.key(game.start) }];
  for (const { position, name } of open) {
    const moves = Array.from(game.options(position), (move) => {
      const key = game.key(move.position);
      let to = numbers.get(key);
      if (to === undefined) {
        numbers.set(key, (to = open.length));
        open.push({ position: move.position, name: key });
      }
      return { ...move, to };
    });
    yield { position, name, moves, found: open.length };
  }
}
