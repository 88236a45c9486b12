import {
  homologyCycles,
  reducedHomology,
  universalCoefficients,
  type Chain,
  type FieldHomology,
  type HomologyGroup,
} from '../../complex/index.js';
import type { AnalysisSubject, Property, Witness } from './Property.js';
import type { RunOptions } from '../../run.js';

/** Reduced homology over the integers and over some fields. */
export const homology: Property = (subject, run) => {
  const groups = reducedHomology(subject.complex, run);
  const over = (characteristic: number): FieldHomology[] => universalCoefficients(groups, characteristic);
  const value = { Z: groups, Q: over(0), 'GF(2)': over(2), 'GF(3)': over(3) };
  return { value, text: inWords(groups, value), witness: (again) => cycles(subject, groups, again) };
};

/** The groups that are not 0; one line where no field has more to say than the integers. */
function inWords(groups: readonly HomologyGroup[], value: Readonly<Record<string, unknown>>): string | string[] {
  if (groups.length === 0) return 'none (the void complex)';
  const integral = groups
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .map(({ degree, rank, torsion }) => `H~_${degree} = ${groupName('Z', rank, torsion)}`);
  if (integral.length === 0) return '0 in all degrees';
  if (groups.every(({ torsion }) => torsion.length === 0)) return integral.join(', ');
  return ['Q', 'GF(2)', 'GF(3)'].reduce(
    (lines, field) => {
      const dimensions = (value[field] as readonly FieldHomology[])
        .filter(({ rank }) => rank > 0)
        .map(({ degree, rank }) => `H~_${degree} = ${groupName(field, rank, [])}`);
      return [...lines, `over ${field}: ${dimensions.length === 0 ? '0 in all degrees' : dimensions.join(', ')}`];
    },
    [`over Z: ${integral.join(', ')}`],
  );
}

function groupName(ring: string, rank: number, torsion: readonly bigint[]): string {
  const free = rank === 0 ? [] : [rank === 1 ? ring : `${ring}^${rank}`];
  return [...free, ...torsion.map((order) => `${ring}/${order}`)].join(' + ');
}

/** Generating cycles of the groups that are not 0. */
function cycles(subject: AnalysisSubject, groups: readonly HomologyGroup[], run: RunOptions): Witness | undefined {
  const found = groups
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .flatMap(({ degree }) => homologyCycles(subject.complex, degree, run).map((cycle) => ({ degree, ...cycle })));
  if (found.length === 0) return undefined;
  const labelled = (chain: Chain): object[] =>
    chain.map(({ face, coefficient }) => ({ coefficient, face: subject.labels(face) }));
  return {
    json: {
      cycles: found.map(({ degree, order, chain, bounding }) => ({
        degree,
        order,
        chain: labelled(chain),
        bounding: labelled(bounding),
      })),
    },
    lines: found.map(
      ({ degree, order, chain }) =>
        `cycle of degree ${degree}, ${order === 0n ? 'infinite order' : `order ${order}`}: ${chainText(chain, subject)}`,
    ),
  };
}

/** Terms of a chain that are shown. */
const SHOWN_TERMS = 40;

function chainText(chain: Chain, subject: AnalysisSubject): string {
  const terms = chain.slice(0, SHOWN_TERMS).map(({ face, coefficient }, i) => {
    const sign = coefficient < 0n ? (i === 0 ? '-' : '- ') : i === 0 ? '' : '+ ';
    const size = coefficient < 0n ? -coefficient : coefficient;
    return `${sign}${size === 1n ? '' : size}[${subject.labels(face).join(' ')}]`;
  });
  const more = chain.length - terms.length;
  return `${terms.join(' ')}${more > 0 ? ` + … (${more} more terms)` : ''}`;
}
