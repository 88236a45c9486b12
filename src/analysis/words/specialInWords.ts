import type { HomologyGroup, Presentation, SimplicialComplex, TriangleRow } from '../../complex/index.js';
import type { HilbertSeries } from '../../ideal/index.js';
import { groupName } from './homologyInWords.js';
import { SHOWN, type Labelled } from './inWords.js';

/** The labels of some vertices. */
export function labelsOf(vertices: readonly number[], complex: SimplicialComplex): string[] {
  return vertices.map((v) => complex.vertices[v]!.label);
}

/** A set of vertices, such as `{1 2 3}`. */
export function setOf(vertices: readonly number[], complex: SimplicialComplex): string {
  return `{${labelsOf(vertices, complex).join(' ')}}`;
}

/** The rows of the f- and the h-triangle. */
export function trianglesInWords(rows: readonly TriangleRow[]): string | string[] {
  if (rows.length === 0) return 'empty (the void complex)';
  return rows.map(({ facetSize, f, h }) => `facets of size ${facetSize}: f ${f.join(' ')}, h ${h.join(' ')}`);
}

/** The first lines of a long list. */
export function shortened(lines: readonly string[]): string[] {
  if (lines.length === 0) return ['none'];
  const left = lines.length - SHOWN;
  return left <= 0 ? [...lines] : [...lines.slice(0, SHOWN), `… and ${left} more (--json shows them)`];
}

/** Such as `(1 + 3*t + 6*t^2) / (1 - t)^3`. */
export function seriesInWords({ numerator, denominatorExponent }: HilbertSeries): string {
  const terms = numerator.flatMap((coefficient, i) => (coefficient === 0n ? [] : [term(coefficient, i)]));
  const polynomial = terms.join(' + ').replaceAll('+ -', '- ') || '0';
  if (denominatorExponent === 0) return polynomial;
  const power = denominatorExponent === 1 ? '' : `^${denominatorExponent}`;
  return `${terms.length > 1 ? `(${polynomial})` : polynomial} / (1 - t)${power}`;
}

function term(coefficient: bigint, i: number): string {
  const power = i === 0 ? '' : i === 1 ? 't' : `t^${i}`;
  if (power === '') return String(coefficient);
  return coefficient === 1n ? power : coefficient === -1n ? `-${power}` : `${coefficient}*${power}`;
}

/** Such as `<a, b | a^2, a*b*a^-1*b^-1>`. */
export function presentationInWords({ generators, relators }: Presentation): string {
  if (generators === 0) return 'trivial';
  const name = (g: number): string => (generators <= 26 ? String.fromCharCode(96 + g) : `g${g}`);
  const names = Array.from({ length: generators }, (_, g) => name(g + 1));
  const words = relators.map((word) =>
    powersOf(word)
      .map(([letter, count]) => {
        const exponent = Math.sign(letter) * count;
        return exponent === 1 ? name(letter) : `${name(Math.abs(letter))}^${exponent}`;
      })
      .join('*'),
  );
  const shown = shortened(words).join(', ');
  return words.length === 0 ? `free on ${names.join(', ')}` : `<${names.join(', ')} | ${shown}>`;
}

/** Equal letters that follow each other, with their numbers. */
function powersOf(word: readonly number[]): [letter: number, count: number][] {
  const powers: [number, number][] = [];
  for (const letter of word) {
    const last = powers.at(-1);
    if (last?.[0] === letter) last[1]++;
    else powers.push([letter, 1]);
  }
  return powers;
}

/** Why a complex is not a homology sphere or ball, where it is a link. */
export function reasonOfSphereInWords(witness: Labelled): string[] | undefined {
  if (witness['because'] !== 'link') return undefined;
  const homology = (witness['homology'] as readonly HomologyGroup[])
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .map(({ degree, rank, torsion }) => `H~_${degree} = ${groupName('Z', rank, torsion)}`);
  const face = (witness['face'] as readonly string[]).join(' ');
  return [`the link of {${face}} has ${homology.join(', ') || 'homology 0 in all degrees'}`];
}
