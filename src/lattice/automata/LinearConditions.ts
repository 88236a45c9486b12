import { LimitError } from '../../errors.js';
import { gcd } from '../../linear/internal.js';
import { residue } from '../../linear/internal.kernel.js';
import type { Work } from '../../run.js';
import { exactDot } from '../axioms/exactVectors.js';
import type { Inequality, LatticePoint } from '../LatticePoint.js';
import { floorDivided } from '../order/echelonBasis.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import { FormAutomaton } from './FormAutomaton.js';
import { productAutomaton, type ProductAutomaton } from './productAutomaton.js';

/** Larger numbers are not taken into automata. */
const LARGEST_ENTRY = 2n ** 20n;
const LARGEST_VALUE = 2n ** 45n;
const LARGEST_MODULUS = 2n ** 12n;
/** More cases are not kept, nor more pairs of states. */
const MOST_CASES = 2 ** 20;
const MOST_PAIRS = 2 ** 24;
/** More coordinates have too many letters. */
const MOST_COORDINATES = 12;

/** A condition on the value of a linear form at a point of ℤᵈ. */
export type LinearCondition =
  | { readonly form: number; readonly atLeast: number; readonly holds: boolean }
  | { readonly form: number; readonly residue: number; readonly modulus: number };

/** What is known of the points in one case: which thresholds each form reaches, and what it is modulo its modulus. */
export interface LinearCase {
  /** Do all of the conditions hold? */
  readonly fulfils: (conditions: readonly LinearCondition[]) => boolean;
  /** The same for all cases in which the forms are the same modulo their moduli. */
  readonly residues: string;
  /** A point of it, with as few binary digits as there is one. */
  readonly point: () => number[];
}

/**
 * Conditions on linear forms, whose Boolean combinations are decided on all of ℤᵈ: each form is an automaton that reads
 * the binary digits of a point, and the states of all of them that a word leads to at once are the cases that there
 * are. So this decides formulas without quantifiers of Presburger arithmetic.
 * @source Büchi 1960
 */
export class LinearConditions {
  readonly #dimension: number;
  readonly #task: string;
  readonly #forms: { readonly entries: number[]; readonly thresholds: Set<number>; modulus: number }[] = [];
  readonly #numbers = new Map<string, number>();

  /** @throws LimitError `too-large-dimension` */
  constructor(dimension: number, task: string) {
    if (dimension > MOST_COORDINATES)
      throw new LimitError(
        'too-large-dimension',
        `${task}: ${dimension} coordinates; automata read at most ${MOST_COORDINATES}.`,
      );
    this.#dimension = dimension;
    this.#task = task;
  }

  /** Normal · x ≥ least. @throws LimitError `too-large-entries` */
  atLeast(normal: readonly bigint[], least: bigint): LinearCondition {
    const divisor = normal.reduce(gcd, 0n);
    const isTurned = (normal.find((entry) => entry !== 0n) ?? 1n) < 0n;
    // For n = −h: n · x ≥ c if not h · x ≥ 1 − c.
    const entries = normal.map((entry) => (divisor === 0n ? 0n : entry / (isTurned ? -divisor : divisor)));
    const up = divisor === 0n ? least : -floorDivided(-least, divisor);
    const form = this.#formOf(entries);
    const atLeast = this.#checked(isTurned ? 1n - up : up, LARGEST_VALUE);
    this.#forms[form]!.thresholds.add(atLeast);
    return { form, atLeast, holds: !isTurned };
  }

  /** Normal · x is normal · point modulo an integer; nothing if that says nothing. @throws LimitError */
  congruent(normal: readonly bigint[], point: readonly bigint[], modulus: bigint): LinearCondition[] {
    const divisor = normal.reduce(gcd, 0n);
    const rest = divisor === 0n ? 1n : modulus / gcd(divisor, modulus);
    if (rest === 1n) return [];
    const isTurned = normal.find((entry) => entry !== 0n)! < 0n;
    const entries = normal.map((entry) => entry / (isTurned ? -divisor : divisor));
    const by = this.#checked(rest, LARGEST_MODULUS);
    const form = this.#formOf(entries);
    const known = this.#forms[form]!;
    known.modulus = this.#checked((BigInt(known.modulus) * rest) / gcd(BigInt(known.modulus), rest), LARGEST_MODULUS);
    return [{ form, residue: residue(Number(exactDot(entries, point) % rest), by), modulus: by }];
  }

  /** The half spaces of a board. @throws LimitError `too-large-entries` */
  inHalfSpaces(inequalities: readonly Inequality[]): LinearCondition[] {
    return inequalities.map(({ normal, least }) => this.atLeast(normal.map(BigInt), BigInt(least)));
  }

