import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  boundaryComplex,
  eulerCharacteristic,
  type HomologyGroup,
  hVector,
  isClosedPseudomanifold,
  namedComplex,
  namedComplexes,
  orientation,
  pseudomanifold,
  reducedEulerCharacteristic,
  reducedHomology,
  SimplicialComplex,
  verifyOrientation,
} from 'spgames/complex';
import { isOrientable, isStronglyConnected } from '../../../helpers/decisions.js';

/** The rank of a group such as `Z^2 + Z/3`. */
const rank = (group: string): number =>
  group.split(' + ').reduce(
    (sum, part) =>
      sum +
      Number(
        /^Z(?:\^(\d+))?$/
          .exec(part)
          ?.slice(1)
          .map((r) => r ?? '1') ?? 0,
      ),
    0,
  );

const printGroup = ({ rank: r, torsion }: HomologyGroup): string => {
  const parts = [...(r === 0 ? [] : [r === 1 ? 'Z' : `Z^${r}`]), ...torsion.map((t) => `Z/${t}`)];
  return parts.length === 0 ? '0' : parts.join(' + ');
};

describe.each(namedComplexes)('$name', ({ name, fVector, known, facets }) => {
  const complex = namedComplex(name);

  it('has the f-vector and as many facets as stated, and no loops', () => {
    expect(complex.fVector().map(Number)).toEqual(fVector);
    expect(complex.facets.size).toBe(facets.split(' ').length);
    expect(complex.loops).toEqual([]);
  });

  it('has the Euler characteristic of its homology', () => {
    expect(known.homology).toHaveLength(complex.dimension + 1);
    const ranks = known.homology.map((group, i) => (i % 2 === 0 ? rank(group) : -rank(group)));
    expect(reducedEulerCharacteristic(complex)).toBe(BigInt(ranks.reduce((sum, r) => sum + r, 0)));
  });

  it('has the homology stated', () => {
    expect(reducedHomology(complex).map(printGroup)).toEqual(['0', ...known.homology]);
  });

  it('is Cohen–Macaulay or not, as stated, by the homology of all links', () => {
    const primes = new Set<number>();
    let free = false;
    for (let k = -1; k <= complex.dimension; k++)
      for (const face of complex.faces(k)) {
        const link = complex.link(face);
        // Torsion below the top counts in its own degree over the fields of its characteristic.
        for (const { degree, rank: r, torsion } of reducedHomology(link)) {
          if (degree < complex.dimension - face.length) free ||= r > 0;
          if (degree < complex.dimension - face.length) for (const t of torsion) primes.add(Number(t));
        }
      }
    const { cohenMacaulay } = known;
    const exceptions = typeof cohenMacaulay === 'object' ? cohenMacaulay.exceptInCharacteristic : [];
    expect(complex.isPure() && !free).toBe(cohenMacaulay !== false);
    if (cohenMacaulay !== false) expect([...primes]).toEqual(exceptions);
  });

  it('is a pseudomanifold or not, orientable or not, as stated', () => {
    const answer = pseudomanifold(complex);
    const found = !answer.pseudomanifold ? false : answer.closed ? 'closed' : 'with boundary';
    expect(found).toBe(known.pseudomanifold);
    if (!answer.pseudomanifold) return;
    const signs = orientation(complex);
    expect(signs.orientable).toBe(known.orientable);
    expect(verifyOrientation(complex, signs)).toMatchObject({ verified: true });
    // Closed: orientable iff the top homology is Z.
    if (answer.closed) expect(known.homology.at(-1)).toBe(signs.orientable ? 'Z' : '0');
  });

  it('meets the necessary conditions of what is stated', () => {
    if (known.cohenMacaulay !== false) {
      expect(isStronglyConnected(complex)).toBe(true);
      expect(hVector(complex).every((h) => h >= 0n)).toBe(true);
    }
    if (known.shellable && complex.isPure()) expect(known.cohenMacaulay).toBe(true);
    if (known.partitionable === false) expect(known.shellable).toBe(false);
  });
});

describe('balls', () => {
  it.each(['rudin-ball', 'ziegler-ball', 'grunbaum-ball'])('%s has a 2-sphere as boundary', (name) => {
    const sphere = boundaryComplex(namedComplex(name));
    expect(isClosedPseudomanifold(sphere) && isOrientable(sphere)).toBe(true);
    expect(eulerCharacteristic(sphere)).toBe(2n);
    // Connected links of the vertices: no pinch points.
    for (const v of sphere.support) expect(isClosedPseudomanifold(sphere.link([v]))).toBe(true);
  });

  it.each(['rudin-ball', 'ziegler-ball', 'grunbaum-ball', 'poincare-sphere', 'barnette-sphere'])(
    '%s is a 3-manifold: the links of its vertices are 2-spheres or discs',
    (name) => {
      const complex = namedComplex(name);
      for (const v of complex.support) {
        const link = complex.link([v]);
        const answer = pseudomanifold(link);
        expect(answer.pseudomanifold && isOrientable(link)).toBe(true);
        expect(eulerCharacteristic(link)).toBe(answer.pseudomanifold && answer.closed ? 2n : 1n);
      }
    },
  );
});

