import type { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { SetFamily } from '../sets/index.js';
import type { RunOptions } from '../run.js';
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
 * @param bounds what is left of the time; the limit counts sets
 */
export function complexOfRules(
  ruleset: Ruleset,
  board: Board,
  positions: readonly BasicPosition[],
  vertices: readonly Vertex[],
  bounds: () => RunOptions,
): SimplicialComplex {
  const { clauses } = ruleset;
  let complex = SimplicialComplex.ofAntichain(vertices, {
    nonfaces: forbiddenPairs(ruleset, positions, board, bounds()),
  });
  const forbidden = clauses.flatMap((clause) =>
    clause.on === 'position' && clause.list !== undefined ? [...clause.list(positions, board, bounds())] : [],
  );
  const listed = listedSets(ruleset, positions);
  complex = withListed(complex, { ...listed, forbidden: [...listed.forbidden, ...forbidden] }, bounds);
  if (complex.isVoid) return complex;
  const onPositions = clauses.filter((clause) => clause.on === 'position').filter(({ list }) => list === undefined);
  const isLegal = oracleOf(onPositions, positions, board);
  const counts = clauses.filter((clause) => clause.on === 'count');
  if (counts.length > 0) {
    complex.listMinimalNonfaces(bounds());
    const limited = limitedComplex(complex, counts, isLegal, bounds());
    complex = limited.complex;
    if (limited.obeysAll) return complex;
  }
  if (onPositions.length === 0) return complex;
  complex.listMinimalNonfaces(bounds());
  return oracleComplex(complex, { ruleset: ruleset.name, isLegal }, bounds());
}

/** The faces of a complex that contain no forbidden set and lie inside legal ones. */
function withListed(
  complex: SimplicialComplex,
  { forbidden, legal }: ListedSets,
  bounds: () => RunOptions,
): SimplicialComplex {
  const { n, vertices } = complex;
  if (forbidden.length === 0 && legal.length === 0) return complex;
  const nonfaces = complex.minimalNonfaces.concat(SetFamily.fromLists(forbidden, n));
  if (legal.length === 0) return SimplicialComplex.fromNonfaces(nonfaces, vertices);
  const [facets, ...more] = legal.map((faces) => SetFamily.fromLists(faces, n));
  if (more.length === 0 && Array.from(nonfaces).every((set) => !facets!.hasSupersetOf(set)))
    return SimplicialComplex.fromFacets(facets!, vertices);
  const all = [facets!, ...more].map((family) =>
    SimplicialComplex.fromFacets(family, vertices).listMinimalNonfaces(bounds()),
  );
  return SimplicialComplex.fromNonfaces(nonfaces.concat(...all), vertices);
}
