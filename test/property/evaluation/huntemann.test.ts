import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from 'spgames/boards';
import { Dyadic, parseValue, temperature, type Value, valuesBornBy } from 'spgames/values';
import { Evaluator } from 'spgames/evaluation';
import { arcKayles, compile, snort } from 'spgames/games';
import { cohenMacaulay } from 'spgames/ideal';
import { components, grafting, join, SimplicialComplex, type Vertex } from 'spgames/complex';
import printed from '../../oracle/huntemann-values.json' with { type: 'json' };
import {
  allComplexes,
  allSides,
  bitList,
  labelledComplexes,
  sidedVertices,
  type Side,
} from '../../generators/labelledGames.js';
import { range } from '../../helpers/range.js';
import { often, runs, sampled } from '../../helpers/sampling.js';

/* Theorems of Huntemann 2018 about values of complexes, on complexes built here. */

const evaluator = new Evaluator();
const { store } = evaluator;

const subsets = (n: number): number[][] => range(2 ** n).map(bitList);
const chosen = (n: number, size: number): number[][] => subsets(n).filter(({ length }) => length === size);

/** A complex with Left's vertices x0, x1, … and Right's y0, y1, …, by facets. */
function complexOf(
  facets: (x: (i: number) => number, y: (i: number) => number) => number[][],
  left: number,
  right: number,
): SimplicialComplex {
  const vertices = sidedVertices([...range(left).map((): Side => 'L'), ...range(right).map((): Side => 'R')]);
  return SimplicialComplex.fromFacets(
    facets(
      (i) => i,
      (i) => left + i,
    ),
    vertices,
  );
}

/** Two disjoint simplices with so many vertices of Left and of Right. */
const beside = (left: number, right: number): SimplicialComplex =>
  complexOf((x, y) => [range(left).map(x), range(right).map(y)], left, right);

