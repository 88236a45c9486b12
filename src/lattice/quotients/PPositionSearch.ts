import type { Work } from '../../run.js';
import { PositionTable } from './PositionTable.js';

/** What is known of some positions. */
export interface KnownPart {
  /**
   * The positions with 0 for all coordinates from `dimension` on are known, but in that one there may be up to `level`.
   */
  readonly dimension: number;
  readonly level: number;
  isP(position: ArrayLike<number>): boolean;
}

/**
 * P-positions by memoised search, for a learner that asks for long words: whole positions are looked up in what is
 * known of their first coordinates, coordinates with the same moves are one, and two copies of a coordinate whose only
 * move takes it away cancel.
 */
export class PPositionSearch {
  /** How many positions have been searched. */
  get size(): number {
    return this.#memo.size;
  }
  readonly #d: number;
  /** For each move its entries that are not 0, as pairs coordinate, entry. */
  readonly #moves: readonly Int32Array[];
  readonly #representative: Int32Array;
  readonly #cancels: Uint8Array;
  readonly #defeated: ReadonlySet<string>;
  #known: KnownPart | undefined;
  readonly #memo: PositionTable;
  readonly #work: Work;
  readonly #expectsP: (position: Int32Array) => boolean;

  /** @param expectsP a guess, by which the search is led */
  constructor(rules: MoveRules, work: Work, expectsP: (position: Int32Array) => boolean, known?: KnownPart) {
    const { dimension, moves, defeated } = rules;
    this.#d = dimension;
    this.#work = work;
    this.#known = known;
    this.#expectsP = expectsP;
    this.#defeated = new Set(defeated.map(String));
    const simple = defeated.length === 0 || (defeated.length === 1 && defeated[0]!.every((x) => x === 0));
    this.#representative = simple ? sameCoordinates(rules) : Int32Array.from({ length: dimension }, (_, i) => i);
    this.#cancels = simple ? cancelling(rules) : new Uint8Array(dimension);
    this.#moves = orderedMoves(moves);
    this.#memo = new PositionTable(dimension);
  }

  /** From now on this is known. */
  learn(known: KnownPart): void {
    this.#known = known;
  }

  isP(position: ArrayLike<number>): boolean {
    const d = this.#d;
    const start = new Int32Array(d);
    for (let i = 0; i < d; i++) start[i] = position[i]!;
    const answer = this.#look(start);
    return answer ?? this.#search(start);
  }

  /** The answer where it is known; the position is normalised. */
  #look(p: Int32Array): boolean | undefined {
    const d = this.#d;
    for (let i = 0; i < d; i++) {
      const r = this.#representative[i]!;
      if (r !== i) {
        p[r]! += p[i]!;
        p[i] = 0;
      }
    }
    for (let i = 0; i < d; i++) if (this.#cancels[i] === 1) p[i]! &= 1;
    if (this.#known !== undefined) {
      const { dimension, level } = this.#known;
      let last = d - 1;
      while (last > dimension && p[last] === 0) last--;
      if (last < dimension || (last === dimension && p[last]! <= level)) return this.#known.isP(p);
    }
    if (this.#defeated.size > 0 && this.#defeated.has(p.join())) return false;
    return this.#memo.find(p);
  }

  /** Depth first without recursion: play may be long. */
  #search(start: Int32Array): boolean {
    const frames: Frame[] = [this.#frame(start)];
    for (;;) {
      const frame = frames.at(-1)!;
      let answer = frame.answer;
      while (answer === undefined) {
        const option = frame.options.pop();
        if (option === undefined) answer = true;
        else {
          const known = this.#memo.find(option);
          if (known === undefined) {
            frame.options.push(option);
            break;
          }
          if (known) answer = false;
        }
      }
      if (answer === undefined) frames.push(this.#frame(frame.options.at(-1)!));
      else {
        this.#memo.add(frame.position, answer);
        this.#work.step();
        frames.pop();
        if (frames.length === 0) return answer;
      }
    }
  }

  /** A position with those of its options that are not known; the most promising is the last. */
  #frame(position: Int32Array): Frame {
    const expected: Int32Array[] = [];
    const others: Int32Array[] = [];
    for (const move of this.#moves) {
      let legal = true;
      for (let k = 0; legal && k < move.length; k += 2) legal = position[move[k]!]! >= move[k + 1]!;
      if (!legal) continue;
      const option = position.slice();
      for (let k = 0; k < move.length; k += 2) option[move[k]!]! -= move[k + 1]!;
      const known = this.#look(option);
      if (known === true) return { position, options: [], answer: false };
      if (known === undefined) (this.#expectsP(option) ? expected : others).push(option);
    }
    return { position, options: [...others.reverse(), ...expected.reverse()], answer: undefined };
  }
}

interface Frame {
  readonly position: Int32Array;
  readonly options: Int32Array[];
  readonly answer: boolean | undefined;
}

/** Moves of later coordinates come first: they lead to positions of which more is known. */
function orderedMoves(moves: MoveRules['moves']): Int32Array[] {
  const last = (move: readonly number[]): number => move.findLastIndex((x) => x > 0);
  return [...moves]
    .sort((a, b) => last(b) - last(a) || weightOf(a) - weightOf(b))
    .map((move) => Int32Array.from(move.flatMap((x, i) => (x === 0 ? [] : [i, x]))));
}

function weightOf(move: readonly number[]): number {
  return move.reduce((sum, x) => sum + Math.max(0, -x), 0);
}

/** The coordinates whose only move is to take one away, and which no other move takes. */
function cancelling({ dimension, moves }: MoveRules): Uint8Array {
  return Uint8Array.from({ length: dimension }, (_, i) => {
    const own = moves.filter((move) => move[i]! > 0);
    return own.length === 1 && own[0]!.every((x, j) => x === (j === i ? 1 : 0)) ? 1 : 0;
  });
}

/**
 * For each coordinate the first with the same moves, where each of these takes one of that coordinate and nothing else.
 */
function sameCoordinates({ dimension, moves }: MoveRules): Int32Array {
  const first = new Map<string, number>();
  const representative = new Int32Array(dimension);
  for (let i = 0; i < dimension; i++) {
    representative[i] = i;
    const own = moves.filter((move) => move[i]! > 0);
    const isHeap = own.every((move) => move.every((x, j) => (j === i ? x === 1 : x <= 0)));
    if (!isHeap) continue;
    const key = own
      .map((move) => move.map((x, j) => (j === i ? 0 : x)).join())
      .sort()
      .join(';');
    const same = first.get(key);
    if (same === undefined) first.set(key, i);
    else representative[i] = same;
  }
  return representative;
}

/** What a quotient depends on: the moves on ℕᵈ, each as the vector that is taken off, and the defeated points. */
export interface MoveRules {
  readonly dimension: number;
  readonly moves: readonly (readonly number[])[];
  readonly defeated: readonly (readonly number[])[];
}
