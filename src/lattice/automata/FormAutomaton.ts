import { LimitError } from '../../errors.js';
import { residue } from '../../linear/internal.kernel.js';
import type { Work } from '../../run.js';

/** More states of one form are not made, nor more transitions and thresholds of all states, nor more thresholds. */
const MOST_STATES = 2 ** 16;
const MOST_NUMBERS = 2 ** 24;
const MOST_THRESHOLDS = 2 ** 15;

/** What is asked of the value of a linear form: is it at least each of some thresholds, and what modulo an integer. */
export interface LinearForm {
  readonly entries: readonly number[];
  /** Ascending. */
  readonly thresholds: readonly number[];
  readonly modulus: number;
}

/** A state after j letters, which have the value v: what is left of each threshold, v and 2^j modulo the modulus. */
interface State {
  readonly left: readonly number[];
  readonly value: number;
  readonly power: number;
}

/**
 * The automaton of a linear form h that reads the coordinates of a point in binary, the lowest digits first, one digit
 * of each coordinate in a letter. After letters of the value v, h · x ≥ c holds for the whole point if the rest, which
 * counts from 2^j on, is at least (c − v) / 2^j, rounded up: this is all that is kept of a threshold. The last letter
 * is that of the signs: it counts −2^j.
 * See Büchi 1960.
 */
export class FormAutomaton {
  readonly form: LinearForm;
  /** For each state and letter the next state. */
  readonly next: readonly Int32Array[];
  /** For each letter the value of the form. */
  readonly #values: Int32Array;
  readonly #states: readonly State[];

  /**
   * @param isSigned may a coordinate be negative?
   * @throws LimitError `too-many-states`
   */
  constructor(form: LinearForm, isSigned: boolean, work: Work) {
    this.form = form;
    const { entries, thresholds, modulus } = form;
    const letters = 2 ** entries.length;
    const most = Math.min(MOST_STATES, MOST_NUMBERS / (letters + thresholds.length));
    if (thresholds.length > MOST_THRESHOLDS)
      throw new LimitError(
        'too-many-states',
        `${work.task}: ${thresholds.length} values of a linear form; at most ${MOST_THRESHOLDS} are compared.`,
      );
    this.#values = Int32Array.from({ length: letters }, (_, letter) =>
      entries.reduce((sum, entry, i) => sum + (((letter >> i) & 1) === 1 ? entry : 0), 0),
    );
    const isNonnegative = !isSigned && entries.every((entry) => entry >= 0);
    const states: State[] = [];
    const numbers = new Map<string, number>();
    const numberOf = (state: State): number => {
      const key = `${state.left.join()};${state.value};${state.power}`;
      let number = numbers.get(key);
      if (number === undefined) {
        if (states.length >= most)
          throw new LimitError(
            'too-many-states',
            `${work.task}: more than ${Math.floor(most)} states of a linear form.`,
          );
        number = states.push(state) - 1;
        numbers.set(key, number);
      }
      return number;
    };
    const rest = (left: number): number => (isNonnegative && left < 0 ? 0 : left);
    numberOf({ left: thresholds.map(rest), value: 0, power: 1 % modulus });
    const next: Int32Array[] = [];
    for (const { left, value, power } of states) {
      work.step();
      const known = new Map<number, number>();
      const after = (step: number): number => {
        let number = known.get(step);
        if (number === undefined) {
          number = numberOf({
            left: left.map((each) => rest(Math.ceil((each - step) / 2) + 0)),
            value: residue(value + power * step, modulus),
            power: (2 * power) % modulus,
          });
          known.set(step, number);
        }
        return number;
      };
      next.push(Int32Array.from(this.#values, after));
    }
    this.next = next;
    this.#states = states;
  }

  /** So many thresholds the form reaches if the word ends with a letter of signs. */
  reached(state: number, signs: number): number {
    const { left } = this.#states[state]!;
    const rest = -this.#values[signs]!;
    let [low, high] = [0, left.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (left[middle]! <= rest) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The value modulo the modulus if the word ends with a letter of signs. */
  residue(state: number, signs: number): number {
    const { value, power } = this.#states[state]!;
    return residue(value - power * this.#values[signs]!, this.form.modulus);
  }
}
