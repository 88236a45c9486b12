import type { ValueStore } from '../../values/index.js';
import type { Work } from './Evaluation.js';
import { KernelEvaluation, type PositionEvaluation } from './KernelEvaluation.js';
import { KernelValues } from './KernelValues.js';
import { NARROW } from './NarrowGraphSpace.kernel.js';
import { PositionKernel } from './PositionKernel.js';
import type { PlayableComplex } from './readPositions.js';

/** With less memory no kernel is used. */
const LEAST_BYTES = 2 ** 22;

/** The kernel of one evaluator: opened when it is first of use, and replaced before a run when half of its memory is used. */
export class KernelKeeper {
  readonly #store: ValueStore;
  readonly #maxBytes: number;
  /** Undefined until it is opened, null where there is none. */
  #kernel: PositionKernel | null | undefined;
  #values: KernelValues | undefined;

  constructor(store: ValueStore, maxBytes: number) {
    this.#store = store;
    this.#maxBytes = maxBytes;
    if (maxBytes < LEAST_BYTES) this.#kernel = null;
  }

  /**
   * What evaluates a game in the kernel; undefined if that is not possible.
   * @param otherwise makes what is used beyond the bounds of the kernel
   */
  evaluation(game: PlayableComplex, work: Work, otherwise: () => PositionEvaluation): PositionEvaluation | undefined {
    if (game.kind !== 'pairs' || game.sides.length > NARROW || this.#kernel === null) return undefined;
    const maxBytes = this.#maxBytes;
    // A report of the progress may ask for another game.
    if (this.#kernel?.isBusy === true) return undefined;
    if (this.#kernel === undefined || this.#kernel.isSpent || 2 * this.#kernel.bytes > maxBytes) {
      this.#kernel = PositionKernel.open(maxBytes) ?? null;
      if (this.#kernel === null) return undefined;
      this.#values = new KernelValues(this.#kernel, this.#store);
    }
    return new KernelEvaluation(this.#kernel, this.#values!, this.#store, game, work, maxBytes, otherwise);
  }

  get classes(): number {
    return this.#kernel?.classes ?? 0;
  }

  get hits(): number {
    return this.#kernel?.hits ?? 0;
  }

  get bytes(): number {
    return this.#kernel?.bytes ?? 0;
  }
}
