import { type Player, PLAYERS } from '../../player.js';
import type { Value } from '../Value.js';
import { NAME_STYLES } from './NameStyle.js';

/**
 * Values as a short text that is the same from every store, for other stores, workers and files: a list of all
 * followers, each once, and which of them the values are. `deserializeValues` reads it. Unlike a name it never grows
 * out of the number of followers.
 * @complexity the number of followers and options, each side sorted
 * @example serializeValues([parseValue('{2|-2}')]) // '2;-2;{0|1}@2'
 */
export function serializeValues(values: readonly Value[]): string {
  const order = new StructuralOrder();
  const indices = new Map<number, number>();
  const records: string[] = [];
  const sorted = (value: Value): readonly Value[][] => PLAYERS.map((player) => order.sorted(value, player));
  for (const root of values) {
    order.add(root);
    visitPostorder(
      root,
      (value) => (value.closedForm === undefined && !indices.has(value.id) ? sorted(value).flat() : []),
      (value) => {
        if (indices.has(value.id)) return true;
        const { closedForm } = value;
        const side = (options: readonly Value[]): string =>
          options.map(({ id }) => written(indices.get(id)!)).join(',');
        const text = closedForm ? NAME_STYLES.ascii.closed(closedForm) : `{${sorted(value).map(side).join('|')}}`;
        indices.set(value.id, records.push(text) - 1);
        return true;
      },
    );
  }
  return `${records.join(';')}@${values.map(({ id }) => written(indices.get(id)!)).join(',')}`;
}

/** The text of one value. */
export function serializeValue(value: Value): string {
  return serializeValues([value]);
}

/** Indices are written with the digits 0…9a…z. */
function written(index: number): string {
  return index.toString(36);
}

/** A total order of canonical forms that does not depend on the ids: by a hash of the form, then by the form itself. */
class StructuralOrder {
  readonly #hashes = new Map<number, number>();
  readonly #sorted = new Map<number, Readonly<Record<Player, readonly Value[]>>>();

  /** Takes in a value and its followers. */
  add(root: Value): void {
    visitPostorder(
      root,
      (value) =>
        value.closedForm !== undefined || this.#hashes.has(value.id)
          ? []
          : [...value.options('L'), ...value.options('R')],
      (value) => {
        if (!this.#hashes.has(value.id)) this.#addOne(value);
        return true;
      },
    );
  }

  /** The options of a value without closed form, in this order. */
  sorted(value: Value, player: Player): Value[] {
    return [...this.#sorted.get(value.id)![player]];
  }

  #addOne(value: Value): void {
    const { closedForm, id } = value;
    if (closedForm !== undefined) {
      const text = NAME_STYLES.ascii.closed(closedForm);
      let hash = 1;
      for (let i = 0; i < text.length; i++) hash = mixed(hash, text.charCodeAt(i));
      this.#hashes.set(id, hash);
      return;
    }
    const side = (player: Player): readonly Value[] => [...value.options(player)].sort((a, b) => this.#compare(a, b));
    const [L, R] = [side('L'), side('R')];
    this.#sorted.set(id, { L, R });
    let hash = mixed(L.length, R.length);
    for (const option of [...L, ...R]) hash = mixed(hash, this.#hashes.get(option.id)!);
    this.#hashes.set(id, hash);
  }

  #compare(a: Value, b: Value): number {
    if (a.id === b.id) return 0;
    const byHash = this.#hashes.get(a.id)! - this.#hashes.get(b.id)!;
    if (byHash !== 0) return byHash;
    const [x, y] = [a.closedForm, b.closedForm];
    if (x !== undefined && y !== undefined) return NAME_STYLES.ascii.closed(x) < NAME_STYLES.ascii.closed(y) ? -1 : 1;
    if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1;
    for (const player of PLAYERS) {
      const [p, q] = [this.#sorted.get(a.id)![player], this.#sorted.get(b.id)![player]];
      if (p.length !== q.length) return p.length - q.length;
      for (const [i, option] of p.entries()) {
        const order = this.#compare(option, q[i]!);
        if (order !== 0) return order;
      }
    }
    return 0;
  }
}

/** A 32-bit hash with one more word. */
function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1) + 0x7f4a7c15;
  return (product ^ (product >>> 15)) | 0;
}

/**
 * Visits a value and all those reached from it, each once and after those that it leads to. Keeps its own stack: values
 * may be deeper than the call stack.
 * @param below where a value leads to; asked once for each
 * @param visit returns false to end the visits
 * @returns whether all were visited
 */
function visitPostorder(
  root: Value,
  below: (value: Value) => readonly Value[],
  visit: (value: Value) => boolean,
): boolean {
  const seen = new Set([root.id]);
  const stack = [{ value: root, below: below(root), next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const child = top.below[top.next++];
    if (child === undefined) {
      stack.pop();
      if (!visit(top.value)) return false;
    } else if (!seen.has(child.id)) {
      seen.add(child.id);
      stack.push({ value: child, below: below(child), next: 0 });
    }
  }
  return true;
}
