import type { HomologyTable } from '../complexes/homology.js';
import type { ChainTerm, HomologyGroup } from '../../complex/index.js';

/** The groups that are not 0; one line where no field has more to say than the integers. */
export function homologyInWords(value: HomologyTable): string | string[] {
  const groups = value.Z;
  if (groups.length === 0) return 'none (the void complex)';
  const integral = groups
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .map(({ degree, rank, torsion }) => `H~_${degree} = ${groupName('Z', rank, torsion)}`);
  if (integral.length === 0) return '0 in all degrees';
  if (groups.every(({ torsion }) => torsion.length === 0)) return integral.join(', ');
  const overFields = (['Q', 'GF(2)', 'GF(3)'] as const).map((field) => {
    const dimensions = value[field]
      .filter(({ rank }) => rank > 0)
      .map(({ degree, rank }) => `H~_${degree} = ${groupName(field, rank, [])}`);
    return `over ${field}: ${dimensions.length === 0 ? '0 in all degrees' : dimensions.join(', ')}`;
  });
  return [`over Z: ${integral.join(', ')}`, ...overFields];
}

/** The groups over the integers that are not 0. */
export function cohomologyInWords(groups: readonly HomologyGroup[]): string {
  if (groups.length === 0) return 'none (the void complex)';
  const named = groups
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .map(({ degree, rank, torsion }) => `H~^${degree} = ${groupName('Z', rank, torsion)}`);
  return named.join(', ') || '0 in all degrees';
}

/** Such as `Z^2 + Z/3`. */
export function groupName(ring: string, rank: number, torsion: readonly bigint[]): string {
  const free = rank === 0 ? [] : [rank === 1 ? ring : `${ring}^${rank}`];
  return [...free, ...torsion.map((order) => `${ring}/${order}`)].join(' + ');
}

/** A cycle with labels in place of vertices. */
export interface LabelledCycle {
  readonly degree: number;
  readonly order: bigint;
  readonly chain: readonly (Omit<ChainTerm, 'face'> & { readonly face: readonly string[] })[];
}

/** A generating cycle in a line. */
export function cycleInWords({ degree, order, chain }: LabelledCycle): string {
  return `cycle of degree ${degree}, ${order === 0n ? 'infinite order' : `order ${order}`}: ${chainInWords(chain)}`;
}

/** Terms of a chain that are shown. */
const SHOWN_TERMS = 40;

function chainInWords(chain: LabelledCycle['chain']): string {
  const terms = chain.slice(0, SHOWN_TERMS).map(({ face, coefficient }, i) => {
    const sign = coefficient < 0n ? (i === 0 ? '-' : '- ') : i === 0 ? '' : '+ ';
    const size = coefficient < 0n ? -coefficient : coefficient;
    return `${sign}${size === 1n ? '' : size}[${face.join(' ')}]`;
  });
  const more = chain.length - terms.length;
  return `${terms.join(' ')}${more > 0 ? ` + … (${more} more terms)` : ''}`;
}
