import type { SimplicialComplex } from '../SimplicialComplex.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { checkPrime, type Pivots, pivotsModP, pivotsOverQ } from '../../linear/internal.js';
import type { RunOptions, Work } from '../../run.js';
import { homologyByFactors } from './homologyByFactors.js';
import type { FieldHomology, HomologyGroup } from './HomologyGroup.js';
import type { MorseComplex } from './MorseComplex.js';

/**
 * The dimensions of reduced homology over a field in all degrees −1 … dim; those of reduced cohomology are the same.
 * @param characteristic 0 for the rational numbers, or a prime below 2^31 for the field with so many elements
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @complexity as `reducedHomology`
 * @source Huntemann 2018, Def. 7.35
 */
export function reducedHomologyOver(
  complex: ComplexSource,
  characteristic: number,
  options: RunOptions = {},
): FieldHomology[] {
  return overEach(complexOf(complex, 'reducedHomologyOver'), 'reducedHomologyOver', [characteristic], options)[0]!;
}

/**
 * As `reducedHomologyOver`, for several fields at once: faces are listed and matched once for all of them.
 * @param characteristics of the fields, each 0 or a prime below 2^31
 * @returns for each of them the dimensions in all degrees −1 … dim
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @complexity as `reducedHomology`, and a rank of the critical faces for each field
 * @source Huntemann 2018, Def. 7.35
 * @example reducedHomologyOverFields(namedComplex('real-projective-plane'), [0, 2]).map((groups) => groups[2]!.rank) // [0, 1]
 */
export function reducedHomologyOverFields(
  complex: ComplexSource,
  characteristics: readonly number[],
  options: RunOptions = {},
): FieldHomology[][] {
  const given = complexOf(complex, 'reducedHomologyOverFields');
  return overEach(given, 'reducedHomologyOverFields', characteristics, options);
}

function overEach(
  complex: SimplicialComplex,
  task: string,
  characteristics: readonly number[],
  options: RunOptions,
): FieldHomology[][] {
  for (const p of characteristics) if (p !== 0) checkPrime(task, p);
  if (complex.isVoid) return characteristics.map(() => []);
  const found = homologyByFactors(complex, task, options, (morse, work) =>
    characteristics.map((p) => fieldHomology(morse, p, work)),
  );
  return found.map((groups) => groups.map(({ degree, rank }) => ({ degree, rank })));
}

/**
 * The homology of a small chain complex over a field, from degree −1. The boundary of a pivot column vanishes under the
 * next boundary, so the column of its pivot row there is a combination of the others ("clearing").
 * @source Chen and Kerber 2011
 */
function fieldHomology({ critical, boundaries }: MorseComplex, characteristic: number, work: Work): HomologyGroup[] {
  const groups: HomologyGroup[] = [];
  let above = 0; // the rank of the boundary from the level above
  let skip: Uint8Array | undefined;
  for (let s = critical.length - 1; s >= 0; s--) {
    work.tick(0);
    const matrix = boundaries[s]!;
    const bounds = { skip, atMost: critical[s]!.length - above };
    const { rank, rows } =
      characteristic === 0
        ? pivotsOverQ(matrix, work, bounds)
        : withRank(pivotsModP(matrix, characteristic, work, bounds));
    groups.push({ degree: s - 1, rank: critical[s]!.length - rank - above, torsion: [] });
    above = rank;
    skip = new Uint8Array(matrix.rows);
    for (const row of rows) skip[row] = 1;
  }
  return groups.reverse();
}

function withRank({ rows }: Pivots): { readonly rank: number; readonly rows: readonly number[] } {
  return { rank: rows.length, rows };
}
