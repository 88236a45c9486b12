import { opponent } from '../../player.js';
import { Grid, ORTHOGONAL } from './Grid.js';

/** A jump that may become possible: the cells of the stone, of the one jumped over, and of the end. */
type Jump = readonly [from: number, over: number, to: number];

/**
 * The parts of a position of KONANE between which no jump can ever lead: the cells of all jumps that may become possible, joined where they share a
 * cell. A stone outside of them stays where it is.
 */
export function konaneParts(position: string): string[] {
  const grid = new Grid(position);
  const joined = new Map<number, number[]>();
  for (const jump of possibleJumps(grid)) {
    const whole = [...new Set(jump.flatMap((cell) => joined.get(cell) ?? [cell]))];
    for (const cell of whole) joined.set(cell, whole);
  }
  return [...new Set(joined.values())].map((cells) => grid.part(cells));
}

/**
 * All jumps of all games from a position, and perhaps more: a player may come to the end of every jump from where they may come to, over where the
 * other may come to, to where it may become free, and a jump may free the first two cells.
 */
function possibleJumps(grid: Grid): Jump[] {
  const free = new Set(grid.cellsWith('.'));
  const reach = { L: new Set(grid.cellsOf('L')), R: new Set(grid.cellsOf('R')) };
  const jumps = new Map<string, Jump>();
  for (let before = -1; before !== jumps.size;) {
    before = jumps.size;
    for (const player of ['L', 'R'] as const)
      for (const from of reach[player])
        for (const step of grid.offsets(ORTHOGONAL)) {
          const [over, to] = [from + step, from + 2 * step];
          if (!reach[opponent(player)].has(over) || !free.has(to) || jumps.has(`${from} ${to}`)) continue;
          jumps.set(`${from} ${to}`, [from, over, to]);
          free.add(from).add(over);
          reach[player].add(to);
        }
  }
  return [...jumps.values()];
}
