import { FREE, type Side } from './CutSurface.js';
import type { BoundaryEdge } from './cutOpen.js';
import { edgeOf, vertexAt, type GluedTriangles } from './glueTriangles.js';

/**
 * Divides the boundary of a disc into sides, as long as they can be, so that each is glued to others as a whole or lies
 * in one triangle only.
 * @returns the sides in their order, and which edge is the first of the first one
 */
export function sidesOf(
  glued: GluedTriangles,
  boundary: readonly BoundaryEdge[],
): { readonly begin: number; readonly sides: readonly Side[] } {
  const length = boundary.length;
  const names = boundary.map((edge) => glued.name[edgeOf(edge)]!);
  const at = (i: number): number => names[(i + length) % length]!;
  const places = new Map<number, number[]>();
  names.forEach((name, i) => places.set(name, [...(places.get(name) ?? []), i]));
  /** Does an edge run as its first copy does? */
  const isForward = (i: number): boolean =>
    vertexAt(glued, boundary[i]!.from) === vertexAt(glued, boundary[places.get(names[i]!)![0]!]!.from);

  /** Is edge i, wherever it is, followed by the same edge? */
  const goesOn = (i: number): boolean => {
    const [own, after] = [places.get(at(i))!, places.get(at(i + 1))!];
    if (own.length !== after.length || at(i) === at(i + 1)) return false;
    return own.length === 1 || own.every((j) => at(isForward(j) === isForward(i) ? j + 1 : j - 1) === at(i + 1));
  };
  const ends = boundary.map((_, i) => !goesOn(i));
  // A boundary that could go round for ever is cut before its first edge, wherever that is.
  if (!ends.includes(true))
    for (const j of places.get(names[0]!)!) ends[(isForward(j) ? j - 1 + length : j) % length] = true;

  const starts = ends.flatMap((isEnd, i) => (isEnd ? [(i + 1) % length] : []));

  const from = (begin: number): Side[] => {
    const sides: Side[] = [];
    const known = new Map<number, { readonly name: number; readonly isForward: boolean }>();
    let letters = 0;
    let count = 0;
    for (let step = 0; step < length; step++) {
      const i = (begin + step) % length;
      count++;
      if (!ends[i]!) continue;
      const first = known.get(at(i));
      if (places.get(at(i))!.length === 1) sides.push({ name: FREE, reversed: false, length: count });
      else if (first === undefined) {
        for (let j = i - count + 1; j <= i; j++)
          known.set(at(j), { name: letters, isForward: isForward((j + length) % length) });
        sides.push({ name: letters++, reversed: false, length: count });
      } else sides.push({ name: first.name, reversed: first.isForward !== isForward(i), length: count });
      count = 0;
    }
    return sides;
  };
  return starts
    .map((begin) => ({ begin, sides: from(begin) }))
    .reduce((best, next) => (wordOrder(next.sides, best.sides) < 0 ? next : best));
}

/** Words with few inverse letters come first, and of these the ones in which they come late. */
function wordOrder(one: readonly Side[], other: readonly Side[]): number {
  const inverse = (sides: readonly Side[]): number => sides.filter(({ reversed }) => reversed).length;
  const letters = (sides: readonly Side[]): number[] =>
    sides.map(({ name, reversed }) => (reversed ? one.length : 0) + name);
  const [mine, others] = [letters(one), letters(other)];
  const i = mine.findIndex((letter, j) => letter !== others[j]);
  return inverse(one) - inverse(other) || (i === -1 ? 0 : mine[i]! - others[i]!);
}
