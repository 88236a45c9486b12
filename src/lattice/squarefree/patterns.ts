import { givenItems } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { ParityPattern, parityIndex, patternOfBits, pointOfIndex, requirePatternDimension } from './ParityPattern.js';

/** Whether the moves of a game sustain a pattern. */
export type Sustainment =
  | { readonly sustained: true }
  /** A point of the pattern from which the move, modulo 2, leads to a point of the pattern. */
  | {
      readonly sustained: false;
      readonly because: 'independence';
      readonly point: LatticePoint;
      readonly move: LatticePoint;
    }
  /** A point outside of the pattern from which no move, modulo 2, leads to a point of the pattern. */
  | { readonly sustained: false; readonly because: 'domination'; readonly point: LatticePoint };

/**
 * Is the pattern P sustained by the moves Γ: is P + Γ, modulo 2, all that is not in P? Then P is an independent and
 * dominating set of the Cayley graph of 𝔽₂ᵈ with the moves as generators.
 * @param game of which only the moves count
 * @param options `limit` counts points
 * @throws InputError `invalid-argument` for a pattern of another dimension; LimitError
 * @complexity moves for each of 2ᵈ points
 * @source Guo & Miller 2009, Def. 7.2
 * @example sustainment(new ParityPattern(1, [[0]]), parseLatticeGame('lattice:moves 1')) // { sustained: true }
 */
export function sustainment(pattern: ParityPattern, game: LatticeGame, options: RunOptions = {}): Sustainment {
  const task = 'sustainment';
  const { dimension, bits } = pattern;
  if (dimension !== game.dimension)
    throw new InputError(
      'invalid-argument',
      `${task}: a pattern of ${dimension} dimensions and a game of ${game.dimension}; expected as many.`,
    );
  const work = new Work(task, options);
  const moves = game.moves.map(parityIndex);
  const isIn = (index: number): boolean => (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
  for (let index = 0; index < 2 ** dimension; index++) {
    work.step();
    const i = moves.findIndex((move) => isIn(index ^ move));
    if (isIn(index) !== (i === -1)) {
      const point = pointOfIndex(index, dimension);
      return isIn(index)
        ? { sustained: false, because: 'independence', point, move: game.moves[i]! }
        : { sustained: false, because: 'domination', point };
    }
  }
  return { sustained: true };
}

/** How a pattern is looked for. */
export interface GreedyPatternOptions extends RunOptions {
  /**
   * Points that are visited first, of which only the parities count; all others come after them, in lexicographic
   * order.
   */
  readonly order?: Iterable<Iterable<number>>;
}

/**
 * A pattern that the moves of a game sustain: the points are taken in a given order, except those that a
 * move connects to a point taken before. It depends on the order; that of the P-positions is but one of those that
 * contain 0.
 * @param game of which only the moves count
 * @param options the order of the points, by default lexicographic; `limit` counts points
 * @throws InputError `not-odd` for a move that is 0 modulo 2, `invalid-argument`; LimitError `too-large-dimension`
 * above 24
 * @complexity moves for each of 2ᵈ points
 * @source Guo & Miller 2009, Prop. 7.3
 * @example [...greedyPattern(parseLatticeGame('lattice:moves 1,0 0,1'), { order: [[1, 0]] })] // [[0, 1], [1, 0]]
 */
export function greedyPattern(game: LatticeGame, options: GreedyPatternOptions = {}): ParityPattern {
  const task = 'greedyPattern';
  const { order = [], ...bounds } = options;
  const work = new Work(task, bounds);
  const { dimension } = game;
  requirePatternDimension(dimension, task);
  const greedy = new GreedyPattern(game, task);
  for (const point of givenItems(order, task, 'a list of points as order')) {
    work.step();
    // Checks the point, too.
    const [parities] = new ParityPattern(dimension, [point as Iterable<number>]);
    greedy.visit(parityIndex(parities!));
  }
  for (let index = 0; index < 2 ** dimension; index++) {
    work.step();
    greedy.visit(index);
  }
  return greedy.pattern();
}

/**
 * The pattern that is found when points are visited by their weights: for squarefree moves that of the P-positions of
 * normal play, as a move from an N-position to a P-position leads to a point modulo 2 with less weight. The slow way;
 * `SquarefreeOutcomes.pattern` is the fast one.
 * @param game of which only the moves and their weights count
 * @param options `limit` counts points
 * @throws InputError `not-odd` for a move that is 0 modulo 2, `not-positive`, `invalid-argument`; LimitError
 * `too-large-dimension` above 24
 * @complexity moves for each of 2ᵈ points
 * @source Guo & Miller 2009, Thm 7.5
 * The source visits the points in any order, which is not enough.
 * @example [...patternByWeight(parseLatticeGame('lattice:moves 1,0,0 0,1,0 0,0,1'))] // [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]
 */
export function patternByWeight(game: LatticeGame, options: RunOptions = {}): ParityPattern {
  const task = 'patternByWeight';
  const work = new Work(task, options);
  requirePatternDimension(game.dimension, task);
  const greedy = new GreedyPattern(game, task);
  for (const index of indicesByWeight(game.weights)) {
    work.step();
    greedy.visit(index);
  }
  return greedy.pattern();
}

/** Points are taken one after the other, but for those that a move connects to a point taken before. */
class GreedyPattern {
  readonly #dimension: number;
  readonly #moves: readonly number[];
  readonly #bits: Uint32Array;
  readonly #blocked: Uint32Array;

  /** @throws InputError `not-odd` */
  constructor({ dimension, moves }: LatticeGame, task: string) {
    const even = moves.find((move) => parityIndex(move) === 0);
    if (even !== undefined)
      throw new InputError(
        'not-odd',
        `${task}: the move ${even.join()} is 0 modulo 2; expected moves with an odd entry.`,
      );
    this.#dimension = dimension;
    this.#moves = [...new Set(moves.map(parityIndex))];
    this.#bits = new Uint32Array(Math.max(1, 2 ** dimension / 32));
    this.#blocked = this.#bits.slice();
  }

  visit(index: number): void {
    if ((this.#blocked[index >>> 5]! & (1 << (index & 31))) !== 0) return;
    this.#bits[index >>> 5]! |= 1 << (index & 31);
    for (const move of this.#moves) this.#blocked[(index ^ move) >>> 5]! |= 1 << ((index ^ move) & 31);
  }

  pattern(): ParityPattern {
    return patternOfBits(this.#dimension, this.#bits);
  }
}

/**
 * The numbers of all points of {0, 1}ᵈ by their weights: those with a further coordinate are merged with those without.
 */
function indicesByWeight(weights: LatticePoint): Uint32Array {
  let indices = new Uint32Array(1);
  let sums = new Float64Array(1);
  for (const weight of weights) {
    const size = indices.length;
    const [nextIndices, nextSums] = [new Uint32Array(2 * size), new Float64Array(2 * size)];
    for (let at = 0, without = 0, having = 0; at < 2 * size; at++) {
      const takes = without === size || (having < size && sums[having]! + weight < sums[without]!);
      const from = takes ? having++ : without++;
      nextIndices[at] = 2 * indices[from]! + (takes ? 1 : 0);
      nextSums[at] = sums[from]! + (takes ? weight : 0);
    }
    [indices, sums] = [nextIndices, nextSums];
  }
  return indices;
}
