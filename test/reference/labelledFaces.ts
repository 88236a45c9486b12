import type { SimplicialComplex } from 'spgames/complex';

/** The faces of a complex by labels: each a text of sorted labels between spaces. The void complex has none. */
export type LabelledFaces = ReadonlySet<string>;

/** A face as a text. */
export function faceText(labels: Iterable<string>): string {
  return [...new Set(labels)].sort().join(' ');
}

/** The labels of a face. */
export function labelsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** All faces, listed from the facets. */
export function labelledFaces(complex: SimplicialComplex): LabelledFaces {
  return generated(complex.facets.toLists().map((facet) => facet.map((v) => complex.vertices[v]!.label)));
}

/** Some sets and all their subsets. */
export function generated(sets: Iterable<readonly string[]>): LabelledFaces {
  const faces = new Set<string>();
  for (const set of sets)
    for (let mask = 0; mask < 2 ** set.length; mask++) faces.add(faceText(set.filter((_, i) => (mask >> i) & 1)));
  return faces;
}

/** The images of the faces under a map of labels. */
export function mapped(faces: LabelledFaces, map: (label: string) => string): LabelledFaces {
  return new Set([...faces].map((face) => faceText(labelsIn(face).map(map))));
}

/** The faces that pass a test. */
export function facesWhere(faces: LabelledFaces, test: (labels: string[]) => boolean): LabelledFaces {
  return new Set([...faces].filter((face) => test(labelsIn(face))));
}