describe('Huntemann 2018, Chapter 4', () => {
  /**
   * @source Huntemann 2018, Def. 4.14
   * @source Huntemann 2018, Def. 4.19
   * @source Huntemann 2018, Sec. 4.2
   */
  it('Sec. 4.2: the values in dimension 0 are *, 1, −1, and in dimension 1 all of day 2 but 1 and −1', () => {
    const found = [-1, 0, 1].map(() => new Set<string>());
    const note = (complex: SimplicialComplex): void => {
      for (const value of [evaluator.value(complex), evaluator.value(complex).negative()])
        found[complex.dimension + 1]?.add(String(value));
    };
    for (const n of [0, 1, 2, 3, 4])
      for (const faces of allComplexes(n))
        for (const sides of allSides(n, ['L', 'R']))
          note(SimplicialComplex.fromFacets(Array.from(faces, bitList), sidedVertices(sides)));
    // What needs more vertices, as printed.
    for (const { facets } of printed.values_of_complexes) {
      const labels = [...new Set(facets.flat())];
      const vertices = labels.map((label): Vertex => ({ label, side: label.startsWith('x') ? 'L' : 'R' }));
      note(
        SimplicialComplex.fromFacets(
          facets.map((facet) => facet.map((label) => labels.indexOf(label))),
          vertices,
        ),
      );
    }
    const names = (values: readonly Value[]): Set<string> => new Set(values.map(String));
    const [zero, one] = [store.zero, store.number(1)];
    expect(found[0]).toEqual(names([zero]));
    expect(found[1]).toEqual(names(valuesBornBy(1).filter((value) => value !== zero)));
    expect(found[2]).toEqual(names(valuesBornBy(2).filter((value) => value !== one && value !== one.negative())));
  });

  /**
   * @source Huntemann 2018, Prop. 4.21
   * @source Huntemann 2018, Cor. 4.22
   */
  it('Prop. 4.21 and Cor. 4.22: a simplex has the value of the difference', () => {
    for (const [left, right] of [0, 1, 2, 5, 31, 32, 33, 64, 100].flatMap((a) => [0, 1, 32, 70].map((b) => [a, b]))) {
      const simplex = complexOf((x, y) => [[...range(left!).map(x), ...range(right!).map(y)]], left!, right!);
      expect(evaluator.value(simplex)).toBe(store.number(left! - right!));
    }
  });

  /** @source Huntemann 2018, Prop. 4.23 */
  it('Prop. 4.23: in dimension n the values n and −n do not occur', () => {
    const check = (complex: SimplicialComplex): void => {
      const n = complex.dimension;
      if (n < 0) return;
      const value = evaluator.value(complex);
      expect(value).not.toBe(store.number(n));
      expect(value).not.toBe(store.number(-n));
    };
    for (const faces of allComplexes(4))
      for (const sides of allSides(4, ['L', 'R']))
        check(SimplicialComplex.fromFacets(Array.from(faces, bitList), sidedVertices(sides)));
    fc.assert(fc.property(labelledComplexes(), check), { numRuns: runs(500) });
  });

  /** @source Huntemann 2018, Prop. 4.24 */
  it('Prop. 4.24: the integer n in dimension n + 1', () => {
    for (let n = 0; n <= 10; n++) {
      const complex = complexOf((x, y) => [[...range(n + 1).map(x), y(0)]], n + 1, 1);
      expect(complex.dimension).toBe(n + 1);
      expect(evaluator.value(complex)).toBe(store.number(n));
    }
  });

  /** @source Huntemann 2018, Prop. 4.25 */
  it('Prop. 4.25: the integer n in every dimension k > n', () => {
    for (let n = 0; n <= 5; n++)
      for (let k = n + 1; k <= 8; k++) {
        const complex = complexOf(
          (x, y) => [range(k + 1).map(x), ...chosen(k + 1, n + 1).map((set) => [...set.map(x), y(0)])],
          k + 1,
          1,
        );
        expect(complex.dimension).toBe(k);
        expect(evaluator.value(complex)).toBe(store.number(n));
      }
  });

  /** @source Huntemann 2018, Thm 4.27 */
  it('Thm 4.27: 1/2^n', () => {
    for (let n = 0; n <= 6; n++) {
      const complex = complexOf((x, y) => subsets(n).map((set, i) => [x(i), ...set.map(y)]), 2 ** n, n);
      expect(evaluator.value(complex)).toBe(store.number(Dyadic.of(1, n)));
    }
  });

  /** @source Huntemann 2018, Cor. 4.28 */
  it('Cor. 4.28: all dyadic fractions, as joins', () => {
    // By nonfaces: a join has as many facets as the product of those of its parts.
    const part = (n: number, copy: number): SimplicialComplex => {
      const complex = complexOf((x, y) => subsets(n).map((set, i) => [x(i), ...set.map(y)]), 2 ** n, n);
      const vertices = complex.withLabels((label) => `${label}_${copy}`).vertices;
      return SimplicialComplex.fromNonfaces(complex.minimalNonfaces, vertices);
    };
    for (let n = 0; n <= 3; n++)
      for (let a = 1; a <= 9; a++) {
        const complex = range(a)
          .map((copy) => part(n, copy))
          .reduce((sum, next) => join(sum, next));
        expect(evaluator.value(complex)).toBe(store.number(Dyadic.of(a, n)));
      }
  });

  /** @source Huntemann 2018, Prop. 4.29 */
  it('Prop. 4.29: switches of a ≥ 0 and −b ≤ 0, connected or not', () => {
    for (let a = 0; a <= 6; a++)
      for (let b = 0; b <= 6; b++) {
        const expected = store.fromOptions([store.number(a)], [store.number(-b)]);
        expect(evaluator.value(beside(a + 1, b + 1))).toBe(expected);
        if (a === 0 || b === 0) continue;
        const connected = complexOf((x, y) => [range(a + 1).map(x), range(b + 1).map(y), [x(0), y(0)]], a + 1, b + 1);
        expect(connected.isConnected()).toBe(true);
        expect(evaluator.value(connected)).toBe(expected);
      }
  });

  /** @source Huntemann 2018, Prop. 4.30 */
  it('Prop. 4.30: switches of a > b ≥ 0', () => {
    for (let a = 1; a <= 7; a++)
      for (let b = 0; b < a; b++) {
        const complex = complexOf((x, y) => [range(a + 1).map(x), [...range(b).map(x), y(0)]], a + 1, 1);
        expect(evaluator.value(complex)).toBe(store.fromOptions([store.number(a)], [store.number(b)]));
      }
  });

  /**
   * @source Huntemann 2018, Prop. 4.31
   * Refuted as printed; repaired with one vertex of Right more.
   */
  it('Prop. 4.31: tiny, with one vertex of Right more than printed', () => {
    const complex = (right: number): SimplicialComplex =>
      complexOf((x, y) => [range(right).map(y), ...range(right).map((i) => [x(0), y(i)]), [x(1)]], 2, right);
    expect(evaluator.value(complex(2))).toBe(parseValue('^'));
    for (let n = 1; n <= 7; n++) {
      const tiny = parseValue(`tiny(${n})`);
      expect(evaluator.value(complex(n + 2))).toBe(tiny);
      expect(evaluator.value(complex(n + 1))).not.toBe(tiny);
    }
  });

  /**
   * @source Huntemann 2018, Prop. 4.32
   * @source Huntemann 2018, Remark 1.11
   * @source Huntemann 2018, Remark 4.33
   */
  it('Prop. 4.32: nimbers, as NIM on a complete graph', () => {
    for (let n = 0; n <= 4; n++) {
      const pieces = subsets(n).filter(({ length }) => length > 0);
      const overlaps = pieces.flatMap((a, i) =>
        range(i).flatMap((j) => (pieces[j]!.some((v) => a.includes(v)) ? [[j, i]] : [])),
      );
      const impartial = SimplicialComplex.fromNonfaces(overlaps, pieces.length);
      expect(evaluator.grundyValue(impartial)).toBe(n);
      // For two players with pieces of their own.
      const m = pieces.length;
      const both = overlaps.flatMap(([i, j]) => [
        [i!, j!],
        [i! + m, j!],
        [i!, j! + m],
        [i! + m, j! + m],
      ]);
      const twice = [...both, ...range(m).map((i) => [i, i + m])];
      const sides = [...range(m).map((): Side => 'L'), ...range(m).map((): Side => 'R')];
      expect(evaluator.value(SimplicialComplex.fromNonfaces(twice, sidedVertices(sides)))).toBe(store.nimber(n));
    }
  });
});

