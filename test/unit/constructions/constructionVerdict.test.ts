import { describe, expect, it } from 'vitest';
import { build, constructionVerdict, type BuildOptions } from '../../../src/constructions/index.js';
import { asComplex, asValue, parseSource } from '../../../src/sources/index.js';

const target = (): ReturnType<typeof asComplex> => asComplex(parseSource('facets:x1 x2, x2 y1'));

describe('the checks of constructionVerdict', () => {
  it.each([
    ['gamma', 'illegal'],
    ['invariant', 'legal'],
    ['independence', 'legal'],
    ['small', 'legal'],
    ['prop2.1', 'legal'],
  ] as const)('all hold for %s', (method, as) => {
    const { because, checks } = constructionVerdict(build(target(), { method, as }));
    expect(because).toBeUndefined();
    expect(checks.length).toBeGreaterThan(4);
    expect(checks.every(({ holds }) => holds)).toBe(true);
    expect(checks.map(({ words }) => words).join('; ')).toContain('of the target is illegal in the game');
  });

  it.each([{ method: 'digraph' }, { method: 'value' }, { method: 'value', pure: true }] satisfies BuildOptions[])(
    'end with the value for %o',
    (options) => {
      const { because, checks } = constructionVerdict(build(asValue(parseSource('value:*')), options));
      expect(because).toBeUndefined();
      expect(checks.at(-1)).toEqual({ words: 'that value is *', holds: true });
    },
  );

  it('end with what fails, which is the reason', () => {
    const right = build(target(), { method: 'prop2.1' });
    if (!('certificate' in right) || right.method !== 'prop2.1') throw new Error('another method');
    const wrong = { ...right, target: asComplex(parseSource('facets:x1 x2 y1')) };
    const { because, checks } = constructionVerdict(wrong);
    expect(because).toMatch(/^the position x1 y1 is illegal in the game/);
    expect(checks.at(-1)).toEqual({ words: because, holds: false });
    expect(checks.slice(0, -1).every(({ holds }) => holds)).toBe(true);
    expect(checks.length).toBeGreaterThan(3);
  });
});
