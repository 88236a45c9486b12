import { describe, expect, it } from 'vitest';
import { Board, path } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { facetComplex, SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import {
  printCoCoA,
  printDot,
  printDotBoard,
  printLatex,
  printPolymake,
  printSage,
  printSingular,
} from 'spgames/formats';
import { LimitError } from '../../../src/errors.js';

const vertices = (names: string) => names.split(' ').map(vertexFromLabel);
/** Ex. 1.47: maximal legal positions x1 y3 and x2. */
const legal = SimplicialComplex.fromFacets([[0, 5], [1]], vertices('x1 x2 x3 y1 y2 y3'));
const game = { legal, illegal: facetComplex(stanleyReisnerIdeal(legal)) };
const freeGame = { legal: SimplicialComplex.simplex(1), illegal: SimplicialComplex.void(1) };
const ideal = SquarefreeIdeal.fromGenerators(
  [[0, 2], [1, 2, 3], [4]],
  [{ name: 'x1', side: 'L' }, { name: 'x2', side: 'L' }, { name: 'y1', side: 'R' }, { name: 'a"b' }, { name: '7' }],
);

describe('printSingular', () => {
  it('writes ideals', () => {
    expect(printSingular({ ideal })).toBe(
      '// z(1) is a"b\n// z(2) is 7\nring S = 0,(x(1),x(2),y(1),z(1),z(2)),dp;\nideal I = z(2), x(1)*y(1), x(2)*y(1)*z(1);\n',
    );
    expect(printSingular(game)).toContain('ideal legalIdeal = x(2), x(1)*y(3);\nideal illegalIdeal = ');
    expect(printSingular(freeGame)).toContain('ideal legalIdeal = z(1);\nideal illegalIdeal = 0;\n');
    expect(printSingular({ complex: SimplicialComplex.irrelevant(1) })).toContain('ideal facetIdeal = 1;');
  });

  it('refuses rings that Singular does not have', () => {
    expect(() => printSingular({ ideal: SquarefreeIdeal.zero(0) })).toThrow(
      expect.objectContaining({ code: 'too-few-variables' }),
    );
  });
});

describe('printSage', () => {
  it('writes ideals and complexes', () => {
    expect(printSage({ complex: legal })).toBe(
      [
        "S = PolynomialRing(QQ, ['x1', 'x2', 'x3', 'y1', 'y2', 'y3'])",
        "stanleyReisnerIdeal = S.ideal([S(m) for m in ['x3', 'y1', 'y2', 'x1*x2', 'x2*y3']])",
        "facetIdeal = S.ideal([S(m) for m in ['x2', 'x1*y3']])",
        "Delta = SimplicialComplex([['x2'], ['x1', 'y3']])",
        '',
      ].join('\n'),
    );
    expect(printSage(freeGame)).toContain('# illegalComplex is the void complex');
    expect(printSage({ ideal })).toContain('# z1 is a"b\n');
  });
});

describe('printPolymake', () => {
  it('writes complexes without their loops', () => {
    expect(printPolymake({ complex: legal })).toBe(
      [
        'use application "topaz";',
        '# loops of $Delta: x3 y1 y2',
        'declare $Delta = new SimplicialComplex(FACETS => [[1], [0,2]], VERTEX_LABELS => ["x1", "x2", "y3"]);',
        '',
      ].join('\n'),
    );
    expect(printPolymake({ ideal })).toContain('"x1", "x2", "y1", "a\\"b"');
    expect(printPolymake({ complex: SimplicialComplex.irrelevant(0) })).toContain('(FACETS => [[]])');
    expect(printPolymake(freeGame)).toContain('declare $illegalComplex = new SimplicialComplex(FACETS => []);');
  });
});

describe('printLatex', () => {
  it('writes formulas', () => {
    expect(printLatex(game)).toBe(
      [
        '\\begin{align*}',
        '  \\Delta &= \\langle x_{2},\\, x_{1} y_{3} \\rangle \\\\',
        '  \\Gamma &= \\langle x_{3},\\, y_{1},\\, y_{2},\\, x_{1} x_{2},\\, x_{2} y_{3} \\rangle \\\\',
        '  \\mathcal{L} &= (x_{2},\\, x_{1} y_{3}) \\\\',
        '  \\mathcal{ILL} &= (x_{3},\\, y_{1},\\, y_{2},\\, x_{1} x_{2},\\, x_{2} y_{3})',
        '\\end{align*}',
        '',
      ].join('\n'),
    );
  });

  it('knows the degenerate cases', () => {
    const formulas = (complex: SimplicialComplex): string[] =>
      printLatex({ complex }).match(/(?<=&= ).*?(?= \\\\\n|\n)/g)!;
    expect(formulas(SimplicialComplex.void(1))).toEqual(['\\varnothing', '(1)', '(0)']);
    expect(formulas(SimplicialComplex.irrelevant(1))).toEqual(['\\{\\varnothing\\}', '(z_{1})', '(1)']);
    expect(formulas(SimplicialComplex.simplex(1))).toEqual(['\\langle z_{1} \\rangle', '(0)', '(z_{1})']);
  });

  it('escapes labels', () => {
    const named = SquarefreeIdeal.fromGenerators(
      [[0, 1, 2, 3]],
      vertices('a b_12 a_b%^ c1').map(({ label }) => ({ name: label })),
    );
    expect(printLatex({ ideal: named })).toContain('(a b_{12} \\text{a\\_b\\%\\textasciicircum{}} c_{1})');
  });
});

describe('printDot', () => {
  it('draws the 1-skeleton of a complex without loops', () => {
    expect(printDot({ complex: legal })).toBe(
      'graph Delta {\n  0 [label="x1", color=blue];\n  1 [label="x2", color=blue];\n  5 [label="y3", color=red];\n  0 -- 5;\n}\n',
    );
  });

  it('draws the minimal illegal positions of a game and the generators of an ideal', () => {
    expect(printDot(game)).toContain('graph illegalComplex {\n  0 [label="x1", color=blue];');
    expect(printDot(game)).toContain('  0 -- 1;\n  1 -- 5;\n');
    const lines = printDot({ ideal }).split('\n');
    expect(lines).toContain('  3 [label="a\\"b"];');
    expect(lines).not.toContain('  4 [label="7"];');
    expect(lines).toContain('  0 -- 2;');
    expect(lines).toContain('  set2 [shape=point, label=""];');
    expect(lines.filter((line) => line.includes('set2 -- '))).toHaveLength(3);
  });

  it('draws boards', () => {
    expect(printDotBoard(path(2).withSides(['L', undefined]))).toBe(
      'graph board {\n  0 [label="1", color=blue];\n  1 [label="2"];\n  0 -- 1;\n}\n',
    );
    expect(printDotBoard(new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [3] }))).toContain('0 -- 1 [label=3];');
  });
});

