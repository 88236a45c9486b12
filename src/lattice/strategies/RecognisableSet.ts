import { requireFunction, requireInstance, wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticePoint } from '../LatticePoint.js';
import { readLatticePoint } from '../readLatticePoint.js';
import type { RationalSeries } from '../series/RationalSeries.js';
import { reducedAxes } from './reducedAxes.js';
import { seriesOfStrata } from './seriesOfStrata.js';
import type { Stratum } from './Stratum.js';
import { strataOfTable } from './strataOfTable.js';

/** The most cells of a table. */
const MOST_CELLS = 2 ** 26;

/**
 * A set of points of ℕᵈ whose members depend in each coordinate only on the value below an index, and on the residue
 * modulo a period from there on: monomial ideals (period 1), faces of complexes by their supports (index and period 1),
 * P-positions of squarefree games (index 0, period 2) and of games with a finite quotient. Immutable. Sets are closed
 * under the operations of sets and have free strata and rational generating functions.
 * @source Guo & Miller 2009, Def. 8.6
 * @example RecognisableSet.of([1, 0], [1, 2], ([a, b]) => a === 0 || b === 1).contains([7, 3]) // true
 */
export class RecognisableSet {
  /** From here on in each coordinate members depend on the residue. */
  readonly index: LatticePoint;
  readonly period: LatticePoint;
  /** 1 for the members p with p_i < index_i + period_i, the last coordinate running fastest. @internal */
  readonly cells: Uint8Array;

  private constructor(index: LatticePoint, period: LatticePoint, cells: Uint8Array) {
    this.index = index;
    this.period = period;
    this.cells = cells;
    Object.freeze(this);
  }

  /**
   * The set with given members among the points p with p_i < index_i + period_i.
   * @param index integers ≥ 0
   * @param period integers ≥ 1
   * @param contains asked once for each point, which it must not keep
   * @param options `limit` counts points
   * @throws InputError `invalid-argument`; LimitError `too-many-cells` above 2²⁶ points
   */
  static of(
    index: Iterable<number>,
    period: Iterable<number>,
    contains: (point: LatticePoint) => boolean,
    options: RunOptions = {},
  ): RecognisableSet {
    const task = 'RecognisableSet.of';
    requireFunction(task, contains);
    const work = new Work(task, options);
    const [from, modulo] = readAxes(task, index, period);
    const cells = new Uint8Array(countCells(task, from, modulo));
    const point = from.map(() => 0);
    for (let cell = 0; cell < cells.length; cell++) {
      work.step();
      if (contains(point)) cells[cell] = 1;
      for (let i = point.length - 1; i >= 0 && ++point[i]! === from[i]! + modulo[i]!; i--) point[i] = 0;
    }
    return new RecognisableSet(from, modulo, cells);
  }

  get dimension(): number {
    return this.index.length;
  }

  get isEmpty(): boolean {
    return !this.cells.includes(1);
  }

  /** Is the point of ℤᵈ in the set? @throws InputError `invalid-argument` */
  contains(point: LatticePoint): boolean {
    const task = 'RecognisableSet.contains';
    if (!Array.isArray(point) || point.length !== this.dimension)
      throw wrongArgument(task, point, `a point, a list of ${this.dimension} integers`);
    let cell = 0;
    for (let i = 0; i < point.length; i++) {
      const [entry, from, modulo] = [point[i] as number, this.index[i]!, this.period[i]!];
      if (!Number.isSafeInteger(entry)) throw wrongArgument(task, point, 'a list of integers');
      if (entry < 0) return false;
      cell = cell * (from + modulo) + (entry < from ? entry : from + ((entry - from) % modulo));
    }
    return this.cells[cell] === 1;
  }

  /** The points of ℕᵈ that are not in it. */
  complement(): RecognisableSet {
    return new RecognisableSet(
      this.index,
      this.period,
      this.cells.map((bit) => 1 - bit),
    );
  }

  /** @throws InputError `invalid-argument`; LimitError `too-many-cells` */
  union(other: RecognisableSet): RecognisableSet {
    return this.#with(other, 'union', (mine, theirs) => mine || theirs);
  }

