import { describe, expect, it } from 'vitest';
import { Board } from 'spgames/boards';
import { SimplicialComplex, type Vertex, vertexFromLabel } from 'spgames/complex';
import { drawBoard } from 'spgames/pictures';
import { gammaConstruction, type GammaConstruction, invariantConstruction } from 'spgames/constructions';
import { LimitError } from '../../../../src/errors.js';
import { range } from '../../../helpers/range.js';
import { count, expectDocument, layer, texts } from '../../../helpers/svgParts.js';

function gamma(facets: number[][], labels: string): GammaConstruction {
  const target = SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel));
  return gammaConstruction(target, { labelling: 'printed' });
}

/** A picture with the pieces in the colours of the players. */
function withPieces({ board, target, certificate }: GammaConstruction, title: string = 'Board'): string {
  const covered = target.vertices.map(({ side }, v) => ({ side: side!, placement: certificate.placements[v]! }));
  return drawBoard(board, { covered, title });
}

describe('pictures of boards with lengths', () => {
  const path = gamma(
    [
      [0, 1],
      [1, 2],
    ],
    'x1 y1 x2',
  );

  it('Ex. 2.7: three big circles and six small ones with their lengths, two paths, numbered connection vertices', () => {
    const svg = drawBoard(path.board);
    expectDocument(svg);
    expect(texts(layer(svg, 'lengths'))).toEqual(['85', '86', '85', '27', '27', '27', '27', '27', '27', '2', '3']);
    expect(count(layer(svg, 'chains'), 'circle')).toBe(9);
    expect(count(layer(svg, 'chains'), 'path')).toBe(2);
    expect(texts(layer(svg, 'vertices'))).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('Ex. 2.7: the picture in docs (npx vitest run test/unit/pictures/drawChains.test.ts -u draws it anew)', async () => {
    await expect(withPieces(path, 'The Γ-board of a path of three vertices')).toMatchFileSnapshot(
      '../../../../docs/pictures/gamma-board.svg',
    );
  });

  it('Ex. 2.11, 2.18 and 2.19: the pictures in docs', async () => {
    const labels = (text: string): Vertex[] => text.split(' ').map(vertexFromLabel);
    const triangle = gammaConstruction(
      SimplicialComplex.fromFacets(
        [
          [0, 1, 2],
          [0, 3],
        ],
        labels('a b c d'),
      ),
      {
        labelling: 'printed',
        edgeOrder: [
          [0, 1],
          [1, 2],
          [2, 0],
          [0, 3],
        ],
      },
    );
    const invariant = invariantConstruction(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
        ],
        labels('x1 x2 y1'),
      ),
      { labelling: 'printed' },
    );
    const simplex = invariantConstruction(SimplicialComplex.fromFacets([[0, 1, 2]], labels('x1 y1 y2')));
    const pictures = {
      'gamma-board-triangle': drawBoard(triangle.board, { title: 'The Γ-board of ⟨abc, ad⟩' }),
      'invariant-board': withPieces(invariant, 'The board of ⟨x1 x2, x2 y1⟩'),
      'simplex-board': drawBoard(simplex.board, { title: 'The board of a simplex' }),
    };
    expect([...texts(layer(pictures['gamma-board-triangle'], 'lengths'))].sort()).toEqual(
      [...Array<string>(4).fill('260'), ...Array<string>(12).fill('64'), '2', '3', '4', '5'].sort(),
    );
    expect([...texts(layer(pictures['invariant-board'], 'lengths'))].sort()).toEqual([
      '2',
      '20',
      '20',
      '21',
      '8',
      '8',
      '8',
    ]);
    for (const [name, svg] of Object.entries(pictures)) {
      expectDocument(svg);
      await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/${name}.svg`);
    }
  });

  it('what players cover is dashed for Left and dotted for Right', () => {
    const strokes = [
      ...layer(withPieces(path), 'chains').matchAll(
        /<(circle|path) [^>]*?(stroke-dasharray="[^"]*")?( stroke-linecap="round")?( stroke-width="1.4")?\/>/g,
      ),
    ];
    expect(strokes.filter(([, , dash]) => dash === undefined).map(([, tag]) => tag)).toEqual(['path', 'path']);
    expect(strokes.filter(([, , , dotted]) => dotted !== undefined).length).toBe(3);
    expect(strokes.length).toBe(11);
  });

  it('the small circles lie inside the big one, touch their vertex and do not meet', () => {
    for (const n of [2, 3, 5, 8]) {
      const all = range(n);
      const svg = drawBoard(gamma([all], all.map((v) => `x${v + 1}`).join(' ')).board);
      expectDocument(svg);
      const circles = (text: string): [number, number, number][] =>
        [...text.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g)].map(
          (match) => match.slice(1, 4).map(Number) as [number, number, number],
        );
      const drawn = circles(layer(svg, 'chains'));
      const [big, small] = [drawn.slice(0, n), drawn.slice(n)];
      expect(small.length).toBe(n * (n - 1));
      circles(layer(svg, 'vertices')).forEach(([x, y], i) => {
        const [cx, cy, r] = small[i]!;
        expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(r, 1);
        const [bx, by, br] = big[Math.floor(i / (n - 1))]!;
        expect(Math.hypot(x - bx, y - by)).toBeCloseTo(br, 1);
        expect(Math.hypot(cx - bx, cy - by)).toBeCloseTo(br - r, 1);
      });
      const apart = (list: [number, number, number][]): boolean =>
        list.every(([x, y, r], i) => list.slice(0, i).every(([a, b, q]) => Math.hypot(x - a, y - b) > r + q));
      expect(apart(small)).toBe(true);
      expect(apart(big)).toBe(true);
    }
  });

  it('chords, parallel chains, pendant chains, loops and cycles of their own; colours and pieces by letters', () => {
    const edges = [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 2],
      [3, 4],
      [4, 5],
      [4, 6],
      [5, 6],
      [4, 7],
      [7, 8],
      [4, 8],
      [9, 10],
      [10, 11],
      [9, 11],
      [1, 3],
      [2, 12],
    ];
    const board = new Board({
      vertexCount: 13,
      edges: edges as [number, number][],
      lengths: [1, 1, 1, 9, 5, 4, 2, 2, 2, 3, 3, 3, 4, 4, 4, 2, 7],
      sides: Array.from({ length: 13 }, (_, v) => (v === 0 ? 'L' : undefined)),
      pieces: [{ vertex: 12, side: 'R' }],
    });
    const svg = drawBoard(board);
    expectDocument(svg);
    expect([...texts(layer(svg, 'lengths'))].sort()).toEqual(['12', '12', '2', '4', '5', '6', '7', '9']);
    expect(texts(layer(svg, 'vertices'))).toEqual(['1L', '2', '3', '4', '5', '13R']);
    expect(drawBoard(board)).toBe(svg);
  });

  it('pieces that are given are drawn as those of the board', () => {
    const more = new Board({
      vertexCount: 4,
      edges: [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
      ],
      lengths: [3, 30, 2, 9],
    });
    const given = drawBoard(more, { pieces: [{ side: 'R', vertices: [0] }] });
    expect(given).toBe(drawBoard(more.withPieces([{ vertex: 0, side: 'R' }])));
    expect(texts(given)).toContain('1R');
  });

  it('boards without circles, or with coordinates, are drawn as graphs; very large ones are not drawn', () => {
    const tree = new Board({
      vertexCount: 3,
      edges: [
        [0, 1],
        [1, 2],
      ],
      lengths: [2, 3],
    });
    expect(count(drawBoard(tree), 'line')).toBe(2);
    const placed = path.board.withCoordinates(Array.from({ length: path.board.vertexCount }, (_, v) => [v, v * v]));
    expect(count(drawBoard(placed), 'line')).toBe(path.board.edges.length);
    const many = new Board({
      vertexCount: 900,
      edges: Array.from({ length: 450 }, (_, v) => [2 * v, 2 * v + 1]),
      lengths: Array.from({ length: 450 }, () => 2),
    });
    expect(() => drawBoard(many)).toThrow(LimitError);
  });
});
