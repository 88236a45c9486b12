import { gcd } from '../linear/internal.js';
import { givenItems, requireInstance, requireOptions, wrongArgument } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { showAs } from '../inspect.js';
import { positivity } from './axioms/positivity.js';
import { latticeGameToJson, type LatticeGameJson } from './latticeGameJson.js';
import {
  compareLexicographically,
  distinctPoints,
  dot,
  minus,
  unitVector,
  type Inequality,
  type LatticePoint,
} from './LatticePoint.js';
import { printLatticeGame } from './printLatticeGame.js';
import { requirePoint } from './requirePoint.js';
import { IndependentVectors } from './series/IndependentVectors.js';

/** The board of a lattice game; by default the orthant without defeated points. */
export interface LatticeBoard {
  /** The dimension d; it has to be given only where there are no moves. */
  readonly dimension?: number;
  /** The points that are removed from the board. */
  readonly defeated?: Iterable<Iterable<number>>;
  /** The half spaces whose intersection holds the points of the board; `least` is 0 if it is not given. */
  readonly inequalities?: Iterable<{ readonly normal: Iterable<number>; readonly least?: number }>;
}

/** The largest entry of a move, a defeated point or an inequality, with either sign. */
const LARGEST_ENTRY = 2 ** 31 - 1;
/** The most numbers in all the moves. */
const MOST_ENTRIES = 2 ** 24;

const TASK = 'new LatticeGame';

/**
 * A lattice game: the positions are the points of ℤᵈ in a polyhedron that are not defeated, and a move γ takes the
 * position p to p − γ if that is a position; both players have the same moves. Who cannot move has lost. Immutable. The
 * axioms of a lattice game are not asked for here: `latticeAxioms` decides each with a witness, and what needs one of
 * them says so.
 * @source Guo & Miller 2009, Def. 2.9
 * @example new LatticeGame([[1, 0], [0, 1], [-1, 1]], { defeated: [[0, 0]] }).toString() // 'lattice:moves 1,0 0,1 -1,1; defeated 0,0'
 */
export class LatticeGame {
  readonly dimension: number;
  /** Distinct and none of them 0, in the order in which they were given. */
  readonly moves: readonly LatticePoint[];
  /** Distinct points of the polyhedron, in lexicographic order. */
  readonly defeated: readonly LatticePoint[];
  /**
   * Normal · x ≥ least for all points of the board, as they were given; of the orthant x_i ≥ 0 for each i, however that
   * was written.
   */
  readonly inequalities: readonly Inequality[];
  /** Are the lattice points of the polyhedron those of all x ≥ 0? */
  readonly isOrthant: boolean;
  readonly #defeated: ReadonlySet<string>;
  readonly #own: { weights?: LatticePoint } = {};

