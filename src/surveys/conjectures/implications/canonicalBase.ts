import { Work, type RunOptions } from '../../../run.js';
import { SetFamily } from '../../../sets/index.js';
import type { ClosureSystem } from './ClosureSystem.js';
import { closeSet } from './countItems.kernel.js';

/** An implication by the indices of its columns. */
export interface ColumnImplication {
  readonly premise: readonly number[];
  /** What follows, without the premise. */
  readonly conclusion: readonly number[];
}

/** Sets from which the same follows. */
interface ClosureClass {
  readonly closure: readonly number[];
  readonly sets: readonly (readonly number[])[];
}

/**
 * The canonical base: the smallest list of implications from which all others follow. Its premises are the
 * pseudo-closed sets: those that are not closed and contain the closure of every smaller pseudo-closed set inside them.
 * Each is the smallest set around some minimal premise of a column that is closed under the implications with smaller
 * closures; of those with one closure only the minimal ones count.
 * @param background implications that are known to hold: the base is the smallest list from which, with these, all
 *   others follow (Stumme 1996). Each of its premises is closed under them.
 * @returns by the size of the premise, then by columns
 * @throws LimitError; `limit` counts minimal premises
 */
export function canonicalBase(
  system: ClosureSystem,
  background: readonly ColumnImplication[] = [],
  options: RunOptions = {},
): ColumnImplication[] {
  const { n } = system;
  const work = new Work('implications', options);
  const minimal = new Map<string, readonly number[]>();
  for (let column = 0; column < n; column++) {
    for (const set of system.minimalPremises(column, work.part())) minimal.set(set.join(), set);
    work.tick(minimal.size);
  }
  const base = new Base(n);
  for (const { premise, conclusion } of background) base.add(premise, [...premise, ...conclusion]);
  const known = base.implications.length;
  for (const { closure, sets } of classesByClosure(system, minimal.values(), work)) {
    const saturated = sets.map((set) => {
      work.tick(minimal.size);
      return base.close(set);
    });
    const premises = SetFamily.fromLists(saturated, n).minimal();
    for (const premise of premises) if (premise.length < closure.length) base.add(premise, closure);
  }
  return base.implications.slice(known).sort((a, b) => compareSets(a.premise, b.premise));
}

/** Sets of one closure together, by the size of the closure. */
function classesByClosure(system: ClosureSystem, sets: Iterable<readonly number[]>, work: Work): ClosureClass[] {
  const classes = new Map<string, { readonly closure: readonly number[]; readonly sets: (readonly number[])[] }>();
  let found = 0;
  for (const set of sets) {
    work.tick(found++);
    const closure = system.closure(set);
    const known = classes.get(closure.join());
    if (known === undefined) classes.set(closure.join(), { closure, sets: [set] });
    else known.sets.push(set);
  }
  return [...classes.values()].sort((a, b) => a.closure.length - b.closure.length);
}

/** By size, then by elements. */
export function compareSets(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((element, i) => element !== b[i]);
  return a.length - b.length || (first < 0 ? 0 : a[first]! - b[first]!);
}

/** Implications found so far, packed. */
class Base {
  readonly implications: ColumnImplication[] = [];
  readonly #n: number;
  #premises: Uint32Array;
  #conclusions: Uint32Array;

  constructor(n: number) {
    this.#n = n;
    this.#premises = new Uint32Array(64 * SetFamily.fromLists([], n).stride);
    this.#conclusions = this.#premises.slice();
  }

  add(premise: readonly number[], closure: readonly number[]): void {
    const { words, stride } = SetFamily.fromLists([premise, closure], this.#n);
    const end = this.implications.length * stride;
    if (end === this.#premises.length) {
      this.#premises = twice(this.#premises);
      this.#conclusions = twice(this.#conclusions);
    }
    this.#premises.set(words.subarray(0, stride), end);
    this.#conclusions.set(words.subarray(stride), end);
    this.implications.push({ premise, conclusion: closure.filter((column) => !premise.includes(column)) });
  }

  close(set: readonly number[]): number[] {
    const { words, stride } = SetFamily.fromLists([set], this.#n);
    closeSet(words, 0, this.#premises, this.#conclusions, this.implications.length, stride);
    return SetFamily.fromWords(words, this.#n).list(0);
  }
}

function twice(words: Uint32Array): Uint32Array {
  const larger = new Uint32Array(words.length * 2);
  larger.set(words);
  return larger;
}
