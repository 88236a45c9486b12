/** What stands in a cell: nothing as it is missing, a piece of Left or of Right, or nothing as it is free. */
export const MISSING = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const VACANT = 3;

/** A piece of a player; `3 - piece` is one of the other player. */
export type Piece = typeof LEFT | typeof RIGHT;

/** Bits of a cell in a packed position, and cells of a word. */
const CELL_BITS = 2;
const CELLS_OF_WORD = 32 / CELL_BITS;
/** Symmetries of a square, each with and without an exchange of the players. */
const IMAGES = 16;

/**
 * A grid on which moves are made and taken back, with missing cells all around, and one part of it, whose cells are
 * listed and packed. A cell is `stride` before the one below it.
 */
export class PackedBoard {
  /** One of the four codes for each place. */
  cells: Uint8Array = new Uint8Array(0);
  stride = 1;
  /** The places of the grid begin at `first` and end before `end`. */
  first = 0;
  end = 0;
  /** Scratch for those who look for parts: marks, what is known of places, links between them, places to look at. */
  marks: Int32Array = new Int32Array(0);
  mark = 0;
  states: Uint8Array = new Uint8Array(0);
  roots: Int32Array = new Int32Array(0);
  queue: Int32Array = new Int32Array(0);
  /** The places of the part at hand. */
  part: Int32Array = new Int32Array(0);
  partSize = 0;
  /** The packed part: the numbers of rows and columns, then two bits for each cell. */
  words: Int32Array = new Int32Array(2);
  wordCount = 0;
  /** Of the part with the players exchanged, after `canonize`: is it the same position? */
  isOwnNegative = false;
  /** Is the canonical form that of the part with the players exchanged? */
  isNegated = false;
  #height = 0;
  #width = 0;
  #image: Int32Array = new Int32Array(2);

  /** An empty grid. */
  begin(height: number, width: number): void {
    this.stride = width + 1;
    this.first = this.stride + 1;
    this.end = (height + 1) * this.stride;
    const size = this.end + this.stride + 1;
    if (size > this.cells.length) {
      this.cells = new Uint8Array(size);
      this.marks = new Int32Array(size);
      this.part = new Int32Array(size);
      this.mark = 0;
      this.states = new Uint8Array(size);
      this.roots = new Int32Array(size);
      this.queue = new Int32Array(4 * size);
      const words = 1 + Math.ceil(size / CELLS_OF_WORD);
      this.words = new Int32Array(words);
      this.#image = new Int32Array(words);
    } else this.cells.fill(MISSING, 0, size);
  }

  /** Takes a packed position from `pool` at `at`. */
  load(pool: Int32Array, at: number): void {
    const height = pool[at]! >>> 16;
    const width = pool[at]! & 0xffff;
    this.begin(height, width);
    let bit = 0;
    let word = at + 1;
    for (let row = 0; row < height; row++) {
      const from = this.first + row * this.stride;
      for (let place = from; place < from + width; place++) {
        this.cells[place] = (pool[word]! >>> bit) & 3;
        bit += CELL_BITS;
        if (bit === 32) {
          bit = 0;
          word++;
        }
      }
    }
  }

  /** Packs the part at hand, without the rows and columns around it. */
  pack(): void {
    const { stride, part, partSize, cells } = this;
    let [top, bottom, left, right] = [1 << 16, 0, 1 << 16, 0];
    for (let i = 0; i < partSize; i++) {
      const row = (part[i]! / stride) | 0;
      const column = part[i]! - row * stride;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
    this.#height = bottom - top + 1;
    this.#width = right - left + 1;
    const { words } = this;
    this.wordCount = wordsOf(this.#height, this.#width);
    words.fill(0, 1, this.wordCount);
    words[0] = (this.#height << 16) | this.#width;
    const corner = top * stride + left;
    for (let i = 0; i < partSize; i++) {
      const offset = part[i]! - corner;
      const row = (offset / stride) | 0;
      const at = row * this.#width + (offset - row * stride);
      words[1 + (at >>> 4)]! |= cells[part[i]!]! << ((at & 15) << 1);
    }
  }

  /**
   * Turns the packed part into the least of its images under turning, reflecting and exchanging the players, with at
   * most as many rows as columns.
   */
  canonize(): void {
    const { stride, part, partSize, cells, wordCount } = this;
    const [height, width] = [this.#height, this.#width];
    let [top, left] = [1 << 16, 1 << 16];
    for (let i = 0; i < partSize; i++) {
      const row = (part[i]! / stride) | 0;
      top = Math.min(top, row);
      left = Math.min(left, part[i]! - row * stride);
    }
    const best = this.words;
    const image = this.#image;
    let isFirst = true;
    this.isNegated = false;
    this.isOwnNegative = false;
    image[0] = Math.min(height, width) * 0x10000 + Math.max(height, width);
    best[0] = image[0];
    const wide = image[0] & 0xffff;
    // Bits: down, right, transposed, exchanged.
    for (let k = 0; k < IMAGES; k++) {
      const isTransposed = (k & 4) !== 0;
      if ((height > width && !isTransposed) || (height < width && isTransposed)) continue;
      image.fill(0, 1, wordCount);
      for (let i = 0; i < partSize; i++) {
        const cell = cells[part[i]!]!;
        let row = ((part[i]! / stride) | 0) - top;
        let column = part[i]! - (row + top) * stride - left;
        if ((k & 1) !== 0) row = height - 1 - row;
        if ((k & 2) !== 0) column = width - 1 - column;
        const at = isTransposed ? column * wide + row : row * wide + column;
        const shown = (k & 8) !== 0 && (cell === LEFT || cell === RIGHT) ? 3 - cell : cell;
        image[1 + (at >>> 4)]! |= shown << ((at & 15) << 1);
      }
      let w = 1;
      while (w < wordCount && !isFirst && image[w] === best[w]) w++;
      if (w === wordCount) {
        if ((k & 8) !== 0 && !this.isNegated) this.isOwnNegative = true;
      } else if (isFirst || image[w]! < best[w]!) {
        for (let i = 1; i < wordCount; i++) best[i] = image[i]!;
        this.isNegated = (k & 8) !== 0;
        this.isOwnNegative = false;
        isFirst = false;
      }
    }
  }
}

/** Words of a packed position: its size, and its cells. */
export function wordsOf(height: number, width: number): number {
  return 1 + Math.ceil((height * width) / CELLS_OF_WORD);
}
