import {
  homologyCycles,
  reducedCohomology,
  reducedHomology,
  universalCoefficients,
  type ChainTerm,
  type FieldHomology,
  type HomologyCycle,
  type HomologyGroup,
} from '../../complex/index.js';
import { Work } from '../../run.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { homologyGroups } from '../types.js';
import { fields, optional } from '../../shape.js';
import { type LabelledCycle, cohomologyInWords, cycleInWords, homologyInWords } from '../words/homologyInWords.js';

/** Reduced homology over the integers and over some fields, in the degrees −1 … dim. */
export interface HomologyTable {
  readonly Z: readonly HomologyGroup[];
  readonly Q: readonly FieldHomology[];
  readonly 'GF(2)': readonly FieldHomology[];
  readonly 'GF(3)': readonly FieldHomology[];
}

/** Cycles that generate the groups which are not 0. */
export interface CyclesWitness {
  readonly cycles: readonly (HomologyCycle & { readonly degree: number })[];
}

/** The reduced homology of the complex. */
export const homologyProperty: ComplexProperty<Fact<HomologyTable, CyclesWitness>> = {
  about: 'Reduced homology over the integers, the rational numbers and the fields with 2 and 3 elements.',
  needs: 'faces',
  type: () =>
    fields(
      {
        Z: homologyGroups(),
        Q: optional(homologyGroups()),
        'GF(2)': optional(homologyGroups()),
        'GF(3)': optional(homologyGroups()),
      },
      '{"Z", "Q", …}',
    ),
  source: 'Huntemann 2018, Def. 7.35',
  vertices: ['face'],
  together: ['chain', 'bounding'],
  words: {
    text: homologyInWords,
    parts: ({ cycles }) => ({
      cycles: cycles.map(({ degree, order, chain, bounding }) => ({
        degree,
        order,
        chain: chain.map(coefficientFirst),
        bounding: bounding.map(coefficientFirst),
      })),
    }),
    lines: ({ cycles }) => (cycles as readonly LabelledCycle[]).map(cycleInWords),
  },
  find: ({ complex }, run) => {
    const groups = reducedHomology(complex, run);
    const over = (characteristic: number): FieldHomology[] => universalCoefficients(groups, characteristic);
    return {
      value: { Z: groups, Q: over(0), 'GF(2)': over(2), 'GF(3)': over(3) },
      witness: (again) => {
        const work = new Work('homology', again);
        const cycles = groups
          .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
          .flatMap(({ degree }) => homologyCycles(complex, degree, work.part()).map((cycle) => ({ degree, ...cycle })));
        return cycles.length === 0 ? undefined : { cycles };
      },
    };
  },
};

/** The reduced cohomology of the complex. */
export const cohomologyProperty: ComplexProperty<Fact<readonly HomologyGroup[]>> = {
  about: 'Reduced cohomology over the integers, in the degrees −1 … dim.',
  needs: 'faces',
  type: homologyGroups,
  special: true,
  source: 'Munkres 1984, Sec. 53',
  words: { text: cohomologyInWords },
  find: ({ complex }, run) => ({ value: reducedCohomology(complex, run) }),
};

function coefficientFirst({ face, coefficient }: ChainTerm): object {
  return { coefficient, face };
}
