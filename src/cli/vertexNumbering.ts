import type { SPGame } from '../games/index.js';

/**
 * The numbers by which people read the vertices of the boards of a game, as pictures have them: from 1, those of later
 * summands go on counting.
 */
export function vertexNumbering({ summands }: SPGame): (summand: number, vertex: number) => number {
  const firsts: number[] = [];
  let first = 1;
  for (const { board } of summands) {
    firsts.push(first);
    first += board.vertexCount;
  }
  return (summand, vertex) => firsts[summand]! + vertex;
}
