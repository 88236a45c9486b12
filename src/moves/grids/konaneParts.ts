import { connectedClasses } from '../../sets/internal.js';
import { Grid, ORTHOGONAL } from './Grid.js';

/** A jump that may become possible: the cells of the stone, of the one jumped over, and of the end. */
type Jump = readonly [from: number, over: number, to: number];

/**
 * The parts of a position of KONANE between which no jump can ever lead: the cells of all jumps that may become possible, joined where they share a
 * cell. A stone outside of them stays where it is.
 */
export function konaneParts(position: string): string[] {
  const grid = new Grid(position);
  return connectedClasses(position.length, possibleJumps(grid))
    .filter((cells) => cells.length > 1)
    .map((cells) => grid.part(cells));
}

/**
 * All jumps of all games from a position, and perhaps more: a player may come to the end of every jump from where they may come to, over where the
 * other may come to, to where it may become free, and a jump may free the first two cells.
 */
function possibleJumps(grid: Grid): Jump[] {
  const offsets = grid.offsets(ORTHOGONAL);
  const { length } = grid.position;
  const [free, byLeft, byRight] = (['.', 'x', 'o'] as const).map((content) => {
    const there = new Uint8Array(length);
    for (const cell of grid.cellsWith(content)) there[cell] = 1;
    return there;
  }) as [Uint8Array, Uint8Array, Uint8Array];
  const jumps: Jump[] = [];
  /** By cell and direction, a bit for each player. */
  const known = new Uint8Array(length * offsets.length);
  for (let before = -1; before !== jumps.length;) {
    before = jumps.length;
    for (const [own, others, bit] of [
      [byLeft, byRight, 1],
      [byRight, byLeft, 2],
    ] as const)
      // prettier-ignore
      for (let from = 0; from < length; from++) {
        if (own[from] === 0) continue;
        offsets.forEach((step, direction) => {
          const [over, to, place] = [from + step, from + 2 * step, from * offsets.length + direction];
          if (others[over] !== 1 || free[to] !== 1 || (known[place]! & bit) !== 0) return;
          known[place]! |= bit;
          jumps.push([from, over, to]);
          free[from] = free[over] = own[to] = 1;
        });
      }
  }
  return jumps;
}
