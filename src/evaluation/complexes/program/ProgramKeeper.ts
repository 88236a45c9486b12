import type { ValueStore } from '../../../values/index.js';
import type { PlayableComplex } from '../playablePart.js';
import type { EvaluationWork } from '../search/Evaluation.js';
import type { PositionEvaluation } from '../search/PositionEvaluation.js';
import { NARROW } from '../spaces/NarrowGraphSpace.kernel.js';
import { PositionProgram } from './PositionProgram.js';
import { ProgramEvaluation } from './ProgramEvaluation.js';

/** With less memory no program is used. */
const LEAST_BYTES = 2 ** 22;

/** The programs of one evaluator: one, and more where reports of the progress ask for other values. */
export class ProgramKeeper {
  readonly #store: ValueStore;
  readonly #maxBytes: number;
  #programs: PositionProgram[] = [];

  constructor(store: ValueStore, maxBytes: number) {
    this.#store = store;
    this.#maxBytes = maxBytes;
  }

  /** What evaluates a game in the engine; undefined if that is not possible. */
  evaluation(game: PlayableComplex, work: EvaluationWork): PositionEvaluation | undefined {
    const maxBytes = this.#maxBytes;
    if (game.kind !== 'pairs' || game.sides.length > NARROW || maxBytes < LEAST_BYTES) return undefined;
    return new ProgramEvaluation(this.#freeProgram(), this.#store, game, work, maxBytes);
  }

  /** A program that is not at work and has half of its memory free. */
  #freeProgram(): PositionProgram {
    const full = this.#programs.filter(({ isBusy, bytes }) => !isBusy && 2 * bytes > this.#maxBytes);
    this.#programs = this.#programs.filter((program) => !full.includes(program));
    for (const program of full) program.release();
    let program = this.#programs.find(({ isBusy }) => !isBusy);
    if (program === undefined)
      this.#programs.push((program = new PositionProgram(this.#store.arithmetic.engine, this.#maxBytes)));
    return program;
  }

  get classes(): number {
    return this.#sum(({ classes }) => classes);
  }

  get hits(): number {
    return this.#sum(({ hits }) => hits);
  }

  get bytes(): number {
    return this.#sum(({ bytes }) => bytes);
  }

  #sum(of: (program: PositionProgram) => number): number {
    return this.#programs.reduce((total, program) => total + of(program), 0);
  }
}
