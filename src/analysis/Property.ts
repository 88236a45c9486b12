import type { SimplicialComplex } from '../complex/index.js';
import { Evaluator } from '../evaluation/index.js';
import { stanleyReisnerIdeal } from '../ideal/index.js';
import { Resolution } from '../ideal/internal.js';
import type { RunOptions } from '../run.js';

/** A property that was decided: its value, and what shows it. */
export interface Fact<Value, Witness = never> {
  readonly value: Value;
  /** Undefined where nothing short shows it, where it was not asked for, or where the time was up. */
  readonly witness?: Witness | undefined;
}

/** A property that was cut off. */
export interface OpenFact {
  readonly value: 'undecided';
  readonly witness?: undefined;
}

/** What a property is, for people and for programs. */
export interface PropertyDescription {
  /** What its value says, in one sentence. */
  readonly about: string;
  /**
   * What has to be there: the faces of the complex; a field, of the characteristic that is asked for, as well; or a
   * game to be played on the complex, which the void complex has not.
   */
  readonly needs: 'faces' | 'field' | 'game';
  /**
   * True if the search for it may take long on small complexes: a program that is not asked for it may leave it out.
   */
  readonly takesLong?: true;
  /** True if few ask for it: a program that is not asked for it may leave it out. */
  readonly special?: true;
  /** Where it is defined. */
  readonly source?: string;
  /** The parts of witnesses, at any depth, whose numbers are vertices. */
  readonly vertices?: readonly string[];
  /** The parts of witnesses, at any depth, whose numbers are indices of facets. */
  readonly facets?: readonly string[];
}

/** A value as it is found; the witness is computed when it is asked for. @throws LimitError when the time is up */
export type Finding<F> =
  F extends Fact<infer Value, infer Witness>
    ? { readonly value: Value; readonly witness?: (run: RunOptions) => Witness | undefined }
    : never;

/** A property of complexes with the way to decide it. */
export interface Property<F> extends PropertyDescription {
  /** @throws LimitError when the time is up */
  readonly find: (subject: Subject, run: RunOptions) => Finding<F> | typeof OPEN;
}

/** What a property answers that was cut off. */
export const OPEN: { readonly value: 'undecided' } = { value: 'undecided' };

/** A complex, and what several of its properties share. */
export class Subject {
  readonly complex: SimplicialComplex;
  /** The resolution of S/N(Δ) over the field that was asked for. @internal */
  readonly resolution: Resolution;
  /** Does a player lose who cannot move, or win? */
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
