import type { SimplicialComplex } from '../../complex/index.js';
import type { Evaluator } from '../../evaluation/index.js';
import { opponent, type Player } from '../../player.js';
import { flawOfOrder, optionValues } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import type { Value } from '../../values/index.js';
import type { PureStep } from './PureCertificate.js';

/** So many positions are tried to play one out that is left by an answer; those of the theorems are sums of edges. */
const MOST_POSITIONS = 1e5;

/** A complex, or the vertices of a simplex. */
export type Position = SimplicialComplex | readonly number[];

/** What a step leaves when a move was made and answered, or why it cannot be. */
export type Rest = (move: number, answer: number) => Position | string;

/**
 * What steps of all kinds are checked for: that the value is the one of the options, and that every move but a control
 * has an answer after which the player who made it is not better off than by the value. So the complex has the value:
 * the other moves change nothing (Lemma G of docs/constructions.md).
 */
export class PureCheck {
  readonly #complex: SimplicialComplex;
  readonly #steps: readonly PureStep[];
  readonly #evaluator: Evaluator;
  readonly #work: Work;

  constructor(complex: SimplicialComplex, steps: readonly PureStep[], evaluator: Evaluator, work: Work) {
    this.#complex = complex;
    this.#steps = steps;
    this.#evaluator = evaluator;
    this.#work = work;
  }

  name(v: number): string {
    return this.#complex.vertices[v]?.label ?? String(v);
  }

  side(v: number): Player | undefined {
    return this.#complex.vertices[v]?.side;
  }

  /** Are controls and moves with answers all vertices, each once and of the right player, and do parts come before? */
  flawOfMoves(index: number, vertices: ReadonlySet<number>): string | undefined {
    const { size, left, right, answers } = this.#steps[index]!;
    const late = flawOfOrder(this.#steps[index]!, index);
    if (late !== undefined) return late;
    for (const { part } of [...left, ...right]) {
      const smaller = this.#steps[part]!.size;
      if (smaller !== size - 1) return `the size of step ${part} is ${smaller}; expected ${size - 1}`;
    }
    const sideless = [...vertices].find((v) => this.side(v) === undefined);
    if (sideless !== undefined) return `vertex ${this.name(sideless)} belongs to no player`;
    if (isPlayedOut(this.#steps[index]!)) return undefined;
    const open = new Set(vertices);
    const moves = [
      ...left.map(({ control }) => [control, 'L'] as const),
      ...right.map(({ control }) => [control, 'R'] as const),
      ...answers.map(([move]) => [move, this.side(move)] as const),
    ];
    for (const [v, side] of moves)
      if (!open.delete(v)) return `vertex ${this.name(v)} is not a vertex of the step, or used twice`;
      else if (this.side(v) !== side) return `vertex ${this.name(v)} belongs to the other player`;
    for (const v of open) return `vertex ${this.name(v)} has no answer`;
    return undefined;
  }

  /** The value of the options, or of a small complex played out. */
  valueOf(step: PureStep, values: readonly Value[], whole: () => Position): Value {
    if (isPlayedOut(step)) return this.#played(whole());
    return this.#evaluator.store.fromOptions(...optionValues(step, values));
  }

  /** Are the answers good enough for the value? */
  flawOfAnswers({ answers }: PureStep, value: Value, rest: Rest): string | undefined {
    for (const [move, answer] of answers) {
      this.#work.step();
      const player = this.side(move)!;
      if (this.side(answer) !== opponent(player))
        return `${this.name(answer)} does not belong to the player who has to answer ${this.name(move)}`;
      const left = rest(move, answer);
      if (typeof left === 'string') return left;
      const reached = this.#played(left);
      if (player === 'L' ? reached.isAtMost(value) : value.isAtMost(reached)) continue;
      return `${this.name(move)} and the answer ${this.name(answer)} lead to ${String(reached)}, which is not ${player === 'L' ? '≤' : '≥'} ${String(value)}`;
    }
    return undefined;
  }

  /** The value of a position: that of a simplex is the number of Left's vertices less that of Right's. */
  #played(position: Position): Value {
    if (!Array.isArray(position))
      return this.#evaluator.value(position as SimplicialComplex, this.#work.part({ limit: MOST_POSITIONS }));
    const vertices = position as readonly number[];
    return this.#evaluator.store.number(vertices.reduce((sum, v) => sum + (this.side(v) === 'L' ? 1 : -1), 0));
  }
}

/** Has a step neither controls nor answers, so that its complex is to be played out? */
function isPlayedOut({ left, right, answers }: PureStep): boolean {
  return left.length + right.length + answers.length === 0;
}
