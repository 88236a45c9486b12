import { requireIndex, requireOptions } from '../arguments.js';
import { VERSION } from '../json.js';
import { showAs } from '../inspect.js';
import { lattice, LabelledPoset, posetHeight, posetWidth, type Cover, type Lattice } from '../poset/index.js';
import { Work, type RunOptions } from '../run.js';
import { Value } from '../values/index.js';
import { largestAntichain, longestChain, planeRealizer } from './chainAndAntichain.js';
import type { GamePosetDefinition, PlaneOrder } from './gamePosetDefinition.js';
import { requireDefinition } from './requireDefinition.js';
import { posetOfOrder, posetOfPlane } from './posetOfOrder.js';

/** A poset of games as a JSON object: `games` is there where the names of the elements are those of values. */
export interface GamePosetJson {
  readonly type: 'game-poset';
  readonly spgames: string;
  readonly name: string;
  readonly size: number;
  readonly covers: number;
  readonly games?: 'values';
  readonly elements: readonly string[];
  readonly hasseDiagram: readonly (readonly [lower: number, upper: number])[];
}

/**
 * A finite set of games with their order, immutable: elements are numbered from 0, as in `LabelledPoset`. Joins and
 * meets come from a formula where there is one, else from the order. What is derived from the order is computed when it
 * is asked for.
 * @source Siegel 2011, Def. 1.3.2
 * @example dayPoset(1).covers.length // 4
 */
export class GamePoset<Game = Value> {
  readonly #definition: GamePosetDefinition<Game>;
  readonly #numbers: ReadonlyMap<Game, number>;
  #labels: readonly string[] | undefined;
  #poset: LabelledPoset | undefined;
  #lattice: Lattice | undefined;

  /**
   * @throws InputError `invalid-argument`; `not-reflexive`, `not-antisymmetric`, `not-transitive` when covers are asked
   * for
   */
  constructor(definition: GamePosetDefinition<Game>) {
    requireDefinition(definition);
    this.#definition = { ...definition, elements: Object.freeze([...definition.elements]) };
    this.#numbers = new Map(this.elements.map((game, x) => [game, x]));
    Object.freeze(this);
  }

  /** As the command `poset` names it. */
  get name(): string {
    return this.#definition.name;
  }

  get elements(): readonly Game[] {
    return this.#definition.elements;
  }

  /** The names of the elements. */
  get labels(): readonly string[] {
    const { order, labels = () => (order instanceof LabelledPoset ? order.labels : this.elements.map(String)) } =
      this.#definition;
    return (this.#labels ??= Object.freeze([...labels()]));
  }

  get size(): number {
    return this.elements.length;
  }

  /** The number of a game, or undefined where it equals none of the elements. Values are those of the same store. */
  indexOf(game: Game): number | undefined {
    return this.#definition.indexOf === undefined ? this.#numbers.get(game) : this.#definition.indexOf(game);
  }

  /** Is a ≤ b? @throws InputError `invalid-argument` for what is not an element */
  isLessOrEqual(a: number, b: number): boolean {
    for (const x of [a, b]) requireIndex('GamePoset.isLessOrEqual', x, this.size);
    return this.#isAtMost(a, b);
  }

  #isAtMost(a: number, b: number): boolean {
    const { order } = this.#definition;
    if (typeof order === 'function') return order(a, b);
    if (order instanceof LabelledPoset) return order.ideals.has(b, a);
    return order.x[a]! <= order.x[b]! && order.y[a]! <= order.y[b]!;
  }

