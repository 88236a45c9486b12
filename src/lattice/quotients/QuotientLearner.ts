import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { findWrongWord, type Automaton } from './findWrongWord.js';
import { type KnownPart, type MoveRules, PPositionSearch } from './PPositionSearch.js';
import { padded, StateTree } from './StateTree.js';

/** What a learner leaves to the next one, of the same game with more coordinates. */
export interface Learned extends Automaton {
  readonly dimension: number;
  /** For each state the shortest word found that leads to it. */
  readonly words: readonly (readonly number[])[];
  readonly tree: StateTree;
}

/**
 * Learns the least commutative automaton that tells P-positions from others, from outcomes of single positions: words
 * are told apart by experiments, positions that are added to them; the automaton of what has been told apart is proved
 * to be right, or a position shows that it is not and gives a new experiment. States are added only where positions
 * have been told apart, so that there are never more than in the quotient.
 */
export class QuotientLearner {
  readonly #rules: MoveRules;
  readonly #work: Work;
  readonly #mostStates: number;
  readonly #outcomes: PPositionSearch;
  readonly #tree: StateTree;
  readonly #words: (readonly number[])[] = [];
  /** For each state and coordinate the state of its word with one more there. */
  readonly #next: Int32Array[] = [];
  /** For each state where it stands in `next`, as pairs. */
  readonly #before: [state: number, coordinate: number][][] = [];
  readonly #isP: boolean[] = [];
  /** So many of the last coordinate the outcomes are known of. */
  #proven = -1;
  readonly #toClose: number[] = [];

