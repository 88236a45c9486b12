import type { Board } from '../boards/index.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { InputError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';
import { forbiddenPairs } from './forbiddenPairs.js';
import { limitedComplex } from './limitedComplex.js';
import { oracleComplex, oracleOf } from './oracleComplex.js';
import type { Clause, Ruleset } from './Ruleset.js';

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
  const listed = clauses.filter((clause) => clause.on === 'listed');
  if (forbidden.length > 0 || listed.length > 0) complex = withListed(complex, forbidden, listed, positions, bounds);
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

/** The faces of a complex that contain none of some sets and obey the clauses that list positions. */
function withListed(
  complex: SimplicialComplex,
  sets: readonly (readonly number[])[],
  listed: readonly (Clause & { on: 'listed' })[],
  positions: readonly BasicPosition[],
  bounds: () => RunOptions,
): SimplicialComplex {
  const { n, vertices } = complex;
  const index = new Map(positions.map((position, v) => [positionKey(position), v]));
  const indices = (pieces: readonly BasicPosition[]): number[] =>
    pieces.map((piece) => {
      const v = index.get(positionKey(piece));
      if (v === undefined)
        throw new InputError(
          'unknown-placement',
          `compile: a listed position has the piece ${positionKey(piece)}, which does not fit on the board; expected placements on the board.`,
        );
      return v;
    });
  const forbidden = [...sets, ...listed.flatMap((clause) => (clause.forbidden ?? []).map(indices))];
  const legal = listed.flatMap((clause) => (clause.legal === undefined ? [] : [clause.legal.map(indices)]));
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
