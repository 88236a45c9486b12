/** A face as a key of maps and sets: a number up to 52 vertices, otherwise a text. */
export type FaceKey = number | string;

/** The key of a face, whose vertices may come in any order, in a complex with n vertices. */
export function faceKeys(n: number): (face: readonly number[]) => FaceKey {
  if (n > 52) return (face) => [...face].sort((a, b) => a - b).join();
  const powers = Array.from({ length: n }, (_, v) => 2 ** v);
  return (face) => {
    let key = 0;
    for (let i = 0; i < face.length; i++) key += powers[face[i]!]!;
    return key;
  };
}

/** The face without one of its vertices, for each of them. */
export function ridgesOf(face: readonly number[]): number[][] {
  return face.map((_, i) => face.filter((__, j) => j !== i));
}
