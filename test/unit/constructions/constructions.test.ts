import { describe, expect, it } from 'vitest';
import { Board, cycle, parseBoard, unionOfBoards } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import {
  type Construction,
  cyclesConstruction,
  gameOfConstruction,
  type ListedConstruction,
  skeletonConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { type GraphPiece, type RulesetData, rulesetFromData } from 'spgames/games';
import { whyNotSkeleton } from '../../../src/constructions/whyNotSkeleton.js';
import { InputError, LimitError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';

/** A complex by facets, as texts of labels. */
function complex(labels: string, ...facets: string[]): SimplicialComplex {
  const vertices = labels.split(' ').map(vertexFromLabel);
  return SimplicialComplex.fromFacets(
    facets.map((facet) =>
      facet
        .split(' ')
        .filter(Boolean)
        .map((label) => vertices.findIndex((v) => v.label === label)),
    ),
    vertices,
  );
}

const target = complex('y1 x1 a x2', 'x1 y1', 'x1 x2 a');

describe('cyclesConstruction', () => {
  it('puts a cycle for each vertex on the board: Left’s 3-cycles, then Right’s 4-cycles, then 5-cycles', () => {
    const { board, ruleset, certificate, method, as } = cyclesConstruction(target, 'legal');
    expect([method, as]).toEqual(['prop2.1', 'legal']);
    expect(board.equals(unionOfBoards([cycle(3), cycle(3), cycle(4), cycle(5)]).withCoordinates(undefined))).toBe(true);
    expect(certificate.cells).toEqual([
      [6, 7, 8, 9],
      [0, 1, 2],
      [10, 11, 12, 13, 14],
      [3, 4, 5],
    ]);
    expect(ruleset.pieces.map(({ piece, side }) => [piece, side])).toEqual([
      ['3-cycle', 'L'],
      ['4-cycle', 'R'],
      ['5-cycle', undefined],
    ]);
    expect(ruleset.legal).toEqual([
      [0, 1],
      [1, 2, 3],
    ]);
    expect(ruleset.forbidden).toBeUndefined();
  });

  it('lists the facets as forbidden for an illegal complex', () => {
    const { ruleset } = cyclesConstruction(target, 'illegal');
    expect(ruleset.forbidden).toEqual([
      [0, 1],
      [1, 2, 3],
    ]);
    expect(ruleset.legal).toBeUndefined();
  });

  it('has no game for a void legal and for an irrelevant illegal complex', () => {
    expect(codeOf(() => cyclesConstruction(SimplicialComplex.void(3), 'legal'))).toBe('not-a-game');
    expect(codeOf(() => cyclesConstruction(SimplicialComplex.irrelevant(3), 'illegal'))).toBe('not-a-game');
    expect(codeOf(() => skeletonConstruction(SimplicialComplex.void(0)))).toBe('not-a-game');
  });

  it.each([
    ['no vertices at all', SimplicialComplex.irrelevant(0), 'legal'],
    ['no vertices and no illegal position', SimplicialComplex.void(0), 'illegal'],
    ['only loops', SimplicialComplex.irrelevant(3), 'legal'],
    ['no illegal position', SimplicialComplex.void(3), 'illegal'],
    ['a simplex', SimplicialComplex.simplex(3), 'legal'],
    ['one illegal position', SimplicialComplex.simplex(3), 'illegal'],
    ['isolated vertices', complex('x1 y1 z', 'x1', 'y1'), 'illegal'],
  ] as const)('%s: %j', (_, degenerate, as) => {
    const verification = verifyConstruction(cyclesConstruction(degenerate, as));
    expect(
      verification.verified && verification.game[as === 'legal' ? 'legalComplex' : 'illegalComplex'].facets.size,
    ).toBe(degenerate.facets.size);
  });

  it('listing the facets can be limited', () => {
    const wide = SimplicialComplex.fromNonfaces(
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      6,
    );
    expect(() => cyclesConstruction(wide, 'legal', { limit: 7 })).toThrow(LimitError);
    expect(cyclesConstruction(wide, 'legal', { limit: 8 }).ruleset.legal).toHaveLength(8);
  });
});

describe('skeletonConstruction', () => {
  it('keeps loops as isolated vertices that nobody may claim', () => {
    const { board, ruleset, certificate } = skeletonConstruction(complex('x1 y1 x2', 'x1 y1'));
    expect(board.equals(parseBoard('edges:0-1,2 sides:LRL'))).toBe(true);
    expect(ruleset.legal).toEqual([[0, 1]]);
    expect(certificate.cells).toEqual([[0], [1], [2]]);
  });

  it.each([
    ['no vertices', SimplicialComplex.irrelevant(0)],
    ['only loops', complex('x1 y1', '')],
    ['a hollow triangle', complex('1 2 3', '1 2', '1 3', '2 3')],
    ['sides on some vertices', target],
  ])('%s', (_, any) => {
    expect(verifyConstruction(skeletonConstruction(any)).verified).toBe(true);
  });
});

describe('verifyConstruction', () => {
  const right = cyclesConstruction(target, 'legal');
  const withRuleset = (change: Partial<RulesetData>): Construction => ({
    ...right,
    ruleset: { ...right.ruleset, ...change },
  });

  it('names a position that only the target allows', () => {
    expect(
      verifyConstruction(
        withRuleset({
          legal: [
            [0, 1],
            [2, 3],
            [1, 2],
          ],
        }),
      ),
    ).toEqual({
      verified: false,
      because: 'the position x1 x2 is illegal in the game and legal by the target',
      witness: { position: ['x1', 'x2'] },
    });
  });

  it('names a position that only the game allows', () => {
    expect(
      verifyConstruction(
        withRuleset({
          legal: [
            [0, 1, 2],
            [1, 2, 3],
          ],
        }),
      ),
    ).toEqual({
      verified: false,
      because: 'the position y1 a is legal in the game and illegal by the target',
      witness: { position: ['y1', 'a'] },
    });
    const nothing = SimplicialComplex.void(target.vertices);
    expect(verifyConstruction({ ...right, target: nothing })).toEqual({
      verified: false,
      because: 'the empty position is legal in the game and illegal by the target',
      witness: { position: [] },
    });
  });

  it('refuses other pieces: another player’s, another graph, one more', () => {
    const pieces = right.ruleset.pieces as readonly GraphPiece[];
    const swapped = pieces.map((piece) => (piece.side === 'L' ? { ...piece, side: 'R' as const } : piece));
    const paths = pieces.map((piece) => ({ ...piece, graph: { n: piece.graph.n, edges: piece.graph.edges.slice(1) } }));
    for (const [wrong, why] of [
      [swapped, /does not fit on the board/],
      [pieces.slice(1), /does not fit on the board/],
      [[...pieces, { piece: 'vertex', graph: { n: 1, edges: [] } }], /19 basic positions, the target 4 vertices/],
      [paths, /\d+ basic positions, the target 4 vertices/],
    ] as const)
      expect(verifyConstruction(withRuleset({ pieces: wrong }))).toMatchObject({
        verified: false,
        because: expect.stringMatching(why) as string,
      });
  });

  it('refuses a board with pieces, with other colours, with long edges, and none', () => {
    const { board } = right;
    const colours = Array.from({ length: board.vertexCount }, (_, v) => (v < 3 ? ('R' as const) : undefined));
    for (const [wrong, why] of [
      [board.withPieces([{ vertex: 0, side: 'L' }]), /a Left piece lies on vertex 0/],
      [board.withSides(colours), /does not fit on the board/],
      [parseBoard('empty:0'), /does not fit on the board/],
      [parseBoard('edges:0-1').disjointUnion(board), /does not fit on the board/],
    ] as const)
      expect(verifyConstruction({ ...right, board: wrong })).toMatchObject({
        verified: false,
        because: expect.stringMatching(why) as string,
      });
  });

  it('a piece that lies on the board of Remark 2.2 makes it another game', () => {
    const construction = skeletonConstruction(complex('x1 y1 x2', 'x1 y1', 'x2'));
    const board = construction.board.withPieces([{ vertex: 0, side: 'L' }]);
    expect(verifyConstruction({ ...construction, board })).toMatchObject({
      verified: false,
      witness: { position: ['x1'] },
    });
  });

  it('the board of Remark 2.2 is the 1-skeleton, with a vertex for each piece', () => {
    const construction = skeletonConstruction(complex('x1 y1 x2', 'x1 y1', 'x2'));
    const on = (edges: [number, number][], vertexCount = 3): Board =>
      new Board({ vertexCount, edges, sides: (['L', 'R', 'L', 'R'] as const).slice(0, vertexCount) });
    const because = (change: Partial<ListedConstruction>): unknown =>
      verifyConstruction({ ...construction, ...change });
    for (const [board, why] of [
      [on([]), 'the vertices of x1 and y1 are not joined on the board, but in the 1-skeleton of the target'],
      [
        on([
          [0, 1],
          [1, 2],
        ]),
        'the vertices of y1 and x2 are joined on the board, but not in the 1-skeleton of the target',
      ],
    ] as const)
      expect(because({ board })).toEqual({ verified: false, because: why });
    // The vertices of the board may be numbered otherwise.
    const { ruleset } = construction;
    const turned = {
      ...ruleset,
      placements: ruleset.placements!.map((placement, v) => ({ ...placement, cells: [[2, 1, 0][v]!] })),
    };
    expect(because({ ruleset: turned, board: on([[1, 2]]), certificate: { cells: [[2], [1], [0]] } })).toMatchObject({
      verified: true,
    });
    const bound = { ...ruleset, pieces: ruleset.pieces.map((piece) => ({ ...piece, on: [0, 1, 2] })) };
    expect(because({ ruleset: bound, board: on([[0, 1]], 4) })).toEqual({
      verified: false,
      because: 'the board has 4 vertices, the 1-skeleton of the target 3',
    });
    const cycles = cyclesConstruction(complex('x1', 'x1'), 'legal');
    expect(verifyConstruction({ ...cycles, method: 'remark2.2' })).toEqual({
      verified: false,
      because: 'the piece of x1 covers 3 vertices; by remark2.2 it covers one',
    });
    const both = skeletonConstruction(complex('x1 y1', 'x1 y1'));
    const one = {
      ...both.ruleset,
      pieces: (['L', 'R'] as const).map((side) => ({ piece: 'vertex', side, graph: { n: 1, edges: [] } })),
      placements: both.ruleset.placements!.map((placement) => ({ ...placement, cells: [0] })),
    };
    const shared = { ...both, ruleset: one, board: parseBoard('empty:1'), certificate: { cells: [[0], [0]] } };
    expect(verifyConstruction(shared)).toEqual({
      verified: false,
      because: 'the pieces of x1 and y1 cover the same vertex of the board',
    });
    expect([both, shared].map((each) => whyNotSkeleton(each, rulesetFromData(each.ruleset).data!))).toEqual([
      undefined,
      'the pieces of x1 and y1 cover the same vertex of the board',
    ]);
  });

  it('a malformed ruleset is refused, and bad input for others; a limit stays a limit', () => {
    const malformed = withRuleset({ legal: [[9]] });
    expect(verifyConstruction(malformed)).toMatchObject({
      verified: false,
      because: expect.stringContaining('legal') as string,
    });
    expect(() => gameOfConstruction(malformed)).toThrow(InputError);
    expect(codeOf(() => gameOfConstruction(malformed))).toBe('invalid-field');
    expect(() => verifyConstruction(right, { limit: 1 })).toThrow(LimitError);
  });
});
