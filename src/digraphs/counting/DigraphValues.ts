import { requireShape } from '../../shape.js';
import { aNumber, requireOptions } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { birthday, standardStore, temperature, type Dyadic, type Value, type ValueStore } from '../../values/index.js';
import { DigraphPlacement } from '../DigraphPlacement.js';
import { requireStore } from '../../values/internal.js';
import { ClassWalk } from './ClassWalk.js';
import type { DigraphFamilyOptions } from './colouredDigraphs.js';
import { requireFamily, requireVertices, type DigraphFamily } from './digraphFamilies.js';
import { digraphValuesToJson, type DigraphValuesJson } from './digraphValuesJson.js';
import { ExtensionTable } from './ExtensionTable.js';
import { leastDigraph } from './leastDigraph.js';
import { OptionSets } from './OptionSets.js';
import { bitsOf, compareDigraphs, ValueRecords, type ValueRecord } from './ValueRecords.js';

/** The most vertices of digraphs whose values are listed: a table of 4·8ⁿ⁻¹ bytes is needed. */
export const MOST_LISTED_VERTICES = 8;

/** How to find the values of digraphs. */
export interface DigraphValuesOptions extends DigraphFamilyOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
}

/** A value of digraphs with at most n vertices. */
export interface ValueOfDigraphs {
  readonly value: Value;
  /** The least number of vertices of a digraph of this value: f in the paper, where all digraphs are looked at. */
  readonly order: number;
  readonly birthday: number;
  readonly temperature: Dyadic;
  /** A digraph of the least order, and with the fewest arcs of these. */
  readonly digraph: DigraphPlacement;
  /**
   * Which maximal degrees digraphs of this value have, ascending; the degree of a vertex is the number of its
   * neighbours.
   */
  readonly degrees: readonly number[];
  /** Which maximal out-degrees. */
  readonly outDegrees: readonly number[];
}

/** Where a search goes on. */
export interface SearchPlace {
  /** How many vertices the digraphs have. */
  readonly vertices: number;
  /** How many of them are Left's. */
  readonly left: number;
  /**
   * How many parts of the search through these digraphs are done: digraphs with two vertices fewer, from which they
   * come.
   */
  readonly done: number;
}

/**
 * The values of the digraphs of a family with at most n vertices, as far as they are found: the search goes on whenever
 * it is asked to, and also from the JSON object. A digraph or its negative has at least half of its vertices
 * Left's, so it comes from a smaller one, the base, by a vertex of hers; bases are taken up to isomorphism, and all
 * extensions of a base are evaluated together.
 * @source Clow and McKay 2024, Sec. 6
 * @example new DigraphValues(3).advance().list().length // 22
 */
export class DigraphValues {
  readonly n: number;
  readonly family: DigraphFamily;
  readonly store: ValueStore;
  readonly #sets: OptionSets;
  readonly #records = new ValueRecords();
  #next: SearchPlace | undefined;
  #steps: Iterator<unknown> | undefined;

  /**
   * @param n from 0 to 8; 5 takes a second, 6 a minute or two, 7 a day
   * @throws InputError `invalid-argument`, `unknown-family`; LimitError `too-many-vertices`
   */
  constructor(n: number, given: DigraphValuesOptions = {}) {
    requireShape('new DigraphValues', aNumber, n, 'n');
    requireOptions('new DigraphValues', given, { family: true, store: true });
    const { family = 'all', store = standardStore } = given;
    requireVertices('new DigraphValues', n, MOST_LISTED_VERTICES);
    requireFamily('new DigraphValues', family);
    requireStore('new DigraphValues', store);
    this.n = n;
    this.family = family;
    this.store = store;
    this.#sets = new OptionSets(store);
    this.#records.add(OptionSets.ZERO, { digraph: new DigraphPlacement(''), degrees: 1, outDegrees: 1 });
    this.#next = placeFrom(n, 1, 0);
  }

  /** A search that was begun elsewhere. @internal */
  static continued(
    n: number,
    given: DigraphValuesOptions,
    next: SearchPlace | undefined,
    known: Iterable<readonly [Value, ValueRecord]>,
  ): DigraphValues {
    const values = new DigraphValues(n, given);
    values.#next = next;
    for (const [value, record] of known) values.#records.add(values.#sets.numberOf(value.id), record);
    return values;
  }

  /** Where the search goes on; undefined once all values are found. */
  get next(): SearchPlace | undefined {
    return this.#next;
  }

  /** Are all values found? */
  get isComplete(): boolean {
    return this.#next === undefined;
  }

  /**
   * Goes on with the search until all values are found.
   * @param options `limit` counts the bases of this call
   * @returns this
   * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`: what was found stays, and the search can go on
   */
  advance(options: RunOptions = {}): this {
    const work = new Work('DigraphValues.advance', options);
    this.#steps ??= this.#search();
    this.store.arithmetic.watched(
      () => work.tick(work.steps),
      () => {
        while (this.#next !== undefined) {
          work.step();
          if (this.#steps!.next().done === true) this.#next = undefined;
        }
      },
    );
    return this;
  }

  /**
   * The values that are found: those with fewer vertices first, then those with earlier birthdays, then those whose
   * digraphs have fewer arcs.
   */
  list(): ValueOfDigraphs[] {
    const all = new ValueRecords();
    const { negative } = this.store.arithmetic;
    for (const [number, record] of this.#records.entries()) {
      const id = this.#sets.ids[number]!;
      all.add(id, { ...record, digraph: leastDigraph(record.digraph) });
      all.add(negative(id), { ...record, digraph: leastDigraph(record.digraph.negative()) });
    }
    return [...all.entries()]
      .map(([id, { digraph, degrees, outDegrees }]) => {
        const value = this.store.value(id);
        return {
          value,
          order: digraph.n,
          birthday: Number(birthday(value)),
          temperature: temperature(value),
          digraph,
          degrees: bitsOf(degrees),
          outDegrees: bitsOf(outDegrees),
        };
      })
      .sort((a, b) => a.order - b.order || a.birthday - b.birthday || compareDigraphs(a.digraph, b.digraph));
  }

  /** The JSON object that `digraphValuesFromJson` reads. */
  toJSON(): DigraphValuesJson {
    return digraphValuesToJson(this);
  }

  /** Stops after each base. */
  *#search(): Generator<unknown, void, undefined> {
    while (this.#next !== undefined) {
      const { vertices, left } = this.#next;
      yield* this.#searchAmong(vertices, left, this.#next.done);
      this.#next = left < vertices ? { vertices, left: left + 1, done: 0 } : placeFrom(this.n, vertices + 1, 0);
    }
  }

  /** The digraphs with so many vertices, and so many of them Left's, after some parts. */
  *#searchAmong(vertices: number, left: number, done: number): Generator<unknown, void, undefined> {
    const { family } = this;
    const n = vertices - 1;
    const walk = new ClassWalk(n, left - 1, family);
    const table = new ExtensionTable(n, this.#sets, family);
    let part = 0;
    for (const _ of walk.digraphs(Math.max(0, n - 1))) {
      if (part++ < done) continue;
      let placed = 0;
      for (const base of n === 0 ? [undefined] : walk.extensions(n - 1)) {
        table.place(walk.out, left - 1, placed);
        placed = n - 1;
        this.#records.addExtensions(table, walk.out, left - 1, family);
        yield base;
      }
      this.#next = { vertices, left, done: part };
    }
  }
}

/** The first place among digraphs with at least so many vertices. */
function placeFrom(n: number, vertices: number, done: number): SearchPlace | undefined {
  return vertices > n ? undefined : { vertices, left: Math.ceil(vertices / 2), done };
}