describe('particular complexes', () => {
  it('neighbourly surfaces are not balanced', () => {
    expect(balancedColouring(namedComplex('real-projective-plane')).balanced).toBe(false);
    expect(balancedColouring(namedComplex('torus')).balanced).toBe(false);
  });

  it('Björner’s example is the projective plane and one triangle more', () => {
    const facets = namedComplex('bjorner-example').facets.toLists();
    const rest = facets.map((_, i) =>
      SimplicialComplex.fromFacets(
        facets.filter((_, j) => j !== i),
        6,
      ),
    );
    const surfaces = rest.filter((complex) => isClosedPseudomanifold(complex) && !isOrientable(complex));
    expect(surfaces.map((complex) => complex.fVector().map(Number))).toEqual([[1, 6, 15, 10]]);
  });

  it('the dunce hat has no free edge, so it does not collapse', () => {
    expect(boundaryComplex(namedComplex('dunce-hat')).isVoid).toBe(true);
  });

  it('any two lines of the Fano plane meet in one point, any two points lie on one line', () => {
    const lines = namedComplex('fano-plane').facets.toLists();
    const common = lines.flatMap((a, i) => lines.slice(0, i).map((b) => a.filter((v) => b.includes(v)).length));
    expect(new Set(common)).toEqual(new Set([1]));
  });
});

describe('nonpartitionable', () => {
  const complex = namedComplex('nonpartitionable');
  const ziegler = namedComplex('ziegler-ball');
  const shared = [0, 2, 3, 4, 6, 7, 8];

  /** The 14 tetrahedra of Ziegler's ball that do not lie in the shared vertices. */
  const part = ziegler.facets.filter((i) => !ziegler.facets.list(i).every((v) => shared.includes(v)));

  it('is three copies of a part of Ziegler’s ball, glued along an induced complex of five triangles', () => {
    const along = SimplicialComplex.fromFacets(part, 10).induced(shared);
    expect(along.facets.toLists()).toEqual([
      [0, 2, 3],
      [0, 2, 6],
      [2, 3, 4],
      [3, 4, 7],
      [4, 7, 8],
    ]);
    const copies = [0, 1, 2].map((copy) => {
      const rename = Array.from({ length: 10 }, (_, v) =>
        shared.includes(v) ? shared.indexOf(v) : 7 + 3 * copy + [1, 5, 9].indexOf(v),
      );
      return part.relabel(rename, 16);
    });
    expect(SimplicialComplex.fromFacets(copies[0]!.concat(copies[1]!).concat(copies[2]!), 16).facets.toLists()).toEqual(
      complex.facets.toLists(),
    );
    expect(hVector(complex).map(Number)).toEqual([1, 12, 29, 0, 0]);
  });

  it('is not partitionable: weights on the faces sum to −1, but to nothing negative on any interval below a facet', () => {
    // Found by linear programming, on the faces of one copy; every copy has the same weights.
    const weights = new Map<string, number>([
      ...['5', '8', '2,6', '0,2,5', '1,8,9', '4,5,7', '1,2,5,6', '1,2,6,9', '1,4,5,8'].map((f) => [f, 1] as const),
      ...['0,5', '1,8', '2,5', '4,5', '5,7', '8,9', '1,2,6', '2,6,9'].map((f) => [f, -1] as const),
    ]);
    const subsets = (set: readonly number[]): number[][] =>
      set.reduce<number[][]>((all, v) => [...all, ...all.map((some) => [...some, v])], [[]]);
    for (const facet of part)
      for (const bottom of subsets(facet)) {
        const interval = subsets(facet).filter((face) => bottom.every((v) => face.includes(v)));
        expect(interval.reduce((sum, face) => sum + (weights.get(face.join()) ?? 0), 0)).toBeGreaterThanOrEqual(0);
      }
    const faces = SimplicialComplex.fromFacets(part, 10);
    let total = 0;
    for (let k = -1; k <= 3; k++)
      for (const face of faces.faces(k)) {
        const copies = face.every((v) => shared.includes(v)) ? 1 : 3;
        total += copies * (weights.get(face.join()) ?? 0);
      }
    expect(total).toBe(-1);
  });
});

describe('namedComplex', () => {
  it('suggests a name for a misspelt one', () => {
    expect(() => namedComplex('dunce-cap')).toThrow(
      expect.objectContaining({ code: 'unknown-complex', hint: expect.stringContaining('dunce-hat') }),
    );
  });
});
