import { vertexFromLabel } from '../complex/index.js';
import { PolynomialRing, type Variable } from '../ideal/index.js';
import type { TextSpan } from '../text/internal.js';
import { variableNames } from './variableNames.js';
import { textNames } from './textNames.js';

/** Whose variables a text speaks of: a ring, its variables, or (absent) those that appear, in their order. */
export type GivenVariables = PolynomialRing | readonly Variable[];

/**
 * The variables of a text that is being read. In a given ring a variable answers to its word in polynomial text, x3
 * also as x_3, or to its name in Macaulay2 (if that is not another variable’s, to its own). Without a ring names are
 * collected: x_1 is x1, and the side is that of labels (x… Left, y… Right, others neither).
 */
export class VariableTable {
  readonly #given: PolynomialRing | undefined;
  readonly #index = new Map<string, number>();
  readonly #collected: Variable[] = [];
  readonly #labelOf: (name: string) => string;

  /**
   * @param given undefined to collect the names
   * @param notation whether the text is polynomial text or was printed by Macaulay2
   * @param labelOf what a collected variable is called
   */
  constructor(
    given: GivenVariables | undefined,
    notation: 'text' | 'macaulay2',
    labelOf: (name: string) => string = withoutSubscript,
  ) {
    this.#labelOf = labelOf;
    if (given === undefined) return;
    const ring = given instanceof PolynomialRing ? given : new PolynomialRing(given);
    this.#given = ring;
    const own = ring.variables.map(({ name }) => name);
    const words = textNames(ring);
    const subscripted = words.map((word) => word.replace(/^([A-Za-z]+)(\d+)$/, '$1_$2'));
    // The last one set wins.
    for (const names of notation === 'text' ? [subscripted, words] : [own, variableNames(ring)])
      names.forEach((name, v) => this.#index.set(name, v));
  }

  /**
   * The index of a variable, which is added if the table collects names.
   * @param place where in the text it stands, for errors
   * @throws InputError `unknown-variable` with the nearest names
   */
  indexOf(name: string, place: () => TextSpan): number {
    const known = this.#index.get(name);
    if (known !== undefined) return known;
    if (this.#given !== undefined) {
      const names = this.#given.variables.map((variable) => variable.name);
      return place().unknown('unknown-variable', 'variable', names, name);
    }
    const label = this.#labelOf(name);
    const index = this.#index.get(label) ?? this.#collected.length;
    this.#index.set(name, index);
    this.#index.set(label, index);
    if (index === this.#collected.length) {
      const { side } = vertexFromLabel(name);
      this.#collected.push(side === undefined ? { name: label } : { name: label, side });
    }
    return index;
  }

  /** All names of the variables of a given ring; undefined without one. */
  get names(): string[] | undefined {
    return this.#given === undefined ? undefined : [...this.#index.keys()];
  }

  /** The indices of the variables of each set, which were met before. */
  indices(sets: readonly (readonly string[])[]): number[][] {
    return sets.map((set) => set.map((name) => this.#index.get(name)!));
  }

  /** The given ring, or that of the variables met so far. */
  ring(): PolynomialRing {
    return this.#given ?? new PolynomialRing(this.#collected);
  }
}

/** x1 for x_1. */
function withoutSubscript(name: string): string {
  return name.replace(/^([A-Za-z]+)_(\d+)$/, '$1$2');
}
