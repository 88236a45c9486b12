import { cardinality } from '../../sets/internal.kernel.js';

/**
 * The intersections of two or more facets, each once, as words one after another; of one facet it is the facet. All
 * other faces have a cone as their link. Each is found from a smaller one by adding a vertex and all that the facets
 * around both have in common, provided that nothing before the vertex comes in.
 * @param words the facets, an antichain, `stride` words each
 * @param tick called now and then with the number of sets found
 * @complexity O(n · facets around) a set; depth at most the number of facets
 */
export function closedFaces(
  words: Uint32Array,
  stride: number,
  size: number,
  n: number,
  tick: (found: number) => void,
): Uint32Array {
  let found = new Uint32Array(64 * stride);
  let count = 0;
  const add = (face: Uint32Array): void => {
    if ((count + 1) * stride > found.length) {
      const larger = new Uint32Array(2 * found.length);
      larger.set(found);
      found = larger;
    }
    found.set(face, count * stride);
    if ((++count & 255) === 0) tick(count);
  };
  const extend = (face: Uint32Array, around: Int32Array, from: number): void => {
    const next = new Int32Array(around.length);
    for (let v = from; v < n; v++) {
      const k = v >>> 5;
      const bit = 1 << (v & 31);
      if ((face[k]! & bit) !== 0) continue;
      let fill = 0;
      for (let i = 0; i < around.length; i++)
        if ((words[around[i]! * stride + k]! & bit) !== 0) next[fill++] = around[i]!;
      if (fill < 2) continue;
      const closure = common(words, stride, next, fill);
      if (addsBefore(face, closure, v)) continue;
      add(closure);
      extend(closure, next.slice(0, fill), v + 1);
    }
  };
  if (size === 0) return found.subarray(0, 0);
  const all = Int32Array.from({ length: size }, (_, i) => i);
  const least = common(words, stride, all, size);
  add(least);
  if (size > 1) extend(least, all, 0);
  tick(count);
  return found.slice(0, count * stride);
}

function common(words: Uint32Array, stride: number, sets: Int32Array, count: number): Uint32Array {
  const intersection = new Uint32Array(stride).fill(0xffffffff);
  for (let i = 0; i < count; i++)
    for (let k = 0, at = sets[i]! * stride; k < stride; k++) intersection[k]! &= words[at + k]!;
  return intersection;
}

/** Has the closure an element before v that the face has not? */
function addsBefore(face: Uint32Array, closure: Uint32Array, v: number): boolean {
  const k = v >>> 5;
  for (let j = 0; j < k; j++) if ((closure[j]! & ~face[j]!) !== 0) return true;
  return (closure[k]! & ~face[k]! & ((1 << (v & 31)) - 1)) !== 0;
}

/** The indices of sets by falling size; sets of one size keep their order. */
export function byFallingSize(words: Uint32Array, stride: number): Int32Array {
  const sizes = new Int32Array(words.length / stride);
  for (let i = 0; i < sizes.length; i++) sizes[i] = cardinality(words, i * stride, stride);
  return Int32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
}
