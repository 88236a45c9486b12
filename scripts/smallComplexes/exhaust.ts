/**
 * All labelled complexes with at most six vertices, Left's vertices first. A complex on vertices 0 … n is a pair D ⊇ L
 * of complexes on 0 … n − 1: the faces without n, and the link of n. Faces are bits of a word.
 */
import type { Value } from '../../src/values/index.js';
import { indexOf, store, type Found } from './day3.js';

const ORDER = 5;

/** Counts and what was found, by index of the value. */
export interface Exhaustion {
  /** For each value a complex with the fewest vertices, and of those one of dimension at most 2 if there is one. */
  readonly fewest: ReadonlyMap<number, Found>;
  /** The same among the complexes of dimension at most 2. */
  readonly flat: ReadonlyMap<number, Found>;
  /** How many labelled complexes with n vertices, Left's first, were evaluated. */
  readonly evaluated: readonly number[];
}

interface Candidate {
  readonly n: number;
  readonly left: number;
  readonly faces: number;
  readonly isFlat: boolean;
  readonly without: number;
  readonly link: number;
}

/** Evaluates all labelled complexes with at most five or six vertices. */
export function exhaust(most: 5 | 6): Exhaustion {
  const complexes = Array.from({ length: ORDER + 1 }, (_, n) => complexesOn(n));
  const ids = complexes.map((list) => new Map(list.map((faces, i) => [faces, i])));
  const sets = new OptionSets();
  const fewest = new Map<number, Candidate>();
  const flat = new Map<number, Candidate>();
  const record = (set: number, n: number, left: number, without: number, link: number): void => {
    const index = set < 0 ? -1 : indexOf(store.value(set));
    if (index === -1) return;
    const isFlat = (without & SIZE_FOUR) === 0 && (link & SIZE_THREE) === 0;
    const candidate = { n, left, faces: bitCount(without) + bitCount(link), isFlat, without, link };
    if (isBetter(candidate, fewest.get(index))) fewest.set(index, candidate);
    if (isFlat && isBetter(candidate, flat.get(index))) flat.set(index, candidate);
  };
  const found = (candidates: ReadonlyMap<number, Candidate>): Map<number, Found> =>
    new Map([...candidates].map(([index, candidate]) => [index, foundOf(candidate)]));
  const answer = (): Exhaustion => ({ fewest: found(fewest), flat: found(flat), evaluated });
  // values[n][left][i] is the value of complex i on n vertices of which the first `left` are Left's, as an id.
  const values: Int32Array[][] = [];
  const evaluated: number[] = [];
  for (let n = 0; n <= ORDER; n++) {
    evaluated[n] = 0;
    values[n] = Array.from({ length: n + 1 }, () => new Int32Array(complexes[n]!.length).fill(-1));
    for (let left = 0; left <= n; left++)
      for (const [i, faces] of complexes[n]!.entries()) {
        if (faces === 0) continue;
        let [l, r, loops] = [0, 0, 0];
        for (let v = 0; v < n; v++) {
          if (((faces >>> (1 << v)) & 1) === 0) loops++;
          else if (v < left) l = sets.add(l, values[n - 1]![left - 1]![ids[n - 1]!.get(linkOf(faces, n, v))!]!);
          else r = sets.add(r, values[n - 1]![left]![ids[n - 1]!.get(linkOf(faces, n, v))!]!);
        }
        values[n]![left]![i] = sets.value(l, r);
        if (loops > 0) continue;
        evaluated[n]!++;
        record(values[n]![left]![i]!, n, left, faces, 0);
      }
  }
  if (most === 5) return answer();
  // Six vertices; those with fewer Left than Right vertices are the negatives of others.
  const five = complexes[ORDER]!;
  const links = five.map((faces) => [0, 1, 2, 3, 4].map((v) => ids[ORDER - 1]!.get(linkOf(faces, ORDER, v))!));
  const four = complexes[ORDER - 1]!;
  const pairs = four.map((without) =>
    four.map((link) => ((link & ~without) === 0 ? ids[ORDER]!.get((without | (link << 16)) >>> 0)! : -1)),
  );
  evaluated[6] = 0;
  for (const [d, without] of five.entries()) {
    if ((without & POINTS) !== POINTS) continue;
    for (const [e, link] of five.entries()) {
      if (link === 0 || (link & ~without) !== 0) continue;
      for (let left = 3; left <= 6; left++) {
        let [l, r] = [0, 0];
        for (let v = 0; v < ORDER; v++) {
          const at = pairs[links[d]![v]!]![links[e]![v]!]!;
          if (v < left) l = sets.add(l, values[ORDER]![left - 1]![at]!);
          else r = sets.add(r, values[ORDER]![left]![at]!);
        }
        if (left === 6) l = sets.add(l, values[ORDER]![ORDER]![e]!);
        else r = sets.add(r, values[ORDER]![left]![e]!);
        evaluated[6]++;
        record(sets.value(l, r), 6, left, without, link);
      }
    }
  }
  return answer();
}

