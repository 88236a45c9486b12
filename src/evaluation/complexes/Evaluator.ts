import type { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { Ticker, type RunOptions } from '../../run.js';
import { standardStore, type Outcome, type Value, type ValueStore } from '../../values/index.js';
import type { Algebra } from './Algebra.js';
import { Evaluation, type Work } from './Evaluation.js';
import { grundyAlgebra } from './grundyAlgebra.js';
import { Memo } from './Memo.js';
import { misereAlgebra } from './misereAlgebra.js';
import { playablePart, positionSpace, type PlayableComplex } from './readPositions.js';
import { valueAlgebra } from './valueAlgebra.js';

/** Bounds of an evaluator. */
export interface EvaluatorOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
  /** At most so many bytes are used to remember positions; by default 2^31. Values are kept by the store. */
  readonly maxBytes?: number;
}

/** What an evaluator did and holds. */
export interface EvaluatorStatistics {
  /** Positions whose moves were tried, since the evaluator was made. */
  readonly positions: number;
  /** Positions remembered, up to isomorphism. */
  readonly classes: number;
  /** How often a position was isomorphic to one that was remembered. */
  readonly hits: number;
  /** Values in the store. */
  readonly values: number;
  /** Bytes of what is remembered of positions. */
  readonly bytes: number;
}

/** One kind of results with what is remembered of them. */
interface Results {
  readonly algebra: Algebra;
  readonly memo: Memo;
}

const DEFAULT_BYTES = 2 ** 31;

/**
 * Evaluates the games played on complexes: the vertices are claimed one by one, each by the player of its side (by
 * either where it has none), so that the claimed ones always form a face. To be kept: what it learns on one complex
 * helps with the next one. A position is the sum of its components, and components are remembered up to isomorphism and
 * exchange of the players.
 *
 * Memory: a call may use all of `maxBytes` and else throws `memory-limit`; the next call begins with at least half of it
 * free, if need be by forgetting everything.
 * @source Huntemann 2018, Remark 2.2
 */
export class Evaluator {
  readonly store: ValueStore;
  readonly #maxBytes: number;
  readonly #values: Results;
  readonly #grundy: Results;
  readonly #misere: Results;
  #positions = 0;

  /** @throws InputError `memory-limit` */
  constructor({ store = standardStore, maxBytes = DEFAULT_BYTES }: EvaluatorOptions = {}) {
    if (!Number.isSafeInteger(maxBytes) || maxBytes < 2 ** 16)
      throw new InputError('memory-limit', `Evaluator: maxBytes is ${maxBytes}; expected an integer from 65536 on.`);
    this.store = store;
    this.#maxBytes = maxBytes;
    const results = (algebra: Algebra): Results => ({ algebra, memo: new Memo(0.75 * maxBytes) });
    this.#values = results(valueAlgebra(store));
    this.#grundy = results(grundyAlgebra());
    this.#misere = results(misereAlgebra());
  }

  /** What the evaluator did so far and holds now. */
  get statistics(): EvaluatorStatistics {
    const memos = [this.#values.memo, this.#grundy.memo, this.#misere.memo];
    const total = (of: (memo: Memo) => number): number => memos.reduce((sum, memo) => sum + of(memo), 0);
    return {
      positions: this.#positions,
      classes: total(({ classes }) => classes.size),
      hits: total(({ hits }) => hits),
      values: this.store.size,
      bytes: total(({ classes }) => classes.bytes),
    };
  }

  /**
   * The value under normal play.
   * @throws InputError `void-game`
   * @throws LimitError `limit-exceeded`, `timeout`, `memory-limit`; `limit` counts positions whose moves are tried
   * @source Huntemann 2018, Thm 1.55
   */
  value(complex: SimplicialComplex, options: RunOptions = {}): Value {
    const game = playablePart('Evaluator.value', complex, options);
    if (game.sides.every((side) => side === 3))
      return this.store.nimber(this.#evaluate('Evaluator.value', game, this.#grundy, options));
    return this.store.value(this.#evaluate('Evaluator.value', game, this.#values, options));
  }

  /**
   * The Grundy value of a complex without sides: the m with value *m.
   * @throws InputError `void-game`, `not-impartial`
   * @throws LimitError as `value`
   * @source Huntemann 2018, Fact 6.1
   */
  grundyValue(complex: SimplicialComplex, options: RunOptions = {}): number {
    const game = playablePart('Evaluator.grundyValue', complex, options);
    const v = game.sides.findIndex((side) => side !== 3);
    if (v !== -1)
      throw new InputError(
        'not-impartial',
        `Evaluator.grundyValue: vertex ${complex.vertices[game.vertices[v]!]!.label} belongs to one player; expected a complex without sides.`,
        { hint: 'Ask for the value, or leave the sides out.', details: { vertex: game.vertices[v]! } },
      );
    return this.#evaluate('Evaluator.grundyValue', game, this.#grundy, options);
  }

  /** Who wins under normal play. @throws InputError, LimitError as `value` @source Huntemann 2018, Def. 1.14 */
  outcome(complex: SimplicialComplex, options: RunOptions = {}): Outcome {
    return this.value(complex, options).outcome;
  }

  /**
   * Who wins when the player who cannot move wins. Positions are taken as a whole: the outcomes of the summands do not
   * determine that of a sum.
   * @throws InputError, LimitError as `value`
   * @source Huntemann 2018, Def. 1.16
   */
  misereOutcome(complex: SimplicialComplex, options: RunOptions = {}): Outcome {
    const game = playablePart('Evaluator.misereOutcome', complex, options);
    return (['P', 'L', 'R', 'N'] as const)[this.#evaluate('Evaluator.misereOutcome', game, this.#misere, options)]!;
  }

  #evaluate(task: string, game: PlayableComplex, { algebra, memo }: Results, options: RunOptions): number {
    memo.makeRoom();
    const work: Work = { ticker: new Ticker(task, options), expanded: 0, effort: 0 };
    try {
      return new Evaluation(positionSpace(game, 0.25 * this.#maxBytes), algebra, memo, work).evaluate();
    } finally {
      this.#positions += work.expanded;
    }
  }
}
