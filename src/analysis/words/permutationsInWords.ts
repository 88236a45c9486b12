import type { SimplicialComplex } from '../../complex/index.js';
import { witnessInWords, type Labelled } from './inWords.js';

/** Orbits and generators of automorphisms. */
export function symmetriesInWords({ orbits, generators }: Labelled): string[] {
  const shown = (generators as readonly (readonly string[][])[]).map(cyclesInWords);
  return [`orbits: ${witnessInWords('orbits', orbits)}`, `generators: ${witnessInWords('generators', shown)}`];
}

/** The cycles of permutations of the vertices, by labels. */
export function labelledCycles(
  generators: readonly (readonly number[])[],
  { vertices }: SimplicialComplex,
): string[][][] {
  return generators.map((images) => cyclesOf(images).map((cycle) => cycle.map((v) => vertices[v]!.label)));
}

/** Such as `(1 2)(3 4)`. */
export function cyclesInWords(cycles: readonly (readonly string[])[]): string {
  return cycles.map((cycle) => `(${cycle.join(' ')})`).join('');
}

/** The cycles of a permutation, without those of length one. */
export function cyclesOf(images: readonly number[]): number[][] {
  const cycles: number[][] = [];
  const seen = new Set<number>();
  images.forEach((_, start) => {
    const cycle: number[] = [];
    for (let v = start; !seen.has(v); v = images[v]!) {
      seen.add(v);
      cycle.push(v);
    }
    if (cycle.length > 1) cycles.push(cycle);
  });
  return cycles;
}
