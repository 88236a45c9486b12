import type { Player } from '../../player.js';
import type { PlacedHistory, SphereHistory } from './SphereHistory.js';

/** A facet; facets are the same if they are the same list. */
export type Facet = readonly number[];

/** A sphere by its facets, whose vertices have sides, and answers to moves. */
export interface LabelledSphere {
  readonly sides: Player[];
  readonly facets: Set<Facet>;
  /**
   * Answers w to moves u: w is of the other side, and all other vertices of the facets with both are of the side of w.
   * Of vertices without one it is not known that they have one.
   */
  readonly answers: Map<number, number>;
  /**
   * Facets all of whose vertices have answers outside of them, by the number of Left's vertices: others can be glued on
   * there.
   */
  readonly spare: Map<number, Set<Facet>>;
  /**
   * What it is the connected sum of, each summand glued to those before it; the vertices of the first one have their
   * own numbers.
   */
  readonly summands: PlacedHistory[];
}

/** How many vertices of a facet are Left's. */
export function leftOf(facet: Facet, sides: readonly Player[]): number {
  return facet.reduce((count, v) => count + (sides[v] === 'L' ? 1 : 0), 0);
}

/** A first answer for each vertex that has one, by the definition. */
export function answersOf(sides: readonly Player[], facets: Iterable<Facet>): Map<number, number> {
  const good = sides.map(() => new Map<number, boolean>());
  for (const facet of facets)
    for (const u of facet)
      for (const w of facet)
        if (sides[u] !== sides[w]) {
          const fits = good[u]!.get(w) !== false && facet.every((v) => v === u || sides[v] === sides[w]);
          good[u]!.set(w, fits);
        }
  return new Map(
    good.flatMap((answers, u) => {
      const answer = [...answers].find(([, fits]) => fits)?.[0];
      return answer === undefined ? [] : [[u, answer] as const];
    }),
  );
}

/** The facets all of whose vertices have answers outside of them. */
export function spareFacets({
  sides,
  facets,
  answers,
}: Pick<LabelledSphere, 'sides' | 'facets' | 'answers'>): LabelledSphere['spare'] {
  const spare: LabelledSphere['spare'] = new Map();
  for (const facet of facets) {
    const isSpare = facet.every((u) => {
      const answer = answers.get(u);
      return answer !== undefined && !facet.includes(answer);
    });
    if (isSpare) addSpare(spare, leftOf(facet, sides), facet);
  }
  return spare;
}

/** How a sphere was put together. */
export function historyOf({ summands }: Pick<LabelledSphere, 'summands'>): SphereHistory {
  return summands.length === 1 ? summands[0]!.of : { sum: summands };
}

function addSpare(spare: LabelledSphere['spare'], left: number, facet: Facet): void {
  const known = spare.get(left);
  if (known === undefined) spare.set(left, new Set([facet]));
  else known.add(facet);
}

/**
 * The connected sum: a facet of each is taken away, and their boundaries are glued, Left's vertices to Left's. The
 * first sphere becomes the sum. Vertices of the facet take their answers from the second one, in which the facet has to
 * be spare; that is a summand of its own.
 * @returns the vertices of the second one in the sum
 */
export function glue(sphere: LabelledSphere, at: Facet, other: LabelledSphere, otherAt: Facet): number[] {
  const { sides, facets, answers, spare } = sphere;
  const bySide = (facet: Facet, of: readonly Player[]): Facet =>
    [...facet].sort((u, v) => Number(of[u] === 'R') - Number(of[v] === 'R'));
  const places = bySide(at, sides);
  const map: number[] = [];
  bySide(otherAt, other.sides).forEach((v, i) => (map[v] = places[i]!));
  other.sides.forEach((side, v) => (map[v] ??= sides.push(side) - 1));
  facets.delete(at);
  for (const each of spare.values()) each.delete(at);
  const images = new Map<Facet, Facet>();
  for (const facet of other.facets)
    if (facet !== otherAt) {
      const image = facet.map((v) => map[v]!);
      images.set(facet, image);
      facets.add(image);
    }
  for (const [u, answer] of other.answers) answers.set(map[u]!, map[answer]!);
  for (const [left, each] of other.spare)
    for (const facet of each) if (facet !== otherAt) addSpare(spare, left, images.get(facet)!);
  sphere.summands.push({ of: historyOf(other), vertices: map });
  return map;
}