/** Graphs on n vertices. */
const graphs = ({ minN = 1, maxN = 7 } = {}): fc.Arbitrary<Board> =>
  fc.integer({ min: minN, max: maxN }).chain((n) => {
    const pairs = range(n).flatMap((v) => range(v).map((u): [number, number] => [u, v]));
    return fc.subarray(pairs).map((edges) => new Board({ vertexCount: n, edges }));
  });

describe('Huntemann 2018, Sec. 5.3', () => {
  /** @source Huntemann 2018, Prop. 5.35 */
  it('Prop. 5.35: SNORT with a universal vertex is ±n on n + 1 vertices', () => {
    fc.assert(
      fc.property(graphs({ maxN: 12 }), (graph) => {
        const n = graph.vertexCount;
        const edges = [
          ...graph.edges.map(([u, v]): [number, number] => [u, v]),
          ...range(n).map((v): [number, number] => [v, n]),
        ];
        const value = evaluator.value(compile(snort, new Board({ vertexCount: n + 1, edges })).legalComplex);
        expect(value).toBe(store.fromOptions([store.number(n)], [store.number(-n)]));
        expect(String(temperature(value))).toBe(String(n));
      }),
      { numRuns: runs(300) },
    );
  });

  /**
   * @source Huntemann 2018, Conj. 5.34
   * True up to 5 vertices; refuted from 7 vertices on.
   */
  it('Conj. 5.34 holds for SNORT on all graphs with at most 5 vertices', () => {
    const pairs = range(5).flatMap((v) => range(v).map((u): [number, number] => [u, v]));
    for (const bits of sampled(range(2 ** pairs.length), 200)) {
      const edges = pairs.filter((_, i) => (bits & (1 << i)) !== 0);
      const degree = Math.max(...range(5).map((v) => edges.filter((edge) => edge.includes(v)).length));
      const value = evaluator.value(compile(snort, new Board({ vertexCount: 5, edges })).legalComplex);
      expect(temperature(value).compare(Dyadic.of(degree))).toBeLessThan(1);
    }
  });
});

/** The complexes on at most 5 vertices, loops left out in what follows, without sides. */
const smallComplexes = allComplexes(5).map((faces) => SimplicialComplex.fromFacets(Array.from(faces, bitList), 5));
const sizes = (complex: SimplicialComplex): number[] => complex.facets.toLists().map(({ length }) => length);

describe('Huntemann 2018, Chapter 6', () => {
  /**
   * @source Huntemann 2018, Prop. 6.12
   * @source Huntemann 2018, Prop. 6.13
   */
  it('Prop. 6.12 and 6.13: facets of even size and the value 0', () => {
    for (const complex of sampled(smallComplexes, 1000)) {
      const even = sizes(complex).filter((size) => size % 2 === 0).length;
      const value = evaluator.grundyValue(complex);
      if (even === complex.facets.size) expect(value).toBe(0);
      if (value === 0) expect(even).toBeGreaterThan(0);
    }
  });

  /** @source Huntemann 2018, Prop. 6.14 */
  it('Prop. 6.14: pure complexes have the value 0 or *', () => {
    for (const complex of sampled(
      smallComplexes.filter((other) => other.isPure()),
      300,
    ))
      expect(evaluator.grundyValue(complex)).toBe((complex.dimension + 1) % 2);
  });

  /** @source Huntemann 2018, Fact 6.15 */
  it('Fact 6.15: ARC-KAYLES on equimatchable graphs', () => {
    let equimatchable = 0;
    fc.assert(
      fc.property(graphs({ minN: 2 }), (graph) => {
        const complex = compile(arcKayles, graph).legalComplex;
        if (!complex.isPure()) return;
        equimatchable++;
        expect(evaluator.grundyValue(complex)).toBe((complex.dimension + 1) % 2);
      }),
      { numRuns: runs(500) },
    );
    expect(equimatchable).toBeGreaterThan(often(20));
  });

  /** @source Huntemann 2018, Cor. 6.16 */
  it('Cor. 6.16: disjoint unions of pure complexes that are not {∅}', () => {
    let mixed = 0;
    for (const complex of sampled(smallComplexes, 1500)) {
      const parts = components(complex).map((part) => part.complex);
      if (parts.length === 0 || !parts.every((part) => part.isPure())) continue;
      const odd = parts.filter(({ dimension }) => dimension % 2 !== 0).length;
      if (odd > 0 && odd < parts.length) mixed++;
      expect(evaluator.grundyValue(complex)).toBe(odd === parts.length ? 0 : odd === 0 ? 1 : 2);
    }
    expect(mixed).toBeGreaterThan(often(0));
  });
});

