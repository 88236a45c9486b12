import { SimplicialComplex, type Vertex, vertexFromLabel } from '../complex/index.js';
import { naturalOrder } from '../complex/internal.js';
import { readLabel, readSets, type TextSpan } from '../text/internal.js';

/**
 * The complex of `facets:x1 x2, x2 y1` or `nonfaces:…`, in any notation of `readSets`.
 * @param sets what follows the colon
 * @param given the ground set; undefined for the labels in natural order, else in that of first appearance
 * @throws ParseError `invalid-set`, `invalid-label`, `not-one-reading`
 * @throws InputError `unknown-vertex` with the nearest labels
 */
export function parseSets(
  sets: TextSpan,
  as: 'facets' | 'nonfaces',
  given: readonly Vertex[] | undefined,
): SimplicialComplex {
  const read = readSets(sets);
  if (given === undefined) refuseRuns(sets.trim(), read, as);
  const { lists, vertices } = given === undefined ? collected(read) : inGroundSet(read, given);
  return as === 'facets'
    ? SimplicialComplex.fromFacets(lists, vertices)
    : SimplicialComplex.fromNonfaces(lists, vertices);
}

/**
 * The complex with these facets, each by its labels; the labels are in natural order, else in that of first appearance.
 * @throws InputError as `SimplicialComplex.fromFacets`
 */
export function complexOfLabels(facets: readonly (readonly string[])[]): SimplicialComplex {
  const { lists, vertices } = collected(facets.map((facet) => facet.map((text) => ({ text }))));
  return SimplicialComplex.fromFacets(lists, vertices);
}

interface Indexed {
  readonly lists: readonly (readonly number[])[];
  readonly vertices: readonly Vertex[];
}

/** Sets of one label each, without a blank, whose labels may be sets: `123,345` and `x1x2,x2x3`. */
const ONE_RUN_EACH: readonly { readonly whole: RegExp; readonly labels: RegExp; readonly words: string }[] = [
  { whole: /^\d\d+(?:[,\n]\d\d+)+$/, labels: /\d/g, words: 'digits' },
  { whole: /^(?:[xyz]_?\d+){2,}(?:,\s*(?:[xyz]_?\d+){2,})*$/, labels: /[xyz]_?\d+/g, words: 'variables' },
];

/** @throws ParseError `not-one-reading` for `123,345`: two vertices, or two sets of three */
function refuseRuns(sets: TextSpan, read: readonly (readonly TextSpan[])[], as: string): void {
  const run = ONE_RUN_EACH.find(({ whole }) => whole.test(sets.text));
  if (run === undefined) return;
  const words = read.slice(0, 3).map(([word]) => word!.text);
  const more = read.length > words.length ? ', …' : '';
  const split = words.map((word) => word.match(run.labels)!.join(' '));
  sets.refuse(
    'not-one-reading',
    'a blank in at least one set, or vertices:… before',
    `Write ${as}:${words.join(', ')}${more} for sets of one, ${as}:${split.join(', ')}${more} for sets of ${run.words}.`,
  );
}

/** The sets on the labels that occur in them. */
function collected(read: readonly (readonly { readonly text: string }[])[]): Indexed {
  const index = new Map<string, number>();
  const lists = read.map((set) =>
    set.map(({ text }) => {
      const known = index.get(text) ?? index.size;
      index.set(text, known);
      return known;
    }),
  );
  const labels = [...index.keys()];
  const order = naturalOrder(labels);
  const place = new Map(order.map((old, i) => [old, i]));
  return {
    lists: lists.map((list) => list.map((v) => place.get(v)!)),
    vertices: order.map((v) => vertexFromLabel(labels[v]!)),
  };
}

function inGroundSet(read: readonly (readonly TextSpan[])[], vertices: readonly Vertex[]): Indexed {
  const index = new Map(vertices.map(({ label }, i) => [label, i]));
  const indexOf = (word: TextSpan): number =>
    index.get(word.text) ?? word.unknown('unknown-vertex', 'vertex', [...index.keys()]);
  return { lists: read.map((set) => set.map(indexOf)), vertices };
}

/**
 * The ground set of `vertices:x1 x2 x3`.
 * @throws ParseError `invalid-label`, `not-distinct-labels`
 */
export function parseVertices(labels: TextSpan): Vertex[] {
  const seen = new Set<string>();
  return labels.words().map((word) => {
    const label = readLabel(word);
    if (seen.has(label.text)) word.refuse('not-distinct-labels', 'each label once');
    seen.add(label.text);
    return vertexFromLabel(label.text);
  });
}