  /**
   * @param moves vectors of d integers up to 2³¹ − 1; a move that is given twice counts once
   * @throws InputError `invalid-argument`, `invalid-move` for the move 0, `not-on-the-board` for a defeated point
   * outside of the polyhedron, `not-pointed` for a polyhedron without a vertex; LimitError `too-many-moves`
   */
  constructor(moves: Iterable<Iterable<number>>, board: LatticeBoard = {}) {
    requireOptions(TASK, board, { dimension: true, inequalities: true, defeated: true });
    const given = givenItems(moves, TASK, 'a list of moves, such as [[1, 0], [0, 1]]');
    this.dimension = dimensionOf(given, board.dimension);
    if (given.length * this.dimension > MOST_ENTRIES)
      throw new LimitError(
        'too-many-moves',
        `${TASK}: ${given.length} moves of ${this.dimension} entries; the limit is ${MOST_ENTRIES} entries.`,
      );
    this.moves = Object.freeze(distinctPoints(Array.from(given, (move) => readPoint(move, this.dimension, 'a move'))));
    if (this.moves.some((move) => move.every((entry) => entry === 0)))
      throw new InputError(
        'invalid-move',
        `${TASK}: the move ${Array(this.dimension).fill(0).join()} leads nowhere; expected moves that are not 0.`,
      );
    const orthant = orthantOf(this.dimension);
    const inequalities =
      board.inequalities === undefined ? orthant : readInequalities(board.inequalities, this.dimension);
    this.isOrthant = inequalities === orthant || describesOrthant(inequalities, this.dimension);
    this.inequalities = this.isOrthant ? orthant : inequalities;
    if (!this.isOrthant) requirePointed(this.inequalities, this.dimension);
    // Not map, which leaves out the holes of lists.
    const defeated = Array.from(givenItems(board.defeated ?? [], TASK, 'a list of defeated points'), (point) =>
      readPoint(point, this.dimension, 'a defeated point'),
    );
    for (const point of defeated)
      if (!this.#contains(point))
        throw new InputError(
          'not-on-the-board',
          `${TASK}: the defeated point ${point.join()} is not in the polyhedron.`,
        );
    this.defeated = Object.freeze(distinctPoints(defeated).sort(compareLexicographically));
    this.#defeated = new Set(this.defeated.map((point) => point.join()));
    Object.freeze(this);
  }

  /**
   * Integers ℓ with ℓ · γ ≥ 1 for all moves γ, and positive on all directions of the board: every move makes the weight
   * of a position smaller. All 1 where that fulfils it.
   * @throws InputError `not-positive` with the moves that can be made for ever; LimitError `too-large-weights` above
   * 2⁵³
   * @source Guo & Miller 2009, Def. 2.3
   */
  get weights(): LatticePoint {
    if (this.#own.weights !== undefined) return this.#own.weights;
    const found = positivity(this);
    if (!found.positive) {
      const { multiplicities, direction } = found;
      const sum = multiplicities.flatMap((times, i) => (times === 0n ? [] : `${times}·(${this.moves[i]!.join()})`));
      throw new InputError(
        'not-positive',
        `LatticeGame.weights: ${sum.join(' + ')} = −(${direction.join()}), a direction of the board: play can go on for ever; expected a linear form that is positive on all moves and directions of the board.`,
      );
    }
    if (found.form.some((weight) => !Number.isSafeInteger(weight)))
      throw new LimitError('too-large-weights', 'LatticeGame.weights: the weights are above 2^53.');
    return (this.#own.weights = found.form);
  }

  /** The weight ℓ · p of a point. @throws InputError `not-positive`, `invalid-argument` */
  weight(point: LatticePoint): number {
    requirePoint('LatticeGame.weight', point, this);
    return dot(this.weights, point);
  }

  /** Is the point in the polyhedron? Defeated ones are. @throws InputError `invalid-argument` */
  contains(point: LatticePoint): boolean {
    requirePoint('LatticeGame.contains', point, this);
    return this.#contains(point);
  }

  /** @throws InputError `invalid-argument` */
  isDefeated(point: LatticePoint): boolean {
    requirePoint('LatticeGame.isDefeated', point, this);
    return this.#isDefeated(point);
  }

  /** Is the point in the polyhedron and not defeated? @throws InputError `invalid-argument` */
  isPosition(point: LatticePoint): boolean {
    requirePoint('LatticeGame.isPosition', point, this);
    return this.#isPosition(point);
  }

  #contains(point: LatticePoint): boolean {
    if (this.isOrthant) return point.every((entry) => entry >= 0);
    return this.inequalities.every(({ normal, least }) => dot(normal, point) >= least);
  }

  #isDefeated(point: LatticePoint): boolean {
    return this.#defeated.size > 0 && this.#defeated.has(point.join());
  }

  #isPosition(point: LatticePoint): boolean {
    return this.#contains(point) && !this.#isDefeated(point);
  }

