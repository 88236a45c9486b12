import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { PairTable } from '../../sets/internal.js';

/** The most transitions of an automaton that is kept, and the most states. */
const MOST_TRANSITIONS = 2 ** 25;
const MOST_STATES = 2 ** 21;

/** A complete automaton: for each state, from the first one 0 on, and letter the next state. */
export interface Transitions {
  readonly count: number;
  readonly letters: number;
  readonly next: (state: number, letter: number) => number;
}

/** The pairs of states of two automata that a word leads to. */
export interface ProductAutomaton extends Transitions {
  readonly pairOf: (state: number) => readonly [number, number];
  /** A shortest word that leads to a state. */
  readonly wordTo: (state: number) => number[];
  /** Keeps the pairs alone: transitions and words take most of the memory. */
  readonly forget: () => void;
}

/**
 * The states of two automata that a word leads to, found in breadth.
 * @throws LimitError `too-many-states`
 */
export function productAutomaton(first: Transitions, second: Transitions, work: Work): ProductAutomaton {
  const { letters } = first;
  const numbers = new PairTable();
  const most = Math.min(MOST_STATES, MOST_TRANSITIONS / letters);
  let room = 2 ** 10;
  let pairs = new Int32Array(2 * room);
  let before = new Int32Array(2 * room);
  let next = new Int32Array(letters * room);
  let count = 0;
  const numberOf = (a: number, b: number, from: number, letter: number): number => {
    const known = numbers.get(a, b);
    if (known !== -1) return known;
    if (count >= most)
      throw new LimitError('too-many-states', `${work.task}: more than ${most} states of an automaton.`);
    if (count === room) {
      room *= 2;
      [pairs, before, next] = [grown(pairs), grown(before), grown(next)];
    }
    numbers.set(a, b, count);
    pairs.set([a, b], 2 * count);
    before.set([from, letter], 2 * count);
    return count++;
  };
  numberOf(0, 0, -1, -1);
  for (let state = 0; state < count; state++) {
    work.step();
    const [a, b] = [pairs[2 * state]!, pairs[2 * state + 1]!];
    for (let letter = 0; letter < letters; letter++) {
      const to = numberOf(first.next(a, letter), second.next(b, letter), state, letter);
      next[state * letters + letter] = to;
    }
  }
  return {
    count,
    letters,
    next: (state, letter) => next[state * letters + letter]!,
    pairOf: (state) => [pairs[2 * state]!, pairs[2 * state + 1]!],
    wordTo: (state) => {
      const word: number[] = [];
      for (let at = state; at > 0; at = before[2 * at]!) word.push(before[2 * at + 1]!);
      return word.reverse();
    },
    forget: () => {
      pairs = pairs.slice(0, 2 * count);
      before = next = new Int32Array(0);
    },
  };
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
