import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from '../../../src/sources/index.js';
import { wordsOfComplex, wordsOfSource } from '../../../src/sources/internal.js';

describe('wordsOfSource', () => {
  it.each([
    ['facets:[[1,2,3],[3,4,5]]', '5 vertices: 1 2 3 4 5; 2 facets: 1 2 3, 3 4 5'],
    ['facets:', 'no vertices; no facets'],
    ['facets:{}', 'no vertices; 1 facet: {}'],
    ['vertices:a b; nonfaces:a', '2 vertices: a b; 1 minimal nonface: a'],
    ['ideal:x1*x3, x2*x3*x4', '4 variables: x1 x2 x3 x4; 2 generators: x1*x3, x2*x3*x4'],
    ['ideal:0', 'no variables; no generators'],
    ['snort@path:1', 'partizan, 2 basic positions: x1 y1'],
    ['snort@path:20', 'partizan, 40 basic positions: x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 …'],
    ['facets:1,2,3,4,5', '5 vertices: 1 2 3 4 5; 5 facets: 1, 2, 3, 4, …'],
    ['value:1', undefined],
  ])('%s: %s', (text, words) => {
    expect(wordsOfSource(parseSource(text))).toBe(words);
  });

  it('words the legal complex of a game without listing its facets', () => {
    const complex = asComplex(parseSource('snort@path:20'));
    expect(wordsOfComplex(complex)).toMatch(/^40 vertices: x1 .* …; 58 minimal nonfaces: |^40 vertices/);
    expect(complex.known.facets).toBeUndefined();
  });
});
