import { describe, expect, it } from 'vitest';
import { homologySphere, SimplicialComplex } from 'spgames/complex';
import { gameWithValue, verifyGameWithValue, type PureGame } from 'spgames/constructions';
import { Evaluator } from 'spgames/evaluation';
import { parseValue, valuesBornBy } from 'spgames/values';
import { answeredSphere } from '../../../src/constructions/spheres/answeredSphere.js';
import { hubBalls } from '../../../src/constructions/spheres/hubBalls.js';
import { Work } from '../../../src/run.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { isOfOptions, valuesOfOptions } from '../../reference/valuesOfOptions.js';

const evaluator = new Evaluator();
const sphere = (text: string, size?: number): PureGame =>
  gameWithValue(parseValue(text), { complex: 'sphere', ...(size !== undefined && { size }) });

/** How many facets each ridge is in. */
function ridgeCounts(complex: SimplicialComplex): Map<number, number> {
  const ridges = new Map<string, number>();
  for (const facet of complex.facets.toLists())
    for (const v of facet) {
      const ridge = facet.filter((u) => u !== v).join();
      ridges.set(ridge, (ridges.get(ridge) ?? 0) + 1);
    }
  const counts = new Map<number, number>();
  for (const count of ridges.values()) counts.set(count, (counts.get(count) ?? 0) + 1);
  return counts;
}

describe('spheres in which every move has an answer', () => {
  it.each(sampled([4, 5, 6, 7, 8, 9], 2))('of size %i: by the definition', (size) => {
    const { sides, facets, spare } = answeredSphere(size, new Work('test', {}));
    const lists = [...facets];
    sides.forEach((side, u) => {
      const around = lists.filter((facet) => facet.includes(u));
      const neighbours = new Set(around.flat().filter((w) => sides[w] !== side));
      const isAnswer = (w: number): boolean =>
        around.every((facet) => !facet.includes(w) || facet.every((v) => v === u || sides[v] !== side));
      expect([...neighbours].some(isAnswer), `vertex ${u}`).toBe(true);
    });
    // Spheres can be glued on whatever the sides of a facet are, if there are both.
    for (let left = 1; left < size; left++) expect(spare.get(left)!.size).toBeGreaterThan(1);
  });

  it.each(sampled([4, 5, ...(inFull ? [6] : [])], 1))('of size %i: homology spheres of value 0', (size) => {
    const { sides, facets } = answeredSphere(size, new Work('test', {}));
    const complex = SimplicialComplex.fromFacets(
      [...facets],
      sides.map((side, v) => ({ label: `v${v}`, side })),
    );
    expect(ridgeCounts(complex)).toEqual(new Map([[2, (complex.facets.size * size) / 2]]));
    expect(homologySphere(complex)).toEqual({ sphere: true });
    expect(String(evaluator.value(complex))).toBe('0');
  });

  it('have balls without a common facet, one for each turn in each of four families', () => {
    for (const size of [6, 7, 8, 9, 10]) {
      const { turns, balls } = hubBalls(size, new Work('test', {}));
      expect(balls).toHaveLength(4 * turns + (size % 2 === 0 ? 0 : 2));
      const facets = balls.flatMap((ball) => ball.facets.map((facet) => facet.join()));
      expect(new Set(facets).size).toBe(facets.length);
    }
  });
});

