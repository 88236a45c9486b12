import { describe, expect, it } from 'vitest';
import { Board, parseBoard, path } from 'spgames/boards';
import { compile, snort } from 'spgames/games';
import {
  drawBettiTable,
  drawBoard,
  drawComplex,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawPoset,
  drawThermograph,
  type PictureOptions,
} from 'spgames/pictures';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import { parseValue } from 'spgames/values';
import { latexText } from '../../../src/pictures/drawing/latexText.js';
import { expectDocument, note, texts } from '../../helpers/svgParts.js';

const game = compile(snort, path(3));
const plane = namedComplex('real-projective-plane');

/** Each picture, with options. */
const PICTURES: Readonly<Record<string, (options: PictureOptions) => string>> = {
  cells: (options) => drawBoard(parseBoard('grid:2x2/x.|#o'), options),
  graph: (options) =>
    drawBoard(parseBoard('cycle:4 sides:LR..'), { ...options, pieces: [{ side: 'L', vertices: [0, 3] }] }),
  heaps: (options) => drawBoard(parseBoard('heaps:2,3'), { ...options, form: 'heaps' }),
  chains: (options) =>
    drawBoard(
      new Board({
        vertexCount: 3,
        edges: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
        lengths: [3, 9, 30],
      }),
      options,
    ),
  game: (options) => drawGame(game.after([0]), options),
  complex: (options) => drawComplex(plane, options),
  poset: (options) => drawPoset(game, options),
  gameGraph: (options) => drawGameGraph(parseValue('{2|-2}'), options),
  gameTree: (options) => drawGameTree(game, options),
  thermograph: (options) => drawThermograph(parseValue('{4||1|-2}'), options),
  betti: (options) => drawBettiTable(plane, options),
  faceNumbers: (options) => drawFaceNumbers(plane, options),
};

describe('options of all pictures', () => {
  it.each(Object.entries(PICTURES))('%s: black and white has no colour', (_, draw) => {
    const svg = draw({ blackAndWhite: true });
    expectDocument(svg);
    const colours = new Set(svg.match(/#[0-9a-f]{6}\b/g));
    expect([...colours].filter((colour) => !/^#(..)\1\1$/.test(colour) && colour !== '#f3f3ee')).toEqual([]);
    expect(svg.replace(/#[0-9a-f]{6}/g, '')).toBe(draw({ theme: 'light' }).replace(/#[0-9a-f]{6}/g, ''));
  });

  it.each(Object.entries(PICTURES))('%s: the width is that of the document, the drawing the same', (_, draw) => {
    const [wide, usual] = [draw({ width: 250 }), draw({})];
    expect(wide).toMatch(/ width="250" height="[\d.]+" viewBox/);
    const body = (svg: string): string => svg.replace(/ width="[\d.]+" height="[\d.]+" viewBox/, ' viewBox');
    expect(body(wide)).toBe(body(usual));
  });

  it.each(Object.entries(PICTURES))('%s: TikZ says the same in comments, and has balanced braces', (_, draw) => {
    const tikz = draw({ format: 'tikz', title: 'a title' });
    expect(tikz).toMatch(/^% a title\n% [^\n]+\n\\begin\{tikzpicture\}\[/);
    expect(tikz.endsWith('\\end{tikzpicture}\n')).toBe(true);
    const code = tikz.replace(/^%.*$/gm, '').replace(/\\[{}]/g, '');
    expect(code.split('{')).toHaveLength(code.split('}').length);
    expect(code).not.toMatch(/NaN|undefined|[^\x20-\x7e\n]/);
    for (const line of code.split('\n').filter((text) => text.startsWith('  ')))
      expect(line).toMatch(/^ {2}\\(path|node|definecolor)\b/);
  });

  it('without labels only letters of players and numbers of the drawing are left', () => {
    const bare = (name: string): string[] => texts(PICTURES[name]!({ labels: false }));
    expect(bare('chains')).toEqual(['42']);
    for (const name of ['complex', 'poset', 'gameGraph', 'gameTree', 'heaps']) expect(bare(name)).toEqual([]);
    expect(bare('cells')).toEqual(['L', 'R']);
    expect(bare('graph').sort()).toEqual(['L', 'R']);
    expect(note(PICTURES['cells']!({ labels: false }))).toBe('');
    for (const draw of Object.values(PICTURES))
      expect(draw({ labels: false })).toMatch(/<title>.+<\/title>\n<desc>.+<\/desc>/);
  });

  it.each([{ format: 'png' }, { width: 0 }, { width: '100' }, { labels: 'no' }, { blackAndWhite: 1 }, { title: 3 }])(
    'refuses %j',
    (options) => {
      for (const draw of Object.values(PICTURES))
        expect(() => draw(options as PictureOptions)).toThrow(expect.objectContaining({ code: 'invalid-option' }));
    },
  );

  it('documents are images with a name for screen readers', () => {
    for (const draw of Object.values(PICTURES)) expect(draw({})).toMatch(/<svg [^>]*role="img"[^>]*>\n<title>/);
  });

  it('writes labels as LaTeX does', () => {
    expect(latexText('x1 y12')).toBe('$x_{1}\\,y_{12}$');
    expect(latexText('2 triangles: 1 2 3, 4 5 6')).toBe('$2$ triangles: $1\\,2\\,3$, $4\\,5\\,6$');
    expect(latexText('-1/2')).toBe('$-1/2$');
    expect(latexText('a_b & 100%, {∅}')).toBe('a\\_b \\& 100\\%, \\{$\\emptyset$\\}');
    expect(drawComplex(SimplicialComplex.fromFacets([[0, 1]], ['x1', 'a#']), { format: 'tikz' })).toContain('{a\\#}');
  });
});
