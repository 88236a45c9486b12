import type { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { SetFamily } from '../sets/index.js';
import type { Work } from '../run.js';
import type { BasicPosition } from './BasicPosition.js';
import { forbiddenPairs } from './forbiddenPairs.js';
import { limitedComplex } from './limitedComplex.js';
import { listedSets, type ListedSets } from './listedSets.js';
import { oracleComplex, oracleOf } from './oracleComplex.js';
import type { Ruleset } from './Ruleset.js';

/**
 * The legal complex of a ruleset: first the clauses on pieces and pairs, then listed sets, then the number of pieces,
 * at last the clauses on whole positions, asked as an oracle.
 * @param board the one that the cells of the positions are vertices of
 * @param work its limit counts sets
 */
export function complexOfRules(
  ruleset: Ruleset,
  board: Board,
  positions: readonly BasicPosition[],
  vertices: readonly Vertex[],
  work: Work,
): SimplicialComplex {
  const { clauses } = ruleset;
  let complex = SimplicialComplex.ofAntichain(vertices, {
    nonfaces: forbiddenPairs(ruleset, positions, board, work),
  });
  const forbidden = clauses.flatMap((clause) =>
    clause.on === 'position' && clause.list !== undefined ? [...clause.list(positions, board, work.rest())] : [],
  );
  const listed = listedSets(ruleset, positions);
  complex = withListed(complex, { ...listed, forbidden: [...listed.forbidden, ...forbidden] }, work);
  if (complex.isVoid) return complex;
  const onPositions = clauses.filter((clause) => clause.on === 'position').filter(({ list }) => list === undefined);
  const isLegal = oracleOf(onPositions, positions, board);
  const counts = clauses.filter((clause) => clause.on === 'count');
  if (counts.length > 0) {
    const limited = limitedComplex(complex, counts, isLegal, work);
    complex = limited.complex;
    if (limited.obeysAll) return complex;
  }
  if (onPositions.length === 0) return complex;
  return oracleComplex(complex, { ruleset: ruleset.name, isLegal }, work);
}

/** The faces of a complex that contain no forbidden set and lie inside legal ones. */
function withListed(complex: SimplicialComplex, { forbidden, legal }: ListedSets, work: Work): SimplicialComplex {
  const { n, vertices } = complex;
  if (forbidden.length === 0 && legal.length === 0) return complex;
  const nonfaces = complex.minimalNonfaces.concat(SetFamily.fromLists(forbidden, n));
  if (legal.length === 0) return SimplicialComplex.fromNonfaces(nonfaces, vertices);
  const [facets, ...more] = legal.map((faces) => SetFamily.fromLists(faces, n));
  if (more.length === 0 && Array.from(nonfaces).every((set) => !facets!.hasSupersetOf(set)))
    return SimplicialComplex.fromFacets(facets!, vertices);
  const all = [facets!, ...more].map((family) =>
    SimplicialComplex.fromFacets(family, vertices).listMinimalNonfaces(work.rest()),
  );
  return SimplicialComplex.fromNonfaces(nonfaces.concat(...all), vertices);
}