describe('spheres and balls with a value', () => {
  it.each(
    sampled(
      valuesBornBy(1)
        .filter((value) => String(value) !== '0')
        .map(String),
      1,
    ),
  )('of %s in dimension 4: played out', (text) => {
    const game = sphere(text, 5);
    expect(verifyGameWithValue(game, { evaluator })).toMatchObject({
      verified: true,
      evaluated: true,
      pure: { size: 5 },
    });
    expect(String(evaluator.value(game.complex))).toBe(text);
    expect(ridgeCounts(game.complex).size).toBe(1);
    if (inFull) expect(homologySphere(game.complex)).toEqual({ sphere: true });
  });

  it.each(sampled(valuesBornBy(2).map(String), 2))('of %s, by the answers', (text) => {
    for (const complex of sampled(['sphere', 'ball'] as const, 1)) {
      const game = gameWithValue(parseValue(text), { complex });
      expect(verifyGameWithValue(game, { evaluator, limit: 10 })).toMatchObject({
        verified: true,
        value: parseValue(text),
        pure: { complex, size: game.certificate.steps.at(-1)!.size },
      });
      const counts = ridgeCounts(game.complex);
      expect(counts.has(1)).toBe(complex === 'ball');
      expect([...counts.keys()].filter((count) => count > 2)).toEqual([]);
    }
  });

  it.skipIf(!inFull)('of 1/2: played out', () => {
    const game = sphere('1/2');
    expect([game.complex.n, game.complex.facets.size]).toEqual([127, 3462]);
    expect(String(evaluator.value(game.complex))).toBe('1/2');
  });

  it('of integers and their sums with *: boundaries of simplices, and simplices', () => {
    for (const [text, n, facets] of [
      ['3', 4, 4],
      ['-2', 3, 3],
      ['*', 2, 2],
      ['2*', 5, 6],
      ['-1*', 4, 4],
    ] as const) {
      const game = sphere(text);
      expect([game.complex.n, game.complex.facets.size]).toEqual([n, facets]);
      expect(verifyGameWithValue(game)).toMatchObject({ verified: true, value: parseValue(text), evaluated: true });
      expect(homologySphere(game.complex)).toEqual({ sphere: true });
    }
    expect(gameWithValue(parseValue('-3'), { complex: 'ball' }).complex.facets.size).toBe(1);
  });

  it('are refused when an answer or a facet is changed', () => {
    const { complex, certificate } = sphere('1/2');
    const last = certificate.steps.at(-1)!;
    const because = (game: Pick<PureGame, 'complex' | 'certificate'>): string => {
      const found = verifyGameWithValue(game, { evaluator, limit: 0 });
      return found.verified ? '' : found.because;
    };
    const [[move, answer] = [0, 0], ...others] = last.answers;
    const together = complex.facets
      .toLists()
      .filter((facet) => facet.includes(move))
      .flat();
    const { side } = complex.vertices[answer]!;
    const wrong = together.find((v) => v !== answer && complex.vertices[v]!.side === side)!;
    const steps = [...certificate.steps.slice(0, -1), { ...last, answers: [[move, wrong] as const, ...others] }];
    expect(because({ complex, certificate })).toBe('');
    expect(because({ complex, certificate: { ...certificate, steps } })).toMatch(/lead to .+, which is not [≤≥] 1\/2$/);
    // A vertex more in one facet: the complex is not pure any more.
    const facets = complex.facets.toLists();
    const [first = [], ...rest] = facets;
    const more = [...first, complex.vertices.findIndex((_, v) => !first.includes(v))];
    expect(because({ complex: SimplicialComplex.fromFacets([more, ...rest], complex.vertices), certificate })).not.toBe(
      '',
    );
  });

  it('are refused below the size of the theorem, and where they would be too large', () => {
    expect(thrownBy(() => sphere('1/2', 5))).toMatchObject({
      code: 'invalid-size',
      message: expect.stringContaining(
        'there is no sphere with 5 vertices in each facet for 1/2, by Proposition R; expected 6 or more',
      ),
    });
    expect(thrownBy(() => sphere('{2|*}', 6))).toMatchObject({
      code: 'invalid-size',
      message: expect.stringContaining('is known for {2|*}; expected 7 or more'),
    });
    expect(thrownBy(() => sphere('0', 2.5))).toMatchObject({ code: 'invalid-size' });
    for (const [text, size, limit] of [
      ['0', 41, undefined],
      ['0', 40, undefined],
      ['1/2', 6, 3000],
      ['1/2', 6, 700],
      ['1/64', undefined, 10_000],
    ] as const)
      expect(
        thrownBy(() =>
          gameWithValue(parseValue(text), {
            complex: 'sphere',
            ...(size !== undefined && { size }),
            ...(limit !== undefined && { limit }),
          }),
        ),
      ).toMatchObject({ code: 'too-large-construction' });
    expect(thrownBy(() => gameWithValue(parseValue('1'), { complex: 'ball', flag: true }))).toMatchObject({
      code: 'invalid-option',
    });
  });
});

describe('Proposition R', () => {
  const circles = valuesOfOptions(['1', '-1', '*'].map((text) => parseValue(text)));
  const surfaces = valuesOfOptions(circles).filter((value) => String(value) !== '0');

  it('leaves eight values of day 3 for 3-manifolds: those of circles, which their joins with a circle of value 0 have', () => {
    const possible = valuesBornBy(3).filter((value) => isOfOptions(value, surfaces));
    expect(new Set(possible.map(String))).toEqual(new Set(circles.map(String)));
    const zero = SimplicialComplex.fromFacets([
      ['x1', 'x2'],
      ['x2', 'y1'],
      ['y1', 'y2'],
      ['y2', 'x1'],
    ]);
    expect(String(evaluator.value(zero))).toBe('0');
    const found = new Set<string>();
    for (const n of [3, 4, 5, 6])
      for (let sides = 0; sides < 2 ** n; sides++) {
        const edges = Array.from({ length: n }, (_, v) => [v, (v + 1) % n]);
        const vertices = Array.from(
          { length: n },
          (_, v) => ({ label: `v${v}`, side: ((sides >> v) & 1) === 0 ? 'L' : 'R' }) as const,
        );
        found.add(String(evaluator.value(SimplicialComplex.fromFacets(edges, vertices))));
      }
    expect(found).toEqual(new Set(circles.map(String)));
  });

  it('leaves four values of day 2 for 4-manifolds', () => {
    const manifolds = valuesOfOptions(surfaces);
    expect([surfaces.length, manifolds.length]).toEqual([27, 234]);
    const possible = valuesBornBy(2).filter((value) => isOfOptions(value, manifolds));
    expect(new Set(possible.map(String))).toEqual(new Set(['0', '1', '-1', '*']));
  });
});
