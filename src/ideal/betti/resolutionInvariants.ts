import { SimplicialComplex, universalCoefficients } from '../../complex/index.js';
import { checkPrime } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { linkObstructions } from '../cohenMacaulay/linkObstructions.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import type { BettiComponent } from './bettiComponents.js';
import { componentsOf } from './bettiNumbers.js';
import { visitMultidegrees } from './visitMultidegrees.js';

/** Numbers that a minimal free resolution of the quotient ring has; for (1), the zero ring, as the empty maximum. */
export interface ResolutionInvariants {
  /** The length of the resolution; −∞ for (1), where Macaulay2 answers 0. */
  readonly projectiveDimension: number;
  /** The largest degree − i of a nonzero β_i; −∞ for (1). */
  readonly regularity: number;
  /** n − projective dimension (Auslander–Buchsbaum); ∞ for (1). */
  readonly depth: number;
}

/**
 * Projective dimension, regularity and depth of the quotient ring. From the multigraded Betti numbers where few generators
 * are known, in parts in disjoint variables; else from the homology of the links of the
 * Stanley–Reisner complex, that is, from local cohomology: the depth is the least |F| + i + 1 and the regularity the
 * largest i + 1 with H̃_i(link F) ≠ 0.
 * @param characteristic 0, or the prime that is the characteristic of the field
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees, or intersections of facets and links
 * @source Auslander and Buchsbaum 1957
 * @example resolutionInvariants(stanleyReisnerIdeal(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).regularity // 1
 */
export function resolutionInvariants(
  ideal: SquarefreeIdeal,
  characteristic: number = 0,
  options: RunOptions = {},
): ResolutionInvariants {
  if (characteristic !== 0) checkPrime('resolutionInvariants', characteristic);
  const { n } = ideal.ring;
  if (ideal.isUnit) return { projectiveDimension: -Infinity, regularity: -Infinity, depth: Infinity };
  const work = new Work('resolutionInvariants', options);
  if (ideal.complex.known.nonfaces === undefined) {
    const { depth, regularity } = fromLinks(ideal.complex, characteristic, work);
    return { projectiveDimension: n - depth, regularity, depth };
  }
  let [projectiveDimension, regularity] = [0, 0];
  for (const component of componentsOf(ideal, characteristic, work)) {
    const found =
      component.generators.length > FEW_GENERATORS
        ? invariantsFromLinks(component, characteristic, work)
        : invariantsFromBetti(component, characteristic, work);
    projectiveDimension += found.projectiveDimension;
    regularity += found.regularity;
  }
  return { projectiveDimension, regularity, depth: n - projectiveDimension };
}

/** So few generators have at most 2^12 least common multiples; with more, links are faster on all complexes measured. */
const FEW_GENERATORS = 12;

type Lengths = Pick<ResolutionInvariants, 'projectiveDimension' | 'regularity'>;

function invariantsFromBetti(component: BettiComponent, characteristic: number, work: Work): Lengths {
  let [projectiveDimension, regularity] = [0, 0];
  const sizes = component.classes.map((variables) => variables.length);
  visitMultidegrees(component, characteristic, work, (classes, length, i) => {
    let degree = 0;
    for (let k = 0; k < length; k++) degree += sizes[classes[k]!]!;
    projectiveDimension = Math.max(projectiveDimension, i);
    regularity = Math.max(regularity, degree - i);
  });
  return { projectiveDimension, regularity };
}

function invariantsFromLinks(component: BettiComponent, characteristic: number, work: Work): Lengths {
  const variables = component.classes.flat();
  const position = new Map(variables.map((v, i) => [v, i]));
  const nonfaces = component.generators.map((generator) =>
    generator.flatMap((c) => component.classes[c]!.map((v) => position.get(v)!)),
  );
  const complex = SimplicialComplex.fromNonfaces(nonfaces, variables.length);
  const { depth, regularity } = fromLinks(complex, characteristic, work);
  return { projectiveDimension: variables.length - depth, regularity };
}

/** From the links of all faces of a complex that is not void; facets have the link {∅}. */
function fromLinks(
  complex: SimplicialComplex,
  characteristic: number,
  work: Work,
): { depth: number; regularity: number } {
  const facets = complex.listFacets(work.part());
  const largest = facets.cardinality(facets.size - 1);
  let [depth, regularity] = [facets.cardinality(0), 0];
  const condition = { vanishing: (_: number, dimension: number) => dimension, largest: largest - 1, smallest: 0 };
  for (const { face, groups } of linkObstructions(complex, condition, work))
    for (const { degree, rank } of universalCoefficients(groups, characteristic)) {
      if (rank === 0) continue;
      depth = Math.min(depth, face.length + degree + 1);
      regularity = Math.max(regularity, degree + 1);
    }
  return { depth, regularity };
}
