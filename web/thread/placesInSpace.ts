/** Places in space for the vertices of a graph: as far apart as the ways between them are long. */

type Place = readonly [x: number, y: number, z: number];

const STARTS = 6;
const ROUNDS = 150;
/** Between components, as a length of a way. */
const APART = 2;

/** The lengths of the shortest ways between all vertices; components are further apart than their parts. */
function lengthsOfWays(n: number, edges: readonly (readonly [number, number])[]): number[][] {
  const neighbours = Array.from({ length: n }, (): number[] => []);
  for (const [u, v] of edges) {
    neighbours[u]!.push(v);
    neighbours[v]!.push(u);
  }
  const lengths = neighbours.map((_, from) => {
    const length = new Array<number>(n).fill(Infinity);
    length[from] = 0;
    const reached = [from];
    for (const u of reached)
      for (const v of neighbours[u]!)
        if (length[v] === Infinity) {
          length[v] = length[u]! + 1;
          reached.push(v);
        }
    return length;
  });
  const longest = Math.max(0, ...lengths.flat().filter(Number.isFinite));
  return lengths.map((row) => row.map((length) => (Number.isFinite(length) ? length : longest / 2 + APART)));
}

/** Places in the unit ball, the same on every machine: a linear congruential generator. */
function scattered(n: number, seed: number): number[][] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Array.from({ length: n }, () => [next(), next(), next()]);
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

/** One round of stress majorization: every vertex moves to where the others want it, near ones more than far ones. */
function moved(places: readonly number[][], lengths: readonly number[][]): number[][] {
  return places.map((place, i) => {
    const sum = [0, 0, 0];
    let weights = 0;
    places.forEach((other, j) => {
      if (i === j) return;
      const [wanted, actual] = [lengths[i]![j]!, distance(place, other) || 1e-9];
      const weight = wanted ** -2;
      weights += weight;
      for (const axis of [0, 1, 2])
        sum[axis]! += weight * (other[axis]! + (wanted * (place[axis]! - other[axis]!)) / actual);
    });
    return weights === 0 ? place : sum.map((x) => x / weights);
  });
}

/** How far the distances are from what they should be. */
function stress(places: readonly number[][], lengths: readonly number[][]): number {
  let sum = 0;
  places.forEach((place, i) =>
    places.slice(0, i).forEach((other, j) => (sum += (distance(place, other) / lengths[i]![j]! - 1) ** 2)),
  );
  return sum;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

/** Turned so that it is wide and high rather than deep: what is flat is seen from the front. */
function upright(places: readonly number[][]): number[][] {
  const axes: number[][] = [];
  for (let count = 0; count < 3; count++) {
    // The place, or for what is flat the unit vector, that is furthest from the axes so far.
    const rests = [...places, ...(count < 2 && places.length > 1 ? [] : UNITS)].map((place) =>
      axes.reduce((rest, axis) => rest.map((x, i) => x - dot(rest, axis) * axis[i]!), place),
    );
    const furthest = rests.reduce((a, b) => (dot(b, b) > dot(a, a) + 1e-9 ? b : a), [0, 0, 0]);
    const length = Math.sqrt(dot(furthest, furthest));
    if (length < 1e-6) return [...places];
    axes.push(furthest.map((x) => x / length));
  }
  return places.map((place) => axes.map((axis) => dot(place, axis)));
}

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * The best of several stress majorizations (after Gansner, Koren and North 2004), each from a start that is the same
 * every time; the middle is 0, and the largest distance from it 1.
 * @complexity O(n²) for each of 900 rounds
 */
export function placesInSpace(n: number, edges: readonly (readonly [number, number])[]): Place[] {
  const lengths = lengthsOfWays(n, edges);
  let best: number[][] = [];
  for (let seed = 1, least = Infinity; seed <= STARTS; seed++) {
    let places = scattered(n, seed);
    for (let round = 0; round < ROUNDS; round++) places = moved(places, lengths);
    const found = stress(places, lengths);
    // So that the last digits, which differ between machines, do not choose.
    if (found < least - 1e-6) [best, least] = [places, found];
  }
  const middle = [0, 1, 2].map((axis) => best.reduce((sum, place) => sum + place[axis]!, 0) / Math.max(1, n));
  const centred = best.map((place) => place.map((x, axis) => x - middle[axis]!));
  const turned = upright(centred);
  const radius = Math.max(1e-9, ...centred.map((place) => Math.hypot(...place)));
  return turned.map(([x, y, z]): Place => [x! / radius, y! / radius, z! / radius]);
}