  /** @throws InputError `invalid-argument`; LimitError `too-many-cells` */
  intersection(other: RecognisableSet): RecognisableSet {
    return this.#with(other, 'intersection', (mine, theirs) => mine && theirs);
  }

  /** The points that are not in the other. @throws InputError `invalid-argument`; LimitError `too-many-cells` */
  difference(other: RecognisableSet): RecognisableSet {
    return this.#with(other, 'difference', (mine, theirs) => mine && !theirs);
  }

  /** Have the two the same points? @throws InputError `invalid-argument`; LimitError `too-many-cells` */
  equals(other: RecognisableSet): boolean {
    requireInstance('RecognisableSet.equals', other, RecognisableSet, 'a RecognisableSet');
    if (other.dimension !== this.dimension) return false;
    return this.#with(other, 'equals', (mine, theirs) => mine !== theirs).isEmpty;
  }

  /** The same set with the least index and period in each coordinate. */
  reduced(): RecognisableSet {
    const { index, period } = reducedAxes(this);
    return RecognisableSet.of(index, period, (point) => this.contains(point));
  }

  /**
   * Disjoint translates of free semigroups whose union it is, with as few points as the order of the coordinates
   * allows.
   * @complexity the cells, times the coordinates
   * @source Guo & Miller 2009, Def. 8.6
   */
  strata(): Stratum[] {
    return strataOfTable(this);
  }

  /** The generating function of its points. @throws LimitError @source Guo & Miller 2009, Def. 8.1 */
  series(options: RunOptions = {}): RationalSeries {
    const work = new Work('RecognisableSet.series', options);
    const weights = this.index.map(() => 1);
    return seriesOfStrata(this.strata(), { dimension: this.dimension, weights }, work.part({ limit: work.limit }));
  }

  /** Index, period and the number of members among the points below their sum. */
  toString(): string {
    const members = this.cells.reduce((sum, bit) => sum + bit, 0);
    return `recognisable set: index (${this.index.join()}), period (${this.period.join()}), ${members} of ${this.cells.length} points`;
  }

  #with(other: RecognisableSet, name: string, of: (mine: boolean, theirs: boolean) => boolean): RecognisableSet {
    const task = `RecognisableSet.${name}`;
    requireInstance(task, other, RecognisableSet, 'a RecognisableSet');
    if (other.dimension !== this.dimension) throw wrongArgument(task, other, `a set in ${this.dimension} dimensions`);
    const index = this.index.map((from, i) => Math.max(from, other.index[i]!));
    const period = this.period.map((modulo, i) => leastCommonMultiple(modulo, other.period[i]!));
    countCells(task, index, period);
    return RecognisableSet.of(index, period, (point) => of(this.contains(point), other.contains(point)));
  }
}

showAs(RecognisableSet);

function readAxes(task: string, index: unknown, period: unknown): [LatticePoint, LatticePoint] {
  const expected = 'a list of integers ≥ 0, such as [0, 1]';
  if (!Array.isArray(index) && !isIterable(index)) throw wrongArgument(task, index, expected);
  const dimension = [...(index as Iterable<unknown>)].length;
  const [from, modulo] = [
    readLatticePoint(task, index, dimension, 'an index'),
    readLatticePoint(task, period, dimension, 'a period'),
  ];
  if (from.some((entry) => entry < 0)) throw wrongArgument(task, index, expected);
  if (modulo.some((entry) => entry < 1)) throw wrongArgument(task, period, 'a list of integers ≥ 1, such as [2, 1]');
  return [from, modulo];
}

function isIterable(given: unknown): boolean {
  return typeof given === 'object' && given !== null && Symbol.iterator in given;
}

function countCells(task: string, index: LatticePoint, period: LatticePoint): number {
  const count = index.reduce((product, from, i) => product * (from + period[i]!), 1);
  if (count > MOST_CELLS)
    throw new LimitError('too-many-cells', `${task}: a table of ${count} points; the limit is ${MOST_CELLS}.`);
  return count;
}

/** Of integers ≥ 1; infinity if it is not exact. */
export function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  const multiple = (a / x) * b;
  return multiple < 2 ** 53 ? multiple : Infinity;
}
