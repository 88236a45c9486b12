import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions } from '../../run.js';
import { CosetSearch } from './CosetSearch.js';
import { edgePathGroup, type Presentation } from './edgePathGroup.js';
import { simplifyPresentation, type SimplerPresentation } from './simplifyPresentation.js';

/**
 * What an edge from u to v, u < v, does to the sheets of a covering: sheet s over u goes on as sheet `permutation[s]`
 * over v.
 */
export interface EdgePermutation {
  readonly edge: readonly [number, number];
  readonly permutation: readonly number[];
}

/**
 * A connected covering with several sheets, so that the fundamental group of the complex is not trivial: it permutes
 * the sheets. Edges that are not listed keep the sheets, and these connect all vertices; around every triangle nothing
 * happens.
 */
export interface Covering {
  readonly sheets: number;
  readonly edges: readonly EdgePermutation[];
}

/** Whether the fundamental group of a connected complex is trivial, with a covering if it is not. */
export type FoundCovering =
  | { readonly simplyConnected: true }
  | { readonly simplyConnected: false; readonly covering: Covering }
  /** There is no covering with so few sheets, or the bounds cut the search off. */
  | { readonly simplyConnected: 'undecided'; readonly explored: number };

/** Coverings with more sheets are not looked for: alternating groups on 5 points and PSL(2,7) on 7 are found. */
const MOST_SHEETS = 7;

/**
 * Looks for a connected covering with 2 to 7 sheets: for a transitive action of the edge-path group on so few points.
 * The group is simplified first; one without generators is trivial.
 * @param options `limit` counts steps of the simplification and of the search
 * @returns undecided also where only coverings with more sheets could tell
 * @throws InputError `not-connected` unless the complex is connected and has a vertex
 * @source Seifert and Threlfall 1934
 * @example findCovering(SimplicialComplex.fromFacets([[0, 1], [1, 2], [0, 2]], 3)).simplyConnected // false
 */
export function findCovering(complex: ComplexSource, options: RunOptions = {}): FoundCovering {
  complex = complexOf(complex, 'findCovering');
  const work = new Work('findCovering', options);
  const decide = (): FoundCovering => {
    const { edges, ...group } = edgePathGroup(complex, work.part());
    const simpler = simplifyPresentation(group, work);
    if (simpler.generators === 0) return { simplyConnected: true };
    const action = findAction(simpler, work);
    if (action === undefined) return { simplyConnected: 'undecided', explored: work.steps };
    const images = allImages(action, simpler, group.generators);
    const moved = edges.map((edge, g) => ({ edge, permutation: images[g]! }));
    const isMoved = ({ permutation }: EdgePermutation): boolean => permutation.some((image, s) => image !== s);
    return { simplyConnected: false, covering: { sheets: action[0]!.length, edges: moved.filter(isMoved) } };
  };
  return work.unlessCutOff(decide, (explored) => ({ simplyConnected: 'undecided', explored }));
}

/** On as few points as possible. */
function findAction(group: Presentation, work: Work): number[][] | undefined {
  for (let points = 2; points <= MOST_SHEETS; points++) {
    const found = new CosetSearch(group, points, work).run();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What all generators do, from what those do that are left: the last one that went is expressed by these. */
function allImages(
  action: readonly (readonly number[])[],
  { kept, eliminated }: SimplerPresentation,
  generators: number,
): readonly (readonly number[])[] {
  const points = action[0]!.length;
  const images = new Array<readonly number[]>(generators);
  kept.forEach((g, i) => (images[g] = action[i]!));
  for (const { generator, word } of eliminated.toReversed())
    images[generator] = Array.from({ length: points }, (_, s) =>
      word.reduce((at, letter) => {
        const image = images[Math.abs(letter) - 1]!;
        return letter > 0 ? image[at]! : image.indexOf(at);
      }, s),
    );
  return images;
}
