import type { Player } from '../../player.js';
import type { GridCell } from './gridPosition.js';

/** The pieces of the players. */
export const PIECES: Readonly<Record<Player, GridCell>> = { L: 'x', R: 'o' };

/** Steps to the four neighbours of a cell, and to the four that touch it at a corner. */
export const ORTHOGONAL: readonly (readonly [down: number, right: number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
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
    return changes.reduce(
      (text, [cell, content]) => text.slice(0, cell) + content + text.slice(cell + 1),
      this.position,
    );
  }

  /** The name of a cell: its row and its column, from 1. */
  nameOf(cell: number): string {
    return `${Math.floor(cell / this.stride) + 1}.${(cell % this.stride) + 1}`;
  }

  /**
   * The position in which only some cells are left, at least one, without rows and columns of missing cells around
   * them.
   */
  part(cells: readonly number[]): string {
    const { stride, position } = this;
    const kept = new Uint8Array(position.length);
    let [top, bottom, left, right] = [Infinity, 0, Infinity, 0];
    for (const cell of cells) {
      kept[cell] = 1;
      const column = cell % stride;
      const row = (cell - column) / stride;
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
    }
    let text = '';
    for (let row = top; row <= bottom; row++) {
      if (row > top) text += '|';
      for (let cell = row * stride + left; cell <= row * stride + right; cell++)
        text += kept[cell] === 1 ? position[cell]! : '#';
    }
    return text;
  }
}