  /**
   * The Hasse diagram as a labelled poset, with all that `spgames/poset` knows of it.
   * @complexity n² comparisons, once
   */
  poset(options: RunOptions = {}): LabelledPoset {
    if (this.#poset !== undefined) return this.#poset;
    return (this.#poset = this.#hasseDiagram(new Work('GamePoset.poset', options)));
  }

  #hasseDiagram(work: Work): LabelledPoset {
    const { order } = this.#definition;
    if (order instanceof LabelledPoset && order.labels.every((label, x) => label === this.labels[x])) return order;
    if (order instanceof LabelledPoset) return LabelledPoset.ofHasseDiagram(this.labels, [...order.covers]);
    return typeof order === 'function'
      ? posetOfOrder(this.labels, order, work)
      : posetOfPlane(this.labels, order, work);
  }

  get covers(): readonly Cover[] {
    return this.poset().covers;
  }

  /** The least element above all of these, or undefined where there is none; of no elements the least of all. */
  join(...elements: readonly number[]): number | undefined {
    return this.#bound('join', elements);
  }

  /** The greatest element below all of these, or undefined where there is none; of no elements the greatest of all. */
  meet(...elements: readonly number[]): number | undefined {
    return this.#bound('meet', elements);
  }

  #bound(kind: 'join' | 'meet', elements: readonly number[]): number | undefined {
    for (const x of elements) requireIndex(`GamePoset.${kind}`, x, this.size);
    const formula = this.#definition.formulas?.[kind];
    if (formula !== undefined && elements.length > 0) return elements.reduce((a, b) => formula(a, b));
    const poset = this.poset();
    const { words, stride } = kind === 'join' ? poset.filters : poset.ideals;
    const order = kind === 'join' ? poset.linearOrder : [...poset.linearOrder].reverse();
    // The first of the common bounds is the only candidate.
    const best = order.find((x) =>
      elements.every((a) => (kind === 'join' ? this.#isAtMost(a, x) : this.#isAtMost(x, a))),
    );
    if (best === undefined) return undefined;
    for (let i = 0; i < stride; i++) {
      const all = i < this.size >>> 5 ? -1 : (1 << (this.size & 31)) - 1;
      const common = elements.reduce((word, a) => word & words[a * stride + i]!, all);
      if ((common ^ words[best * stride + i]!) !== 0) return undefined;
    }
    return best;
  }

  /** ⌊x⌋: the elements that are not ≥ x, ascending by number. @source Siegel 2011, Def. 1.3.14 */
  floor(x: number): number[] {
    requireIndex('GamePoset.floor', x, this.size);
    return [...this.elements.keys()].filter((s) => !this.#isAtMost(x, s));
  }

  /** ⌈x⌉: the elements that are not ≤ x, ascending by number. @source Siegel 2011, Def. 1.3.14 */
  ceiling(x: number): number[] {
    requireIndex('GamePoset.ceiling', x, this.size);
    return [...this.elements.keys()].filter((s) => !this.#isAtMost(s, x));
  }

  /**
   * Whether any two elements have a join and a meet: by theorem where there are formulas.
   * @throws LimitError when the time is up
   */
  lattice(options: RunOptions = {}): Lattice {
    requireOptions('GamePoset.lattice', options, {});
    const { formulas } = this.#definition;
    return (this.#lattice ??=
      formulas === undefined
        ? lattice(this.poset(options), options)
        : { lattice: true, join: formulas.join, meet: formulas.meet });
  }

  /** The number of elements of a longest chain. */
  height(options: RunOptions = {}): number {
    return this.longestChain(options).length;
  }

  /** A longest chain, ascending. */
  longestChain(options: RunOptions = {}): readonly number[] {
    const plane = this.#plane;
    return plane === undefined ? posetHeight(this.poset(options)).chain : longestChain(plane);
  }

  /** The number of elements of a largest antichain. @throws LimitError when the time is up */
  width(options: RunOptions = {}): number {
    return this.largestAntichain(options).length;
  }

  /** A largest antichain. @throws LimitError when the time is up */
  largestAntichain(options: RunOptions = {}): readonly number[] {
    requireOptions('GamePoset.largestAntichain', options, {});
    const plane = this.#plane;
    return plane === undefined ? posetWidth(this.poset(options), options).antichain : largestAntichain(plane);
  }

  /**
   * Two linear orders whose intersection is the order, where the games are points in the plane; undefined elsewhere.
   */
  get planeRealizer(): readonly [readonly number[], readonly number[]] | undefined {
    const plane = this.#plane;
    return plane === undefined ? undefined : planeRealizer(plane);
  }

  get #plane(): PlaneOrder | undefined {
    const { order } = this.#definition;
    return typeof order === 'function' || order instanceof LabelledPoset ? undefined : order;
  }

  /**
   * The JSON object `{"type":"game-poset","name":"day:1",…,"elements":[…],"hasseDiagram":[[0,1],…]}`, which
   * `gamePosetFromJson` reads.
   */
  toJSON(): GamePosetJson {
    const hasseDiagram = this.covers.map(({ lower, upper }) => [lower, upper] as const);
    const { name, size, labels: elements } = this;
    const games = { ...(areValues(this.elements, elements) && { games: 'values' as const }) };
    return {
      type: 'game-poset',
      spgames: VERSION,
      name,
      size,
      covers: hasseDiagram.length,
      ...games,
      elements,
      hasseDiagram,
    };
  }

  toString(): string {
    return `${this.name}: ${this.size} games`;
  }
}

showAs(GamePoset);

/** Are all games values, called by their names? */
export function areValues(games: readonly unknown[], names: readonly string[]): boolean {
  return games.length > 0 && games.every((game, x) => game instanceof Value && String(game) === names[x]);
}
