import type { Work } from '../../../run.js';
import type { ValueStore } from '../../../values/index.js';
import type { EngineGame } from './GameEvaluation.js';
import type { PositionEvaluation, FollowerSurvey } from '../PositionEvaluation.js';
import type { PositionProgram, ProgramHost } from './PositionProgram.js';
import { programHost } from './programHost.js';

/** Evaluates positions of a graph with at most 64 vertices in the engine. */
export class ProgramEvaluation implements PositionEvaluation {
  readonly #program: PositionProgram;
  readonly #store: ValueStore;
  readonly #game: EngineGame;
  readonly #work: Work;
  readonly #start: bigint;
  readonly #host: ProgramHost;
  readonly #mostMetBytes: number;

  /** @param maxBytes what the program may use; a quarter of it for the table of positions met */
  constructor(program: PositionProgram, store: ValueStore, game: EngineGame, work: Work, maxBytes: number) {
    this.#program = program;
    this.#store = store;
    this.#game = game;
    this.#work = work;
    this.#start = (1n << BigInt(game.sides.length)) - 1n;
    this.#mostMetBytes = Math.floor(maxBytes / 4);
    this.#host = programHost(program, work, maxBytes);
    this.#begin();
  }

  evaluate(played: readonly number[] = []): number {
    try {
      this.#begin();
      return this.#program.evaluate(this.#after(played), this.#host);
    } finally {
      this.#work.steps = Math.max(this.#work.steps, this.#program.expanded);
    }
  }

  survey(): FollowerSurvey {
    this.#begin();
    const { arithmetic } = this.#store;
    // The time is over when this is asked.
    const undisturbed = { ...this.#host, look: () => 0 };
    let sum = 0;
    const open: number[][] = [];
    for (const component of this.#program.components(this.#start)) {
      const result = this.#program.lookUp(component, undisturbed);
      if (result === -1) open.push([...this.#game.sides.keys()].filter((v) => ((component >> BigInt(v)) & 1n) === 1n));
      else sum = arithmetic.sum(sum, result);
    }
    return { sum, open };
  }

  /** Another evaluation may have used the program in the meantime. */
  #begin(): void {
    const { sides, sets } = this.#game;
    if (this.#program.board !== sides) this.#program.begin(sides, sets, this.#mostMetBytes, this.#host);
  }

  /** The mask of the vertices that are free after some moves. */
  #after(played: readonly number[]): bigint {
    let free = this.#start;
    for (const v of played) {
      free &= ~(1n << BigInt(v));
      for (const [a, b] of this.#game.sets) if (a === v || b === v) free &= ~(1n << BigInt(a === v ? b! : a!));
    }
    return free;
  }
}
