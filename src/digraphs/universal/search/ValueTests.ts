import type { Value, ValueStore } from '../../../values/index.js';

const UNKNOWN = 0;

/** Values of options, by their ids, as quickly as a search needs them. */
export class ValueTests {
  readonly #store: ValueStore;
  readonly #target: Value;
  /** For the numbers of two lists, one longer than the other by an id, the number of the longer. */
  readonly #lists = new Map<number, number>();
  readonly #values = new Map<number, number>();
  readonly #tests: Uint8Array[] = [];
  #count = 1;

  /** @param target the value that is looked for */
  constructor(target: Value) {
    this.#store = target.store;
    this.#target = target;
  }

  /** The id of {left | right}; the ids in both lists are sorted here. */
  valueOf(left: Int32Array, lefts: number, right: Int32Array, rights: number): number {
    const list = this.#list(this.#list(0, left, lefts) * 2 + 1, right, rights);
    let id = this.#values.get(list);
    if (id === undefined) {
      const values = (ids: Int32Array, size: number): Value[] => [...ids.subarray(0, size)].map((i) => this.#store.value(i));
      id = this.#store.fromOptions(values(left, lefts), values(right, rights)).id;
      this.#values.set(list, id);
    }
    return id;
  }

  /** The number of a list of ids that goes on after another. */
  #list(start: number, ids: Int32Array, size: number): number {
    sort(ids, size);
    let list = start;
    for (let i = 0; i < size; i++) {
      if (i > 0 && ids[i] === ids[i - 1]) continue;
      const key = list * 2 ** 24 + ids[i]!;
      let next = this.#lists.get(key);
      if (next === undefined) this.#lists.set(key, (next = 2 * this.#count++));
      list = next;
    }
    return list;
  }

  /** Is a value, by its id, not at least the target? An option of Left of the target must be so. */
  mayBeLeft(id: number): boolean {
    return (this.#testsOf(id) & 2) === 0;
  }

  /** Is a value not at most the target? */
  mayBeRight(id: number): boolean {
    return (this.#testsOf(id) & 4) === 0;
  }

  /** 1, with 2 for at least the target and 4 for at most. */
  #testsOf(id: number): number {
    const page = (this.#tests[id >>> 12] ??= new Uint8Array(4096));
    let found = page[id & 4095]!;
    if (found === UNKNOWN) {
      const value = this.#store.value(id);
      found = 1 + (this.#target.isAtMost(value) ? 2 : 0) + (value.isAtMost(this.#target) ? 4 : 0);
      page[id & 4095] = found;
    }
    return found;
  }
}

function sort(ids: Int32Array, size: number): void {
  for (let i = 1; i < size; i++) {
    const id = ids[i]!;
    let j = i - 1;
    for (; j >= 0 && ids[j]! > id; j--) ids[j + 1] = ids[j]!;
    ids[j + 1] = id;
  }
}
