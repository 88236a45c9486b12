import { InvariantError, LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { lowestBit } from '../../sets/internal.js';
import type { MoveRules } from './PPositionSearch.js';

/** A commutative automaton: state 0 is that of the empty position. */
export interface Automaton {
  /** For each state and coordinate the state after one more there. */
  readonly next: readonly ArrayLike<number>[];
  readonly isP: readonly boolean[];
}

/** A set of positions with the same future as far as the proof is concerned. */
interface Node {
  readonly state: number;
  /** The states of the options. */
  readonly options: Int32Array;
  /** The states of what is left when a part of what a move takes is taken off, or −1. */
  readonly parts: Int32Array;
  /** The position itself as long as it is at most a defeated one. */
  readonly exact: readonly number[] | undefined;
  readonly before: Node | undefined;
  readonly letter: number;
  /** How often the last coordinate is there. */
  readonly level: number;
  covered: boolean;
}

const MOST_PARTS = 1 << 12;

/**
 * Proves that the labels of a commutative automaton are the outcomes, or finds a position where they are not. That no
 * move leads from P to P is seen at the states; that every other position that is not defeated has a move to P is seen
 * at the pairs (state of a position, set of the states of its options), of which those with fewer options imply the
 * others.
 * @param isTrulyP the outcome of a position
 * @returns what is wrong, with so many of the last coordinate as the proof holds for where no move makes these more:
 * all positions with at most `proven` of it; −1 if there are none
 */
export function findWrongWord(
  rules: MoveRules,
  automaton: Automaton,
  isTrulyP: (word: readonly number[]) => boolean,
  work: Work,
): { readonly word: readonly number[]; readonly proven: number } | undefined {
  const { next, isP } = automaton;
  const { dimension: d, moves, defeated } = rules;
  const run = (state: number, vector: readonly number[]): number => {
    let q = state;
    vector.forEach((count, i) => {
      for (let k = 0; k < count; k++) q = next[q]![i]!;
    });
    return q;
  };
  const wrongAmong = (candidates: readonly (readonly number[])[]): readonly number[] => {
    const found = candidates.find((word) => isTrulyP(word) !== isP[run(0, word)]!);
    if (found === undefined)
      throw new InvariantError('not-proven', `latticeQuotient: no wrong outcome near ${candidates[0]!.join()}.`);
    return found;
  };
  const taken = moves.map((move) => move.map((x) => Math.max(x, 0)));
  const left = moves.map((move) => move.map((x) => Math.max(-x, 0)));
  const last = d - 1;
  const isStratified = moves.every((move) => d === 0 || move[last]! >= 0);
  const wrongAt = (word: readonly number[], level: number): { word: readonly number[]; proven: number } => {
    return { word, proven: isStratified ? level - 1 : -1 };
  };
  // The moves from P to P, by how often the last coordinate is there in the first such position.
  const words = leastWords(next, d);
  const clashes = [...words.entries()]
    .flatMap(([state, word]) =>
      moves.flatMap((_, m) =>
        isP[run(state, taken[m]!)]! && isP[run(state, left[m]!)]!
          ? [[taken, left].map((part) => part[m]!.map((x, i) => x + word[i]!))]
          : [],
      ),
    )
    .sort((a, b) => (a[0]![last] ?? 0) - (b[0]![last] ?? 0));
  const clash = clashes[0];
  const clashLevel = clash === undefined ? Infinity : (clash[0]![last] ?? 0);

  // The parts of what a move takes, other than nothing and the whole.
  const parts = partsOf(taken);
  const partNumber = new Map(parts.map((part, k) => [part.join(), k]));
  partNumber.set(new Array<number>(d).fill(0).join(), -1);
  const numberOf = (part: readonly number[], i: number): number =>
    partNumber.get(part.map((x, j) => (j === i ? x - 1 : x)).join())!;
  const startsAt = parts.map((part) => part.map((x, i) => (x > 0 ? numberOf(part, i) : undefined)));
  /** For each coordinate the moves that may become possible, what has to be there before, and what they leave. */
  const completions = Array.from({ length: d }, (_, i) =>
    taken.flatMap((part, m) => (part[i]! > 0 ? [{ part: numberOf(part, i), leaves: left[m]! }] : [])),
  );
  const isDefeated = new Set(defeated.map(String));
  const stateOf = (node: Node, part: number): number => (part === -1 ? node.state : node.parts[part]!);
  const setWords = Math.ceil(next.length / 32);

  const after = (node: Node, i: number): Node => {
    const options = new Int32Array(setWords);
    for (let w = 0; w < setWords; w++)
      for (let bits = node.options[w]!; bits !== 0; bits &= bits - 1) {
        const q = next[32 * w + lowestBit(bits)]![i]!;
        options[q >> 5]! |= 1 << (q & 31);
      }
    for (const { part, leaves } of completions[i]!) {
      const before = stateOf(node, part);
      if (before === -1) continue;
      const q = run(before, leaves);
      options[q >> 5]! |= 1 << (q & 31);
    }
    const newParts = Int32Array.from(parts, (_, k) => {
      const start = startsAt[k]![i];
      if (start !== undefined) return stateOf(node, start);
      const q = node.parts[k]!;
      return q === -1 ? -1 : next[q]![i]!;
    });
    const exact = node.exact?.map((x, j) => (j === i ? x + 1 : x));
    const isBelow = exact !== undefined && defeated.some((point) => point.every((x, j) => exact[j]! <= x));
    return {
      state: next[node.state]![i]!,
      options,
      parts: newParts,
      exact: isBelow ? exact : undefined,
      before: node,
      letter: i,
      level: node.level + (i === last ? 1 : 0),
      covered: false,
    };
  };
  const wordOf = (node: Node): number[] => {
    const word = new Array<number>(d).fill(0);
    for (let n: Node | undefined = node; n?.before !== undefined; n = n.before) word[n.letter]!++;
    return word;
  };
  const pSet = new Int32Array(setWords);
  isP.forEach((p, q) => {
    if (p) pSet[q >> 5]! |= 1 << (q & 31);
  });
  const isRight = (node: Node): boolean => {
    if (node.exact !== undefined && isDefeated.has(node.exact.join())) return !isP[node.state]!;
    if (isP[node.state]!) return true;
    for (let w = 0; w < setWords; w++) if ((node.options[w]! & pSet[w]!) !== 0) return true;
    return false;
  };
  const failure = (node: Node): readonly number[] => {
    const word = wordOf(node);
    const options = moves.map((move) => word.map((x, i) => x - move[i]!)).filter((p) => p.every((x) => x >= 0));
    return wrongAmong([word, ...options]);
  };

  const nowhere: Node = {
    state: 0,
    options: new Int32Array(setWords),
    parts: new Int32Array(parts.length).fill(-1),
    exact: defeated.length === 0 ? undefined : new Array<number>(d).fill(0),
    before: undefined,
    letter: -1,
    level: 0,
    covered: false,
  };
  if (!isRight(nowhere)) return wrongAt(failure(nowhere), 0);
  const groups = new Map<string, Node[]>();
  const keyOf = ({ state, exact }: Node): string => (exact === undefined ? `${state}` : `${state}:${exact.join()}`);
  groups.set(keyOf(nowhere), [nowhere]);
  // All positions of the first coordinates, then those with one coordinate more: each position is come to in one way.
  for (let i = 0; i < d; i++) {
    const queue = [...groups.values()].flat();
    for (const node of queue) {
      if (node.covered) continue;
      if (clash !== undefined && (i === last ? node.level + 1 : 0) >= clashLevel)
        return wrongAt(wrongAmong(clash), clashLevel);
      work.step();
      const added = after(node, i);
      const key = keyOf(added);
      const group = groups.get(key) ?? [];
      if (group.some((other) => implies(other, added))) continue;
      if (!isRight(added)) return wrongAt(failure(added), added.level);
      const kept = group.filter((other) => {
        if (!implies(added, other)) return true;
        // Those with fewer of the last coordinate stay: what is proved of so many has to be proved with so many.
        other.covered = other.level === added.level;
        return false;
      });
      kept.push(added);
      groups.set(key, kept);
      queue.push(added);
    }
  }
  return clash === undefined ? undefined : wrongAt(wrongAmong(clash), clashLevel);
}

/** For each state a word that leads to it with the fewest of the last letter. */
function leastWords(next: Automaton['next'], d: number): (readonly number[])[] {
  const words: (readonly number[])[] = [];
  words[0] = new Array<number>(d).fill(0);
  for (let layer = [0]; layer.length > 0;) {
    // First all that is reached with as many of the last letter, then with one more.
    for (const state of layer)
      for (let i = 0; i < d - 1; i++) {
        const to = next[state]![i]!;
        if (words[to] !== undefined) continue;
        words[to] = words[state]!.map((x, j) => (j === i ? x + 1 : x));
        layer.push(to);
      }
    const above: number[] = [];
    for (const state of layer) {
      const to = next[state]![d - 1]!;
      if (d === 0 || words[to] !== undefined) continue;
      words[to] = words[state]!.map((x, j) => (j === d - 1 ? x + 1 : x));
      above.push(to);
    }
    layer = above;
  }
  return words;
}

/** Has a node fewer options, and parts, than another of the same state? */
function implies(node: Node, other: Node): boolean {
  for (let w = 0; w < node.options.length; w++) if ((node.options[w]! & ~other.options[w]!) !== 0) return false;
  return node.parts.every((q, k) => q === -1 || q === other.parts[k]);
}

function partsOf(taken: readonly (readonly number[])[]): (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (const vector of taken) {
    if (vector.reduce((product, x) => product * (x + 1), 1) > MOST_PARTS) tooManyParts();
    let parts: (readonly number[])[] = [[]];
    for (const x of vector) parts = parts.flatMap((part) => Array.from({ length: x + 1 }, (_, k) => [...part, k]));
    for (const part of parts)
      if (part.some((x) => x > 0) && part.some((x, i) => x < vector[i]!)) found.set(part.join(), part);
    if (found.size > MOST_PARTS) tooManyParts();
  }
  return [...found.values()];
}

function tooManyParts(): never {
  throw new LimitError(
    'too-many-parts',
    `latticeQuotient: the moves take more than ${MOST_PARTS} different parts; the limit is ${MOST_PARTS}.`,
  );
}
