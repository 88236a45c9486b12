import type { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { SetFamily } from '../sets/index.js';
import type { Work } from '../run.js';
import type { BasicPosition } from './BasicPosition.js';
import { forbiddenPairs } from './forbiddenPairs.js';
import { limitedComplex } from './limitedComplex.js';
import { listedSets, type ListedSets } from './listedSets.js';
import { oracleComplex, oracleOf } from './oracleComplex.js';
import type { Clause, Ruleset } from './Ruleset.js';

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
  const { forbidden, unlisted } = violationsOf(ruleset, board, positions, work);
  const listed = listedSets(ruleset, positions);
  complex = withListed(complex, { ...listed, forbidden: listed.forbidden.concat(forbidden) }, work);
  if (complex.isVoid) return complex;
  const isLegal = oracleOf(unlisted, positions, board);
  const counts = clauses.filter((clause) => clause.on === 'count');
  if (counts.length > 0) {
    const limited = limitedComplex(complex, counts, isLegal, work);
    complex = limited.complex;
    if (limited.obeysAll) return complex;
  }
  if (unlisted.length === 0) return complex;
  return oracleComplex(complex, { ruleset: ruleset.name, isLegal }, work);
}

/** A clause on whole positions. */
type PositionClause = Clause & { readonly on: 'position' };

/** What the clauses on whole positions forbid, as far as they list it, and those that do not. */
function violationsOf(
  { clauses }: Ruleset,
  board: Board,
  positions: readonly BasicPosition[],
  work: Work,
): { readonly forbidden: readonly (readonly number[])[]; readonly unlisted: readonly PositionClause[] } {
  const forbidden: (readonly number[])[] = [];
  const unlisted: PositionClause[] = [];
  for (const clause of clauses) {
    if (clause.on !== 'position') continue;
    const sets = clause.list?.(positions, board, work.rest());
    if (sets === undefined) unlisted.push(clause);
    else for (const set of sets) forbidden.push(set);
  }
  return { forbidden, unlisted };
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
