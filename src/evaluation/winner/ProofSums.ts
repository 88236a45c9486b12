import { InputError, ParseError } from '../../errors.js';
import { parseValue, type Value, type ValueStore } from '../../values/index.js';
import { decidedByCounts } from './decidedByCounts.js';
import type { OutcomeProofBySums, ProofPart } from './OutcomeProof.js';
import { readSymmetries, type ReadSymmetry } from './proofSymmetries.js';
import type { MovesOfPlayers } from './proofCounts.js';
import { proofKey, verticesOfMask, type VerifierPosition, type ProofRules } from './ProofRules.js';

/**
 * In place of a part that the proof does not list: under misère play it has no value to stand for it, so that nothing
 * follows.
 */
const UNLISTED = -1;

/** So many things are kept to find them again. */
const MOST_KEPT = 2 ** 20;
const MOST_POSITIONS = 2 ** 10;

/** A sum with Left to move, by the parts of a proof. */
export interface ListedSum {
  readonly parts: readonly number[];
  readonly value: Value;
}

/** The sums of a game by the parts and symmetries that a proof lists. */
export class ProofSums {
  readonly #rules: ProofRules;
  readonly #store: ValueStore;
  readonly #isMisere: boolean;
  #parts: readonly ProofPart[] = [];
  readonly #partOf = new Map<string, number>();
  #symmetries: readonly ReadSymmetry[] = [];
  /** What was found for a component: its part, or its value. */
  readonly #met = new Map<string, number | Value>();
  readonly #positions = new Map<number, VerifierPosition>();
  readonly #ownNegative = new Map<number, boolean>();
  readonly #counts = new Map<number, MovesOfPlayers>();

  constructor(rules: ProofRules, store: ValueStore, isMisere: boolean) {
    this.#rules = rules;
    this.#store = store;
    this.#isMisere = isMisere;
  }

