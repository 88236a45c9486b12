import { listOf, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { integer, requireShape } from '../../shape.js';
import { aLatticeGame } from '../aLatticeGame.js';
import { LatticeGame } from '../LatticeGame.js';
import { compareLexicographically, dot, minus, type LatticePoint } from '../LatticePoint.js';
import { fillOutcomes } from './fillOutcomes.js';
import { bitOf, outcomeRows, type OutcomeRows } from './OutcomeRows.js';
import { regionOfBox, regionToWeight, type OutcomeRegion } from './outcomeRegion.js';
import { coordinatesOf } from './sweepCoordinates.js';
import { visitOutcomes } from './visitOutcomes.js';

/** The region of a table: bounds of the coordinates, and normal · x ≥ least. @internal */
export interface OutcomeSweep {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly normals: readonly LatticePoint[];
  readonly leasts: readonly number[];
  readonly moves: readonly LatticePoint[];
  readonly defeated: readonly LatticePoint[];
  readonly visit: (report: (place: LatticePoint) => void) => void;
}

/** Larger numbers would not be exact. */
const LARGEST = 2 ** 40;

const A_WEIGHT = /* @__PURE__ */ integer(-LARGEST, LARGEST);

/**
 * The outcomes of all positions in a box or up to a weight, one bit for each. They are found a row at a time, 32
 * positions at once. The table holds all positions that are reached from these too, so that its answers are exact.
 * Immutable.
 * @source Guo & Miller 2009, Thm 4.6
 * @example OutcomeTable.inBox(new LatticeGame([[1, 0], [0, 1], [-1, 1]]), [3, 3]).isP([2, 2]) // true
 */
export class OutcomeTable {
  // Private, with getters: to freeze an object takes as long as a sixth of a small table.
  readonly #game: LatticeGame;
  readonly #box: LatticePoint | undefined;
  readonly #weight: number | undefined;
  readonly #region: OutcomeRegion;
  readonly #rows: OutcomeRows;
  readonly #data: Int32Array;

  /** The tables are made by `inBox` and `toWeight`. @internal */
  constructor(
    game: LatticeGame,
    asked: { readonly box?: LatticePoint; readonly weight?: number },
    region: OutcomeRegion,
    rows: OutcomeRows,
    data: Int32Array,
  ) {
    if (!(game instanceof LatticeGame) || (data as unknown) === undefined)
      throw wrongArgument(
        'new OutcomeTable',
        game,
        'OutcomeTable.inBox(game, box) or OutcomeTable.toWeight(game, weight)',
      );
    this.#game = game;
    this.#box = asked.box;
    this.#weight = asked.weight;
    this.#region = region;
    this.#rows = rows;
    this.#data = data;
  }

  get game(): LatticeGame {
    return this.#game;
  }

  /** All positions p with 0 ≤ p ≤ box were asked for; undefined for a table up to a weight. */
  get box(): LatticePoint | undefined {
    return this.#box;
  }

  /** All positions of at most this weight were asked for; undefined for the table of a box. */
  get weight(): number | undefined {
    return this.#weight;
  }

  /**
   * The outcomes of all positions p with 0 ≤ p ≤ box.
   * @param box a bound ≥ 0 for each coordinate
   * @param options `limit` counts words of up to 32 positions
   * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`,
   * `invalid-option`; LimitError `too-many-positions` before memory is taken, and those of the bounds
   * @complexity (positions / 32 + rows) · moves; with moves that make a coordinate larger, also of the positions
   * reached from the box
   * @source Guo & Miller 2009, Thm 4.6
   * @example [...OutcomeTable.inBox(new LatticeGame([[1, 0], [0, 1], [-1, 1]]), [3, 1]).pPositions()] // [[0, 0], [2, 0]]
   */
  static inBox(game: LatticeGame, box: LatticePoint, options?: RunOptions): OutcomeTable {
    const task = 'OutcomeTable.inBox';
    // Small tables take a few microseconds: what is right is seen at once.
    if (!(game instanceof LatticeGame) || !isBoxOf(game, box)) {
      requireShape(task, aLatticeGame, game, 'game');
      requireShape(task, listOf(integer(0, LARGEST)), box, 'box');
      throw wrongArgument(task, box, `a box of ${game.dimension} integers ≥ 0`);
    }
    const work = options === undefined ? undefined : new Work(task, options);
    const region = regionOfBox(game, box, task);
    const rows = outcomeRows(region, task);
    return new OutcomeTable(game, { box: box.slice() }, region, rows, fillOutcomes(region, rows, game.defeated, work));
  }

  /**
   * The outcomes of all positions p of weight ℓ · p ≤ weight, with the weights ℓ of the game.
   * @param options `limit` counts words of up to 32 positions
   * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`,
   * `invalid-option`; LimitError `too-many-positions` before memory is taken, and those of the bounds
   * @complexity (positions / 32 + rows) · moves
   * @source Guo & Miller 2009, Thm 4.6
   * @example OutcomeTable.toWeight(new LatticeGame([[1, 0], [0, 1], [-1, 1]]), 8).countPByWeight() // [1, 0, 1, 0, 2, 0, 2, 0, 3]
   */
  static toWeight(game: LatticeGame, weight: number, options?: RunOptions): OutcomeTable {
    const task = 'OutcomeTable.toWeight';
    requireShape(task, aLatticeGame, game, 'game');
    requireShape(task, A_WEIGHT, weight, 'weight');
    const work = options === undefined ? undefined : new Work(task, options);
    const region = regionToWeight(game, weight, task);
    const rows = outcomeRows(region, task);
    return new OutcomeTable(game, { weight }, region, rows, fillOutcomes(region, rows, game.defeated, work));
  }

  /** Is the point a P-position of the table? Of defeated points and those outside of the table it is not asked. */
  #bit(point: LatticePoint): boolean | undefined {
    const bit = bitOf(this.#rows, coordinatesOf(this.#region.plan.coordinates, point));
    return bit < 0 ? undefined : ((this.#data[Math.floor(bit / 32)]! >>> (bit % 32)) & 1) === 1;
  }

  /**
   * Is the position a P-position, one in which who has moved last wins?
   * @throws InputError `not-a-position`, `not-in-the-table`, `invalid-argument`
   */
  isP(position: LatticePoint): boolean {
    return this.#ask('OutcomeTable.isP', position);
  }

  #ask(task: string, position: LatticePoint): boolean {
    this.game.requirePosition(task, position);
    const answer = this.#bit(position);
    if (answer === undefined)
      throw new InputError(
        'not-in-the-table',
        `${task}: the position ${position.join()} is not in the table; expected one ${this.#asked()}.`,
      );
    return answer;
  }

  #asked(): string {
    return this.box === undefined ? `of weight ≤ ${this.weight!}` : `with 0 ≤ p ≤ ${this.box.join()}`;
  }

  /**
   * The moves to P-positions, in the order of the game; none from a P-position.
   * @throws InputError `not-a-position`, `not-in-the-table`, `invalid-argument`
   */
  winningMoves(position: LatticePoint): LatticePoint[] {
    this.#ask('OutcomeTable.winningMoves', position);
    return this.game.moves.filter((move) => {
      const option = minus(position, move);
      return this.game.isPosition(option) && this.#bit(option) === true;
    });
  }

  /**
   * The P-positions that were asked for, in lexicographic order.
   * @complexity that of the words of the table, and of sorting
   */
  pPositions(): LatticePoint[] {
    const found: LatticePoint[] = [];
    visitOutcomes(this.#rows, this.#data, (place) => {
      const point = this.#pointAt(place);
      if (this.#isAsked(point)) found.push(Object.freeze(point));
    });
    return found.sort(compareLexicographically);
  }

  /**
   * How many P-positions that were asked for there are of each weight, from 0 on to the weight of the table or of the
   * box.
   * @throws InputError `not-from-zero` if there is a P-position of negative weight; on orthants there is none
   * @complexity that of the words of the table and of its P-positions
   * @example OutcomeTable.inBox(new LatticeGame([[2]]), [7]).countPByWeight() // [1, 1, 0, 0, 1, 1, 0, 0]
   */
  countPByWeight(): number[] {
    const { game, box } = this;
    const weights = this.#region.plan.coordinates.columns.map((column) => game.weight(column));
    const counts = Array<number>(Math.max(0, 1 + (this.weight ?? game.weight(box!)))).fill(0);
    visitOutcomes(this.#rows, this.#data, (place) => {
      if (box !== undefined && !this.#isAsked(this.#pointAt(place))) return;
      const weight = dot(weights, place);
      if (weight < 0)
        throw new InputError(
          'not-from-zero',
          `OutcomeTable.countPByWeight: ${this.#pointAt(place).join()} has the weight ${weight}; expected weights ≥ 0.`,
        );
      counts[weight]!++;
    });
    return counts;
  }

  /** What was swept, and all P-positions there, in the coordinates of the sweep: for benchmarks. @internal */
  get sweep(): OutcomeSweep {
    const { plan, low, high, normals, leasts } = this.#region;
    const turn = (points: readonly LatticePoint[]): number[][] =>
      points.map((each) => coordinatesOf(plan.coordinates, each));
    const { moves, defeated } = this.game;
    const visit: OutcomeSweep['visit'] = (report) => visitOutcomes(this.#rows, this.#data, report);
    return { low, high, normals, leasts, moves: turn(moves), defeated: turn(defeated), visit };
  }

  #isAsked(point: LatticePoint): boolean {
    return this.box === undefined || this.box.every((most, i) => point[i]! >= 0 && point[i]! <= most);
  }

  #pointAt(place: readonly number[]): number[] {
    const { columns } = this.#region.plan.coordinates;
    const point = Array<number>(this.game.dimension).fill(0);
    for (const [l, column] of columns.entries())
      if (place[l] !== 0) for (let i = 0; i < point.length; i++) point[i]! += place[l]! * column[i]!;
    return point;
  }
}

function isBoxOf({ dimension }: LatticeGame, box: unknown): boolean {
  if (!Array.isArray(box) || box.length !== dimension) return false;
  for (let i = 0; i < dimension; i++) {
    const most: unknown = box[i];
    if (!Number.isInteger(most) || (most as number) < 0 || (most as number) > LARGEST) return false;
  }
  return true;
}
