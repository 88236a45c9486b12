import { takes } from '../../arguments.js';
import type { ComplexSource, SimplicialComplex } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { InputError, ParseError } from '../../errors.js';
import { opponent } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { aFlag, anything, options as optionsShape } from '../../arguments.js';
import { fields, integer, listOf, oneOf, text, tuple, type Shape } from '../../shape.js';
import { parseValue, ValueStore, type Value } from '../../values/index.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { Reply, OutcomeProof, ProofPart } from './OutcomeProof.js';
import { ascending, ProofRules } from './ProofRules.js';

const NUMBERS = /* @__PURE__ */ listOf(integer(0));
const REPLY: Shape = (value, place) =>
  value === null ? undefined : tuple(integer(-1), integer(0), integer(-1))(value, place);
const START: Shape = (value, place) => (typeof value === 'number' ? integer(-1)(value, place) : REPLY(value, place));
const PROOF: Shape = /* @__PURE__ */ fields({
  play: oneOf('normal', 'misere'),
  outcome: oneOf('N', 'P', 'L', 'R'),
  first: fields({ L: START, R: START }),
  symmetries: listOf(fields({ exchanges: aFlag, images: listOf(tuple(integer(0), integer(0))) })),
  parts: listOf(fields({ free: NUMBERS, placed: NUMBERS })),
  values: listOf(text),
  positions: listOf(
    fields({ parts: NUMBERS, value: integer(0), replies: listOf(REPLY), options: listOf(tuple(integer(0), REPLY)) }),
  ),
});

const verifyOutcomeProofTakes = /* @__PURE__ */ takes('verifyOutcomeProof', () => ({
  proof: anything,
  options: optionsShape,
}));

/**
 * Does a proof show the outcome? Each of its positions is looked at once: every move of the loser is made, its reply is played, and
 * what comes of it has to be the position that is named, or to be won. Shares nothing with the search but the arithmetic of values.
 * @param subject a complex, or a game, which stands for its legal complex
 * @param proof of `proveOutcome`, or anything that came out of a file
 * @throws LimitError; `limit` counts positions, and components whose value is found
 * @complexity the moves of all positions, each with the components after it
 */
export function verifyOutcomeProof(
  subject: ComplexSource,
  proof: OutcomeProof,
  options: RunOptions = {},
): Verification {
  const complex = complexOf(subject, 'verifyOutcomeProof');
  verifyOutcomeProofTakes(proof, options);
  const work = new Work('verifyOutcomeProof', options);
  const flaw = PROOF(proof, 'proof');
  if (flaw !== undefined) return refuse(`${flaw}.`);
  const because = new ProofCheck(complex, proof, work).run();
  return because === undefined ? VERIFIED : refuse(because);
}

/** In place of a part that the proof does not list: under misère play it has no value to stand for it, so that nothing follows. */
const UNLISTED = -1;

/** A sum with Left to move. */
interface Sum {
  readonly parts: readonly number[];
  readonly value: Value;
}

class ProofCheck {
  readonly #proof: OutcomeProof;
  readonly #store = new ValueStore();
  readonly #work: Work;
  readonly #rules: ProofRules;
  readonly #misere: boolean;
  readonly #symmetries: { readonly images: ReadonlyMap<number, number>; readonly exchanges: boolean }[] = [];
  readonly #partOf = new Map<string, number>();
  /** What was found for a component: its part, or its value. */
  readonly #met = new Map<string, number | Value>();
  readonly #ownNegative = new Map<number, boolean>();
  readonly #bounds = new Map<number, readonly [low: number, high: number]>();
  readonly #values: Value[] = [];

  constructor(complex: SimplicialComplex, proof: OutcomeProof, work: Work) {
    this.#proof = proof;
    this.#work = work;
    this.#rules = new ProofRules(complex, this.#store, work);
    this.#misere = proof.play === 'misere';
  }

  /** What is wrong, or undefined. */
  run(): string | undefined {
    const { first, outcome, positions } = this.#proof;
    const wrong = this.#readTables();
    if (wrong !== undefined) return wrong;
    const whole = this.#sumOf(this.#rules.components({ free: this.#rules.vertices, placed: [] }, this.#misere), 0);
    const sum = this.#tidied(whole.parts, whole.value);
    for (const player of ['L', 'R'] as const) {
      const start = first[player];
      const wins = outcome === 'N' || outcome === player;
      if (wins !== (typeof start !== 'number'))
        return `${player} begins with ${wins ? 'a position to lose' : 'a move to win'}; expected the other for the outcome ${outcome}`;
      const begin = player === 'L' ? sum : this.#negative(sum);
      const flaw = typeof start === 'number' ? this.#notLost(begin, start) : this.#notWon(begin, start);
      if (flaw !== undefined) return `${player} begins: ${flaw}`;
    }
    for (let i = 0; i < positions.length; i++) {
      this.#work.tick(++this.#work.steps);
      const wrong = this.#checkPosition(i);
      if (wrong !== undefined) return `position ${i}: ${wrong}`;
    }
    return undefined;
  }

