import { describe, expect, it } from 'vitest';
import { grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { compile, domineering, GameGraph, gameGraphOf, playOn, snort } from 'spgames/games';
import 'spgames/jupyter';
import { PolynomialRing } from 'spgames/ideal';
import { dayPoset } from 'spgames/days';
import { facePoset } from 'spgames/poset';
import { Dyadic, formOf, FormStore, parseValue, thermograph } from 'spgames/values';
import { expectDocument } from '../../helpers/svgParts.js';

/** As the kernel asks. */
function bundleOf(object: object): Record<string, string> {
  return (object as Record<symbol, () => Record<string, string>>)[Symbol.for('Jupyter.display')]!();
}

const game = compile(snort, path(3));
const TEXT = ['text/plain'];
const FORMULA = ['text/latex', 'text/plain'];
const PICTURE = ['image/svg+xml', 'text/html', 'text/plain'];
const ALL = ['image/svg+xml', 'text/html', 'text/latex', 'text/plain'];

const SHOWN: readonly (readonly [name: string, object: object, types: readonly string[]])[] = [
  ['a value', parseValue('{2|-2}'), FORMULA],
  ['a number', Dyadic.of(-3, 2), FORMULA],
  ['a form', formOf(parseValue('*'), new FormStore()), PICTURE],
  ['a thermograph', thermograph(parseValue('{2|-2}')), ALL],
  ['a board', grid(2, 3), PICTURE],
  ['a complex', game.legalComplex, ALL],
  ['the void complex', SimplicialComplex.void(3), ALL],
  ['an ideal', game.illegalIdeal, FORMULA],
  ['a ring', new PolynomialRing(['x1', 'y1']), TEXT],
  ['a game', game, ALL],
  ['a game with larger pieces', compile(domineering, grid(2, 3)), ALL],
  ['a game on a complex', playOn(game.legalComplex), ALL],
  ['a game from the middle', game.after([0]), ALL],
  ['a poset', facePoset(game.legalComplex).poset, PICTURE],
  ['a face poset', facePoset(game.legalComplex), PICTURE],
  ['a poset of games', dayPoset(2), PICTURE],
  ['a game graph', gameGraphOf(game), PICTURE],
  [
    'a graph with a cycle',
    new GameGraph(2, [
      [0, 1],
      [1, 0],
    ]),
    TEXT,
  ],
];

describe('what notebooks show', () => {
  it.each(SHOWN)('of %s', (_, object, types) => {
    const bundle = bundleOf(object);
    expect(Object.keys(bundle).sort()).toEqual(types);
    expect([object].map(String)).toEqual([bundle['text/plain']]);
    const svg = bundle['image/svg+xml'];
    if (svg === undefined) return;
    expectDocument(svg);
    const [, source] = /src="data:image\/svg\+xml,([^"]*)"/.exec(bundle['text/html']!)!;
    expect(decodeURIComponent(source!)).toBe(svg);
    const formulas = bundle['text/latex'] ?? '';
    expect(bundle['text/html']).toContain(formulas.replaceAll('&', '&amp;'));
  });

  it('are formulas that LaTeX and MathJax know', () => {
    expect(bundleOf(parseValue('{2|-2}'))['text/latex']).toBe('$\\displaystyle \\{2 \\mid -2\\}$');
    expect(bundleOf(Dyadic.of(-3, 2))['text/latex']).toBe('$\\displaystyle -\\frac{3}{4}$');
    expect(bundleOf(game.legalComplex)['text/latex']).toMatch(
      /^\\begin\{align\*\}\n {2}\\Delta &= \\langle x_\{1\} y_\{3\},/,
    );
  });

  it('has the text below the picture, and the content in words', () => {
    const html = bundleOf(game.legalComplex)['text/html'];
    expect(html).toMatch(/^<figure><img alt="A simplicial complex with facets \{x1, y3\}, /);
    expect(html).toContain('<figcaption><code>facets:x1 y3, x3 y1, x1 x2 x3, y1 y2 y3</code></figcaption></figure>');
  });

  it('is text where formulas and pictures would be too large', () => {
    const points = SimplicialComplex.fromFacets(
      Array.from({ length: 500 }, (_, v) => [v]),
      500,
    );
    expect(bundleOf(points)).toEqual({ 'text/plain': 'facets: 500' });
    expect(Object.keys(bundleOf(compile(snort, grid(4, 4))))).not.toContain('text/latex');
  });
});