/**
 * Complexes with disjoint new facets, each the union of a face of the base (possibly ∅) and new vertices, that cover
 * the base. Most are graftings.
 */
const withLeaves: fc.Arbitrary<{ facets: number[][]; leaves: number[][]; n: number }> = fc
  .record({
    base: fc.integer({ min: 1, max: 4 }).chain((m) =>
      fc.record({
        m: fc.constant(m),
        faces: fc.array(fc.subarray(range(m), { minLength: 1 }), { maxLength: 4 }),
        owner: fc.array(fc.nat({ max: m - 1 }), { minLength: m, maxLength: m }),
      }),
    ),
    extra: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ base: { m, faces, owner }, extra }) => {
    let n = m;
    const leaves = [...new Set(owner)].map((leaf) => [
      ...range(m).filter((v) => owner[v] === leaf),
      ...range(extra[leaf]!).map(() => n++),
    ]);
    return { facets: [...faces, ...leaves], leaves, n };
  });

describe('Huntemann 2018, Chapter 7', () => {
  /** @source Huntemann 2018, Thm 7.27 */
  it('Thm 7.27: grafted with leaves that are balanced, each with new vertices of both players', () => {
    let tried = 0;
    fc.assert(
      fc.property(withLeaves, fc.infiniteStream(fc.boolean()), ({ facets, leaves, n }, coins) => {
        const sides: Side[] = range(n).map(() => (coins.next().value ? 'L' : 'R'));
        const balanced = leaves.map((leaf) => {
          const more = [...leaf, sides.push('L') - 1, sides.push('R') - 1];
          const balance = (): number => more.reduce((sum, v) => sum + (sides[v] === 'L' ? 1 : -1), 0);
          while (balance() !== 0) more.push(sides.push(balance() > 0 ? 'R' : 'L') - 1);
          return more;
        });
        const complex = SimplicialComplex.fromFacets([...facets, ...balanced], sidedVertices(sides));
        if (!grafting(complex).grafted) return;
        tried++;
        expect(evaluator.value(complex)).toBe(store.zero);
      }),
      { numRuns: runs(500) },
    );
    expect(tried).toBeGreaterThan(often(100));
  });

  /** @source Huntemann 2018, Prop. 7.32 */
  it('Prop. 7.32: without sides and with a Cohen–Macaulay illegal ideal the value is 0 or *', () => {
    const cohenMacaulayOnes = sampled(
      smallComplexes.filter((_, i) => i % 5 === 0),
      500,
    ).filter((complex) => cohenMacaulay(complex).cohenMacaulay === true);
    expect(cohenMacaulayOnes.length).toBeGreaterThan(often(20));
    for (const complex of cohenMacaulayOnes) expect(evaluator.grundyValue(complex)).toBeLessThan(2);
  });

  /** @source Huntemann 2018, Prop. 7.33 */
  it('Prop. 7.33: grafted with leaves of even size, without sides', () => {
    let tried = 0;
    fc.assert(
      fc.property(withLeaves, ({ facets, leaves, n }) => {
        let next = n;
        const even = leaves.map((leaf) => (leaf.length % 2 === 0 ? leaf : [...leaf, next++]));
        const vertices = range(next).map((v): Vertex => ({ label: `${v}` }));
        const complex = SimplicialComplex.fromFacets([...facets, ...even], vertices);
        if (!grafting(complex).grafted) return;
        tried++;
        expect(evaluator.grundyValue(complex)).toBe(0);
      }),
      { numRuns: runs(500) },
    );
    expect(tried).toBeGreaterThan(often(100));
  });
});
