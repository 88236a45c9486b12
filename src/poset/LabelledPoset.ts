import { wrongArgument } from '../arguments.js';
import { VERSION } from '../json.js';
import { InputError } from '../errors.js';
import { showAs } from '../inspect.js';
import { shown } from '../shape.js';
import type { Player } from '../player.js';
import { SetFamily } from '../sets/index.js';
import { countCommon, fillIdeals } from './orderClosure.kernel.js';
import { checkRelations, checkSize, elementLabels, type Relation } from './relations.js';
import { topologicalOrder } from '../symmetry/internal.js';

/** An element covered by another. */
export interface Cover {
  readonly lower: number;
  readonly upper: number;
  /** The player whose move it is; none where there are no players, or for a move of either. */
  readonly label?: Player;
}

/** A cover in a JSON object. */
export type CoverJson =
  readonly [lower: number, upper: number] | readonly [lower: number, upper: number, label: Player];

/** A poset as a JSON object, by its Hasse diagram. */
export interface PosetJson {
  readonly type: 'poset';
  readonly spgames: string;
  readonly labels: readonly string[];
  readonly covers: readonly CoverJson[];
}

/**
 * A finite partially ordered set, immutable: elements 0 … n−1 with labels (repetitions allowed), and covers that may be
 * labelled L or R.
 * @source Huntemann 2018, Def. 3.12
 * @source Siegel 2011, Def. 1.3.2
 * @example LabelledPoset.fromRelations(3, [[0, 1], [1, 2]]).isLessOrEqual(0, 2) // true
 */
export class LabelledPoset {
  readonly labels: readonly string[];
  /** The Hasse diagram, by lower, then by upper element. */
  readonly covers: readonly Cover[];
  #above: readonly (readonly Cover[])[] | undefined;
  #below: readonly (readonly Cover[])[] | undefined;
  #order: readonly number[] | undefined;
  #ideals: SetFamily | undefined;
  #filters: SetFamily | undefined;

  private constructor(labels: readonly string[], covers: readonly Cover[]) {
    this.labels = Object.freeze(labels);
    for (const cover of covers) Object.freeze(cover);
    this.covers = Object.freeze(covers);
    Object.freeze(this);
  }

  /**
   * A poset from its Hasse diagram.
   * @param elements their labels, or n for the labels 1…n
   * @param covers pairs lower, upper, perhaps with a label
   * @throws InputError `not-a-cover` if an element lies between the two, `not-antisymmetric` for a cycle,
   * `invalid-element`, `invalid-label`, `invalid-labels`
   * @throws LimitError `too-large-poset` above `POSET_LIMIT` elements
   */
  static fromCovers(elements: readonly string[] | number, covers: Iterable<Relation>): LabelledPoset {
    const task = 'LabelledPoset.fromCovers';
    const labels = elementLabels(elements, task);
    const given = checkRelations(covers, labels.length, task);
    const poset = LabelledPoset.#generated(labels, given, task);
    const kept = new Set(poset.covers.map(({ lower, upper }) => lower * labels.length + upper));
    const extra = given.find(({ lower, upper }) => !kept.has(lower * labels.length + upper));
    if (extra !== undefined) {
      const { lower, upper } = extra;
      const between = poset.interval(lower, upper).find((x) => x !== lower && x !== upper)!;
      throw new InputError('not-a-cover', `${task}: ${between} lies between ${lower} and ${upper}; expected covers.`, {
        hint: 'LabelledPoset.fromRelations takes any pairs.',
        details: { lower, upper, between },
      });
    }
    return poset;
  }

  /**
   * The smallest order that contains some pairs; those that are not covers are left out of the Hasse diagram.
   * @param elements their labels, or n for the labels 1…n
   * @param pairs lower, upper, perhaps with a label, which must then be a cover
   * @throws InputError `not-antisymmetric` for a cycle, `not-a-cover`, `invalid-element`, `invalid-label`,
   * `invalid-labels`
   * @throws LimitError `too-large-poset` above `POSET_LIMIT` elements
   */
  static fromRelations(elements: readonly string[] | number, pairs: Iterable<Relation>): LabelledPoset {
    const task = 'LabelledPoset.fromRelations';
    const labels = elementLabels(elements, task);
    const given = checkRelations(pairs, labels.length, task);
    const poset = LabelledPoset.#generated(labels, given, task);
    const kept = new Set(poset.covers.map(({ lower, upper }) => lower * labels.length + upper));
    const lost = given.find(({ lower, upper, label }) => label !== undefined && !kept.has(lower * poset.n + upper));
    if (lost !== undefined)
      throw new InputError(
        'not-a-cover',
        `${task}: the pair ${lost.lower}, ${lost.upper} is labelled ${lost.label} but is not a cover; expected labels on covers.`,
        { details: { ...lost } },
      );
    return poset;
  }

