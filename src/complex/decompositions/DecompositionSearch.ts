import { lowestBit, subsetsOfSize } from '../../sets/internal.js';
import type { Work } from '../../run.js';
import type { DecompositionNode, DecompositionTree } from './DecompositionTree.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';

/** Parts that a decomposition without wrong turns has, and some more. */
export function decompositionBudget({ size }: FacetIncidence): number {
  return 4 * size + 64;
}

/**
 * Some facets T; they stand for the complex of all F∖⋂T, which is what deletions and links of shedding faces lead to.
 */
interface Part {
  readonly words: Uint32Array;
  readonly members: readonly number[];
  /** Undefined while it is not known. */
  decomposable: boolean | undefined;
  readonly candidates: Iterator<readonly number[]>;
  choice: { readonly face: readonly number[]; readonly deletion: Part; readonly link: Part } | undefined;
}

/**
 * An exact search for a k-decomposition. A shedding face σ divides the facets of a complex in two: those of the
 * deletion do not contain σ, those that do are those of the link, with σ joined to them; cone points matter nowhere. So
 * each complex that occurs is a set of facets, and none is decided twice.
 */
export class DecompositionSearch {
  readonly #incidence: FacetIncidence;
  readonly #k: number;
  readonly #work: Work;
  readonly #parts = new Map<string, Part>();

  constructor(incidence: FacetIncidence, k: number, work: Work) {
    this.#incidence = incidence;
    this.#k = k;
    this.#work = work;
  }

  /** The decomposition of the complex of all facets, or undefined if there is none. @throws LimitError */
  run(): DecompositionTree | undefined {
    const { size, stride } = this.#incidence;
    if (size === 0) return [];
    const words = new Uint32Array(stride);
    for (let f = 0; f < size; f++) words[f >>> 5]! |= 1 << (f & 31);
    const root = this.#part(words);
    const open = [root];
    while (open.length > 0) {
      const part = open.at(-1)!;
      const next = part.decomposable === undefined ? this.#advance(part) : undefined;
      if (next === undefined) open.pop();
      else open.push(next);
    }
    return root.decomposable === true ? tree(root) : undefined;
  }

  /** Goes on with a part: returns one that has to be decided before, or undefined when the part itself is decided. */
  #advance(part: Part): Part | undefined {
    for (;;) {
      if (part.choice === undefined) {
        const next = part.candidates.next();
        if (next.done === true) {
          part.decomposable = false;
          return undefined;
        }
        part.choice = { face: next.value, ...this.#divide(part, next.value) };
      }
      const { deletion, link } = part.choice;
      if (deletion.decomposable === false || link.decomposable === false) {
        part.choice = undefined;
        continue;
      }
      const [first, second] = link.members.length <= deletion.members.length ? [link, deletion] : [deletion, link];
      if (first.decomposable === undefined) return first;
      if (second.decomposable === undefined) return second;
      part.decomposable = true;
      return undefined;
    }
  }

  #divide(part: Part, face: readonly number[]): { deletion: Part; link: Part } {
    const { containing, stride } = this.#incidence;
    const inside = part.words.slice();
    for (const v of face) for (let k = 0; k < stride; k++) inside[k]! &= containing[v * stride + k]!;
    return { deletion: this.#part(part.words.map((w, k) => w & ~inside[k]!)), link: this.#part(inside) };
  }

  #part(words: Uint32Array): Part {
    let key = '';
    for (let k = 0; k < words.length; k++) key += String.fromCharCode(words[k]! & 0xffff, words[k]! >>> 16);
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    this.#work.step();
    const members = this.#incidence.members(words);
    const part: Part = {
      words,
      members,
      decomposable: members.length === 1 ? true : undefined,
      candidates: this.#sheddingFaces(words, members),
      choice: undefined,
    };
    this.#parts.set(key, part);
    return part;
  }

  /** The shedding faces up to dimension k of a part, small ones first, vertices in few facets before others. */
  *#sheddingFaces(words: Uint32Array, members: readonly number[]): Generator<readonly number[]> {
    const { lists, n } = this.#incidence;
    const degree = new Int32Array(n);
    for (const f of members) {
      const list = lists[f]!;
      for (let j = 0; j < list.length; j++) degree[list[j]!]!++;
    }
    // The next vertex is looked for when it is asked for: mostly the first one will do.
    for (;;) {
      let v = -1;
      for (let u = 0; u < n; u++)
        if (degree[u]! > 0 && degree[u]! < members.length && (v < 0 || degree[u]! < degree[v]!)) v = u;
      if (v < 0) break;
      degree[v] = 0;
      if (this.#sheds(v, words)) yield [v];
    }
    if (this.#k > 0) yield* this.#largerSheddingFaces(words, members);
  }

  /** Does every facet of the part around v have an exchange for v, a facet that contains all its other vertices? */
  #sheds(v: number, words: Uint32Array): boolean {
    const { containing, lists, offset, stride } = this.#incidence;
    for (let k = 0; k < stride; k++)
      for (let w = words[k]! & containing[v * stride + k]!; w !== 0; w &= w - 1) {
        const f = (k << 5) + lowestBit(w);
        if (!this.#incidence.ridgeMeets(offset[f]! + lists[f]!.indexOf(v), words)) return false;
      }
    return true;
  }

  /** The shedding faces with two vertices or more: those inside R_T(F) for each F of the part around them. */
  *#largerSheddingFaces(words: Uint32Array, members: readonly number[]): Generator<readonly number[]> {
    const { lists, offset } = this.#incidence;
    const restrictions = members.map((f) =>
      Array.from(lists[f]!).filter((_, j) => this.#incidence.ridgeMeets(offset[f]! + j, words)),
    );
    for (let size = 2; size <= this.#k + 1; size++) {
      const seen = new Set<string>();
      for (const own of restrictions)
        for (const face of subsetsOfSize(own, size)) {
          const key = face.join();
          if (seen.has(key)) continue;
          seen.add(key);
          this.#work.step();
          const holds = members.every((f, i) => !contains(lists[f]!, face) || contains(restrictions[i]!, face));
          if (holds) yield face;
        }
    }
  }
}

function contains(list: ArrayLike<number>, face: readonly number[]): boolean {
  let j = 0;
  for (let i = 0; i < list.length && j < face.length; i++) if (list[i] === face[j]) j++;
  return j === face.length;
}

/** The decided part and everything below it, in preorder. */
function tree(root: Part): DecompositionTree {
  const nodes: DecompositionNode[] = [];
  const open: { part: Part; fill: (index: number) => void }[] = [{ part: root, fill: () => {} }];
  while (open.length > 0) {
    const { part, fill } = open.pop()!;
    const index = nodes.length;
    fill(index);
    if (part.choice === undefined) {
      nodes.push({ facet: part.members[0]! });
      continue;
    }
    const node = { face: part.choice.face, deletion: -1, link: -1 };
    nodes.push(node);
    open.push(
      { part: part.choice.link, fill: (at) => (node.link = at) },
      { part: part.choice.deletion, fill: (at) => (node.deletion = at) },
    );
  }
  return nodes;
}
