import { describe, expect, it } from 'vitest';
import { bettiNumbers, printBettiTable, SquarefreeIdeal } from 'spgames/ideal';
import { drawBettiTable, drawFaceNumbers } from 'spgames/pictures';
import { hVector, namedComplex, SimplicialComplex } from 'spgames/complex';
import { caption, count, expectDocument, layer, texts } from '../../helpers/svgParts.js';

const COMPLEXES = [
  namedComplex('real-projective-plane'),
  namedComplex('dunce-hat'),
  SimplicialComplex.simplex(3),
  SimplicialComplex.fromFacets([[]], 2),
  SimplicialComplex.fromFacets([[0, 1], [1, 2], [3]], 4),
];

describe('drawBettiTable', () => {
  it('has the numbers of the table that is printed, in their order', () => {
    for (const complex of COMPLEXES) {
      const numbers = bettiNumbers(complex);
      const svg = drawBettiTable(complex);
      expectDocument(svg);
      const printed = printBettiTable(numbers)
        .replace(/[:]/g, '')
        .replaceAll('.', '·')
        .split(/\s+/)
        .filter((word) => word !== '');
      expect(texts(svg)).toEqual(printed);
      expect(count(layer(svg, 'shades'), 'rect')).toBe(numbers.length);
      expect(drawBettiTable(numbers)).toBe(svg);
    }
  });

  it('takes the characteristic, and says that (1) has none', () => {
    const plane = namedComplex('real-projective-plane');
    expect(drawBettiTable(plane, { characteristic: 2 })).toBe(
      drawBettiTable(bettiNumbers(plane, { characteristic: 2 })),
    );
    expect(drawBettiTable(plane, { characteristic: 2 })).not.toBe(drawBettiTable(plane));
    expect(caption(drawBettiTable(SquarefreeIdeal.fromGenerators([[]], 2)))).toEqual([
      'no Betti numbers: the zero ring',
    ]);
    expect(() => drawBettiTable([[0, 0]] as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });
});

describe('drawFaceNumbers', () => {
  it('has a bar for each number that is not 0, with the number behind it', () => {
    for (const complex of COMPLEXES) {
      const [f, h] = [complex.fVector(), hVector(complex)];
      const svg = drawFaceNumbers(complex);
      expectDocument(svg);
      expect(texts(svg).filter((text) => /^-?\d+$/.test(text))).toEqual([...f, ...h].map(String));
      for (const [name, vector] of [
        ['bars f', f],
        ['bars h', h],
      ] as const)
        expect(count(layer(svg, name), 'rect')).toBe(vector.filter((n) => n !== 0n).length);
    }
  });

  it('bars are as long as the numbers are large, negative ones on the other side', () => {
    const svg = drawFaceNumbers(SimplicialComplex.fromFacets([[0, 1], [1, 2], [0, 2], [3, 4], [4, 5], [3, 5], [6]], 7));
    const widths = (name: string): number[] =>
      [...layer(svg, name).matchAll(/ width="([^"]+)"/g)].map((match) => Number(match[1]));
    const [f0, f1, f2] = widths('bars f');
    expect([f1! / f0!, f2! / f0!]).toEqual([expect.closeTo(7, 1), expect.closeTo(6, 1)]);
    const negative = drawFaceNumbers(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [2, 3],
        ],
        4,
      ),
    );
    expect(texts(negative)).toContain('-1');
    expect(negative).toContain('text-anchor="end"');
  });

  it('says that void has no faces', () => {
    const svg = drawFaceNumbers(SimplicialComplex.void(2));
    expectDocument(svg);
    expect(caption(svg)).toEqual(['void complex: no face, not even ∅']);
  });
});
