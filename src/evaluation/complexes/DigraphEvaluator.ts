import type { ValueStore, Outcome, Value } from '../../values/index.js';
import { Work, type RunOptions } from '../../run.js';
import { grundyAlgebra, valueAlgebra } from './algebras/Algebra.js';
import { type EngineAlgebra, type EngineGame, MISERE_OUTCOMES } from './program/GameEvaluation.js';
import { ProgramKeeper } from './program/ProgramKeeper.js';

/** A digraph whose vertices belong to players. */
export interface ColouredDigraph {
  /** 1 Left, 2 Right, 3 both. */
  readonly sides: Uint8Array;
  /** Pairs u → v of different vertices. */
  readonly arcs: readonly (readonly [number, number])[];
}

/**
 * Evaluates games on digraphs: a player claims a vertex of their own, or one for both, which goes with its
 * out-neighbours.
 */
export class DigraphEvaluator {
  readonly #store: ValueStore;
  readonly #program: ProgramKeeper;

  /** @param maxBytes what may be used to remember positions */
  constructor(store: ValueStore, maxBytes: number) {
    this.#store = store;
    this.#program = new ProgramKeeper(store, maxBytes);
  }

  /**
   * The value under normal play.
   * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`, `too-many-vertices`
   */
  value(digraph: ColouredDigraph, options: RunOptions = {}): Value {
    const algebra = { number: 0, sums: valueAlgebra(this.#store) };
    return this.#store.value(this.#result('DigraphEvaluator.value', digraph, algebra, options));
  }

  /** The m with value *m, where all vertices are for both players. @throws LimitError as `value` */
  grundyValue(digraph: ColouredDigraph, options: RunOptions = {}): number {
    return this.#result('DigraphEvaluator.grundyValue', digraph, { number: 1, sums: grundyAlgebra() }, options);
  }

  /** Who wins when the player who cannot move wins. @throws LimitError as `value` */
  misereOutcome(digraph: ColouredDigraph, options: RunOptions = {}): Outcome {
    const algebra = { number: 2, sums: undefined };
    return MISERE_OUTCOMES[this.#result('DigraphEvaluator.misereOutcome', digraph, algebra, options)]!;
  }

  #result(task: string, { sides, arcs }: ColouredDigraph, algebra: EngineAlgebra, options: RunOptions): number {
    const game: EngineGame = { sides, sets: arcs, kind: 'arcs' };
    const work = new Work(task, options);
    return this.#store.arithmetic.watched(
      () => work.tick(work.steps),
      () => this.#program.evaluation(game, algebra, work).evaluate(),
    );
  }
}
