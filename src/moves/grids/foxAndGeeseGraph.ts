import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { PositionArcs, PositionGraph } from '../PositionGraph.js';
import { DOWN, SLANTING } from './foxAndGeese.js';
import { Grid } from './Grid.js';

/** The most positions of a graph. */
const MOST = 2 ** 22;

/** Cells on which geese stand, and what becomes of them. */
interface Geese {
  readonly cells: readonly number[];
  /** The cells to which a goose can move, if the fox is not there, and the geese then; found when first asked for. */
  moves?: readonly { readonly to: number; readonly geese: Geese }[];
  /** The number of the position with the fox on each cell, or −1. */
  readonly numbers: Int32Array;
}

/**
 * All positions that can be reached from a position of FOX AND GEESE. The moves of the geese are found once for each
 * set of cells on which they stand.
 * @throws LimitError `too-many-positions` above 2²²
 * @complexity one step for each position
 */
export function foxAndGeeseGraph(position: string, options: RunOptions = {}): PositionGraph {
  const work = new Work('foxAndGeeseGraph', options);
  const grid = new Grid(position.replace(/[gf]/g, '.'));
  const size = position.length;
  const stepsFrom = (cell: number, steps: typeof DOWN): number[] =>
    grid
      .offsets(steps)
      .map((step) => cell + step)
      .filter((to) => grid.at(to) === '.');
  const down = Array.from({ length: size }, (_, cell) => stepsFrom(cell, DOWN));
  const around = Array.from({ length: size }, (_, cell) => stepsFrom(cell, SLANTING));
  const known = new Map<string, Geese>();
  const geeseOn = (cells: readonly number[]): Geese => {
    const key = String.fromCharCode(...cells);
    const found = known.get(key) ?? { cells, numbers: new Int32Array(size).fill(-1) };
    known.set(key, found);
    return found;
  };
  const movesOf = ({ cells }: Geese): { to: number; geese: Geese }[] =>
    cells.flatMap((cell, i) =>
      down[cell]!.filter((to) => !cells.includes(to)).map((to) => ({
        to,
        geese: geeseOn(cells.with(i, to).sort((a, b) => a - b)),
      })),
    );

  const all: { readonly geese: Geese; readonly fox: number }[] = [];
  const numberOf = (geese: Geese, fox: number): number => {
    if (geese.numbers[fox] === -1) {
      if (all.length >= MOST)
        throw new LimitError('too-many-positions', `FOX AND GEESE: more than ${MOST} positions can be reached.`, {
          hint: 'Choose a smaller board, or fewer geese.',
        });
      geese.numbers[fox] = all.length;
      all.push({ geese, fox });
    }
    return geese.numbers[fox]!;
  };
  const start = new Grid(position);
  numberOf(geeseOn(start.cellsWith('g')), start.cellsWith('f')[0]!);
  const arcs = { left: { starts: [0], ends: [] as number[] }, right: { starts: [0], ends: [] as number[] } };
  // The list grows while it is gone through.
  for (const { geese, fox } of all) {
    work.step();
    geese.moves ??= movesOf(geese);
    for (const move of geese.moves) if (move.to !== fox) arcs.left.ends.push(numberOf(move.geese, fox));
    for (const to of around[fox]!) if (!geese.cells.includes(to)) arcs.right.ends.push(numberOf(geese, to));
    for (const { starts, ends } of [arcs.left, arcs.right]) starts.push(ends.length);
  }
  const packed = ({ starts, ends }: { starts: number[]; ends: number[] }): PositionArcs => ({
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  });
  return { left: packed(arcs.left), right: packed(arcs.right) };
}
