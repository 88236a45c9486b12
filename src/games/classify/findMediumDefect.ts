import type { Exploration, PlacedMove } from './Exploration.js';

/** Why a weak placement game is not medium. */
export interface MediumDefect {
  /** A legal play of shortest length; its last move was illegal when it would have been move number `at`. */
  readonly play: readonly PlacedMove[];
  /** The number of that move, from 1. */
  readonly at: number;
}

/**
 * A shortest play with a move that was not legal earlier, if there is one among the positions looked at. It is enough
 * to look one move back: what is legal after each move of a play that it is legal at the end of, is legal at all times.
 */
export function findMediumDefect<Position>(explored: Exploration<Position>): MediumDefect | undefined {
  const { moves } = explored;
  for (const [from, here] of moves.entries()) {
    const legal = new Map<number, number>();
    for (const { piece, players } of here) legal.set(piece, (legal.get(piece) ?? 0) | players);
    for (const first of here)
      for (const { piece, players } of moves[first.to] ?? []) {
        const missing = players & ~(legal.get(piece) ?? 0);
        if (missing === 0) continue;
        const play = [
          ...explored.playTo(from),
          explored.named(first.piece, first.players),
          explored.named(piece, missing),
        ];
        return { play, at: play.length - 1 };
      }
  }
  return undefined;
}