  /** For the points of point + N{vectors}. @throws LimitError `too-large-entries` */
  inTranslate(point: LatticePoint, { solutions, conditions }: IndependentVectors): LinearCondition[] {
    const at = point.map(BigInt);
    const [equal, positive]: [LinearCondition[], LinearCondition[]] = [[], []];
    for (const { row, divisor } of solutions) {
      const normal = divisor < 0n ? row.entries.map((entry) => -entry) : row.entries;
      equal.push(...this.congruent(normal, at, divisor < 0n ? -divisor : divisor));
      positive.push(this.atLeast(normal, exactDot(normal, at)));
    }
    for (const { entries } of conditions) {
      const value = exactDot(entries, at);
      equal.push(this.atLeast(entries, value));
      equal.push(
        this.atLeast(
          entries.map((entry) => -entry),
          -value,
        ),
      );
    }
    return [...equal, ...positive];
  }

  /** For one point. */
  at(point: LatticePoint): LinearCondition[] {
    return this.inTranslate(point, IndependentVectors.of([], this.#dimension)!);
  }

  /**
   * Goes through all cases that there are in ℤᵈ.
   * @param isSigned for each coordinate whether it may be negative; where it may not, negative ones are left out
   * @param visit whether to go on
   * @returns how many there were
   * @throws LimitError `too-many-states`
   */
  forEach(isSigned: readonly boolean[], work: Work, visit: (found: LinearCase) => boolean): number {
    const forms = this.#forms.map(({ entries, thresholds, modulus }) => {
      const mayBeNegative = entries.some((entry, i) => entry !== 0 && isSigned[i]!);
      const sorted = [...thresholds].sort((a, b) => a - b);
      return new FormAutomaton({ entries, thresholds: sorted, modulus }, mayBeNegative, work);
    });
    const chain = chainOf(forms, this.#dimension, work);
    const last = chain.at(-1)!;
    const signs = Array.from({ length: 2 ** this.#dimension }, (_, letter) => letter).filter((letter) =>
      isSigned.every((yes, i) => yes || ((letter >> i) & 1) === 0),
    );
    const seen = new Set<string>();
    const states = new Int32Array(forms.length);
    for (let state = 0; state < last.count; state++) {
      let at = state;
      for (let i = forms.length - 1; i >= 0; i--) [at, states[i]] = chain[i]!.pairOf(at);
      for (const letter of signs) {
        work.step();
        const reached = forms.map((form, i) => form.reached(states[i]!, letter));
        const residues = forms.map((form, i) => form.residue(states[i]!, letter));
        const key = String.fromCharCode(...reached, ...residues);
        if (seen.has(key)) continue;
        if (seen.size >= MOST_CASES)
          throw new LimitError('too-many-states', `${work.task}: more than ${MOST_CASES} cases.`);
        seen.add(key);
        const holds = (condition: LinearCondition): boolean => {
          const { form } = condition;
          if (!('atLeast' in condition)) return residues[form]! % condition.modulus === condition.residue;
          const count = reached[form]!;
          const isReached = count > 0 && forms[form]!.form.thresholds[count - 1]! >= condition.atLeast;
          return isReached === condition.holds;
        };
        const goesOn = visit({
          fulfils: (conditions) => conditions.every(holds),
          residues: residues.join(),
          point: () => pointOf([...last.wordTo(state)], letter, this.#dimension),
        });
        if (!goesOn) return seen.size;
      }
    }
    return seen.size;
  }

  #formOf(entries: readonly bigint[]): number {
    const key = entries.join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      const read = entries.map((entry) => this.#checked(entry, LARGEST_ENTRY));
      number = this.#forms.push({ entries: read, thresholds: new Set(), modulus: 1 }) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }

  #checked(value: bigint, most: bigint): number {
    if (value > most || value < -most)
      throw new LimitError('too-large-entries', `${this.#task}: the number ${value}; automata take at most ${most}.`);
    return Number(value);
  }
}

/** The automaton of no forms, and that of all forms up to each. */
function chainOf(forms: readonly FormAutomaton[], dimension: number, work: Work): ProductAutomaton[] {
  const letters = 2 ** dimension;
  const nothing = { count: 1, letters, next: () => 0 };
  const chain: ProductAutomaton[] = [];
  let pairs = 0;
  for (const { next } of forms) {
    const before = chain.at(-1);
    const own = { count: next.length, letters, next: (state: number, letter: number) => next[state]![letter]! };
    const product = productAutomaton(before ?? nothing, own, work);
    before?.forget();
    pairs += product.count;
    if (pairs > MOST_PAIRS)
      throw new LimitError('too-many-states', `${work.task}: more than ${MOST_PAIRS} states of all automata.`);
    chain.push(product);
  }
  return chain.length > 0 ? chain : [productAutomaton(nothing, nothing, work)];
}

function pointOf(word: readonly number[], signs: number, dimension: number): number[] {
  return Array.from({ length: dimension }, (_, i) =>
    word.reduce((sum, letter, j) => sum + ((letter >> i) & 1) * 2 ** j, 0 - ((signs >> i) & 1) * 2 ** word.length),
  );
}
