import { LimitError } from '../../../errors.js';
import type { Work } from '../../../run.js';
import type { Algebra } from '../algebras/Algebra.js';
import type { PositionEvaluation, FollowerSurvey } from '../PositionEvaluation.js';
import type { PositionProgram, ProgramHost } from './PositionProgram.js';
import { programHost } from './programHost.js';

/** A game whose positions the engine knows. */
export interface EngineGame {
  /** 1 Left, 2 Right, 3 both. */
  readonly sides: Uint8Array;
  /** Nonfaces with at least two vertices, facets, or arcs: a move deletes its vertex and the out-neighbours. */
  readonly sets: readonly (readonly number[])[];
  readonly kind: 'pairs' | 'nonfaces' | 'facets' | 'arcs';
}

/**
 * What the engine computes: its number there, and the same for the library; without it positions are taken as a whole.
 */
export interface EngineAlgebra {
  readonly number: number;
  readonly sums: Algebra | undefined;
}

/** What the numbers of the engine mean under misère play. */
export const MISERE_OUTCOMES = ['P', 'L', 'R', 'N'] as const;

/** The engine numbers vertices by 16 bits. */
const MOST_VERTICES = 2 ** 16 - 1;
const FLAGS = { pairs: 0, nonfaces: 0, arcs: 1, facets: 2 } as const;
/** Bytes of what is needed even for the smallest game. */
const LEAST_BYTES = 2 ** 18;

/** Evaluates positions of any kind in the engine. Vertices in no set are counted, not written into positions. */
export class GameEvaluation implements PositionEvaluation {
  readonly #program: PositionProgram;
  readonly #algebra: EngineAlgebra;
  readonly #work: Work;
  readonly #host: ProgramHost;
  readonly #maxBytes: number;
  /** What the engine is given, and the vertices in it. */
  readonly #numbers: Int32Array;
  readonly #vertices: readonly number[];
  readonly #sides: Uint8Array;
  /** The number of each vertex in the engine, or −1 for those that are alone. */
  readonly #places: Int32Array;

  /**
   * @param maxBytes what the program may use for what it remembers; a quarter of it for the table of positions met
   * @throws LimitError `too-many-vertices`
   */
  constructor(program: PositionProgram, game: EngineGame, algebra: EngineAlgebra, work: Work, maxBytes: number) {
    const { sides, sets, kind } = game;
    this.#program = program;
    this.#algebra = algebra;
    this.#work = work;
    this.#maxBytes = maxBytes;
    this.#sides = sides;
    this.#places = new Int32Array(sides.length).fill(kind === 'facets' || algebra.sums === undefined ? 0 : -1);
    for (const set of sets) for (const v of set) this.#places[v] = 0;
    this.#vertices = [...sides.keys()].filter((v) => this.#places[v] === 0);
    const n = this.#vertices.length;
    if (n > MOST_VERTICES)
      throw new LimitError(
        'too-many-vertices',
        `${work.task}: ${n} vertices are in forbidden sets; expected at most ${MOST_VERTICES}.`,
        { hint: 'Choose a smaller game.', details: { found: n, limit: MOST_VERTICES } },
      );
    this.#vertices.forEach((v, i) => (this.#places[v] = i));
    this.#numbers = new Int32Array(2 + n + sets.reduce((sum, { length }) => sum + length + 1, 0));
    this.#numbers[0] = n;
    this.#numbers[1] = FLAGS[kind];
    let end = 2;
    for (const v of this.#vertices) this.#numbers[end++] = sides[v]!;
    for (const set of sets) {
      this.#numbers[end++] = set.length;
      for (const v of set) this.#numbers[end++] = this.#places[v]!;
    }
    this.#host = programHost(program, work, maxBytes);
    this.#begin();
  }

  evaluate(played: readonly number[] = []): number {
    const inside = played.filter((v) => this.#places[v] !== -1).map((v) => this.#places[v]!);
    try {
      this.#begin();
      return this.#withThoseAlone(this.#program.evaluateGame(inside, this.#host), played);
    } finally {
      this.#work.steps = Math.max(this.#work.steps, this.#program.expanded);
    }
  }

  survey(): FollowerSurvey {
    this.#begin();
    const { sums } = this.#algebra;
    // The time is over when this is asked.
    const components = this.#program.surveyGame(this.#vertices.length, { ...this.#host, look: () => 0 });
    const known = components.filter(({ result }) => result !== -1).map(({ result }) => result);
    const open = components.filter(({ result }) => result === -1);
    const [first = sums?.empty ?? 3, ...others] = known;
    return {
      sum: this.#withThoseAlone(
        others.reduce((sum, result) => sums!.sum(sum, result), first),
        [],
      ),
      open: open.map(({ vertices }) => vertices.map((v) => this.#vertices[v]!)),
    };
  }

  /** Adds the vertices that are in no set, but for those that were played. */
  #withThoseAlone(result: number, played: readonly number[]): number {
    const { sums } = this.#algebra;
    if (sums === undefined || this.#vertices.length === this.#sides.length) return result;
    let [balance, stars] = [0, 0];
    this.#places.forEach((place, v) => {
      if (place !== -1 || played.includes(v)) return;
      if (this.#sides[v] === 3) stars++;
      else balance += this.#sides[v] === 1 ? 1 : -1;
    });
    return sums.sum(result, sums.lastMoves(balance, stars));
  }

  /** Another evaluation may have used the program in the meantime. */
  #begin(): void {
    if (this.#program.board === this.#numbers) return;
    const n = this.#vertices.length;
    // Masks of the neighbours, and positions on the way, are not what is remembered.
    const most = this.#maxBytes + LEAST_BYTES + 4 * this.#numbers.byteLength + 2 * n * n;
    this.#program.beginGame(this.#numbers, this.#algebra.number, most, Math.floor(this.#maxBytes / 4), this.#host);
  }
}