  /**
   * A poset from a relation that is tested for every pair of elements.
   * @param elements their labels, or n for the labels 1…n
   * @throws InputError `not-reflexive`, `not-antisymmetric`, `not-transitive` with the elements, `invalid-label`
   * @throws LimitError `too-large-poset` above `POSET_LIMIT` elements
   * @complexity n² calls
   */
  static fromOrder(
    elements: readonly string[] | number,
    isLessOrEqual: (a: number, b: number) => boolean,
  ): LabelledPoset {
    const task = 'LabelledPoset.fromOrder';
    if (typeof isLessOrEqual !== 'function') throw wrongArgument(task, isLessOrEqual, 'a function of two elements');
    const labels = elementLabels(elements, task);
    checkSize(labels.length, task);
    const pairs: Cover[] = [];
    for (let a = 0; a < labels.length; a++)
      for (let b = 0; b < labels.length; b++)
        if (a === b && !isLessOrEqual(a, a))
          throw new InputError('not-reflexive', `${task}: ${a} ≤ ${a} is false; expected a reflexive relation.`);
        else if (a !== b && isLessOrEqual(a, b)) pairs.push({ lower: a, upper: b });
    const poset = LabelledPoset.#generated(labels, pairs, task);
    const comparable = poset.ideals.cardinalities().reduce((sum, size) => sum + size - 1, 0);
    if (comparable !== pairs.length) {
      const known = new Set(pairs.map(({ lower, upper }) => lower * labels.length + upper));
      for (const [upper, ideal] of [...poset.ideals].entries())
        for (const lower of ideal)
          if (lower !== upper && !known.has(lower * labels.length + upper))
            throw new InputError(
              'not-transitive',
              `${task}: ${lower} ≤ ${upper} is false but follows from other pairs; expected a transitive relation.`,
              { details: { lower, upper } },
            );
    }
    return poset;
  }

  /**
   * A poset from its Hasse diagram in order, unchecked: for the library's own operations.
   * @internal
   */
  static ofHasseDiagram(labels: readonly string[], covers: readonly Cover[]): LabelledPoset {
    return new LabelledPoset(labels, covers);
  }

  static #generated(labels: readonly string[], pairs: readonly Cover[], task: string): LabelledPoset {
    checkSize(labels.length, task);
    const all = new LabelledPoset(labels, pairs);
    const sorted = topologicalOrder(all.#upper().map((list) => list.map(({ upper }) => upper)));
    if (!sorted.acyclic)
      throw new InputError(
        'not-antisymmetric',
        `${task}: the relation goes round ${[...sorted.cycle, sorted.cycle[0]!].join(' ≤ ')}; expected no cycle.`,
        { details: { cycle: sorted.cycle } },
      );
    const { ideals, filters } = all;
    const covers = pairs.filter(
      ({ lower, upper }) => countCommon(ideals.words, upper, filters.words, lower, ideals.stride) === 2,
    );
    const poset = new LabelledPoset(labels, covers);
    poset.#ideals = ideals;
    poset.#filters = filters;
    return poset;
  }

  /** Number of elements. */
  get n(): number {
    return this.labels.length;
  }

  /** The covers of an element, by upper element. */
  upperCovers(x: number): readonly Cover[] {
    return this.#upper()[typeof x === 'number' ? x : -1] ?? this.#noElement('upperCovers', x);
  }

  /** The covers with an element on top, by lower element. */
  lowerCovers(x: number): readonly Cover[] {
    return this.#lower()[typeof x === 'number' ? x : -1] ?? this.#noElement('lowerCovers', x);
  }

