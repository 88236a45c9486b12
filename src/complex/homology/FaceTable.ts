import type { Work } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { countBelow, lowestBit } from '../../sets/internal.js';
import { LimitError } from '../../errors.js';

/**
 * All faces of a complex with their boundaries, as numbers. Level s holds the faces with s vertices in lexicographic
 * order; faces are numbered level by level, so that ∅ is 0 and larger faces come later. The boundary of a face lists
 * the faces without its first, second, … vertex; their signs alternate and begin with +.
 */
export interface FaceTable {
  /** Level s holds the faces `levels[s] … levels[s + 1]`; the last entry is the number of all faces. */
  readonly levels: readonly number[];
  /** The boundary of face i is `boundary[starts[i] … starts[i + 1]]`. */
  readonly starts: Int32Array;
  readonly boundary: Int32Array;
  /** The largest vertex of each face; −1 for ∅. */
  readonly last: Int32Array;
}

/** One level while the table grows. */
class Level {
  parents: Int32Array = new Int32Array(16);
  vertices: Int32Array = new Int32Array(16);
  /** Where the children of each face begin in the next level. */
  children: Int32Array = new Int32Array(16);
  /** Which vertices extend each face: a packed set a face. */
  extensions: Int32Array;
  size = 0;
  readonly stride: number;

  constructor(stride: number) {
    this.stride = stride;
    this.extensions = new Int32Array(16 * stride);
  }

  push(parent: number, vertex: number, firstChild: number): void {
    if (this.size === this.parents.length) {
      this.parents = doubled(this.parents);
      this.vertices = doubled(this.vertices);
      this.children = doubled(this.children);
      this.extensions = doubled(this.extensions);
    }
    this.parents[this.size] = parent;
    this.vertices[this.size] = vertex;
    this.children[this.size] = firstChild;
    this.size++;
  }
}

/**
 * Lists the faces under an antichain of facets, depth first; `limit` counts faces.
 * @complexity memory: 8 + 8s bytes (s + 4 words while it grows) for a face with s vertices
 */
export function tabulateFaces(facets: SetFamily, work: Work): FaceTable {
  const levels = listLevels(facets, work);
  const bounds = [0];
  let entries = 0;
  levels.forEach((level, s) => {
    bounds.push(bounds[s]! + level.size);
    entries += s * level.size;
  });
  const total = bounds.at(-1)!;
  if (entries >= 2 ** 30)
    throw new LimitError(
      'too-much-memory',
      `homology: ${total} faces have too many boundary faces; the limit is 2^30.`,
      {
        details: { found: total },
      },
    );
  const starts = new Int32Array(total + 1);
  const boundary = new Int32Array(entries);
  const last = new Int32Array(total).fill(-1);
  for (let s = 1; s < levels.length; s++) {
    const level = levels[s]!;
    const base = bounds[s]!;
    const above = bounds[s - 1]!;
    last.set(level.vertices.subarray(0, level.size), base);
    work.tick(total);
    for (let i = 0; i < level.size; i++) {
      const at = starts[base + i]!;
      const parent = above + level.parents[i]!;
      // The faces without an earlier vertex are children of the parent's boundary.
      for (let j = 0, from = starts[parent]!; j < s - 1; j++)
        boundary[at + j] = above + childOf(levels[s - 2]!, boundary[from + j]! - bounds[s - 2]!, level.vertices[i]!);
      boundary[at + s - 1] = parent;
      starts[base + i + 1] = at + s;
    }
  }
  return { levels: bounds, starts, boundary, last };
}

/** The vertices of a face, ascending: the last entry of a boundary is the face without the largest vertex. */
export function verticesOfFace(face: number, { starts, boundary, last }: FaceTable): number[] {
  const vertices: number[] = [];
  for (let i = face; last[i]! >= 0; i = boundary[starts[i + 1]! - 1]!) vertices.unshift(last[i]!);
  return vertices;
}

function childOf(level: Level, face: number, vertex: number): number {
  return level.children[face]! + countBelow(level.extensions, face * level.stride, vertex);
}

/**
 * Depth-first search: the faces of every level come in lexicographic order, the children of a face one after another.
 */
function listLevels(facets: SetFamily, work: Work): Level[] {
  const { n, words, stride, size } = facets;
  if (size === 0) return [];
  const levels: Level[] = [];
  const level = (s: number): Level => (levels[s] ??= new Level(stride));
  // A stack of facets: for the face at each depth and each vertex that extends it, those with the extended face.
  let stack: Int32Array = Int32Array.from({ length: 4 * size }, (_, i) => i);
  let begins: Int32Array = new Int32Array(4 * n);
  let ends: Int32Array = new Int32Array(4 * n);
  // Where the stack ends before each depth.
  const tops = [size];
  // For each depth the vertices still to be tried.
  let todo: Int32Array = new Int32Array(4 * stride);
  const counts = new Int32Array(n);
  const open = (depth: number, parent: number, vertex: number, begin: number, end: number): void => {
    const row = level(depth);
    const face = row.size;
    row.push(parent, vertex, levels[depth + 1]?.size ?? 0);
    while ((depth + 1) * n > begins.length) [begins, ends] = [doubled(begins), doubled(ends)];
    while ((depth + 1) * stride > todo.length) todo = doubled(todo);
    const first = vertex < 0 ? 0 : vertex >>> 5;
    for (let k = first; k < stride; k++) {
      const later = k === vertex >>> 5 ? (-1 << (vertex & 31)) << 1 : -1;
      let union = 0;
      for (let e = begin; e < end; e++) {
        const word = words[stack[e]! * stride + k]! & later;
        union |= word;
        for (let w = word; w !== 0; w &= w - 1) counts[32 * k + lowestBit(w)]!++;
      }
      row.extensions[face * stride + k] = union;
    }
    let top = tops[depth]!;
    for (let k = first; k < stride; k++)
      for (let w = row.extensions[face * stride + k]!; w !== 0; w &= w - 1) {
        const v = 32 * k + lowestBit(w);
        begins[depth * n + v] = ends[depth * n + v] = top;
        top += counts[v]!;
        counts[v] = 0;
      }
    while (top > stack.length) stack = doubled(stack);
    tops[depth + 1] = top;
    for (let k = first; k < stride; k++) {
      const union = row.extensions[face * stride + k]!;
      todo[depth * stride + k] = union;
      if (union !== 0)
        for (let e = begin; e < end; e++) {
          const facet = stack[e]!;
          for (let w = words[facet * stride + k]! & union; w !== 0; w &= w - 1)
            stack[ends[depth * n + 32 * k + lowestBit(w)]!++] = facet;
        }
    }
    for (let k = 0; k < first; k++) todo[depth * stride + k] = 0;
  };
  open(0, -1, -1, 0, size);
  let faces = 1;
  for (let depth = 0; depth >= 0;) {
    let k = 0;
    while (k < stride && todo[depth * stride + k] === 0) k++;
    if (k === stride) {
      depth--;
      continue;
    }
    const word = todo[depth * stride + k]!;
    const vertex = 32 * k + lowestBit(word);
    todo[depth * stride + k] = word & (word - 1);
    const at = depth * n + vertex;
    open(depth + 1, levels[depth]!.size - 1, vertex, begins[at]!, ends[at]!);
    depth++;
    if ((++faces & 1023) === 0) work.tick(faces);
  }
  work.tick(faces);
  return levels;
}

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
