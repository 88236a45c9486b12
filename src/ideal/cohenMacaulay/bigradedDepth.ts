import { InputError } from '../../errors.js';
import { checkPrime } from '../../linear/internal.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { opponent, type Player } from '../../player.js';
import { Work } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { depthOfComplex } from './depth.js';
import type { LinkWitness } from './LinkWitness.js';
import { complexOfSubject, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** Where the local cohomology of a Stanley–Reisner ring with respect to the variables of one player begins and ends. */
export interface RelativeDepth {
  /** The least i with Hⁱ ≠ 0: the longest regular sequences in the ideal of these variables; ∞ for the zero ring. */
  readonly grade: number;
  /** The largest i with Hⁱ ≠ 0: the most vertices of the player in a face; −∞ for the zero ring. */
  readonly cohomologicalDimension: number;
  /** A face of the opponent's vertices whose link, on the vertices of the player, has the depth that is the grade. */
  readonly face: readonly number[];
  /** Why it has this depth; undefined for the zero ring. */
  readonly witness: LinkWitness | undefined;
}

/** The bigraded depth: with respect to the variables of Left, and of Right. */
export interface BigradedDepth {
  readonly left: RelativeDepth;
  readonly right: RelativeDepth;
  /**
   * Is the ring relative Cohen–Macaulay with respect to both, the grade being the cohomological dimension? Then all
   * facets have equally many vertices of each player.
   */
  readonly bigradedCohenMacaulay: boolean;
}

/**
 * The bigraded depth of the Stanley–Reisner ring of a complex whose vertices are Left's or Right's. As a module over
 * the variables of one player the ring is a sum of rings of complexes: for each monomial in the variables of the
 * opponent, the link of its support on the vertices of the player.
 * @throws InputError `not-a-prime`, `not-a-sided-variable`
 * @throws LimitError; `limit` counts faces of one player, and what `depth` counts
 * @complexity a depth for each face of one player
 * @source Huntemann 2018, Sec. 7.6
 * Deviation: it asks for a definition. Grade and cohomological dimension are those of Rahimi 2010, who calls a module
 * with equal ones relative Cohen–Macaulay; that bigraded means both players, is ours.
 * @example bigradedDepth(compile(snort, path(2)).legalComplex).left.grade // 0
 */
export function bigradedDepth(subject: StanleyReisnerSubject, given: FieldOptions = {}): BigradedDepth {
  const { characteristic = 0, ...options } = given;
  if (characteristic !== 0) checkPrime('bigradedDepth', characteristic);
  const complex = complexOfSubject(subject);
  const neither = complex.vertices.find(({ side }) => side === undefined);
  if (neither !== undefined)
    throw new InputError(
      'not-a-sided-variable',
      `bigradedDepth: the vertex ${neither.label} has no side; expected vertices of Left and of Right only.`,
      { hint: 'Give every vertex a side, or use depth.', details: { variable: neither.label } },
    );
  const work = new Work('bigradedDepth', options);
  const left = relativeDepth(complex, 'L', characteristic, work);
  const right = relativeDepth(complex, 'R', characteristic, work);
  const isEqual = ({ grade, cohomologicalDimension }: RelativeDepth): boolean => grade === cohomologicalDimension;
  return { left, right, bigradedCohenMacaulay: left.grade === Infinity || (isEqual(left) && isEqual(right)) };
}

function relativeDepth(complex: SimplicialComplex, player: Player, characteristic: number, work: Work): RelativeDepth {
  const of = (side: Player): number[] => complex.vertices.flatMap((vertex, v) => (vertex.side === side ? [v] : []));
  const own = of(player);
  const cohomologicalDimension = complex.induced(own).dimension + 1;
  let found: RelativeDepth = { grade: Infinity, cohomologicalDimension, face: [], witness: undefined };
  const others = complex.induced(of(opponent(player)));
  for (let k = -1; k <= others.dimension; k++)
    for (const face of others.faces(k)) {
      work.step();
      const { depth: grade, witness } = depthOfComplex(complex.link(face).induced(own), characteristic, work);
      if (grade < found.grade) found = { grade, cohomologicalDimension, face, witness };
    }
  return found;
}
