import type { Board } from '../boards/index.js';
import type { BasicPosition } from './BasicPosition.js';

/** Finds the pieces that lie near a piece, by a search from its cells over the board. */
export class NearbyPieces {
  readonly #pieces: readonly BasicPosition[];
  readonly #board: Board;
  /** The pieces that cover each vertex. */
  readonly #covering: readonly (readonly number[])[];
  /** The vertices reached so far, and the search that reached each vertex and each piece last. */
  readonly #reached: Int32Array;
  readonly #vertexSeen: Int32Array;
  readonly #pieceSeen: Int32Array;
  #search = 0;

  /** @param pieces whose cells are vertices of the board */
  constructor(pieces: readonly BasicPosition[], board: Board) {
    const covering: number[][] = Array.from({ length: board.vertexCount }, () => []);
    pieces.forEach(({ cells }, i) => {
      for (const v of cells) covering[v]!.push(i);
    });
    this.#pieces = pieces;
    this.#board = board;
    this.#covering = covering;
    this.#reached = new Int32Array(board.vertexCount);
    this.#vertexSeen = new Int32Array(board.vertexCount);
    this.#pieceSeen = new Int32Array(pieces.length);
  }

  /**
   * Visits every other piece that is at most `reach` away from piece i, once, in the order of the distances.
   * @complexity the vertices within `reach` with their edges, and the pieces on them
   * @source Huntemann 2018, Def. 2.8
   */
  visit(i: number, reach: number, found: (piece: number, distance: number) => void): void {
    const search = ++this.#search;
    const reached = this.#reached;
    this.#pieceSeen[i] = search;
    let end = this.#add(this.#pieces[i]!.cells, 0);
    for (let start = 0, distance = 0; start < end && distance <= reach; distance++) {
      const layer = end;
      for (let k = start; k < layer; k++)
        for (const j of this.#covering[reached[k]!]!)
          if (this.#pieceSeen[j] !== search) {
            this.#pieceSeen[j] = search;
            found(j, distance);
          }
      if (distance < reach)
        for (let k = start; k < layer; k++) end = this.#add(this.#board.neighbours(reached[k]!), end);
      start = layer;
    }
  }

  /** Adds the vertices that this search has not reached behind those that it has; how many there are then. */
  #add(vertices: readonly number[], end: number): number {
    for (const v of vertices) {
      if (this.#vertexSeen[v] === this.#search) continue;
      this.#vertexSeen[v] = this.#search;
      this.#reached[end++] = v;
    }
    return end;
  }
}