  /** Takes the symmetries and the parts of a proof. @returns what is wrong with them */
  read({ symmetries, parts }: OutcomeProofBySums): string | undefined {
    const read = readSymmetries(symmetries, this.#rules);
    if (typeof read === 'string') return read;
    this.#symmetries = read;
    const { vertices } = this.#rules;
    const playable = new Set(vertices);
    for (const [i, { free, placed }] of parts.entries()) {
      const all = [...free, ...placed];
      if (free.length === 0 || !all.every((v) => playable.has(v)) || new Set(all).size !== all.length)
        return `part ${i} is not a position`;
      this.#partOf.set(this.#rules.keyOf({ free, placed }), i);
    }
    this.#parts = parts;
    return undefined;
  }

  /** Before the first move, Left to move. */
  start(): ListedSum {
    const whole = this.#sumOf(this.#rules.components(this.#rules.start(), this.#isMisere), 0);
    return this.#tidied(whole.parts, whole.value);
  }

  /** The vertices that Left can play in a part. */
  moves(part: number): number[] {
    return this.#rules.moves(this.#positionOf(part >> 1), (part & 1) === 0 ? 'L' : 'R');
  }

  canMove({ parts }: ListedSum): boolean {
    return parts.some((part) => part === UNLISTED || this.moves(part).length > 0);
  }

  /** Does Left win? By numbers of moves; undefined if they do not show it. */
  decided({ parts, value }: ListedSum): boolean | undefined {
    const counts = parts.map((part) => {
      const { L, R } = this.#countsOf(part >> 1);
      return (part & 1) === 0 ? { L, R } : { L: R, R: L };
    });
    return decidedByCounts(counts, value, this.#store);
  }

  /** The sum after a move of Left, negated. */
  after({ parts, value }: ListedSum, part: number, v: number): ListedSum {
    const rest = [...parts];
    rest.splice(rest.indexOf(part), 1);
    const played = this.#rules.play(this.#positionOf(part >> 1), v);
    const more = this.#sumOf(this.#rules.components(played, this.#isMisere), part & 1);
    return this.negative(this.#tidied([...rest, ...more.parts], value.plus(more.value)));
  }

  negative({ parts, value }: ListedSum): ListedSum {
    return this.#tidied(
      parts.map((part) => this.#negated(part)),
      value.negative(),
    );
  }

  #positionOf(part: number): VerifierPosition {
    let position = this.#positions.get(part);
    if (position === undefined) {
      position = this.#rules.positionOf(this.#parts[part]!);
      keep(this.#positions, part, position, MOST_POSITIONS);
    }
    return position;
  }

  #countsOf(part: number): MovesOfPlayers {
    let counts = this.#counts.get(part);
    if (counts === undefined) {
      counts = this.#rules.counts(this.#positionOf(part));
      keep(this.#counts, part, counts, MOST_KEPT);
    }
    return counts;
  }

  /** The components as a sum: listed parts, and the value of all others. @param sign 1 to negate it */
  #sumOf(components: readonly VerifierPosition[], sign: number): ListedSum {
    const parts: number[] = [];
    let value = this.#store.zero;
    for (const component of components) {
      const found = this.#lookUp(component);
      if (this.#isMisere && typeof found !== 'number') parts.push(UNLISTED);
      else if (typeof found !== 'number') value = value.plus(sign === 0 ? found : found.negative());
      else parts.push(sign === 0 ? found : this.#negated(found));
    }
    return { parts, value };
  }

  /** The part that a component is, up to symmetries, or its value. */
  #lookUp(component: VerifierPosition): number | Value {
    const key = proofKey(component);
    let found = this.#met.get(key);
    if (found === undefined) {
      found = this.#partUpToSymmetry(component) ?? (this.#isMisere ? this.#store.zero : this.#rules.value(component));
      keep(this.#met, key, found, MOST_KEPT);
    }
    return found;
  }

  #partUpToSymmetry(component: VerifierPosition): number | undefined {
    const direct = this.#partOf.get(proofKey(component));
    if (direct !== undefined) return 2 * direct;
    for (const { images, exchanges } of this.#symmetries) {
      const part = this.#partOf.get(proofKey(imageOf(component, images)));
      if (part !== undefined) return exchanges && !this.#isOwnNegative(part) ? 2 * part + 1 : 2 * part;
    }
    return undefined;
  }

  #isOwnNegative(part: number): boolean {
    let known = this.#ownNegative.get(part);
    if (known === undefined) {
      const subject = this.#positionOf(part);
      const key = proofKey(subject);
      known = this.#symmetries.some(({ images, exchanges }) => exchanges && proofKey(imageOf(subject, images)) === key);
      keep(this.#ownNegative, part, known, MOST_KEPT);
    }
    return known;
  }

  #negated(part: number): number {
    return part === UNLISTED || this.#isOwnNegative(part >> 1) ? part : part ^ 1;
  }

  /** Leaves out pairs of a part and its negative; under misère play there are none. */
  #tidied(parts: readonly number[], value: Value): ListedSum {
    if (this.#isMisere) return { parts, value };
    const kept: number[] = [];
    for (const part of parts) {
      const other = kept.indexOf(this.#negated(part));
      if (other === -1) kept.push(part);
      else kept.splice(other, 1);
    }
    return { parts: kept, value };
  }
}

/** The values that a proof lists. @returns what is wrong with them, as text */
export function readValues(names: readonly string[], store: ValueStore): readonly Value[] | string {
  const values: Value[] = [];
  for (const [i, name] of names.entries())
    try {
      values.push(parseValue(name, store));
    } catch (error) {
      if (!(error instanceof InputError || error instanceof ParseError)) throw error;
      return `value ${i}: ${error.message}`;
    }
  return values;
}

function imageOf({ free, placed, active }: VerifierPosition, images: ReadonlyMap<number, number>): VerifierPosition {
  const image = (mask: Int32Array): Int32Array => {
    const moved = new Int32Array(mask.length);
    for (const v of verticesOfMask(mask)) moved[images.get(v)! >>> 5]! |= 1 << (images.get(v)! & 31);
    return moved;
  };
  return { free: image(free), placed: image(placed), active };
}

/** Sets an entry; if there are too many, all others are forgotten. */
function keep<Key, Kept>(map: Map<Key, Kept>, key: Key, value: Kept, most: number): void {
  if (map.size >= most) map.clear();
  map.set(key, value);
}
