import type { Work } from '../../../run.js';
import type { ValueStore } from '../../../values/index.js';
import type { PositionEvaluation } from '../PositionEvaluation.js';
import { type EngineAlgebra, type EngineGame, GameEvaluation } from './GameEvaluation.js';
import { PositionProgram } from './PositionProgram.js';
import { ProgramEvaluation } from './ProgramEvaluation.js';

/** Graphs with at most so many vertices have a program of their own, for values. */
const NARROW = 64;
/** Bytes of what is needed even for the smallest game. */
const LEAST_BYTES = 2 ** 17;

/** The programs of one evaluator: one, and more where reports of the progress ask for other values. */
export class ProgramKeeper {
  readonly #store: ValueStore;
  readonly #maxBytes: number;
  #programs: PositionProgram[] = [];

  constructor(store: ValueStore, maxBytes: number) {
    this.#store = store;
    this.#maxBytes = maxBytes;
  }

  /** What evaluates a game in the engine. */
  evaluation(game: EngineGame, algebra: EngineAlgebra, work: Work): PositionEvaluation {
    const program = this.#freeProgram();
    if (algebra.number === 0 && game.kind === 'pairs' && game.sides.length <= NARROW)
      return new ProgramEvaluation(program, this.#store, game, work, this.#maxBytes);
    return new GameEvaluation(program, game, algebra, work, this.#maxBytes);
  }

  /** A program that is not at work and has half of its memory free. */
  #freeProgram(): PositionProgram {
    const full = this.#programs.filter(({ isBusy, bytes }) => !isBusy && 2 * bytes > this.#maxBytes);
    this.#programs = this.#programs.filter((program) => !full.includes(program));
    for (const program of full) program.release();
    let program = this.#programs.find(({ isBusy }) => !isBusy);
    if (program === undefined)
      this.#programs.push((program = new PositionProgram(this.#store.arithmetic.engine, this.#maxBytes + LEAST_BYTES)));
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
