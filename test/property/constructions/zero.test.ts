import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { graft, SimplicialComplex, type Vertex, whisker } from 'spgames/complex';
import {
  graftToZero,
  impartialNimberComplex,
  simplexReplies,
  sumComplex,
  verifySimplexReplies,
} from 'spgames/constructions';
import { canonicalTree, complexGame } from '../../reference/complexGames.js';
import { secondPlayerWins } from '../../reference/outcomes.js';
import { allComplexes, bitList, labelledComplexes, sidedVertices, type Side } from '../../generators/labelledGames.js';
import { range } from '../../helpers/range.js';
import { inFull, often, runs, sampled } from '../../helpers/sampling.js';
import { isGrafted } from '../../helpers/decisions.js';

const evaluator = new Evaluator();
const isZero = (complex: SimplicialComplex): boolean => evaluator.value(complex) === evaluator.store.zero;
const opposite = (side: Side): Side => (side === undefined ? undefined : side === 'L' ? 'R' : 'L');
/** All sequences of n sides, first the Left ones, then the Right ones, then those without side. */
const sortedSides = (n: number): Side[][] =>
  range(n + 1).flatMap((left) =>
    range(n + 1 - left).map((right) => [
      ...new Array<Side>(left).fill('L'),
      ...new Array<Side>(right).fill('R'),
      ...new Array<Side>(n - left - right).fill(undefined),
    ]),
  );

/** Every labelled complex with at most 4 vertices and loops, up to isomorphism at least once. */
const small = range(5).flatMap((n) =>
  allComplexes(n).flatMap((faces) =>
    sortedSides(n).map((sides) => SimplicialComplex.fromFacets(Array.from(faces, bitList), sidedVertices(sides))),
  ),
);

/** The same vertices, which must keep their names, induce the same complex. */
function isInduced(part: SimplicialComplex, whole: SimplicialComplex): boolean {
  const support = range(part.n);
  return (
    part.vertices.every(({ label }, v) => whole.vertices[v]!.label === label) &&
    part.equals(
      SimplicialComplex.fromFacets(
        whole.facets.toLists().map((facet) => facet.filter((v) => v < support.length)),
        part.vertices,
      ),
    )
  );
}

describe('whiskering with opposite sides', () => {
  it('gives the value 0 to every labelled complex with at most 4 vertices', () => {
    expect(small.length).toBe(1 + 3 * 2 + 6 * 5 + 10 * 19 + 15 * 167);
    const count = { flag: 0, other: 0 };
    for (const complex of sampled(small, 150)) {
      count[complex.isFlag() ? 'flag' : 'other']++;
      const whiskered = whisker(complex);
      expect(isZero(whiskered)).toBe(true);
      expect(whiskered.isFlag()).toBe(complex.isFlag());
      expect(graftToZero(complex).equals(whiskered)).toBe(true);
      expect(isInduced(complex, whiskered)).toBe(true);
      const proof = simplexReplies(whiskered);
      if (proof.zero !== true) throw new Error(`vertex ${proof.vertex} has no reply`);
      expect(verifySimplexReplies(whiskered, proof.replies)).toMatchObject({ verified: true });
      // The proof of the text: an old vertex and the new one on it answer each other.
      const pairs = complex.support.map((v, i) => [v, complex.n + i] as const);
      expect(verifySimplexReplies(whiskered, [...pairs, ...pairs.map(([v, w]) => [w, v] as const)])).toMatchObject({
        verified: true,
      });
    }
    // Without sides one complex on three vertices is not flag, and 167 − (1 + 4 + 6·2 + 4·8 + 64) on four.
    const expected = { flag: small.length - 820, other: 10 + 15 * 54 };
    if (inFull) expect(count).toEqual(expected);
  });

  it('by the definitions of the game and of its canonical form', () => {
    for (const complex of sampled(
      small.filter(({ n }) => n <= 3),
      80,
    )) {
      const { vertices, facets } = whisker(complex);
      const masks = facets.toLists().map((facet) => new Set(facet));
      const game = complexGame(
        vertices.map(({ side }) => side),
        (set) => masks.some((facet) => set.every((v) => facet.has(v))),
      );
      expect(JSON.stringify(canonicalTree(game))).toBe(JSON.stringify(canonicalTree(complexGame([], () => true))));
    }
  });

  it('the second player wins by search, with four vertices', () => {
    for (const complex of sampled(
      small.filter(({ n, support }, i) => n === 4 && support.length === 4 && i % 7 === 0),
      60,
    ))
      expect(secondPlayerWins(whisker(complex))).toBe(true);
  });

  it('random complexes with up to 9 vertices', () => {
    const count = { flag: 0, other: 0 };
    fc.assert(
      fc.property(labelledComplexes({ minN: 5, maxN: 9 }), (complex) => {
        count[complex.isFlag() ? 'flag' : 'other']++;
        const whiskered = whisker(complex);
        expect(isZero(whiskered)).toBe(true);
        expect(simplexReplies(whiskered).zero).toBe(true);
      }),
      { numRuns: runs(400) },
    );
    expect(Math.min(count.flag, count.other)).toBeGreaterThan(often(20));
  });

  it('with other sides on the new vertices it seldom does', () => {
    const sides: Side[] = ['L', 'R', undefined];
    const values = new Set<string>();
    for (const complex of small.filter(({ n, support }) => n <= 3 && support.length === n && n > 0))
      for (const side of sides) {
        const whiskered = whisker(complex, { sides: (old) => old.map(() => side) });
        values.add(String(evaluator.value(whiskered)));
        const same = whiskered.vertices
          .slice(complex.n)
          .every((w, i) => w.side === opposite(complex.vertices[i]!.side));
        if (same) expect(isZero(whiskered)).toBe(true);
      }
    expect(values.size).toBeGreaterThan(10);
  });
});

