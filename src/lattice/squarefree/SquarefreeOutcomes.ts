import { requireInstance } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { highestBit, lowestBit } from '../../sets/internal.js';
import { LatticeGame } from '../LatticeGame.js';
import { type LatticePoint, minus } from '../LatticePoint.js';
import { type ParityPattern, patternOfBits, requirePatternDimension } from './ParityPattern.js';
import { squarefreeness } from './squarefreeness.js';
import { unitsOfMoves } from './unitsOfMoves.js';

const TASK = 'new SquarefreeOutcomes';

/**
 * The outcomes of a squarefree game on the orthant under normal play, all at once. The P-positions are P₀ + 2ℕᵈ, where
 * P₀ is a binary linear code: the words whose entries 1 stand at coordinates with Grundy values of exclusive or 0. The
 * Grundy value of a position is its syndrome, and positions are congruent if and only if it is the same; the quotient
 * of all positions by congruence is the group (ℤ/2)^rank.
 * @source Guo & Miller 2009, Thm 6.11
 * Each move has exactly one positive entry, 1, as in the corrigendum; for others it is wrong.
 * @example new SquarefreeOutcomes(latticeGameOfHeaps('.77', { heaps: 12 }).game).grundyValues // [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
 */
export class SquarefreeOutcomes {
  readonly game: LatticeGame;
  /** The Grundy value of each unit vector. */
  readonly grundyValues: readonly number[];
  /** How many moves can be made at most from each unit vector; not exact from 2⁵³ on. @internal */
  readonly longestPlays: readonly number[];
  /** A basis of the parity checks of P₀, as rows with entries 0 and 1 in reduced echelon form. */
  readonly checks: readonly LatticePoint[];
  /** The coordinate of the first 1 of each check. */
  readonly #pivots: readonly number[];

  /**
   * @throws InputError `not-squarefree`, `not-an-orthant`, `not-normal-play` for a game with defeated points,
   * `not-positive` if play can go on for ever, `invalid-argument`
   * @complexity moves · dimension
   */
  constructor(game: LatticeGame) {
    requireInstance(TASK, game, LatticeGame, 'a LatticeGame');
    const found = squarefreeness(game);
    if (!found.squarefree)
      throw new InputError(
        'not-squarefree',
        `${TASK}: the move ${found.move.join()}; expected moves with exactly one positive entry, which is 1.`,
        { details: { move: found.move } },
      );
    if (game.defeated.length > 0)
      throw new InputError(
        'not-normal-play',
        `${TASK}: ${game.defeated[0]!.join() || 'the origin'} is defeated; expected no defeated points.`,
      );
    this.game = game;
    const { grundyValues, longestPlays } = unitsOfMoves(game.dimension, game.moves, found.heads, TASK);
    this.grundyValues = grundyValues;
    this.longestPlays = longestPlays;
    const { rows, pivots } = reducedRows(grundyValues);
    this.checks = Object.freeze(rows);
    this.#pivots = pivots;
    Object.freeze(this);
  }

  /** The rank of the parity checks: the dimension of the space of Grundy values. */
  get rank(): number {
    return this.checks.length;
  }

  /** How many classes of congruent positions there are: 2^rank. */
  get quotientOrder(): number {
    return 2 ** this.rank;
  }

  /** How many words P₀ has: 2^(d − rank). */
  get patternSize(): bigint {
    return 2n ** BigInt(this.game.dimension - this.rank);
  }

  /**
   * The Grundy value of a position: the exclusive or of those at its odd entries.
   * @throws InputError `not-a-position`, `invalid-argument`
   * @source Guo & Miller 2009, Cor. 6.9
   */
  grundyValue(position: LatticePoint): number {
    this.game.requirePosition('SquarefreeOutcomes.grundyValue', position);
    return this.#valueOf(position);
  }

  /**
   * Is the position a P-position?
   * @throws InputError `not-a-position`, `invalid-argument`
   * @source Guo & Miller 2009, Thm 6.11
   */
  isP(position: LatticePoint): boolean {
    this.game.requirePosition('SquarefreeOutcomes.isP', position);
    return this.#valueOf(position) === 0;
  }