  /** The principal ideals: member x holds x and all elements below it. @source Siegel 2011, Lemma 1.3.17 */
  get ideals(): SetFamily {
    return (this.#ideals ??= closure(this.linearOrder, this.#lower(), ({ lower }) => lower));
  }

  /** The principal filters: member x holds x and all elements above it. */
  get filters(): SetFamily {
    return (this.#filters ??= closure([...this.linearOrder].reverse(), this.#upper(), ({ upper }) => upper));
  }

  /** One linear extension: every element after those below it. */
  get linearOrder(): readonly number[] {
    if (this.#order === undefined) {
      const sorted = topologicalOrder(this.#upper().map((list) => list.map(({ upper }) => upper)));
      this.#order = Object.freeze(sorted.acyclic ? sorted.order : []);
    }
    return this.#order;
  }

  /** Is a ≤ b? */
  isLessOrEqual(a: number, b: number): boolean {
    this.lowerCovers(a);
    this.lowerCovers(b);
    return this.ideals.has(b, a);
  }

  /** The elements with nothing below them. */
  get minimalElements(): number[] {
    return Array.from(this.labels.keys()).filter((x) => this.lowerCovers(x).length === 0);
  }

  /** The elements with nothing above them. */
  get maximalElements(): number[] {
    return Array.from(this.labels.keys()).filter((x) => this.upperCovers(x).length === 0);
  }

  /** The elements x with a ≤ x ≤ b, ascending by number. */
  interval(a: number, b: number): number[] {
    return this.isLessOrEqual(a, b) ? this.ideals.list(b).filter((x) => this.ideals.has(x, a)) : [];
  }

  /** The same elements and labels in the opposite order. @source Siegel 2011, Def. 1.3.11 */
  dual(): LabelledPoset {
    const covers = this.covers.map(({ lower, upper, ...rest }) => ({ lower: upper, upper: lower, ...rest }));
    return new LabelledPoset(this.labels, covers.sort(byPair));
  }

  /** Have both the same elements (labels, order of numbering) and the same covers with the same labels? */
  equals(other: LabelledPoset): boolean {
    if (!(other instanceof LabelledPoset)) throw wrongArgument('LabelledPoset.equals', other, 'a LabelledPoset');
    return (
      this.n === other.n &&
      this.covers.length === other.covers.length &&
      this.labels.every((label, x) => other.labels[x] === label) &&
      this.covers.every((cover, i) => byPair(cover, other.covers[i]!) === 0 && cover.label === other.covers[i]!.label)
    );
  }

  /** The JSON object `{"type":"poset","labels":[…],"covers":[[0,1],[1,2,"L"],…]}`, which `posetFromJson` reads. */
  toJSON(): PosetJson {
    const covers = this.covers.map(
      ({ lower, upper, label }) => (label === undefined ? [lower, upper] : [lower, upper, label]) as CoverJson,
    );
    return { type: 'poset', spgames: VERSION, labels: this.labels, covers };
  }

  /** The numbers of its elements and covers. */
  toString(): string {
    return `poset with ${this.n} elements and ${this.covers.length} covers`;
  }

  #upper(): readonly (readonly Cover[])[] {
    return (this.#above ??= listsOf(this.covers, this.n, ({ lower }) => lower));
  }

  #lower(): readonly (readonly Cover[])[] {
    return (this.#below ??= listsOf(this.covers, this.n, ({ upper }) => upper));
  }

  #noElement(name: string, x: number): never {
    throw new InputError(
      'invalid-element',
      `LabelledPoset.${name}: element ${shown(x)}; expected an integer x with 0 ≤ x < ${this.n}.`,
      { details: { element: x, n: this.n } },
    );
  }
}

showAs(LabelledPoset);

function byPair(a: Cover, b: Cover): number {
  return a.lower - b.lower || a.upper - b.upper;
}

function listsOf(covers: readonly Cover[], n: number, place: (cover: Cover) => number): Cover[][] {
  const lists: Cover[][] = Array.from({ length: n }, () => []);
  for (const cover of covers) lists[place(cover)]!.push(cover);
  for (const list of lists) Object.freeze(list);
  return lists;
}

function closure(
  order: readonly number[],
  lists: readonly (readonly Cover[])[],
  end: (cover: Cover) => number,
): SetFamily {
  const n = lists.length;
  checkSize(n, 'LabelledPoset');
  const starts = new Uint32Array(n + 1);
  lists.forEach((list, x) => (starts[x + 1] = starts[x]! + list.length));
  const stride = Math.max(1, Math.ceil(n / 32));
  const words = new Uint32Array(n * stride);
  fillIdeals(order, starts, Uint32Array.from(lists.flatMap((list) => list.map(end))), words, stride);
  return SetFamily.fromWords(words, n);
}