  constructor(rules: MoveRules, work: Work, mostStates: number, previous?: Learned) {
    this.#rules = rules;
    this.#work = work;
    this.#mostStates = mostStates;
    this.#outcomes = new PPositionSearch(rules, work, (p) => this.#expectsP(p), previous && knownBy(previous));
    const d = rules.dimension;
    if (previous === undefined) {
      this.#tree = new StateTree(d);
      this.#sift(new Array<number>(d).fill(0));
    } else {
      this.#tree = previous.tree.extended(d);
      this.#proven = 0;
      previous.words.forEach((word, state) => this.#addState(state, padded(word, d)));
    }
  }

  /** The number of states told apart so far. */
  get size(): number {
    return this.#words.length;
  }

  /**
   * The automaton, proved.
   * @throws LimitError `too-many-states`, and those of the work
   */
  learn(): Learned {
    for (;;) {
      this.#close();
      if (this.#commute()) continue;
      const automaton = { next: this.#next, isP: this.#isP };
      const wrong = findWrongWord(this.#rules, automaton, (word) => this.#outcomes.isP(word), this.#work);
      if (wrong === undefined)
        return { ...automaton, dimension: this.#rules.dimension, words: this.#words, tree: this.#tree };
      this.#remember(automaton, wrong.proven);
      this.#learnFrom(wrong.word);
    }
  }

  /** The automaton is right for up to so many of the last coordinate: then that is asked instead of searched. */
  #remember({ next, isP }: Automaton, proven: number): void {
    if (proven <= this.#proven) return;
    this.#proven = proven;
    const d = this.#rules.dimension;
    const copy = { next: next.map((row) => Int32Array.from(row)), isP: [...isP] };
    this.#outcomes.learn({ dimension: d - 1, level: proven, isP: answersOf(copy, d) });
  }

  #addState(state: number, word: readonly number[]): void {
    if (state >= this.#mostStates)
      throw new LimitError(
        'too-many-states',
        `latticeQuotient: more than ${this.#mostStates} states; the limit is maxStates = ${this.#mostStates}.`,
        {
          hint: 'Raise maxStates; but the quotient may be infinite.',
          details: { found: state, limit: this.#mostStates },
        },
      );
    this.#words[state] = word;
    this.#next[state] = new Int32Array(this.#rules.dimension).fill(-1);
    this.#before[state] = [];
    this.#isP[state] = this.#tree.isPState(state);
    this.#toClose.push(state);
  }

  /** What the states found so far say of a position. */
  #expectsP(position: Int32Array): boolean {
    let state = 0;
    for (let i = 0; i < position.length; i++)
      for (let k = position[i]!; k > 0; k--) {
        state = this.#next[state]?.[i] ?? -1;
        if (state < 0) return false;
      }
    return this.#isP[state]!;
  }

  #sift(word: readonly number[]): number {
    const { state, isNew } = this.#tree.sift((experiment) => this.#outcomes.isP(plus(word, experiment)));
    if (isNew) this.#addState(state, word);
    return state;
  }

  /** Every state has a next one for each coordinate. */
  #close(): void {
    for (let state = this.#toClose.shift(); state !== undefined; state = this.#toClose.shift())
      for (let i = 0; i < this.#rules.dimension; i++)
        if (this.#next[state]![i] === -1) {
          const target = this.#sift(withOneMore(this.#words[state]!, i));
          this.#next[state]![i] = target;
          this.#before[target]!.push([state, i]);
        }
  }

  /** A word that was taken for one of a state and is told apart from it becomes a new state. */
  #split(state: number, word: readonly number[], experiment: readonly number[]): void {
    const oldIsP = this.#outcomes.isP(plus(this.#words[state]!, experiment));
    const added = this.#tree.split(state, experiment, oldIsP);
    this.#addState(added, word);
    const before = this.#before[state]!;
    this.#before[state] = [];
    for (const arc of before) {
      const [from, i] = arc;
      const isP = this.#outcomes.isP(plus(withOneMore(this.#words[from]!, i), experiment));
      const target = isP === oldIsP ? state : added;
      this.#next[from]![i] = target;
      this.#before[target]!.push(arc);
    }
  }

  /**
   * Looks for a state at which two coordinates do not commute.
   * @returns true if there was one, and a new state is there now
   */
  #commute(): boolean {
    const next = this.#next;
    const d = this.#rules.dimension;
    for (let state = 0; state < next.length; state++)
      for (let a = 0; a < d; a++)
        for (let b = 0; b < a; b++) {
          const [afterA, afterB] = [next[state]![a]!, next[state]![b]!];
          const [ab, ba] = [next[afterA]![b]!, next[afterB]![a]!];
          if (ab === ba) continue;
          const e = this.#tree.experimentBetween(ab, ba);
          const truth = this.#outcomes.isP(plus(withOneMore(withOneMore(this.#words[state]!, a), b), e));
          const viaA = this.#outcomes.isP(plus(withOneMore(this.#words[afterA]!, b), e));
          const [wrong, first, second] = viaA === truth ? [afterB, b, a] : [afterA, a, b];
          this.#split(wrong, withOneMore(this.#words[state]!, first), withOneMore(e, second));
          return true;
        }
    return false;
  }

  /** A word whose outcome is not that of its state: somewhere on the way to it a state has to be split. */
  #learnFrom(word: readonly number[]): void {
    const letters = word.flatMap((count, i) => new Array<number>(count).fill(i));
    const states = [0];
    for (const i of letters) states.push(this.#next[states.at(-1)!]![i]!);
    const rest = (j: number): readonly number[] => countsOf(letters.slice(j), this.#rules.dimension);
    const outcomeAt = (j: number): boolean => this.#outcomes.isP(plus(this.#words[states[j]!]!, rest(j)));
    let [low, high] = [0, letters.length];
    const truth = outcomeAt(low);
    // The outcome at `low` is the truth, at `high` that of the state.
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (outcomeAt(middle) === truth) low = middle;
      else high = middle;
    }
    this.#split(states[high]!, withOneMore(this.#words[states[low]!]!, letters[low]!), rest(high));
  }
}

/** What an automaton says of positions, in which only the first coordinates occur. */
function answersOf({ next, isP }: Automaton, dimension: number): KnownPart['isP'] {
  return (position) => {
    let state = 0;
    for (let i = 0; i < dimension; i++) for (let k = position[i]!; k > 0; k--) state = next[state]![i]!;
    return isP[state]!;
  };
}

/** The outcomes of the positions of the first coordinates. */
function knownBy(learned: Learned): KnownPart {
  return { dimension: learned.dimension, level: 0, isP: answersOf(learned, learned.dimension) };
}

function plus(first: readonly number[], second: readonly number[]): number[] {
  return first.map((x, i) => x + second[i]!);
}

function withOneMore(word: readonly number[], i: number): readonly number[] {
  const more = [...word];
  more[i]!++;
  return more;
}

function countsOf(letters: readonly number[], dimension: number): readonly number[] {
  const counts = new Array<number>(dimension).fill(0);
  for (const i of letters) counts[i]!++;
  return counts;
}
