import { complexOf } from '../../complex/internal.js';
import { aValueStore } from '../../values/internal.js';
import { requireOptions } from '../../arguments.js';
import type { ComplexSource } from '../../complex/index.js';
import type { Player } from '../../player.js';
import { type Outcome, type Value, type ValueStore, standardStore } from '../../values/index.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { grundyAlgebra, valueAlgebra } from './algebras/Algebra.js';
import { playablePart, type PlayableComplex } from './playablePart.js';
import type { PositionEvaluation } from './PositionEvaluation.js';
import { type EngineAlgebra, MISERE_OUTCOMES } from './program/GameEvaluation.js';
import { ProgramKeeper } from './program/ProgramKeeper.js';
import { withinStack } from '../withinStack.js';
import { outcomeWithin, valueBounds, type ValueBounds } from './valueBounds.js';
import { vertexMoves, type VertexMove } from './vertexMoves.js';

/** Bounds of an evaluator. */
export interface EvaluatorOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
  /** At most this many bytes are used to remember positions; by default 2^31. Values are kept by the store. */
  readonly maxBytes?: number;
}

/** What an evaluator did and holds. */
export interface EvaluatorStatistics {
  /** Positions whose moves were tried, since the evaluator was made. */
  readonly positions: number;
  /** Positions remembered up to isomorphism; of a large game only those of sizes at which that pays. */
  readonly classes: number;
  /** How often a position was isomorphic to one that was remembered. */
  readonly hits: number;
  /** Values in the store. */
  readonly values: number;
  /** Bytes of what is remembered of positions. */
  readonly bytes: number;
}

/** A complex that was read for one call. */
interface Reading {
  readonly task: string;
  readonly game: PlayableComplex;
  readonly work: Work;
}

/** Milliseconds to find the bounds of a value that was cut off. */
const BOUNDS_MS = 200;
const DEFAULT_BYTES = 2 ** 31;

/**
 * Evaluates the games played on complexes: the vertices are claimed one by one, each by the player of its side (by
 * either where it has none), so that the claimed ones always form a face. To be kept: what it learns on one complex
 * helps with the next one. A position is the sum of its components, and components are remembered up to isomorphism and
 * exchange of the players.
 *
 * All of that is done by the engine (`ProgramKeeper`).
 *
 * Memory: a call may use all of `maxBytes` and else throws `too-much-memory`; the next call begins with at least half
 * of it free, if need be by forgetting everything.
 * @source Huntemann 2018, Remark 4.1
 * Used: a move leads to the link of its vertex.
 * @example new Evaluator().value(compile(snort, path(3)).legalComplex).toString() // '{2|-2}'
 */
export class Evaluator {
  readonly store: ValueStore;
  readonly #values: EngineAlgebra;
  readonly #grundy: EngineAlgebra = { number: 1, sums: grundyAlgebra() };
  readonly #misere: EngineAlgebra = { number: 2, sums: undefined };
  #positions = 0;
  readonly #program: ProgramKeeper;

  /** @throws InputError `too-much-memory` */
  constructor(given: EvaluatorOptions = {}) {
    requireOptions('new Evaluator', given, { store: true, maxBytes: true });
    const { store = standardStore, maxBytes = DEFAULT_BYTES } = given;
    const noStore = aValueStore.flaw(store, 'store');
    if (noStore !== undefined) throw new InputError('invalid-option', `new Evaluator: ${noStore}.`);
    if (!Number.isSafeInteger(maxBytes) || maxBytes < 2 ** 16)
      throw new InputError(
        'invalid-memory-limit',
        `Evaluator: maxBytes is ${maxBytes}; expected an integer from 65536 on.`,
      );
    this.store = store;
    this.#values = { number: 0, sums: valueAlgebra(store) };
    this.#program = new ProgramKeeper(store, maxBytes);
  }

