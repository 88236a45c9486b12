import type { SimplicialComplex } from 'spgames/complex';
import type { Value, ValueStore } from 'spgames/values';

/** Sets of vertices as numbers: there are fewer than 53 vertices. */
const maskOf = (set: readonly number[]): number => set.reduce((sum, v) => sum + 2 ** v, 0);

/** All faces by size. */
function facesOf(facets: readonly (readonly number[])[]): Map<number, readonly number[]>[] {
  const levels: Map<number, readonly number[]>[] = [];
  for (const facet of facets) {
    const add = (face: readonly number[]): void => {
      const level = (levels[face.length] ??= new Map<number, readonly number[]>());
      const mask = maskOf(face);
      if (level.has(mask)) return;
      level.set(mask, face);
      for (const v of face) add(face.filter((u) => u !== v));
    };
    add(facet);
  }
  return levels;
}

/** The value of a complex, by the value of the position after every face: large faces first. */
export function valueByFaces(complex: SimplicialComplex, store: ValueStore): Value {
  const { vertices } = complex;
  const levels = facesOf(complex.facets.toLists());
  /** The options of each face, found from the faces with one vertex more. */
  let options = new Map<number, readonly [Set<number>, Set<number>]>();
  let value = store.zero;
  for (let size = levels.length - 1; size >= 0; size--) {
    const below = new Map<number, readonly [Set<number>, Set<number>]>();
    for (const [mask, face] of levels[size]!) {
      const [left, right] = options.get(mask) ?? [[], []];
      value = store.fromOptions(
        Array.from(left, (id) => store.value(id)),
        Array.from(right, (id) => store.value(id)),
      );
      for (const v of face) {
        const smaller = mask - 2 ** v;
        let sides = below.get(smaller);
        if (sides === undefined) below.set(smaller, (sides = [new Set(), new Set()]));
        sides[vertices[v]!.side === 'L' ? 0 : 1].add(value.id);
      }
    }
    options = below;
  }
  return value;
}

/**
 * Is an order of all facets a shelling? The vertices v of F for which F∖v lies in an earlier facet must lie together in
 * none: then F meets the earlier ones in the faces that miss one of these.
 */
export function isShelling(facets: readonly (readonly number[])[], order: readonly number[]): boolean {
  if (new Set(order).size !== facets.length || order.length !== facets.length) return false;
  const seen = new Set<number>();
  return order.every((f, place) => {
    const facet = facets[f]!;
    const mask = maskOf(facet);
    const restriction = facet.filter((v) => seen.has(mask - 2 ** v));
    const isNext = place === 0 || !seen.has(maskOf(restriction));
    let faces = [0];
    for (const v of facet) faces = [...faces, ...faces.map((face) => face + 2 ** v)];
    for (const face of faces) seen.add(face);
    return isNext;
  });
}

/** Is the order of a shelling by pairs: each F meets each earlier facet inside some F∖v that lies in an earlier one? */
export function isShellingByPairs(facets: readonly (readonly number[])[], order: readonly number[]): boolean {
  return order.every((f, place) => {
    const facet = facets[f]!;
    const earlier = order.slice(0, place).map((g) => facets[g]!);
    const ridges = facet.filter((v) => earlier.some((other) => facet.every((u) => u === v || other.includes(u))));
    return earlier.every((other) => ridges.some((v) => !other.includes(v)));
  });
}