  #readTables(): string | undefined {
    const { symmetries, parts, values, positions } = this.#proof;
    const { vertices, nonfaces } = this.#rules;
    const playable = new Set(vertices);
    const known = new Set(nonfaces.map((set) => set.join()));
    for (const [i, { images, exchanges }] of symmetries.entries()) {
      const map = new Map(vertices.map((v) => [v, v]));
      for (const [v, w] of images) map.set(v, w);
      const isPermutation = map.size === vertices.length && new Set(map.values()).size === map.size;
      if (!isPermutation || ![...map.values()].every((v) => playable.has(v)))
        return `symmetry ${i} is no permutation of the vertices that can be played`;
      for (const [v, w] of map) {
        const side = this.#rules.owner(v);
        if (this.#rules.owner(w) !== (exchanges ? opponent(side) : side))
          return `symmetry ${i} brings vertex ${v} to ${w}, which belongs to another player`;
      }
      const moved = nonfaces.find((set) => !known.has(ascending(set.map((v) => map.get(v)!)).join()));
      if (moved !== undefined)
        return `symmetry ${i} brings the forbidden set ${moved.join(' ')} to one that is not forbidden`;
      this.#symmetries.push({ images: map, exchanges });
    }
    for (const [i, { free, placed }] of parts.entries()) {
      const all = [...free, ...placed];
      if (free.length === 0 || !all.every((v) => playable.has(v)) || new Set(all).size !== all.length)
        return `part ${i} is no position`;
      this.#partOf.set(keyOf({ free, placed }), i);
    }
    for (const [i, name] of values.entries()) {
      try {
        this.#values.push(parseValue(name, this.#store));
      } catch (error) {
        if (!(error instanceof InputError || error instanceof ParseError)) throw error;
        return `value ${i}: ${error.message}`;
      }
    }
    const outside = positions.findIndex(
      (position) => position.value >= values.length || position.parts.some((part) => part >> 1 >= parts.length),
    );
    return outside === -1 ? undefined : `position ${outside} names a part or a value that there is not`;
  }

