import { requireIndex } from '../arguments.js';
import { showAs } from '../inspect.js';
import { lattice, posetHeight, posetWidth, type Cover, type LabelledPoset, type Lattice } from '../poset/index.js';
import { Work, type RunOptions } from '../run.js';
import type { Value } from '../values/index.js';
import { chainAndAntichain } from './chainAndAntichain.js';
import type { GamePosetDefinition } from './gamePosetDefinition.js';
import { requireDefinition } from './requireDefinition.js';
import { posetOfOrder, posetOfPlane } from './posetOfOrder.js';

/**
 * A finite set of games with their order, immutable: elements are numbered from 0, as in `LabelledPoset`. Joins and meets come
 * from a formula where there is one, else from the order. What is derived from the order is computed when it is asked for.
 * @source Siegel 2011, Def. 1.3.2
 * @example dayPoset(1).covers.length // 4
 */
export class GamePoset<Game = Value> {
  readonly #definition: GamePosetDefinition<Game>;
  readonly #numbers: ReadonlyMap<Game, number>;
  #labels: readonly string[] | undefined;
  #poset: LabelledPoset | undefined;
  #lattice: Lattice | undefined;

  /** @throws InputError `invalid-argument`; `not-reflexive`, `not-antisymmetric`, `not-transitive` when covers are asked for */
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
    const { labels = () => this.elements.map(String) } = this.#definition;
    return (this.#labels ??= Object.freeze([...labels()]));
  }

  get size(): number {
    return this.elements.length;
  }

  /** The number of a game, or undefined where it equals none of the elements. Of values, those of the same store. */
  indexOf(game: Game): number | undefined {
    return this.#definition.indexOf === undefined ? this.#numbers.get(game) : this.#definition.indexOf(game);
  }

  /** Is a ≤ b? @throws InputError `invalid-argument` for what is no element */
  isLessOrEqual(a: number, b: number): boolean {
    for (const x of [a, b]) requireIndex('GamePoset.isLessOrEqual', x, this.size);
    return this.#isAtMost(a, b);
  }

  #isAtMost(a: number, b: number): boolean {
    const { order } = this.#definition;
    return typeof order === 'function' ? order(a, b) : order.x[a]! <= order.x[b]! && order.y[a]! <= order.y[b]!;
  }

  /** The Hasse diagram as a labelled poset, with all that `spgames/poset` knows of it. @complexity n² comparisons, once */
  poset(options: RunOptions = {}): LabelledPoset {
    if (this.#poset !== undefined) return this.#poset;
    const { order } = this.#definition;
    const work = new Work('GamePoset.poset', options);
    return (this.#poset =
      typeof order === 'function' ? posetOfOrder(this.labels, order, work) : posetOfPlane(this.labels, order, work));
  }

  get covers(): readonly Cover[] {
    return this.poset().covers;
  }

  /** The least element above both, or undefined where there is none. */
  join(a: number, b: number): number | undefined {
    return this.#bound('join', a, b);
  }

  /** The greatest element below both, or undefined where there is none. */
  meet(a: number, b: number): number | undefined {
    return this.#bound('meet', a, b);
  }

  #bound(kind: 'join' | 'meet', a: number, b: number): number | undefined {
    for (const x of [a, b]) requireIndex(`GamePoset.${kind}`, x, this.size);
    const formula = this.#definition.formulas?.[kind];
    if (formula !== undefined) return formula(a, b);
    const poset = this.poset();
    const { words, stride } = kind === 'join' ? poset.filters : poset.ideals;
    const order = kind === 'join' ? poset.linearOrder : [...poset.linearOrder].reverse();
    // The first of the common bounds is the only candidate.
    const best = order.find((x) => (kind === 'join' ? this.#isAtMost(a, x) && this.#isAtMost(b, x) : this.#isAtMost(x, a) && this.#isAtMost(x, b))); // prettier-ignore
    if (best === undefined) return undefined;
    for (let i = 0; i < stride; i++)
      if (((words[a * stride + i]! & words[b * stride + i]!) ^ words[best * stride + i]!) !== 0) return undefined;
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

  /** Whether any two elements have a join and a meet: by theorem where there are formulas. @throws LimitError when the time is up */
  lattice(options: RunOptions = {}): Lattice {
    const { formulas } = this.#definition;
    return (this.#lattice ??=
      formulas === undefined
        ? lattice(this.poset(options), options)
        : { lattice: true, join: formulas.join, meet: formulas.meet });
  }

  /** The number of elements of a longest chain. */
  height(options: RunOptions = {}): number {
    const { order } = this.#definition;
    return typeof order === 'function' ? posetHeight(this.poset(options)).height : chainAndAntichain(order).height;
  }

  /** The number of elements of a largest antichain. @throws LimitError when the time is up */
  width(options: RunOptions = {}): number {
    const { order } = this.#definition;
    return typeof order === 'function'
      ? posetWidth(this.poset(options), options).width
      : chainAndAntichain(order).width;
  }

  toString(): string {
    return `${this.name}: ${this.size} games`;
  }
}

showAs(GamePoset);
