import type { ValueStore } from '../../../values/index.js';
import type { PlayableComplex } from '../playablePart.js';
import type { EvaluationWork } from '../search/Evaluation.js';
import type { PositionEvaluation } from '../search/PositionEvaluation.js';
import { NARROW } from '../spaces/NarrowGraphSpace.kernel.js';
import { PositionProgram } from './PositionProgram.js';
import { ProgramEvaluation } from './ProgramEvaluation.js';
import { ProgramValues } from './ProgramValues.js';

/** With less memory no program is used. */
const LEAST_BYTES = 2 ** 22;

/** The program of one evaluator: opened when it is first of use, and replaced before a run when half of its memory is used. */
export class ProgramKeeper {
  readonly #store: ValueStore;
  readonly #maxBytes: number;
  /** Undefined until it is opened, null where there is none. */
  #program: PositionProgram | null | undefined;
  #values: ProgramValues | undefined;

  constructor(store: ValueStore, maxBytes: number) {
    this.#store = store;
    this.#maxBytes = maxBytes;
    if (maxBytes < LEAST_BYTES) this.#program = null;
  }

  /**
   * What evaluates a game in the program; undefined if that is not possible.
   * @param otherwise makes what is used beyond the bounds of the program
   */
  evaluation(
    game: PlayableComplex,
    work: EvaluationWork,
    otherwise: () => PositionEvaluation,
  ): PositionEvaluation | undefined {
    if (game.kind !== 'pairs' || game.sides.length > NARROW || this.#program === null) return undefined;
    const maxBytes = this.#maxBytes;
    // A report of the progress may ask for another game.
    if (this.#program?.isBusy === true) return undefined;
    if (this.#program === undefined || this.#program.isSpent || 2 * this.#program.bytes > maxBytes) {
      this.#program = PositionProgram.open(maxBytes) ?? null;
      if (this.#program === null) return undefined;
      this.#values = new ProgramValues(this.#program, this.#store);
    }
    return new ProgramEvaluation(this.#program, this.#values!, this.#store, game, work, maxBytes, otherwise);
  }

  get classes(): number {
    return this.#program?.classes ?? 0;
  }

  get hits(): number {
    return this.#program?.hits ?? 0;
  }

  get bytes(): number {
    return this.#program?.bytes ?? 0;
  }
}