describe('whiskering the illegal complex', () => {
  /** The game whose minimal illegal positions are the facets. */
  const withIllegal = (illegal: SimplicialComplex): SimplicialComplex =>
    SimplicialComplex.fromNonfaces(illegal.facets, illegal.vertices);

  it('with new vertices of the same sides gives the value of a simplex on the old vertices', () => {
    const { store } = evaluator;
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...small), labelledComplexes({ minN: 5, maxN: 7 })), (illegal) => {
        fc.pre(illegal.dimension >= 0);
        const balance = illegal.vertices.reduce((sum, { side }) => sum + (side === 'L' ? 1 : side === 'R' ? -1 : 0), 0);
        const stars = illegal.vertices.filter(({ side }) => side === undefined).length % 2;
        const legal = withIllegal(whisker(illegal, { sides: 'same' }));
        expect(String(evaluator.value(legal))).toBe(String(store.number(balance).plus(store.nimber(stars))));
        expect(new Set(legal.facets.cardinalities())).toEqual(new Set([illegal.n]));
      }),
      { numRuns: runs(600) },
    );
  });

  it('with opposite sides gives many values', () => {
    const values = new Set<string>();
    for (const illegal of small) {
      if (illegal.n < 3 || illegal.n !== illegal.support.length) continue;
      values.add(String(evaluator.value(withIllegal(whisker(illegal)))));
    }
    expect(values.size).toBeGreaterThan(20);
  });
});

interface WithCells {
  readonly complex: SimplicialComplex;
  readonly cells: readonly number[][];
}

/** A complex and a partition of its vertices into cells that meet the facets in chains; other cells are divided. */
const randomCells: fc.Arbitrary<WithCells> = fc
  .tuple(labelledComplexes({ maxN: 7 }), fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }))
  .map(([complex, owner]) => {
    const facets = complex.facets.toLists();
    const cells = range(4)
      .map((cell) => complex.support.filter((v) => owner[v] === cell))
      .filter((cell) => cell.length > 0)
      .flatMap((cell) => {
        const parts = facets.map((facet) => facet.filter((v) => cell.includes(v)));
        const inside = (a: number[], b: number[]): boolean => a.every((v) => b.includes(v));
        return parts.every((a) => parts.every((b) => inside(a, b) || inside(b, a))) ? [cell] : cell.map((v) => [v]);
      });
    return { complex, cells };
  });