  /**
   * Are the positions congruent: have they the same outcome whatever position is added to both?
   * @throws InputError `not-a-position`, `invalid-argument`
   * @source Guo & Miller 2009, Def. 6.6
   */
  areCongruent(one: LatticePoint, other: LatticePoint): boolean {
    this.game.requirePosition('SquarefreeOutcomes.areCongruent', one);
    this.game.requirePosition('SquarefreeOutcomes.areCongruent', other);
    return this.#valueOf(one) === this.#valueOf(other);
  }

  /**
   * The moves to P-positions, in the order of the game; none from a P-position.
   * @throws InputError `not-a-position`, `invalid-argument`
   */
  winningMoves(position: LatticePoint): LatticePoint[] {
    this.game.requirePosition('SquarefreeOutcomes.winningMoves', position);
    const value = this.#valueOf(position);
    if (value === 0) return [];
    return this.game.moves.filter(
      (move) => this.#valueOf(move) === value && this.game.isPosition(minus(position, move)),
    );
  }

  /**
   * A basis of the code P₀, d − rank words with entries 0 and 1: for each coordinate that no check begins with the word
   * of it and of such.
   */
  basis(): number[][] {
    const words: number[][] = [];
    for (let i = 0; i < this.game.dimension; i++) {
      if (this.#pivots.includes(i)) continue;
      const word = Array<number>(this.game.dimension).fill(0);
      word[i] = 1;
      for (const [row, pivot] of this.#pivots.entries()) word[pivot] = this.checks[row]![i]!;
      words.push(word);
    }
    return words;
  }

  /** All words of P₀. @throws LimitError `too-large-dimension` above 24 @complexity one step for each of 2ᵈ points */
  pattern(): ParityPattern {
    const { dimension } = this.game;
    requirePatternDimension(dimension, 'SquarefreeOutcomes.pattern');
    const bits = new Uint32Array(Math.max(1, 2 ** dimension / 32));
    // The value at an index is that at the index without its last 1, and that of its coordinate.
    const values = new Int32Array(2 ** dimension);
    for (let index = 0; index < values.length; index++) {
      if (index > 0) {
        const last = this.grundyValues[dimension - 1 - lowestBit(index)]!;
        values[index] = values[index & (index - 1)]! ^ last;
      }
      if (values[index] === 0) bits[index >>> 5]! |= 1 << (index & 31);
    }
    return patternOfBits(dimension, bits);
  }

  #valueOf(point: LatticePoint): number {
    let value = 0;
    for (let i = 0; i < point.length; i++) if (point[i]! % 2 !== 0) value ^= this.grundyValues[i]!;
    return value;
  }
}

/**
 * The rows of bits of some numbers over 𝔽₂ in reduced echelon form, without those that are 0: row b has at i the bit b
 * of number i before it is reduced.
 * @param numbers integers from 0 to 2³¹ − 1
 * @returns the rows, each with the place of its first 1
 */
function reducedRows(numbers: readonly number[]): { rows: readonly number[][]; pivots: readonly number[] } {
  const width = 1 + highestBit(numbers.reduce((all, number) => all | number, 0));
  const rest = Array.from({ length: width }, (_, b) => numbers.map((number) => (number >>> b) & 1));
  const rows: number[][] = [];
  const pivots: number[] = [];
  for (let column = 0; column < numbers.length && rest.length > 0; column++) {
    const at = rest.findIndex((row) => row[column] === 1);
    if (at === -1) continue;
    const [row] = rest.splice(at, 1) as [number[]];
    for (const other of [...rows, ...rest])
      if (other[column] === 1) for (let i = column; i < row.length; i++) other[i]! ^= row[i]!;
    rows.push(row);
    pivots.push(column);
  }
  return { rows: Object.freeze(rows), pivots: Object.freeze(pivots) };
}
