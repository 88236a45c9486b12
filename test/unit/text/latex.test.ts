import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { drawComplex } from 'spgames/pictures';
import { printLatex } from 'spgames/formats';
import { escapeLatex, latexSymbol } from '../../../src/text/internal.js';

describe('LaTeX', () => {
  it.each([
    ['a_b & 100%', 'a\\_b \\& 100\\%'],
    ['{a<b>|c}', '\\{a\\textless{}b\\textgreater{}\\textbar{}c\\}'],
    ['^~\\', '\\textasciicircum{}\\textasciitilde{}\\textbackslash{}'],
    ['αω Γς', '$\\alpha$$\\omega$ $\\Gamma$$\\varsigma$'],
    ['Αο', '$A$$o$'],
    ['née 日本', 'née 日本'],
  ])('escapes %s', (text, expected) => {
    expect(escapeLatex(text)).toBe(expected);
  });

  it('has a command or a letter for each Greek letter', () => {
    for (let code = 0x391; code <= 0x3c9; code++) {
      const letter = String.fromCodePoint(code);
      if (/\p{L}/u.test(letter) && code <= 0x3a9) expect(escapeLatex(letter)).toMatch(/^\$(?:\\?[A-Z][a-z]*)\$$/);
      if (code >= 0x3b1) expect(escapeLatex(letter)).toMatch(/^\$(?:\\[a-z]+|o)\$$/);
    }
  });

  it.each([
    ['x', 'x'],
    ['x12', 'x_{12}'],
    ['x_12', 'x_{12}'],
    ['α', '\\alpha'],
    ['Δ_3', '\\Delta_{3}'],
    ['ab', undefined],
    ['é1', undefined],
    ['12', undefined],
  ])('the symbol of %s is %s', (label, symbol) => {
    expect(latexSymbol(label)).toBe(symbol);
  });

  it('formulas and pictures write labels by the same rule', () => {
    const complex = SimplicialComplex.fromFacets([[0, 1, 2, 3]], ['a<b>|c', 'β2', 'γδ', '$α']);
    expect(printLatex(complex)).toContain(
      '\\text{a\\textless{}b\\textgreater{}\\textbar{}c} \\beta_{2} \\text{$\\gamma$$\\delta$}',
    );
    const picture = drawComplex(complex, { format: 'tikz' });
    for (const text of [
      '{a\\textless{}b\\textgreater{}\\textbar{}c}',
      '{$\\beta_{2}$}',
      '{$\\gamma\\delta$}',
      '{\\$$\\alpha$}',
    ])
      expect(picture).toContain(text);
  });
});
