import { complexAutomorphisms } from '../../complex/index.js';
import { witnessInWords } from './inWords.js';
import type { Property } from './Property.js';

/** The number of automorphisms that keep sides, loops ignored: a decimal string, since it soon exceeds 2^53. */
export const automorphisms: Property = (subject, run) => {
  const { order, generators, orbits } = complexAutomorphisms(subject.complex, run);
  return {
    value: String(order),
    witness: () => {
      const orbitLabels = orbits.map((orbit) => subject.labels(orbit));
      const cycles = generators.map((images) => cyclesOf(images).map((cycle) => subject.labels(cycle)));
      const shown = cycles.map((parts) => parts.map((cycle) => `(${cycle.join(' ')})`).join(''));
      return {
        json: { orbits: orbitLabels, generators: cycles },
        lines: [
          `orbits: ${witnessInWords('orbits', orbitLabels)}`,
          `generators: ${witnessInWords('generators', shown)}`,
        ],
      };
    },
  };
};

/** The cycles of a permutation, without those of length one. */
function cyclesOf(images: readonly number[]): number[][] {
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
