import { LimitError } from '../../errors.js';

const FIRST = 1 << 10;
const MOST = 1 << 26;

/** A table from positions, vectors of one length, to a bit: open addressing in typed arrays. */
export class PositionTable {
  size = 0;
  readonly #d: number;
  #mask = FIRST - 1;
  /** Where an entry of the table stands in `rows`, plus 1, shifted by one bit for the answer; 0 is empty. */
  #slots: Int32Array = new Int32Array(FIRST);
  #rows: Int32Array;

  constructor(d: number) {
    this.#d = d;
    this.#rows = new Int32Array(d * (FIRST >> 1));
  }

  find(position: Int32Array): boolean | undefined {
    const slot = this.#slots[this.#place(position, 0)]!;
    return slot === 0 ? undefined : (slot & 1) === 1;
  }

  /** The position is not in the table. */
  add(position: Int32Array, answer: boolean): void {
    if (2 * (this.size + 1) > this.#slots.length) this.#grow();
    const d = this.#d;
    this.#rows.set(position, this.size * d);
    this.#slots[this.#place(position, 0)] = ((this.size + 1) << 1) | (answer ? 1 : 0);
    this.size++;
  }

  #place(vector: Int32Array, offset: number): number {
    const d = this.#d;
    let hash = 0x811c9dc5;
    for (let i = 0; i < d; i++) hash = Math.imul(hash ^ vector[offset + i]!, 0x01000193 + 2 * i) ^ (hash >>> 15);
    let place = (hash ^ (hash >>> 13)) & this.#mask;
    for (;;) {
      const slot = this.#slots[place]!;
      if (slot === 0) return place;
      const row = ((slot >>> 1) - 1) * d;
      let i = 0;
      while (i < d && this.#rows[row + i] === vector[offset + i]) i++;
      if (i === d) return place;
      place = (place + 1) & this.#mask;
    }
  }

  #grow(): void {
    const old = this.#slots;
    const length = old.length * 2;
    if (length > MOST)
      throw new LimitError(
        'too-many-positions',
        `latticeQuotient: more than ${MOST / 2} positions had to be searched.`,
        { hint: 'Choose a smaller game, or fewer states.', details: { found: this.size } },
      );
    const rows = new Int32Array((length >> 1) * this.#d);
    rows.set(this.#rows);
    this.#rows = rows;
    this.#slots = new Int32Array(length);
    this.#mask = length - 1;
    for (const slot of old) if (slot !== 0) this.#slots[this.#place(rows, ((slot >>> 1) - 1) * this.#d)] = slot;
  }
}
