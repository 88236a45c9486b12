import { plainInvariantFactors } from '../../linear/internal.js';
import type { HomologyGroup } from './HomologyGroup.js';

type Lists = readonly (readonly number[])[];

/**
 * Reduced homology over the integers in the degrees −1 … dim, from whole boundary matrices: for verifiers, which have
 * nothing in common with `reducedHomology`. No groups for the void complex.
 * @param facets of a complex; ascending lists of vertices
 * @complexity all faces are listed
 */
export function homologyByDefinition(facets: Lists): HomologyGroup[] {
  const faces = facesBySize(facets);
  // factors[s] are those of the boundary from the faces of size s to those of size s − 1.
  const factors = faces.map((level, s) => (s === 0 ? [] : plainInvariantFactors(boundary(level, faces[s - 1]!))));
  return faces.map((level, s) => ({
    degree: s - 1,
    rank: level.length - factors[s]!.length - (factors[s + 1]?.length ?? 0),
    torsion: (factors[s + 1] ?? []).filter((factor) => factor > 1n),
  }));
}

/** As `homologyByDefinition`, but complexes that differ by increasing names alone are computed once. */
export class DefinedHomology {
  readonly #known = new Map<string, readonly HomologyGroup[]>();

  /** @param faces that generate a complex; ascending lists of vertices */
  of(faces: Lists): readonly HomologyGroup[] {
    const names = new Map([...new Set(faces.flat())].sort((u, v) => u - v).map((v, i) => [v, i]));
    const renamed = faces.map((face) => face.map((v) => names.get(v)!));
    const key = [...new Set(renamed.map((face) => face.join(' ')))].sort().join();
    // One face and no face are different complexes.
    const groups = this.#known.get(`${faces.length > 0} ${key}`) ?? homologyByDefinition(renamed);
    this.#known.set(`${faces.length > 0} ${key}`, groups);
    return groups;
  }
}

/** The dimension of homology over the fields of a characteristic, from the groups in the degrees −1, 0, … over ℤ. */
export function rankInCharacteristic(groups: readonly HomologyGroup[], degree: number, characteristic: bigint): number {
  const divisible = (d: number): number =>
    characteristic === 0n ? 0 : (groups[d + 1]?.torsion ?? []).filter((t) => t % characteristic === 0n).length;
  return (groups[degree + 1]?.rank ?? 0) + divisible(degree) + divisible(degree - 1);
}

/** The link of a face: the facets that contain it, without it. */
export function linkByDefinition(facets: Lists, face: readonly number[]): number[][] {
  return facets
    .filter((facet) => face.every((v) => facet.includes(v)))
    .map((facet) => facet.filter((v) => !face.includes(v)));
}

/** All faces, those of size s at place s, each ascending. */
export function facesBySize(facets: Lists): number[][][] {
  const largest = facets.reduce((most, facet) => Math.max(most, facet.length), -1);
  const levels = Array.from({ length: largest + 1 }, () => new Map<string, number[]>());
  for (const facet of facets) levels[facet.length]!.set(facet.join(), [...facet]);
  for (let s = largest; s > 0; s--)
    for (const face of levels[s]!.values())
      face.forEach((_, i) => {
        const smaller = face.filter((__, j) => j !== i);
        levels[s - 1]!.set(smaller.join(), smaller);
      });
  return levels.map((level) => [...level.values()]);
}

/** The boundary of each face, by the numbers of the faces with one vertex less. */
function boundary(faces: Lists, smaller: Lists): Map<number, bigint>[] {
  const number = new Map(smaller.map((face, i) => [face.join(), i]));
  return faces.map(
    (face) =>
      new Map(face.map((_, i) => [number.get(face.filter((__, j) => j !== i).join())!, i % 2 === 0 ? 1n : -1n])),
  );
}
