/**
 * How often does the Γ-board fail as it is printed, and never when its edges are labelled k + 1 … 2k?
 * Shows: the Γ-games of all graphs without isolated vertices on at most five vertices, each verified by subgraph search
 *        and distances, the vertices Left's and Right's in turn; of all complexes on at most four.
 * Run:   npm run example -- gamma-boards
 *        npm run example -- gamma-boards --all  (the 6398 complexes on five vertices too)
 */
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { gammaConstruction, verifyConstruction } from 'spgames/constructions';

/** All antichains of sets of at least two of n points that cover the points. */
function* complexes(n: number, largest: number): Generator<number[]> {
  const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const sets = Array.from({ length: 2 ** n }, (_, set) => set).filter((set) => size(set) > 1 && size(set) <= largest);
  const comparable = (a: number, b: number): boolean => (a & b) === a || (a & b) === b;
  function* extend(chosen: number[], left: number[]): Generator<number[]> {
    if (chosen.reduce((union, set) => union | set, 0) === 2 ** n - 1) yield chosen;
    for (const [i, set] of left.entries()) {
      const rest = left.slice(i + 1).filter((other) => !comparable(set, other));
      yield* extend([...chosen, set], rest);
    }
  }
  yield* extend([], sets);
}

function complexOf(sets: readonly number[], n: number): SimplicialComplex {
  const points = Array.from({ length: n }, (_, v) => v);
  const facets = sets.map((set) => points.filter((v) => (set & (1 << v)) !== 0));
  return SimplicialComplex.fromFacets(
    facets,
    points.map((v) => vertexFromLabel(`${v % 2 === 0 ? 'x' : 'y'}${v + 1}`)),
  );
}

const largestComplexes = process.argv.includes('--all') ? 5 : 4;
for (const { kind, largest, most } of [
  { kind: 'graphs', largest: 2, most: 5 },
  { kind: 'complexes', largest: 5, most: largestComplexes },
])
  for (let n = 2; n <= most; n++) {
    const count = { all: 0, printed: 0, repaired: 0 };
    for (const sets of complexes(n, largest)) {
      const target = complexOf(sets, n);
      count.all++;
      for (const labelling of ['printed', 'repaired'] as const)
        if (!verifyConstruction(gammaConstruction(target, { labelling })).verified) count[labelling]++;
    }
    console.log(`${count.all} ${kind} on ${n} vertices: ${count.printed} fail as printed, ${count.repaired} repaired`);
  }

// The smallest failure: between y2 and x3, the way over x1 is as long as the path of the edge with label 5.
const target = complexOf([0b0011, 0b0101, 0b1001, 0b1010, 0b1100], 4);
const answer = verifyConstruction(gammaConstruction(target, { labelling: 'printed' }));
const edges = target.facets.toLists().map((facet) => facet.map((v) => target.vertices[v]!.label).join(' '));
console.log(`${edges.join(', ')}: ${answer.verified ? 'verified' : answer.because}`);