  #checkPosition(i: number): string | undefined {
    const { positions, parts } = this.#proof;
    const { replies, options, ...named } = positions[i]!;
    const sum = { parts: named.parts, value: this.#values[named.value]! };
    let next = 0;
    const seen = new Set<number>();
    for (const part of sum.parts) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const v of this.#rules.moves(parts[part >> 1]!, (part & 1) === 0 ? 'L' : 'R')) {
        if (next === replies.length) return `no reply to the move ${v} in part ${part >> 1}`;
        const flaw = this.#notWon(this.#after(sum, part, v), replies[next++]!);
        if (flaw !== undefined) return `the reply to the move ${v} in part ${part >> 1}: ${flaw}`;
      }
    }
    if (next < replies.length) return `${replies.length} replies to ${next} moves`;
    if (this.#misere) return next === 0 ? 'the player who cannot move has won' : undefined;
    const answered = new Map(options);
    for (const option of sum.value.options('L')) {
      const reply = [...answered.entries()].find(([value]) => this.#values[value] === option);
      if (reply === undefined) return `no reply to the option ${option.toString()} of the value`;
      const flaw = this.#notWon(this.#negative({ parts: sum.parts, value: option }), reply[1]);
      if (flaw !== undefined) return `the reply to the option ${option.toString()} of the value: ${flaw}`;
    }
    return undefined;
  }

  /** Why a reply does not win a sum with Left to move. */
  #notWon(sum: Sum, reply: Reply): string | undefined {
    if (reply === null) {
      if (this.#misere) return this.#canMove(sum) ? 'none, but the winner has to move' : undefined;
      const [low] = this.#boundsOf(sum);
      return low.compare(this.#store.zero) === '>' || low.compare(this.#store.zero) === '||'
        ? undefined
        : 'none, but it is not shown that the winner wins';
    }
    const [part, move, next] = reply;
    if (part === -1) {
      const option = this.#values[move];
      if (option === undefined || !sum.value.options('L').includes(option)) return `value ${move} is no option`;
      return this.#notLost(this.#negative({ parts: sum.parts, value: option }), next);
    }
    if (!sum.parts.includes(part)) return `there is no part ${part >> 1} with that sign`;
    const moves = this.#rules.moves(this.#proof.parts[part >> 1]!, (part & 1) === 0 ? 'L' : 'R');
    if (!moves.includes(move)) return `${move} is no move in part ${part >> 1}`;
    return this.#notLost(this.#after(sum, part, move), next);
  }

  /** Why a sum with Left to move is not the position named, or not lost at once. */
  #notLost(sum: Sum, position: number): string | undefined {
    if (position === -1) {
      if (this.#misere) return 'the player who cannot move has won';
      const [, high] = this.#boundsOf(sum);
      const order = high.compare(this.#store.zero);
      return order === '<' || order === '=' ? undefined : 'it is not shown that the loser loses';
    }
    const named = this.#proof.positions[position];
    if (named === undefined) return `there is no position ${position}`;
    const same =
      ascending(named.parts).join() === ascending(sum.parts).join() && this.#values[named.value] === sum.value;
    return same ? undefined : `it does not lead to position ${position}`;
  }

  #canMove({ parts }: Sum): boolean {
    return parts.some(
      (part) =>
        part === UNLISTED || this.#rules.moves(this.#proof.parts[part >> 1]!, (part & 1) === 0 ? 'L' : 'R').length > 0,
    );
  }

  /** Values between which that of a sum lies. */
  #boundsOf({ parts, value }: Sum): readonly [low: Value, high: Value] {
    let low = 0;
    let high = 0;
    for (const part of parts) {
      let bounds = this.#bounds.get(part >> 1);
      if (bounds === undefined)
        this.#bounds.set(part >> 1, (bounds = this.#rules.bounds(this.#proof.parts[part >> 1]!)));
      low += (part & 1) === 0 ? bounds[0] : -bounds[1];
      high += (part & 1) === 0 ? bounds[1] : -bounds[0];
    }
    return [value.plus(this.#store.number(low)), value.plus(this.#store.number(high))];
  }

  /** The sum after a move of Left, negated. */
  #after({ parts, value }: Sum, part: number, v: number): Sum {
    const rest = [...parts];
    rest.splice(rest.indexOf(part), 1);
    const played = this.#rules.play(this.#proof.parts[part >> 1]!, v);
    const more = this.#sumOf(this.#rules.components(played, this.#misere), part & 1);
    return this.#negative(this.#tidied([...rest, ...more.parts], value.plus(more.value)));
  }

  /** The components as a sum: listed parts, and the value of all others. @param sign 1 to negate it */
  #sumOf(components: readonly ProofPart[], sign: number): Sum {
    const parts: number[] = [];
    let value = this.#store.zero;
    for (const component of components) {
      const found = this.#lookUp(component);
      if (this.#misere && typeof found !== 'number') parts.push(UNLISTED);
      else if (typeof found !== 'number') value = value.plus(sign === 0 ? found : found.negative());
      else parts.push(sign === 0 ? found : this.#negated(found));
    }
    return { parts, value };
  }

  /** The part that a component is, up to symmetries, or its value. */
  #lookUp(component: ProofPart): number | Value {
    const key = keyOf(component);
    let found = this.#met.get(key);
    if (found === undefined) {
      found = this.#partUpToSymmetry(component) ?? (this.#misere ? this.#store.zero : this.#rules.value(component));
      this.#met.set(key, found);
    }
    return found;
  }

  #partUpToSymmetry(component: ProofPart): number | undefined {
    const direct = this.#partOf.get(keyOf(component));
    if (direct !== undefined) return 2 * direct;
    for (const { images, exchanges } of this.#symmetries) {
      const part = this.#partOf.get(keyOf(imageOf(component, images)));
      if (part !== undefined) return exchanges && !this.#isOwnNegative(part) ? 2 * part + 1 : 2 * part;
    }
    return undefined;
  }

  #isOwnNegative(part: number): boolean {
    let known = this.#ownNegative.get(part);
    if (known === undefined) {
      const subject = this.#proof.parts[part]!;
      const key = keyOf(subject);
      known = this.#symmetries.some(({ images, exchanges }) => exchanges && keyOf(imageOf(subject, images)) === key);
      this.#ownNegative.set(part, known);
    }
    return known;
  }

  #negated(part: number): number {
    return part === UNLISTED || this.#isOwnNegative(part >> 1) ? part : part ^ 1;
  }

  #negative({ parts, value }: Sum): Sum {
    return this.#tidied(
      parts.map((part) => this.#negated(part)),
      value.negative(),
    );
  }

  /** Leaves out pairs of a part and its negative; under misère play there are none. */
  #tidied(parts: readonly number[], value: Value): Sum {
    if (this.#misere) return { parts, value };
    const kept: number[] = [];
    for (const part of parts) {
      const other = kept.indexOf(this.#negated(part));
      if (other === -1) kept.push(part);
      else kept.splice(other, 1);
    }
    return { parts: kept, value };
  }
}

function imageOf({ free, placed }: ProofPart, images: ReadonlyMap<number, number>): ProofPart {
  const all = (list: readonly number[]): number[] => ascending(list.map((v) => images.get(v)!));
  return { free: all(free), placed: all(placed) };
}

function keyOf({ free, placed }: ProofPart): string {
  return `${free.join()};${placed.join()}`;
}