it('every printer stops at the limit', () => {
  const pairs = Array.from({ length: 20 }, (_, i) => [2 * i, 2 * i + 1]);
  const complex = SimplicialComplex.fromNonfaces(pairs, 40);
  for (const print of [printSingular, printSage, printPolymake, printLatex, printDot])
    expect(() => print({ complex }, { limit: 50 })).toThrow(LimitError);
});

describe('printCoCoA', () => {
  it('writes ideals', () => {
    expect(printCoCoA({ ideal })).toBe(
      '-- z1 is a"b\n-- z2 is 7\nuse S ::= QQ[x1, x2, y1, z1, z2];\nI := ideal(S, [z2, x1*y1, x2*y1*z1]);\n',
    );
    expect(printCoCoA(game, { characteristic: 2 })).toBe(
      [
        'use S ::= ZZ/(2)[x1, x2, x3, y1, y2, y3];',
        'legalIdeal := ideal(S, [x2, x1*y3]);',
        'illegalIdeal := ideal(S, [x3, y1, y2, x1*x2, x2*y3]);',
        '',
      ].join('\n'),
    );
    expect(printCoCoA(freeGame)).toContain('legalIdeal := ideal(S, [z1]);\nillegalIdeal := ideal(S, []);\n');
    expect(printCoCoA({ complex: SimplicialComplex.irrelevant(1) })).toContain('facetIdeal := ideal(S, [one(S)]);');
  });

  it('refuses rings that CoCoA does not have', () => {
    expect(() => printCoCoA({ ideal: SquarefreeIdeal.zero(0) })).toThrow(
      expect.objectContaining({ code: 'too-few-variables' }),
    );
    expect(() => printCoCoA(ideal, { characteristic: 4 })).toThrow(expect.objectContaining({ code: 'not-a-prime' }));
  });
});
