import type { Player } from '../../player.js';
import type { GridCell } from './gridPosition.js';

/** The pieces of the players. */
export const PIECES: Readonly<Record<Player, GridCell>> = { L: 'x', R: 'o' };

/** Steps to the four neighbours of a cell, and to the four that touch it at a corner. */
export const ORTHOGONAL: readonly (readonly [down: number, right: number])[] = [[0, 1], [1, 0], [0, -1], [-1, 0]]; // prettier-ignore
export const ALL_STEPS: typeof ORTHOGONAL = [...ORTHOGONAL, [1, 1], [1, -1], [-1, 1], [-1, -1]];

/** A position on a grid for looking up cells; cells are numbered row by row, with the bars between the rows. */
export class Grid {
  readonly position: string;
  /** From a cell to the one below it. */
  readonly stride: number;

  constructor(position: string) {
    this.position = position;
    const bar = position.indexOf('|');
    this.stride = (bar === -1 ? position.length : bar) + 1;
  }

  /** Outside of the grid there are no cells. */
  at(cell: number): GridCell {
    const found = this.position[cell];
    return found === undefined || found === '|' ? '#' : (found as GridCell);
  }

  offsets(steps: typeof ORTHOGONAL): number[] {
    return steps.map(([down, right]) => down * this.stride + right);
  }

  /** The cells with a piece of a player. */
  cellsOf(player: Player): number[] {
    return this.cellsWith(PIECES[player]);
  }

  cellsWith(content: GridCell): number[] {
    const found: number[] = [];
    for (let at = this.position.indexOf(content); at !== -1; at = this.position.indexOf(content, at + 1))
      found.push(at);
    return found;
  }

  /** The position with other contents of some cells. */
  with(changes: readonly (readonly [cell: number, content: GridCell])[]): string {
    const cells = [...this.position];
    for (const [cell, content] of changes) cells[cell] = content;
    return cells.join('');
  }

  /** The name of a cell: its row and its column, from 1. */
  nameOf(cell: number): string {
    return `${Math.floor(cell / this.stride) + 1}.${(cell % this.stride) + 1}`;
  }

  /** The position in which only some cells are left, at least one, without rows and columns of missing cells around them. */
  part(cells: Iterable<number>): string {
    const kept = new Set(cells);
    const rows = Array.from(kept, (cell) => Math.floor(cell / this.stride));
    const columns = Array.from(kept, (cell) => cell % this.stride);
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const lines: string[] = [];
    for (let row = top; row <= bottom; row++) {
      let line = '';
      for (let column = left; column <= right; column++) {
        const cell = row * this.stride + column;
        line += kept.has(cell) ? this.at(cell) : '#';
      }
      lines.push(line);
    }
    return lines.join('|');
  }
}
