import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';

/** Distances between pieces up to a bound; those from the piece that was asked about last are remembered. */
export class PieceDistances {
  readonly #bound: number;
  #board: Board | undefined;
  #piece: BasicPosition | undefined;
  /** From the piece to every vertex; −1 if that is unknown or above the bound. */
  #distance: Int32Array = new Int32Array(0);
  #reached: number[] = [];

  constructor(bound: number) {
    this.#bound = bound;
  }

  /**
   * The distance of two pieces; ∞ above the bound.
   * @complexity the vertices within the bound for a new first piece, else the cells of the second piece
   * @source Huntemann 2018, Def. 2.8
   */
  between(first: BasicPosition, second: BasicPosition, board: Board): number {
    if (board !== this.#board || first !== this.#piece) this.#search(first, board);
    let least = Infinity;
    for (const v of second.cells) {
      const d = this.#distance[v]!;
      if (d >= 0 && d < least) least = d;
    }
    return least;
  }

  #search(piece: BasicPosition, board: Board): void {
    if (board !== this.#board) this.#distance = new Int32Array(board.vertexCount).fill(-1);
    else for (const v of this.#reached) this.#distance[v] = -1;
    this.#board = board;
    this.#piece = piece;
    this.#reached = [...piece.cells];
    const distance = this.#distance;
    for (const v of piece.cells) distance[v] = 0;
    for (let i = 0; i < this.#reached.length; i++) {
      const v = this.#reached[i]!;
      if (distance[v]! >= this.#bound) break;
      for (const w of board.neighbours(v))
        if (distance[w]! < 0) {
          distance[w] = distance[v]! + 1;
          this.#reached.push(w);
        }
    }
  }
}
