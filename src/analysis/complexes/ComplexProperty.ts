import type { SimplicialComplex } from '../../complex/index.js';
import { Evaluator } from '../../evaluation/index.js';
import { stanleyReisnerIdeal } from '../../ideal/index.js';
import { Resolution } from '../../ideal/internal.js';
import type { Fact, Property, PropertyDescription, WithType } from '../Property.js';
import type { ComplexWords } from './ComplexWords.js';
import type { ComplexPropertyName } from './properties.js';

/**
 * A theorem, or a part of a definition: properties that a complex has. A property that depends on the field holds over
 * the same field where the one that implies it depends on it, else over every field.
 */
export interface ImpliedProperties {
  /** The properties that the complex needs besides; default none. */
  readonly with?: readonly ComplexPropertyName[];
  readonly then: readonly ComplexPropertyName[];
}

/** What a property of complexes is, for people and for programs. */
export interface ComplexPropertyDescription extends PropertyDescription, WithType {
  /**
   * What has to be there: the faces of the complex; a field, of the characteristic that is asked for, as well; or a
   * game to be played on the complex, which the void complex has not.
   */
  readonly needs: 'faces' | 'field' | 'game';
  /** True if it is one of the ring S/N(Δ), which an ideal has too; so is all that needs a field. */
  readonly ofRing?: true;
  /**
   * True if the search for it may take long on small complexes: a program that is not asked for it may leave it out.
   */
  readonly takesLong?: true;
  /** True if few ask for it: a program that is not asked for it may leave it out. */
  readonly special?: true;
  /** The parts of witnesses, at any depth, whose numbers are vertices. */
  readonly vertices?: readonly string[];
  /** The parts of witnesses, at any depth, whose numbers are indices of facets. */
  readonly facets?: readonly string[];
  /** The parts of witnesses with vertices one after the other, not a set of them. */
  readonly orders?: readonly string[];
  /** The parts of witnesses that are chains: their faces are shown together. */
  readonly together?: readonly string[];
  /** What is known to follow where it holds; what follows in several steps is not said again. */
  readonly implies?: readonly ImpliedProperties[];
}

/** A property of complexes with the way to decide it. */
export interface ComplexProperty<F> extends ComplexPropertyDescription, Property<F, ComplexSubject> {
  readonly words?: F extends Fact<infer Value, infer Witness> ? ComplexWords<Value, Witness> : never;
}

/** A complex, and what several of its properties share. */
export class ComplexSubject {
  readonly complex: SimplicialComplex;
  /** The resolution of S/N(Δ) over the field that was asked for. @internal */
  readonly resolution: Resolution;
  /** Does a player who cannot move lose, or win? */
  readonly play: 'normal' | 'misere';
  readonly #evaluator: Evaluator | undefined;
  readonly #shared = new Map<string, unknown>();

  /**
   * @param both whether depth and regularity will both be asked for
   * @throws InputError `not-a-prime`
   */
  constructor(
    complex: SimplicialComplex,
    {
      characteristic,
      evaluator,
      both,
      play,
    }: {
      readonly characteristic: number;
      readonly evaluator: Evaluator | undefined;
      readonly both: boolean;
      readonly play: 'normal' | 'misere';
    },
  ) {
    this.complex = complex;
    this.play = play;
    this.resolution = new Resolution(stanleyReisnerIdeal(complex), characteristic, 'analyze', { both });
    this.#evaluator = evaluator;
  }

  /** Evaluates the game on the complex. */
  get evaluator(): Evaluator {
    return this.#evaluator ?? this.once('evaluator', () => new Evaluator());
  }

  /** A result that several properties need, computed once. */
  once<T>(name: string, compute: () => T): T {
    if (!this.#shared.has(name)) this.#shared.set(name, compute());
    return this.#shared.get(name) as T;
  }

  /** What `once` has computed, if it has. */
  known<T>(name: string): T | undefined {
    return this.#shared.get(name) as T | undefined;
  }

  /** A decision that several properties need, kept once it is one: what was cut off is tried again. */
  decided<T>(name: string, decide: () => T, isOpen: (answer: T) => boolean): T {
    const known = this.#shared.get(name) as T | undefined;
    const answer = known ?? decide();
    if (!isOpen(answer)) this.#shared.set(name, answer);
    return answer;
  }
}
