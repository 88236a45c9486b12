import type { SimplicialComplex } from '../complex/index.js';
import { complexToJson, printJson } from '../formats/index.js';
import type { RunOptions } from '../run.js';
import { parseSource } from './parseSource.js';
import type { Source } from './kinds/Kind.js';
import { objectOf } from './kinds/register.js';

/**
 * The source from which an equal complex is read; a JSON document where no notation says all.
 * @throws LimitError; `limit` counts facets
 * @complexity linear in the facets
 * @example notationOfComplex(SimplicialComplex.fromFacets([[0, 1], [2]], 3)) // 'facets:3, 1 2'
 */
export function notationOfComplex(complex: SimplicialComplex, run: RunOptions = {}): string {
  const { vertices } = complex;
  const facets = complex.listFacets(run);
  const names = facets.toLists().map((set) => set.map((v) => vertices[v]!.label).join(' '));
  const sets = `facets:${complex.dimension === -1 ? '{}' : names.join(', ')}`;
  const labels = vertices.map(({ label }) => label);
  return (
    readBack(
      [sets, `vertices:${labels.join(' ')}; ${sets}`],
      (source) => objectOf(source, 'complex')?.equals(complex) === true,
    ) ?? printJson(complexToJson(complex, run))
  );
}

/** The first notation that means what it should. */
export function readBack(notations: readonly string[], isMeant: (source: Source) => boolean): string | undefined {
  return notations.find((notation) => {
    try {
      return isMeant(parseSource(notation));
    } catch {
      return false;
    }
  });
}
