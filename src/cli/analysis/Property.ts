import type { SimplicialComplex } from '../../complex/index.js';
import type { Evaluator } from '../../evaluation/index.js';
import type { RunOptions } from '../../run.js';

/** What an undecided property reads, in the document and in the table. */
export const UNDECIDED = 'undecided';

/** What a property of a complex is found to be. */
export interface Finding {
  /** Its value in the JSON document: `UNDECIDED` where a decision was cut off. */
  readonly value: unknown;
  /** How people read it: a line, or lines that stand below the name. By default the value in words. */
  readonly text?: string | readonly string[];
  /** What shows it; undefined if nothing does. @throws LimitError when the time is up */
  readonly witness?: (run: RunOptions) => Witness | undefined;
}

/** What shows a property: named texts, numbers and lists, with labels in place of vertices. */
export interface Witness {
  readonly json: Readonly<Record<string, unknown>>;
  /** How people read it, if not as the names with their values in words. */
  readonly lines?: readonly string[];
}

/** A property of a complex that `analyze` reports. @throws LimitError when the time is up */
export type Property = (subject: AnalysisSubject, run: RunOptions) => Finding;

/** A complex, and what several of its properties share. */
export class AnalysisSubject {
  readonly complex: SimplicialComplex;
  /** That of the field for Betti numbers: 0 or a prime. */
  readonly characteristic: number;
  /** Evaluates the game on the complex. */
  readonly evaluator: () => Evaluator;
  readonly #shared = new Map<string, unknown>();

  constructor(complex: SimplicialComplex, characteristic: number, evaluator: () => Evaluator) {
    this.complex = complex;
    this.characteristic = characteristic;
    this.evaluator = evaluator;
  }

  /** The labels of a set of vertices. */
  labels(set: Iterable<number>): string[] {
    return Array.from(set, (v) => this.complex.vertices[v]!.label);
  }

  /** The labels of the facets with some indices. */
  facetLabels(indices: Iterable<number>): string[][] {
    const { facets } = this.complex;
    return Array.from(indices, (i) => this.labels(facets.list(i)));
  }

  /** A result that several properties need, computed once. */
  once<T>(name: string, compute: () => T): T {
    if (!this.#shared.has(name)) this.#shared.set(name, compute());
    return this.#shared.get(name) as T;
  }
}