/** A complex on at most three vertices, each replaced by up to four, which are the cells. */
const blownUp: fc.Arbitrary<WithCells> = fc
  .record({
    sets: fc.array(fc.uniqueArray(fc.nat(2), { minLength: 1 }), { minLength: 1, maxLength: 3 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
    sides: fc.array(fc.constantFrom<Side>('L', 'R', undefined), { minLength: 12, maxLength: 12 }),
  })
  .map(({ sets, sizes, sides }) => {
    const cells = range(3).map((cell) => range(sizes[cell]!).map((i) => 4 * cell + i));
    const facets = sets.map((set) => set.flatMap((cell) => cells[cell]!));
    const complex = SimplicialComplex.fromFacets(facets, sidedVertices(sides));
    return { complex, cells: cells.filter((_, cell) => sets.flat().includes(cell)) };
  });

const withCells = fc.oneof(randomCells, blownUp);

describe('graftToZero', () => {
  it('with any good cells gives a grafting of value 0, with at most as many new vertices as graft', () => {
    let fewer = 0;
    fc.assert(
      fc.property(withCells, ({ complex, cells }) => {
        const grafted = graftToZero(complex, { cells });
        expect(isZero(grafted)).toBe(true);
        expect(isGrafted(grafted)).toBe(true);
        const proof = simplexReplies(grafted);
        expect(proof.zero === true && verifySimplexReplies(grafted, proof.replies)).toMatchObject({ verified: true });
        expect(isInduced(complex, grafted)).toBe(true);
        const opposites = graft(complex, { cells });
        expect(isZero(opposites)).toBe(true);
        expect(grafted.n).toBeLessThanOrEqual(opposites.n);
        if (grafted.n < opposites.n) fewer++;
      }),
      { numRuns: runs(400) },
    );
    expect(fewer).toBeGreaterThan(often(8));
  });

  it('gives each leaf the fewest new vertices that balance it and answer the old ones', () => {
    const sides: Side[] = ['L', 'R', undefined];
    for (const [left, right, none] of range(4).flatMap((a) =>
      range(4).flatMap((b) => range(4).map((c) => [a, b, c])),
    )) {
      const old = [left!, right!, none!];
      const n = left! + right! + none!;
      if (n === 0) continue;
      const cell = sides.flatMap((side, k) => new Array<Side>(old[k]!).fill(side));
      const grafted = graftToZero(SimplicialComplex.simplex(sidedVertices(cell)), { cells: [range(n)] });
      const enough = (more: number[]): boolean => {
        const [l, r, u] = old.map((many, k) => many + more[k]!);
        return (
          l === r &&
          u! % 2 === 0 &&
          (left === 0 || more[1]! > 0) &&
          (right === 0 || more[0]! > 0) &&
          (none === 0 || more[2]! > 0)
        );
      };
      const added = sides.map((side) => grafted.vertices.slice(n).filter((w) => w.side === side).length);
      expect(enough(added)).toBe(true);
      const fewest = range(6)
        .flatMap((a) => range(6).flatMap((b) => range(4).map((c) => [a, b, c])))
        .filter(enough)
        .map(([a, b, c]) => a! + b! + c!);
      expect(grafted.n - n).toBe(Math.min(...fewest));
    }
  });
});

describe('simplexReplies', () => {
  /** Graftings of value 0 with one facet more or less, or one vertex of another side; and anything. */
  const damaged: fc.Arbitrary<SimplicialComplex> = fc.oneof(
    labelledComplexes({ maxN: 7 }),
    fc
      .tuple(
        labelledComplexes({ minN: 1, maxN: 5 }).map((complex) => whisker(complex)),
        fc.constantFrom('drop', 'add', 'side', 'nothing'),
        fc.nat(),
        fc.array(fc.nat(), { minLength: 2, maxLength: 3 }),
        fc.constantFrom<Side>('L', 'R', undefined),
      )
      .map(([complex, how, pick, set, side]) => {
        const facets = complex.facets.toLists();
        if (how === 'drop') facets.splice(pick % facets.length, 1);
        if (how === 'add') facets.push(set.map((v) => v % complex.n));
        const vertices = complex.vertices.map((vertex, v): Vertex => {
          if (how !== 'side' || v !== pick % complex.n) return vertex;
          return side === undefined ? { label: vertex.label } : { label: vertex.label, side };
        });
        return SimplicialComplex.fromFacets([[], ...facets], vertices);
      }),
  );

  /** By the definition: a reply of the other player, and the faces left form a simplex of value 0. */
  function isReply(complex: SimplicialComplex, v: number, w: number): boolean {
    if (v === w || !complex.isFace([v, w]) || complex.vertices[w]!.side !== opposite(complex.vertices[v]!.side))
      return false;
    const left = complex.link([v, w]);
    return left.facets.size === 1 && isZero(left);
  }

  it('finds replies iff there are any, and then the value is 0', () => {
    const count = { proved: 0, zero: 0, other: 0 };
    fc.assert(
      fc.property(damaged, (complex) => {
        const found = simplexReplies(complex);
        const answered = (v: number): boolean => complex.support.some((w) => isReply(complex, v, w));
        expect(found.zero === true).toBe(complex.support.every(answered));
        const zero = isZero(complex);
        count[found.zero === true ? 'proved' : zero ? 'zero' : 'other']++;
        if (found.zero === true)
          expect([zero, verifySimplexReplies(complex, found.replies)]).toEqual([true, { verified: true }]);
        else expect(answered(found.vertex)).toBe(false);
      }),
      { numRuns: runs(1500) },
    );
    expect(Math.min(count.proved, count.zero, count.other)).toBeGreaterThan(often(9));
  });

  it('verifySimplexReplies refuses other replies', () => {
    fc.assert(
      fc.property(damaged, fc.nat(), fc.nat(), (complex, i, w) => {
        const found = simplexReplies(complex);
        fc.pre(found.zero === true && found.replies.length > 0);
        if (found.zero !== true) return;
        const at = i % found.replies.length;
        const [v] = found.replies[at]!;
        const other = w % complex.n;
        const changed = found.replies.map((pair, k) => (k === at ? ([v, other] as const) : pair));
        expect(verifySimplexReplies(complex, changed).verified).toBe(isReply(complex, v, other));
        expect(verifySimplexReplies(complex, found.replies.toSpliced(at, 1))).toMatchObject({ verified: false });
        expect(verifySimplexReplies(complex, [...found.replies, [complex.n, 0]])).toMatchObject({ verified: false });
      }),
      { numRuns: runs(300) },
    );
  });

  it('Prop. 7.33: of what is grafted without sides, exactly the graftings with even leaves', () => {
    const count = { even: 0, odd: 0 };
    fc.assert(
      fc.property(
        withCells,
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 }),
        (drawn, more) => {
          const { complex, cells } = drawn;
          fc.pre(cells.length > 0);
          let leaf = 0;
          const unsided = complex.withVertices(complex.vertices.map(({ label }) => ({ label })));
          const grafted = graft(unsided, { cells, sides: () => new Array<undefined>(more[leaf++]!).fill(undefined) });
          const even = cells.every((cell, k) => (cell.length + more[k]!) % 2 === 0);
          count[even ? 'even' : 'odd']++;
          expect(simplexReplies(grafted).zero).toBe(even ? true : 'undecided');
          if (even) expect(evaluator.grundyValue(grafted)).toBe(0);
        },
      ),
      { numRuns: runs(400) },
    );
    expect(Math.min(count.even, count.odd)).toBeGreaterThan(often(15));
  });

  it('proves the value of games that are too large to be played', () => {
    const base = sumComplex(
      ...range(6).map(() => impartialNimberComplex(15)),
      SimplicialComplex.simplex(sidedVertices(['L', 'L', 'R'])),
    );
    const facets = range(60).map((i) => [i, i + 40, i + 80, i + 120, 240 + (i % 3)]);
    const complex = graftToZero(SimplicialComplex.fromFacets(facets, base.vertices));
    const proof = simplexReplies(complex);
    expect(proof.zero === true && verifySimplexReplies(complex, proof.replies)).toMatchObject({ verified: true });
  });
});