  /**
   * The positions to which a position can be moved, in the order of the moves.
   * @throws InputError `not-a-position`, `invalid-argument`
   * @complexity moves · dimension
   */
  options(position: LatticePoint): number[][] {
    this.requirePosition('LatticeGame.options', position);
    return this.moves.map((move) => minus(position, move)).filter((option) => this.#isPosition(option));
  }

  /** Can the move be made in the position? @throws InputError `not-a-position`, `invalid-argument` */
  isLegal(position: LatticePoint, move: LatticePoint): boolean {
    this.requirePosition('LatticeGame.isLegal', position);
    requirePoint('LatticeGame.isLegal', move, this);
    return (
      this.moves.some((each) => compareLexicographically(each, move) === 0) && this.#isPosition(minus(position, move))
    );
  }

  /** Is there no move in the position? @throws InputError `not-a-position` */
  isTerminal(position: LatticePoint): boolean {
    this.requirePosition('LatticeGame.isTerminal', position);
    return !this.moves.some((move) => this.#isPosition(minus(position, move)));
  }

  /**
   * The game in which the origin is defeated and nothing else: who would move there has lost, misère play.
   * @throws InputError `not-on-the-board` if the origin is not in the polyhedron
   */
  misere(): LatticeGame {
    return this.withDefeated([Array<number>(this.dimension).fill(0)]);
  }

  /** The game with other defeated points. @throws InputError `not-on-the-board`, `invalid-argument` */
  withDefeated(defeated: Iterable<Iterable<number>>): LatticeGame {
    const { moves, dimension, inequalities } = this;
    return new LatticeGame(moves, { dimension, inequalities, defeated });
  }

  /**
   * Have the two the same moves, whatever their order, the same half spaces, whatever their multiples, and the same
   * defeated points?
   */
  equals(other: LatticeGame): boolean {
    requireInstance('LatticeGame.equals', other, LatticeGame, 'a LatticeGame');
    return keyOf(this) === keyOf(other);
  }

  toJSON(): LatticeGameJson {
    return latticeGameToJson(this);
  }

  /** The notation of sources. */
  toString(): string {
    return printLatticeGame(this);
  }

  /** @throws InputError `not-a-position`, `invalid-argument` @internal */
  requirePosition(task: string, position: unknown): void {
    if (!isPoint(position, this.dimension))
      throw wrongArgument(task, position, `a position, a list of ${this.dimension} integers`);
    if (!this.#isPosition(position))
      throw new InputError(
        'not-a-position',
        `${task}: ${position.join()} is ${this.#contains(position) ? 'defeated' : 'not on the board'}; expected a position.`,
      );
  }
}

showAs(LatticeGame);

function dimensionOf(moves: readonly unknown[], given: unknown): number {
  const first = moves.length === 0 ? undefined : givenItems(moves[0], TASK, 'a move, such as [1, 0]').length;
  const dimension = given ?? first;
  if (dimension === undefined)
    throw new InputError('invalid-argument', `${TASK}: no moves and no dimension; expected one of both.`);
  if (!Number.isInteger(dimension) || (dimension as number) < 0 || (dimension as number) > MOST_ENTRIES)
    throw wrongArgument(TASK, dimension, 'a dimension, an integer ≥ 0');
  return dimension as number;
}

/** @param what with its article */
function readPoint(given: unknown, dimension: number, what: string): LatticePoint {
  const point = givenItems(given, TASK, `${what}, a list of ${dimension} integers`);
  if (!isPoint(point, dimension) || point.some((entry) => Math.abs(entry) > LARGEST_ENTRY))
    throw wrongArgument(TASK, given, `${what}, a list of ${dimension} integers up to 2^31 - 1`);
  return Object.freeze(point.map((entry) => (entry === 0 ? 0 : entry)));
}

function isPoint(given: unknown, dimension: number): given is LatticePoint {
  if (!Array.isArray(given) || given.length !== dimension) return false;
  for (let i = 0; i < dimension; i++) if (!Number.isSafeInteger(given[i])) return false;
  return true;
}

function readInequalities(given: unknown, dimension: number): readonly Inequality[] {
  const expected = 'a list of inequalities, such as { normal: [1, 0], least: 0 }';
  const inequalities = Array.from(givenItems(given, TASK, expected), (each) => {
    if (typeof each !== 'object' || each === null || !('normal' in each)) throw wrongArgument(TASK, each, expected);
    const { normal, least = 0 } = each as { normal: unknown; least?: unknown };
    if (!Number.isInteger(least) || Math.abs(least as number) > LARGEST_ENTRY)
      throw wrongArgument(TASK, least, 'an integer up to 2^31 - 1 as the least value');
    return Object.freeze({ normal: readPoint(normal, dimension, 'a normal'), least: least as number });
  });
  return Object.freeze(inequalities);
}

const orthants = new Map<number, readonly Inequality[]>();

function orthantOf(dimension: number): readonly Inequality[] {
  let orthant = orthants.get(dimension);
  if (orthant === undefined) {
    const units = Array.from({ length: dimension }, (_, i) => Object.freeze(unitVector(dimension, i)));
    orthant = Object.freeze(units.map((normal) => Object.freeze({ normal, least: 0 })));
    orthants.set(dimension, orthant);
  }
  return orthant;
}

function requirePointed(inequalities: readonly Inequality[], dimension: number): void {
  // Not the ranks of sparse matrices: the command would load them before any other game.
  const independent: LatticePoint[] = [];
  for (const { normal } of inequalities)
    if (independent.length < dimension && IndependentVectors.of([...independent, normal], dimension) !== undefined)
      independent.push(normal);
  const rank = independent.length;
  if (rank < dimension)
    throw new InputError(
      'not-pointed',
      `${TASK}: the polyhedron contains a line, as its ${inequalities.length} normals span ${rank} of ${dimension} dimensions; expected a polyhedron with a vertex.`,
    );
}

/** Half spaces by their primitive normals, of those with the same normal the one with the fewest lattice points. */
function tightest(inequalities: readonly Inequality[]): ReadonlyMap<string, Inequality> {
  const found = new Map<string, Inequality>();
  for (const { normal, least } of inequalities) {
    const divisor = normal.reduce(gcd, 0);
    // Of the whole space, or of nothing.
    const half =
      divisor === 0
        ? { normal, least: Math.sign(least) }
        : { normal: normal.map((entry) => entry / divisor), least: Math.ceil(least / divisor) };
    const key = half.normal.join();
    if (half.least > (found.get(key)?.least ?? -Infinity)) found.set(key, half);
  }
  return found;
}

/**
 * Are the lattice points that fulfil the inequalities those of the orthant? These need an inequality of each coordinate
 * alone, for no other one keeps the points with x_i = −1 and the rest large away; another one holds on the orthant if
 * and only if it has no negative entry and asks for no positive least value.
 */
function describesOrthant(inequalities: readonly Inequality[], dimension: number): boolean {
  let units = 0;
  for (const { normal, least } of tightest(inequalities).values()) {
    if (least > 0 || normal.some((entry) => entry < 0)) return false;
    if (least === 0 && normal.reduce((sum, entry) => sum + entry, 0) === 1) units++;
  }
  return units === dimension;
}

function boardKey(inequalities: readonly Inequality[]): string {
  return [...tightest(inequalities).values()]
    .map(({ normal, least }) => `${normal.join()}>=${least}`)
    .sort()
    .join(' ');
}

function keyOf({ dimension, moves, defeated, inequalities }: LatticeGame): string {
  const sorted = [...moves].sort(compareLexicographically);
  return [dimension, sorted.join(' '), defeated.join(' '), boardKey(inequalities)].join(';');
}
