import { requireInstance } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { LatticeGame } from '../LatticeGame.js';
import { minus, type LatticePoint } from '../LatticePoint.js';

/** A position whose options are looked at one after the other. */
interface Frame {
  readonly position: LatticePoint;
  readonly key: string;
  next: number;
}

/** Entries up to so much are one character of a key. */
const SHORT_ENTRY = 0xd7ff;

/**
 * Outcomes of single positions by a search that remembers what it has found: for positions far apart from each other,
 * where a table of all smaller ones would be too large. An `OutcomeTable` is faster where most positions are asked for.
 * @source Guo & Miller 2009, Thm 4.6
 * @example new LatticeOutcomes(new LatticeGame([[1, 0], [0, 1], [-1, 1]])).winningMoves([3, 2]) // [[1, 0]]
 */
export class LatticeOutcomes {
  readonly game: LatticeGame;
  readonly #options: RunOptions;
  readonly #isP = new Map<string, boolean>();
  readonly #remoteness = new Map<string, number>();

  /**
   * @param options `limit` bounds how many positions one question looks at
   * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`, `invalid-option`
   */
  constructor(game: LatticeGame, options: RunOptions = {}) {
    requireInstance('new LatticeOutcomes', game, LatticeGame, 'a LatticeGame');
    new Work('new LatticeOutcomes', options);
    // Throws where play can go on for ever.
    void game.weights;
    this.game = game;
    this.#options = options;
  }

  /**
   * Is the position a P-position, one in which who has moved last wins?
   * @throws InputError `not-a-position`, `invalid-argument`; LimitError
   * @complexity moves · dimension for each position that is looked at; a search stops at the first option that is a
   * P-position
   */
  isP(position: LatticePoint): boolean {
    this.game.requirePosition('LatticeOutcomes.isP', position);
    return this.#find(position, 'LatticeOutcomes.isP');
  }

  /**
   * The moves to P-positions, in the order of the game; none from a P-position.
   * @throws InputError `not-a-position`, `invalid-argument`; LimitError
   */
  winningMoves(position: LatticePoint): LatticePoint[] {
    this.game.requirePosition('LatticeOutcomes.winningMoves', position);
    return this.game.moves.filter((move) => {
      const option = minus(position, move);
      return this.game.isPosition(option) && this.#find(option, 'LatticeOutcomes.winningMoves');
    });
  }

  /**
   * How many moves a play lasts in which who can win hurries and the other delays: 0 for terminal positions, even for
   * P-positions, odd for N-positions. In the layers of the source p is in P_n if its remoteness is even and at most 2(n
   * − 1), in N_n if it is odd and at most 2n − 1.
   * @throws InputError `not-a-position`, `invalid-argument`; LimitError
   * @source Guo & Miller 2009, Thm 4.6
   * @example new LatticeOutcomes(new LatticeGame([[1, 0], [0, 1], [-1, 1]])).remoteness([2, 2]) // 6
   */
  remoteness(position: LatticePoint): number {
    const task = 'LatticeOutcomes.remoteness';
    this.game.requirePosition(task, position);
    const known = this.#remoteness.get(keyOf(position));
    if (known !== undefined) return known;
    const work = new Work(task, this.#options);
    const stack = [position];
    while (stack.length > 0) {
      const top = stack.at(-1)!;
      if (this.#remoteness.has(keyOf(top))) {
        stack.pop();
        continue;
      }
      const options = this.#optionsOf(top);
      const missing = options.filter((option) => !this.#remoteness.has(keyOf(option)));
      if (missing.length > 0) {
        stack.push(...missing);
        continue;
      }
      stack.pop();
      let [even, most] = [Infinity, -1];
      for (const option of options) {
        const length = this.#remoteness.get(keyOf(option))!;
        if (length % 2 === 0) even = Math.min(even, length);
        most = Math.max(most, length);
      }
      this.#remoteness.set(keyOf(top), 1 + (even < Infinity ? even : most));
      work.step();
    }
    return this.#remoteness.get(keyOf(position))!;
  }

  #find(start: LatticePoint, task: string): boolean {
    const known = this.#isP.get(keyOf(start));
    if (known !== undefined) return known;
    const { game } = this;
    const { moves } = game;
    const work = new Work(task, this.#options);
    const stack: Frame[] = [{ position: start, key: keyOf(start), next: 0 }];
    let answer = false;
    while (stack.length > 0) {
      const frame = stack.at(-1)!;
      let isP: boolean | undefined = true;
      for (; frame.next < moves.length; frame.next++) {
        const option = minus(frame.position, moves[frame.next]!);
        if (!game.isPosition(option)) continue;
        const key = keyOf(option);
        const found = this.#isP.get(key);
        if (found === true) {
          isP = false;
          break;
        }
        if (found === false) continue;
        isP = undefined;
        stack.push({ position: option, key, next: 0 });
        break;
      }
      if (isP === undefined) continue;
      this.#isP.set(frame.key, isP);
      work.step();
      answer = isP;
      stack.pop();
    }
    return answer;
  }

  #optionsOf(position: LatticePoint): number[][] {
    return this.game.moves.map((move) => minus(position, move)).filter((option) => this.game.isPosition(option));
  }
}

/**
 * Two positions have the same key only if they are equal: long entries are written in digits behind a character that no
 * short one has.
 */
function keyOf(position: LatticePoint): string {
  const isShort = position.every((entry) => entry >= 0 && entry <= SHORT_ENTRY);
  return isShort ? String.fromCharCode(...position) : `\uffff${position.join()}`;
}
