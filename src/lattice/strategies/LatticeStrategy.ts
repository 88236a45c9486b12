import { requireInstance } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, integer, oneOf, optional, requireShape, text } from '../../shape.js';
import { LatticeGame } from '../LatticeGame.js';
import { dot, minus, type LatticePoint } from '../LatticePoint.js';
import { combinationCounter } from '../series/countCombinations.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import type { RationalSeries } from '../series/RationalSeries.js';
import { latticeStrategyToJson, type LatticeStrategyJson } from './latticeStrategyJson.js';
import { seriesOfStrata } from './seriesOfStrata.js';
import { readStrata, type GivenStratum, type Stratum } from './Stratum.js';

/** What the game of a strategy is that of, unless it is the game itself that is meant. */
export interface LatticeStrategySource {
  /** In the notation of sources. */
  readonly source: string;
  /** The largest heap of a game on heaps. */
  readonly heaps?: number;
  /** Does whoever makes the last move lose? By default not. */
  readonly misere?: boolean;
}

const TASK = 'new LatticeStrategy';
const aboutShape = /* @__PURE__ */ fields({
  source: text,
  heaps: optional(integer(1)),
  misere: optional(oneOf(true, false)),
});
const WORDS = 'a LatticeGame, such as parseLatticeGame("moves 1,0 0,1 -1,1")';

/**
 * A claim on the P-positions of a lattice game: that they are the union of strata, each finitely generated over an
 * affine semigroup, no two of which have a point in common. It is not verified here: `verifyLatticeStrategy` does.
 * Immutable.
 * @source Guo & Miller 2009, Def. 8.6
 * @example new LatticeStrategy(parseLatticeGame('moves 1,0 0,1 -1,1'), [{ points: [[0, 0]], generators: [[2, 0], [0, 2]] }]).winningMoves([3, 2]) // [[1, 0]]
 */
export class LatticeStrategy {
  readonly game: LatticeGame;
  readonly strata: readonly Stratum[];
  /** What the game is said to be that of; `spgames verify` reads it again. */
  readonly about: LatticeStrategySource | undefined;
  readonly #own: { members?: readonly ((point: LatticePoint, work: Work) => boolean)[] } = {};

  /**
   * @param strata points and generators in ℤᵈ, the generators not 0
   * @param about what the game is that of
   * @throws InputError `invalid-argument`
   */
  constructor(game: LatticeGame, strata: Iterable<GivenStratum>, about?: LatticeStrategySource) {
    requireInstance(TASK, game, LatticeGame, WORDS);
    this.game = game;
    this.strata = readStrata(TASK, strata, game.dimension);
    if (about !== undefined) requireShape(TASK, aboutShape, about, 'about');
    this.about = about === undefined ? undefined : Object.freeze({ ...about });
    Object.freeze(this);
  }

  /**
   * Is the position in one of the strata?
   * @param options `limit` counts multiplicities of generators that depend on others
   * @throws InputError `not-a-position`, `invalid-argument`; LimitError
   * @complexity for independent generators one integral linear system for each point of the strata
   * @source Guo & Miller 2009, Thm 8.4
   */
  isP(position: LatticePoint, options: RunOptions = {}): boolean {
    const work = new Work('LatticeStrategy.isP', options);
    this.game.requirePosition('LatticeStrategy.isP', position);
    return this.#has(position, work);
  }

  /**
   * The legal moves to positions in the strata, in the order of the moves of the game; none in a P-position.
   * @param options `limit` counts multiplicities of generators that depend on others
   * @throws InputError `not-a-position`, `invalid-argument`; LimitError
   * @source Guo & Miller 2009, Thm 8.4
   */
  winningMoves(position: LatticePoint, options: RunOptions = {}): LatticePoint[] {
    const work = new Work('LatticeStrategy.winningMoves', options);
    this.game.requirePosition('LatticeStrategy.winningMoves', position);
    return this.game.moves.filter((move) => {
      const option = minus(position, move);
      return this.game.isPosition(option) && this.#has(option, work);
    });
  }

  /**
   * The generating function of the P-positions, if the strata are disjoint: a rational strategy.
   * @param options `limit` counts translates of free semigroups
   * @throws InputError `not-independent` where a semigroup is not free; LimitError
   * @source Guo & Miller 2009, Thm 8.11
   */
  series(options: RunOptions = {}): RationalSeries {
    const work = new Work('LatticeStrategy.series', options);
    return seriesOfStrata(this.strata, this.game, work.part({ limit: work.limit }));
  }

  toJSON(): LatticeStrategyJson {
    return latticeStrategyToJson(this);
  }

  /** The strata as {points} + N{generators}. */
  toString(): string {
    const vectors = (list: readonly LatticePoint[]): string =>
      `{${list.map((point) => `(${point.join()})`).join(', ')}}`;
    if (this.strata.length === 0) return 'no P-positions';
    return this.strata
      .map(({ points, generators }) => vectors(points) + (generators.length > 0 ? ` + N${vectors(generators)}` : ''))
      .join(' ⊎ ');
  }

  #has(point: LatticePoint, work: Work): boolean {
    this.#own.members ??= this.strata.map((stratum) => memberOf(stratum, this.game));
    return this.#own.members.some((isIn) => isIn(point, work));
  }
}

showAs(LatticeStrategy);

function memberOf({ points, generators }: Stratum, game: LatticeGame): (point: LatticePoint, work: Work) => boolean {
  const solver = IndependentVectors.of(generators, game.dimension);
  if (solver !== undefined)
    return (point) => points.some((base) => solver.solveNonnegative(minus(point, base)) !== undefined);
  const { weights } = game;
  const wrong = generators.find((generator) => dot(weights, generator) <= 0);
  if (wrong !== undefined)
    throw new InputError(
      'not-positive',
      `LatticeStrategy: the generator ${wrong.join()} leaves the board; expected directions of the board.`,
    );
  const counter = combinationCounter(generators, weights);
  return (point, work) => points.some((base) => counter.count(minus(point, base), work) > 0n);
}
