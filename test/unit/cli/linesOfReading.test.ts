import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import { linesOfReading } from '../../../src/cli/linesOfReading.js';
import { wordsOfComplex } from '../../../src/sources/internal.js';

describe('linesOfReading', () => {
  it.each([
    ['facets:[[1,2,3],[3,4,5]]', '5 vertices: 1 2 3 4 5; 2 facets: 1 2 3, 3 4 5'],
    ['facets:', 'no vertices; no facets'],
    ['facets:{}', 'no vertices; 1 facet: {}'],
    ['vertices:a b; nonfaces:a', '2 vertices: a b; 1 minimal nonface: a'],
    ['ideal:x1*x3, x2*x3*x4', '4 variables: x1 x2 x3 x4; 2 generators: x1*x3, x2*x3*x4'],
    ['ideal:0', 'no variables; no generators'],
    ['digraph:LRL 0>1 1-2', '3 vertices: x1 y2 x3; 3 arcs: x1→y2 y2→x3 x3→y2'],
    ['snort@path:1', undefined],
    ['facets:1,2,3,4,5', '5 vertices: 1 2 3 4 5; 5 facets: 1, 2, 3, 4, …'],
    ['value:1', undefined],
    ['value:1 + snort@path:1', undefined],
  ])('%s: %s', (text, words) => {
    expect(linesOfReading(parseSource(text))).toEqual(words === undefined ? [] : [`  read as ${words}`]);
  });

  it('words the legal complex of a game without listing its facets', () => {
    const complex = asComplex(parseSource('snort@path:20'));
    expect(wordsOfComplex(complex)).toMatch(/^40 vertices: x1 .* …; 58 minimal nonfaces: |^40 vertices/);
    expect(complex.known.facets).toBeUndefined();
  });
});
