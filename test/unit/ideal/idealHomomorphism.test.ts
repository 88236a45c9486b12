import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIdealHomomorphism, findIdealHomomorphism, SquarefreeIdeal } from 'spgames/ideal';
import { subsets } from '../../reference/setFamily.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';

const ring = (names: string): { name: string; side?: 'L' | 'R' }[] =>
  names.split(' ').map((name) => (name.startsWith('z') ? { name } : { name, side: name.startsWith('x') ? 'L' : 'R' }));
const ideal = (generators: number[][], names: string): SquarefreeIdeal =>
  SquarefreeIdeal.fromGenerators(generators, ring(names));

describe('checkIdealHomomorphism', () => {
  it('Huntemann 2018, Def. 1.49: generators go into the ideal, sides stay', () => {
    const a = ideal(
      [
        [0, 2],
        [1, 2],
      ],
      'x1 x2 y1',
    );
    const b = ideal([[0, 1]], 'x1 y1');
    expect(checkIdealHomomorphism(a, b, [0, 0, 1])).toEqual({ homomorphism: true, isomorphism: false });
    expect(checkIdealHomomorphism(a, b, [0, 1, 1])).toEqual({ homomorphism: false, because: 'side', variable: 1 });
    expect(checkIdealHomomorphism(b, a, [0, 2])).toEqual({ homomorphism: true, isomorphism: false });
    expect(checkIdealHomomorphism(a, a, [1, 0, 2])).toEqual({ homomorphism: true, isomorphism: true });
    const cube = ideal([[0, 1, 2]], 'x1 x2 y1');
    expect(checkIdealHomomorphism(a, cube, [0, 1, 2])).toEqual({
      homomorphism: false,
      because: 'generator',
      generator: [0, 2],
      image: [0, 2],
    });
    expect(codeOf(() => checkIdealHomomorphism(a, b, [0, 0]))).toBe('not-the-same-ground-set');
    expect(codeOf(() => checkIdealHomomorphism(a, b, [0, 0, 2]))).toBe('invalid-vertex');
  });

  it('a variable that no generator has counts in an isomorphism', () => {
    expect(checkIdealHomomorphism(ideal([[0]], 'x1'), ideal([[0]], 'x1 x2'), [0])).toEqual({
      homomorphism: true,
      isomorphism: false,
    });
  });

  it('agrees with the definition on all monomials, and a map is found iff there is one', () => {
    const sets = fc.array(fc.subarray([0, 1, 2]), { maxLength: 4 });
    fc.assert(
      fc.property(sets, sets, fc.constantFrom('x1 x2 y1', 'z1 z2 z3', 'x1 y1 y2'), (g, h, names) => {
        const [a, b] = [ideal(g, names), ideal(h, 'x1 x2 y1')];
        const inside = (family: readonly (readonly number[])[], set: readonly number[]): boolean =>
          family.some((generator) => generator.every((v) => set.includes(v)));
        const all = range(27).map((code) => [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)]);
        const sidesKept = (map: number[]): boolean =>
          map.every((w, v) => a.ring.variables[v]!.side === b.ring.variables[w]!.side);
        const good = all.filter(
          (map) =>
            sidesKept(map) &&
            subsets([0, 1, 2]).every(
              (set) =>
                !inside(g, set) ||
                inside(
                  h,
                  set.map((v) => map[v]!),
                ),
            ),
        );
        for (const map of all) expect(checkIdealHomomorphism(a, b, map).homomorphism).toBe(good.includes(map));
        const answer = findIdealHomomorphism(a, b);
        expect(answer.found).toBe(good.length > 0);
        if (answer.found === true) expect(good).toContainEqual(answer.map);
        const injective = good.filter((map) => new Set(map).size === 3);
        expect(findIdealHomomorphism(a, b, { injective: true }).found).toBe(injective.length > 0);
      }),
    );
  });
});
