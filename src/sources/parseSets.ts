import { SimplicialComplex, type Vertex, vertexFromLabel } from '../complex/index.js';
import type { TextSpan } from '../text/internal.js';

/**
 * The complex of `facets:x1 x2, x2 y1` or `nonfaces:…`; sets are separated by commas, labels by blanks, `{}` is ∅.
 * @param sets what follows the colon
 * @param given the ground set; undefined for the labels in order of first appearance
 * @throws ParseError `invalid-set`, `invalid-label`
 * @throws InputError `unknown-vertex` with the nearest labels
 */
export function parseSets(
  sets: TextSpan,
  as: 'facets' | 'nonfaces',
  given: readonly Vertex[] | undefined,
): SimplicialComplex {
  const vertices: Vertex[] = given === undefined ? [] : [...given];
  const index = new Map(vertices.map(({ label }, i) => [label, i]));
  const indexOf = (word: TextSpan): number => {
    const label = checkedLabel(word);
    const known = index.get(label);
    if (known !== undefined) return known;
    if (given !== undefined) word.unknown('unknown-vertex', 'vertex', [...index.keys()]);
    index.set(label, vertices.length);
    return vertices.push(vertexFromLabel(label)) - 1;
  };
  const lists = sets.text.trim() === '' ? [] : sets.split(',').map((set) => parseSet(set.trim(), indexOf));
  return as === 'facets'
    ? SimplicialComplex.fromFacets(lists, vertices)
    : SimplicialComplex.fromNonfaces(lists, vertices);
}

function parseSet(set: TextSpan, indexOf: (word: TextSpan) => number): number[] {
  if (set.text === '') set.refuse('invalid-set', 'labels such as x1 x2', 'Write the empty set as {}.');
  return /^\{\s*\}$/.test(set.text) ? [] : set.words().map(indexOf);
}

/**
 * The ground set of `vertices:x1 x2 x3`.
 * @throws ParseError `invalid-label`, `not-distinct-labels`
 */
export function parseVertices(labels: TextSpan): Vertex[] {
  const seen = new Set<string>();
  return labels.words().map((word) => {
    const label = checkedLabel(word);
    if (seen.has(label)) word.refuse('not-distinct-labels', 'each label once');
    seen.add(label);
    return vertexFromLabel(label);
  });
}

function checkedLabel(word: TextSpan): string {
  if (/[{},;]/.test(word.text))
    word.refuse(
      'invalid-label',
      'a label without braces, commas and semicolons',
      'Sets are written without braces, as in facets:x1 x2, x2 y1; only the empty set is {}.',
    );
  return word.text;
}
