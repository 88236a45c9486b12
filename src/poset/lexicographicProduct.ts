import { LimitError } from '../errors.js';
import { LabelledPoset } from './LabelledPoset.js';
import { checkSize, type Relation } from './relations.js';

/** The most covers between copies. */
const MOST_COVERS = 2 ** 22;

/**
 * A copy of the inner poset for each element of the outer one: (a, b) ≤ (c, d) iff a < c, or a = c and b ≤ d. Element
 * (a, b) has the number a·n + b, n the number of inner elements, and the labels of both, joined by a point. Labels of
 * covers are left out.
 * @throws LimitError `too-large-poset` above `POSET_LIMIT` elements or 2²² covers between copies
 * @complexity the covers of the outer poset times the pairs of a maximal and a minimal element of the inner one
 * @example lexicographicProduct(LabelledPoset.fromCovers(2, [[0, 1]]), LabelledPoset.fromCovers(2, [])).covers.length // 4
 */
export function lexicographicProduct(outer: LabelledPoset, inner: LabelledPoset): LabelledPoset {
  const n = inner.n;
  checkSize(outer.n * n, 'lexicographicProduct');
  const elements = [...inner.labels.keys()];
  const minimal = elements.filter((b) => inner.lowerCovers(b).length === 0);
  const maximal = elements.filter((b) => inner.upperCovers(b).length === 0);
  const count = outer.covers.length * minimal.length * maximal.length;
  if (count > MOST_COVERS)
    throw new LimitError(
      'too-large-poset',
      `lexicographicProduct: ${count} covers between copies; the limit is ${MOST_COVERS}.`,
      { details: { covers: count, limit: MOST_COVERS } },
    );
  const within = outer.labels.flatMap((_, a) =>
    inner.covers.map(({ lower, upper }): Relation => [a * n + lower, a * n + upper]),
  );
  const between = outer.covers.flatMap(({ lower, upper }) =>
    maximal.flatMap((b) => minimal.map((d): Relation => [lower * n + b, upper * n + d])),
  );
  const labels = outer.labels.flatMap((a) => inner.labels.map((b) => `${a}.${b}`));
  return LabelledPoset.fromCovers(labels, [...within, ...between]);
}
