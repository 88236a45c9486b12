import { describe, expect, it } from 'vitest';
import { Board, parseBoard } from 'spgames/boards';
import { drawBoard, type DrawnPiece, LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT } from 'spgames/pictures';
import { LimitError } from '../../../../src/errors.js';
import { caption, count, expectDocument, layer, lines, note, polygons, texts } from '../../../helpers/svgParts.js';

/** The outer and inner pentagon of the Petersen graph and the spokes between them. */
const petersen = 'edges:0-1,1-2,2-3,3-4,0-4,0-5,1-6,2-7,3-8,4-9,5-7,7-9,6-9,6-8,5-8';

describe('drawBoard', () => {
  it.each([
    ['path:5', 5, 4],
    ['cycle:6', 6, 6],
    ['complete:5', 5, 10],
    ['star:5', 6, 5],
    ['tree:0,0,1', 4, 3],
    ['empty:3', 3, 0],
    ['path:1', 1, 0],
    ['heaps:3,2', 5, 4],
    ['path:2 + cycle:3', 5, 4],
    ['edges:0-1,3', 4, 1],
    [petersen, 10, 15],
  ])('draws %s as a graph with %i numbered circles and %i lines', (notation, vertices, edges) => {
    const svg = drawBoard(parseBoard(notation));
    expectDocument(svg);
    expect(count(svg, 'circle')).toBe(vertices);
    expect(count(svg, 'line')).toBe(edges);
    expect(texts(svg)).toEqual(Array.from({ length: vertices }, (_, v) => String(v + 1)));
    expect(count(svg, 'polygon')).toBe(0);
  });

  it('draws the cells of a grid as squares that touch, missing cells absent', () => {
    const svg = drawBoard(parseBoard('grid:3x2/.#|.#|..'));
    expectDocument(svg);
    const cells = polygons(layer(svg, 'cells'));
    expect(cells.map((corners) => corners.length)).toEqual([4, 4, 4, 4]);
    expect(texts(svg)).toEqual(['1', '2', '3', '4']);
    const [first, second, third, fourth] = cells as [number[][], number[][], number[][], number[][]];
    expect(first.slice(2).reverse()).toEqual(second.slice(0, 2));
    expect(third[1]).toEqual(fourth[0]);
    expect(count(svg, 'line')).toBe(0);
  });

  it('draws hexagons of which neighbours share two corners and others none', () => {
    const board = parseBoard('hex:3x3/...|.#.|...');
    const svg = drawBoard(board);
    expectDocument(svg);
    const cells = polygons(layer(svg, 'cells'));
    expect(cells.map((corners) => corners.length)).toEqual(Array.from({ length: 8 }, () => 6));
    const near = (p: readonly number[], q: readonly number[]): boolean =>
      Math.abs(p[0]! - q[0]!) < 0.1 && Math.abs(p[1]! - q[1]!) < 0.1;
    for (let u = 0; u < 8; u++)
      for (let v = u + 1; v < 8; v++) {
        const shared = cells[u]!.filter((p) => cells[v]!.some((q) => near(p, q))).length;
        expect(shared, `cells ${u} and ${v}`).toBe(board.hasEdge(u, v) ? 2 : 0);
      }
  });

  it('draws a cellular board with other edges as a graph', () => {
    const { vertexCount, edges, coordinates, grid } = parseBoard('grid:2x2');
    const more = new Board({ vertexCount, edges: [...edges, [0, 3]], coordinates, grid });
    const fewer = new Board({ vertexCount, edges: edges.slice(1), coordinates, grid });
    const moved = new Board({ vertexCount, edges: [...edges.slice(1), [0, 3]], coordinates, grid });
    const longer = new Board({ vertexCount, edges, lengths: [1, 2, 1, 1], coordinates, grid });
    expect([more, fewer, moved, longer].map((board) => count(drawBoard(board), 'line'))).toEqual([5, 3, 4, 4]);
  });

  it('draws pieces as discs, those of Right as squares, with the letter of the player', () => {
    const svg = drawBoard(parseBoard('grid:2x2/x.|#o'));
    expectDocument(svg);
    expect(texts(svg)).toEqual(['L', 'R', '1', '2', '3']);
    expect(svg.match(/class="piece left"/g)).toHaveLength(1);
    expect(svg.match(/class="piece right"/g)).toHaveLength(1);
    const path = drawBoard(parseBoard('path:3').withPieces([{ vertex: 1, side: 'R' }]));
    expectDocument(path);
    expect(texts(path)).toEqual(['R', '1', '2', '3']);
    expect([count(path, 'circle'), count(layer(path, 'pieces'), 'rect')]).toEqual([3, 1]);
  });

  it('numbers vertices from 1, with no remark on it', () => {
    for (const notation of ['path:3', 'grid:2x2', 'hex:1x1', 'path:1', 'empty:0']) {
      const svg = drawBoard(parseBoard(notation));
      expect(note(svg)).toBe('');
      expect(texts(svg).includes('0')).toBe(false);
    }
  });

  it('draws a piece of several vertices as one shape with one letter', () => {
    const shapes = (notation: string, ...pieces: DrawnPiece[]): string[] => {
      const svg = drawBoard(parseBoard(notation), { pieces });
      expectDocument(svg);
      return layer(svg, 'pieces')
        .split('\n</g>\n')
        .filter((text) => text !== '');
    };
    const drawn = drawBoard(parseBoard('grid:2x3'), {
      pieces: [
        { side: 'L', vertices: [0, 1] },
        { side: 'R', vertices: [2, 5] },
      ],
    });
    expectDocument(drawn);
    expect(drawn.match(/<g class="piece (left|right)">/g)).toEqual([
      '<g class="piece left">',
      '<g class="piece right">',
    ]);
    expect(texts(drawn).filter((text) => /[LR]/.test(text))).toEqual(['L', 'R']);
    expect(lines(drawn)).toEqual([
      [
        [0, 0],
        [52, 0],
      ],
      [
        [104, 0],
        [104, 52],
      ],
    ]);
    expect(count(shapes('grid:2x2', { side: 'L', vertices: [0, 1, 2, 3] }).join(''), 'line')).toBe(4);
    expect(count(shapes('path:3', { side: 'L', vertices: [1] }).join(''), 'line')).toBe(0);
    const [band, thin] = shapes('path:5', { side: 'R', vertices: [0, 1, 4] })
      .join('')
      .match(/<(line|path) [^>]*>/g)!;
    expect([band, thin]).toEqual([
      expect.not.stringContaining('stroke-width'),
      expect.stringMatching(/^<path d=.* stroke-width="[\d.]+"\/>$/),
    ]);
    expect(() => drawBoard(parseBoard('path:2'), { pieces: [{ side: 'L', vertices: [0, 2] }] })).toThrow(
      expect.objectContaining({ code: 'invalid-option' }),
    );
  });

  it('draws a piece of either player without a letter', () => {
    const svg = drawBoard(parseBoard('cycle:4'), { pieces: [{ vertices: [0, 1] }] });
    expect(svg).toContain('<g class="piece either">');
    expect(texts(svg)).toEqual(['1', '2', '3', '4']);
    expect(svg).toContain('Pieces: on 1 2.');
  });

  it('draws strips as rows of cells and heaps as stacks of counters', () => {
    const strips = drawBoard(parseBoard('path:3 + path:2'), { form: 'strips' });
    expectDocument(strips);
    const rows = polygons(layer(strips, 'cells')).map((corners) => corners[0]![1]!);
    expect(rows).toEqual([rows[0], rows[0], rows[0], rows[3], rows[3]]);
    expect(rows[3]! - rows[0]!).toBeGreaterThan(52);
    const heaps = drawBoard(parseBoard('heaps:3,12'), {
      form: 'heaps',
      pieces: [{ vertices: [0, 1] }, { vertices: [3, 5] }],
    });
    expectDocument(heaps);
    expect(count(layer(heaps, 'counters'), 'circle')).toBe(15);
    expect(count(layer(heaps, 'grounds'), 'line')).toBe(2);
    expect(texts(heaps)).toEqual(Array.from({ length: 15 }, (_, v) => String(v + 1)));
    for (const [notation, form, code] of [
      ['cycle:4', 'strips', 'not-strips'],
      ['path:3', 'heaps', 'not-heaps'],
      ['path:3', 'stacks', 'invalid-option'],
    ] as const)
      expect(() => drawBoard(parseBoard(notation), { form: form as 'heaps' })).toThrow(
        expect.objectContaining({ code }),
      );
    expect(count(drawBoard(parseBoard('empty:2'), { form: 'strips' }), 'polygon')).toBe(2);
    expectDocument(drawBoard(parseBoard('empty:0'), { form: 'strips' }));
    expectDocument(drawBoard(parseBoard('empty:0'), { form: 'heaps' }));
  });

  it('tints coloured vertices and says their colour by a letter too', () => {
    const plain = drawBoard(parseBoard('path:4'));
    const svg = drawBoard(parseBoard('path:4 sides:LR.L'));
    expectDocument(svg);
    expect(texts(svg)).toEqual(['1', 'L', '2', 'R', '3', '4', 'L']);
    const fills = (text: string): string[] =>
      [...layer(text, 'vertices').matchAll(/<(?:circle|rect) [^>]*fill="([^"]+)"/g)].map((match) => match[1]!);
    const [left, right, none, again] = fills(svg);
    expect(new Set([left, right, none]).size).toBe(3);
    expect(again).toBe(left);
    expect(new Set(fills(plain))).toEqual(new Set([none]));
    expect(texts(drawBoard(parseBoard('grid:1x2 sides:.R')))).toEqual(['1', '2', 'R']);
  });

  it('writes the lengths of the edges that have one', () => {
    const svg = drawBoard(
      new Board({
        vertexCount: 3,
        edges: [
          [0, 1],
          [1, 2],
        ],
        lengths: [1, 7],
      }),
    );
    expectDocument(svg);
    expect(texts(layer(svg, 'lengths'))).toEqual(['7']);
  });

  it('uses the coordinates of the board, whatever their unit, unless two vertices coincide', () => {
    const path = parseBoard('path:3');
    const square = path.withCoordinates([
      [0, 0],
      [0, 50],
      [50, 50],
    ]);
    const [first, second] = lines(drawBoard(square));
    expect(first![0][0]).toBe(first![1][0]);
    expect(second![0][1]).toBe(second![1][1]);
    expect(first![1][1] - first![0][1]).toBe(second![1][0] - second![0][0]);
    expect(drawBoard(square)).toBe(
      drawBoard(
        path.withCoordinates([
          [0, 0],
          [0, 1],
          [1, 1],
        ]),
      ),
    );
    const folded = path.withCoordinates([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(drawBoard(folded)).toBe(drawBoard(path.withCoordinates(undefined)));
  });

  it('draws the board without vertices', () => {
    const svg = drawBoard(parseBoard('empty:0'));
    expectDocument(svg);
    expect(count(svg, 'circle')).toBe(0);
    expect(caption(svg)).toEqual(['the board without vertices']);
  });

  it('escapes the title', () => {
    const svg = drawBoard(parseBoard('path:2'), { title: '<a & "b">\u0001' });
    expectDocument(svg);
    expect(svg).toContain('<title>&lt;a &amp; &quot;b&quot;&gt;\ufffd</title>');
  });

  it('describes the board in words', () => {
    const board = parseBoard('path:3').withPieces([{ vertex: 2, side: 'L' }]);
    expect(drawBoard(board)).toContain('<desc>A board with 3 vertices and 2 edges: 1-2, 2-3. Pieces: L on 3.</desc>');
    expect(drawBoard(parseBoard('path:1'))).toContain('<desc>A board with 1 vertex and 0 edges.</desc>');
  });

  it('gives the same picture every time', () => {
    expect(drawBoard(parseBoard(petersen))).toBe(drawBoard(parseBoard(petersen)));
  });

  it('refuses boards that are too large', () => {
    const without = (n: number): Board => new Board({ vertexCount: n });
    expectDocument(drawBoard(without(LAYOUT_VERTEX_LIMIT)));
    expect(() => drawBoard(without(LAYOUT_VERTEX_LIMIT + 1))).toThrow(LimitError);
    expect(() => drawBoard(without(LAYOUT_VERTEX_LIMIT + 1))).toThrow(
      'drawBoard: 401 vertices without coordinates; expected at most 400.',
    );
    expect(count(drawBoard(parseBoard('path:1000')), 'circle')).toBe(1000);
    expect(() => drawBoard(parseBoard(`path:${PICTURE_LIMIT + 1}`))).toThrow(
      expect.objectContaining({ code: 'too-large-picture' }),
    );
    expect(() => drawBoard(parseBoard('complete:201'))).toThrow('drawBoard: 20100 edges; expected at most 20000.');
  });
});