/** All complexes on n vertices, the void one first, as words. */
function complexesOn(n: number): number[] {
  let list = [0, 1];
  for (let v = 0; v < n; v++)
    list = list.flatMap((without) =>
      list.flatMap((link) => ((link & ~without) === 0 ? [(without | (link << (1 << v))) >>> 0] : [])),
    );
  return list;
}

function linkOf(faces: number, n: number, v: number): number {
  let link = 0;
  for (let set = 0; set < 1 << n; set++)
    if (((set >> v) & 1) === 1 && ((faces >>> set) & 1) === 1)
      link |= 1 << ((set & ((1 << v) - 1)) | ((set >> (v + 1)) << v));
  return link >>> 0;
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const ofSize = (least: number): number =>
  Array.from({ length: 32 }, (_, set) => set).reduce((m, set) => (bitCount(set) >= least ? m | (1 << set) : m), 0);
const SIZE_THREE = ofSize(3);
const SIZE_FOUR = ofSize(4);
const POINTS = [0, 1, 2, 3, 4].reduce((word, v) => word | (1 << (1 << v)), 0);

function isBetter(a: Candidate, b: Candidate | undefined): boolean {
  if (b === undefined || a.n !== b.n) return b === undefined || a.n < b.n;
  return a.isFlat === b.isFlat ? a.faces < b.faces : a.isFlat;
}

function foundOf({ n, left, without, link }: Candidate): Found {
  const faces: number[] = [];
  for (let set = 0; set < 32; set++) {
    if (((without >>> set) & 1) === 1) faces.push(set);
    if (((link >>> set) & 1) === 1) faces.push(set | 32);
  }
  const facets = faces.filter((face) => !faces.some((other) => other !== face && (face & ~other) === 0));
  const elements = (set: number): number[] =>
    Array.from({ length: n }, (_, v) => v).filter((v) => ((set >> v) & 1) === 1);
  return { n, left, facets: facets.map(elements) };
}

/** Sets of values by number, 0 the empty one; adding a value and making a game of two sets are remembered. */
class OptionSets {
  readonly #sets: (readonly Value[])[] = [[]];
  readonly #numbers = new Map([['', 0]]);
  readonly #sums: Int32Array[] = [];
  readonly #games = new Map<number, number>();

  add(set: number, id: number): number {
    const known = (this.#sums[set] ??= new Int32Array(4096).fill(-1));
    if (known[id] !== -1) return known[id]!;
    const larger = [...new Set([...this.#sets[set]!, store.value(id)])].sort((a, b) => a.id - b.id);
    const key = larger.map((value) => value.id).join();
    const number = this.#numbers.get(key) ?? this.#sets.push(larger) - 1;
    this.#numbers.set(key, number);
    return (known[id] = number);
  }

  /** The id of {left | right}. */
  value(left: number, right: number): number {
    const key = left * 2 ** 24 + right;
    let id = this.#games.get(key);
    if (id === undefined) this.#games.set(key, (id = store.fromOptions(this.#sets[left]!, this.#sets[right]!).id));
    return id;
  }
}