  /** What the evaluator did so far and holds now. */
  get statistics(): EvaluatorStatistics {
    const { classes, hits, bytes } = this.#program;
    return { positions: this.#positions, classes, hits, values: this.store.size, bytes };
  }

  /**
   * The value under normal play.
   * @throws InputError `not-a-game`
   * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`, `too-deep`; `limit` counts positions whose
   * moves are tried. `details.bounds` are values {lower, upper} with lower ≤ value ≤ upper, and `details.outcome` is
   * there if these decide it.
   * @complexity exponential in the largest component; linear in the number of components
   * @source Huntemann 2018, Thm 1.55
   * Used: the factors of a join are summands.
   */
  value(complex: ComplexSource, options: RunOptions = {}): Value {
    return this.#value(read('Evaluator.value', complex, options), (valueOf) => valueOf([]));
  }

  /**
   * The moves of a player with their values, in the order of the vertices.
   * @throws InputError, LimitError as `value`
   */
  moves(complex: ComplexSource, player: Player, options: RunOptions = {}): VertexMove[] {
    const reading = read('Evaluator.moves', complex, options);
    return this.#value(reading, (valueOf) => vertexMoves(reading.game, player, valueOf));
  }

  /**
   * The Grundy value of a complex without sides: the m with value *m.
   * @throws InputError `not-a-game`, `not-impartial`
   * @throws LimitError as `value`, without bounds
   * @source Huntemann 2018, Fact 6.1
   */
  grundyValue(complex: ComplexSource, options: RunOptions = {}): number {
    const reading = read('Evaluator.grundyValue', complex, options);
    const { task, game } = reading;
    const v = game.sides.findIndex((side) => side !== 3);
    if (v !== -1)
      throw new InputError(
        'not-impartial',
        `${task}: vertex ${complexOf(complex, task).vertices[game.vertices[v]!]!.label} belongs to one player; expected a complex without sides.`,
        { hint: 'Ask for the value, or leave the sides out.', details: { vertex: game.vertices[v]! } },
      );
    return this.#run(reading, this.#grundy, (evaluation) => evaluate(task, evaluation));
  }

  /**
   * Who wins under normal play; the value is not needed when bounds decide.
   * @throws InputError, LimitError as `value`
   * @source Huntemann 2018, Def. 1.14
   */
  outcome(complex: ComplexSource, options: RunOptions = {}): Outcome {
    try {
      return this.#value(read('Evaluator.outcome', complex, options), (valueOf) => valueOf([]).outcome);
    } catch (error) {
      if (error instanceof LimitError && error.details['outcome'] !== undefined)
        return error.details['outcome'] as Outcome;
      throw error;
    }
  }

  /**
   * Who wins when the player who cannot move wins. Positions are taken as a whole: the outcomes of the summands do not
   * determine that of a sum.
   * @throws InputError, LimitError as `value`, without bounds
   * @source Huntemann 2018, Def. 1.14
   */
  misereOutcome(complex: ComplexSource, options: RunOptions = {}): Outcome {
    const reading = read('Evaluator.misereOutcome', complex, options);
    const result = this.#run(reading, this.#misere, (evaluation) => evaluate(reading.task, evaluation));
    return MISERE_OUTCOMES[result]!;
  }

  /** Answers a question about the values after some moves. */
  #value<Answer>(reading: Reading, question: (valueOf: (played: readonly number[]) => Value) => Answer): Answer {
    const { task, game } = reading;
    const impartial = game.sides.every((side) => side === 3);
    const algebra = impartial ? this.#grundy : this.#values;
    const toValue = (result: number): Value => (impartial ? this.store.nimber(result) : this.store.value(result));
    return this.#run(reading, algebra, (evaluation) => {
      try {
        return question((played) => toValue(evaluate(task, evaluation, played)));
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        const bounds = this.#boundsInTime(game, evaluation, toValue);
        const outcome = outcomeWithin(bounds);
        throw new LimitError(error.code, error.message, {
          ...(error.hint === undefined ? {} : { hint: error.hint }),
          details: { ...error.details, bounds, ...(outcome === undefined ? {} : { outcome }) },
          cause: error,
        });
      }
    });
  }

  /**
   * What is known of a value that was cut off; if the sum of what is known takes long, from the numbers of moves alone.
   */
  #boundsInTime(
    game: PlayableComplex,
    evaluation: PositionEvaluation,
    toValue: (result: number) => Value,
  ): ValueBounds {
    const { store } = this;
    const work = new Work('Evaluator', { timeoutMs: BOUNDS_MS });
    const survey = (): ValueBounds => {
      const { sum, open } = evaluation.survey();
      return valueBounds(game, toValue(sum), open);
    };
    // The watch around this one would stop the work at once.
    return store.arithmetic.watched(undefined, () =>
      work.unlessCutOff(
        () => store.arithmetic.watched(() => work.tick(0), survey),
        () => valueBounds(game, store.zero, [Array.from(game.sides.keys())]),
      ),
    );
  }

  #run<Answer>(
    { game, work }: Reading,
    algebra: EngineAlgebra,
    answer: (evaluation: PositionEvaluation) => Answer,
  ): Answer {
    try {
      const evaluation = this.#program.evaluation(game, algebra, work);
      // A single sum of two values may take longer than all positions.
      return this.store.arithmetic.watched(
        () => work.tick(work.steps),
        () => answer(evaluation),
      );
    } finally {
      this.#positions += work.steps;
    }
  }
}

/** Reads the complex; from now on the time runs. */
function read(task: string, complex: ComplexSource, options: RunOptions): Reading {
  const work = new Work(task, options);
  return { task, game: playablePart(complexOf(complex, task), work), work };
}

/** @throws LimitError `too-deep`, `too-much-memory` where the engine has no more space for its stack or its tables */
function evaluate(task: string, evaluation: PositionEvaluation, played: readonly number[] = []): number {
  return withinStack(task, 'a value is too deep', () => evaluation.evaluate(played));
}
