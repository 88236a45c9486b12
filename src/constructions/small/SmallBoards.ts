import { graphsUpToIsomorphism, type Board } from '../../boards/index.js';
import type { RunOptions } from '../../run.js';
import { placesOnBoards, type Places } from './placesOnBoards.js';

/** All boards up to a number of vertices, and how points can lie on them, each found when it is first asked for. */
export class SmallBoards {
  /** The most vertices of a board. */
  readonly most: number;
  readonly #options: RunOptions;
  #boards: readonly Board[] = [];
  readonly #places = new Map<number, readonly Places[]>();

  /** @param options for the listing of the boards */
  constructor(most: number, options: RunOptions = {}) {
    this.most = most;
    this.#options = options;
  }

  /** The boards with at most n vertices, those with fewer first. @throws LimitError; `limit` counts boards */
  boards(n: number = this.most): readonly Board[] {
    const largest = Math.min(n, this.most);
    if ((this.#boards.at(-1)?.vertexCount ?? 0) < largest) this.#boards = graphsUpToIsomorphism(largest, this.#options);
    return this.#boards.filter(({ vertexCount }) => vertexCount <= largest);
  }

  /** How a number of points can lie on the boards. @throws LimitError; `limit` counts boards */
  places(size: number): readonly Places[] {
    let places = this.#places.get(size);
    if (places === undefined) this.#places.set(size, (places = placesOnBoards(this.boards(), size)));
    return places;
  }
}
