import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { gammaBoard, gammaBoardSize, gammaConstruction, gammaLabels, type GammaPlan } from 'spgames/constructions';
import { subdividedSize } from 'spgames/boards';
import { compileGamma } from '../../../../src/constructions/gamma/compileGamma.js';
import { idOf } from '../../../../src/constructions/gamma/gammaLabels.js';
import { gammaRules } from '../../../../src/constructions/gamma/gammaRules.js';
import { verifyGamma } from '../../../../src/constructions/gamma/verifyGamma.js';
import { gammaLengths, gammaPiece, idSets } from '../../../../src/constructions/internal.js';
import { placementSize } from '../../../helpers/chainPlacements.js';

const PATH_EDGES = [
  [0, 1],
  [1, 2],
] as const;
const SIDES = ['L', 'R', 'L'] as const;

/** The plan of Ex. 2.7: a path of three vertices, Right's in the middle. */
const plan: GammaPlan = {
  n: 3,
  cycles: SIDES.map((side) => gammaLengths(3, side, false)),
  edges: gammaLabels(PATH_EDGES, 'printed'),
};

describe('gammaBoard', () => {
  it('joins the connection vertices i,j and j,i of every edge by a path with as many centre vertices as its label', () => {
    const { board, placements } = gammaBoard(plan);
    // Cycle i has the connection vertices 2i and 2i + 1.
    const lengthOf = (u: number, v: number): number => board.lengths![board.edgeIndex(u, v)!]!;
    expect([lengthOf(0, 2), lengthOf(3, 5)]).toEqual([1 + 1, 2 + 1]);
    expect([0, 2, 4].map((v) => lengthOf(v, v + 1))).toEqual([1, 1, 1]);
    expect(subdividedSize(board)).toEqual(gammaBoardSize(plan));
    expect(placements.map(placementSize)).toEqual([85, 86, 85].map((cycle) => cycle + 2 * 26));
  });

  it('leaves cycles without edges apart', () => {
    const { board } = gammaBoard({ ...plan, edges: gammaLabels([[0, 1]], 'printed') });
    expect(board.components().length).toBe(2);
  });
});

describe('gammaPiece', () => {
  it('is the big cycle with its inner ones, as a graph with lengths', () => {
    const lengths = gammaLengths(3, 'R', false);
    expect(lengths).toEqual({ cycle: 86, inner: 27, inners: 2 });
    const piece = gammaPiece(lengths, 'R');
    expect([piece.piece, piece.side]).toEqual(['86-cycle with 2 27-cycles', 'R']);
    if (!('graph' in piece)) throw new Error('expected a graph');
    const total = piece.graph.edges.reduce((sum, [, , length = 1]) => sum + length, 0);
    expect(total).toBe(86 + 2 * 27);
    expect(gammaPiece(gammaLengths(2, undefined, true), undefined)).toMatchObject({
      piece: '20-cycle with an 8-cycle',
    });
  });
});

describe('idSets', () => {
  it('Ex. 2.11: the ids are the labels plus 1', () => {
    const edges = gammaLabels(
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
      ],
      'printed',
      {
        order: [
          [0, 1],
          [1, 2],
          [0, 2],
          [0, 3],
        ],
      },
    );
    expect(edges.map(idOf).sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    expect(
      idSets(
        [
          [0, 1, 2],
          [0, 3],
        ],
        edges,
      ),
    ).toEqual([[2, 3, 4], [5]]);
  });
});

describe('compileGamma', () => {
  it('Ex. 2.14: on the board of Ex. 2.7, without distance 2 and 3, exactly the edges are illegal', () => {
    const pieces = (['L', 'R'] as const).map((side) => gammaPiece(gammaLengths(3, side, false), side));
    const rules = gammaRules({
      ...{ type: 'ruleset', name: 'gamma', words: 'No two pieces at distance 2 or 3.', pieces },
      clauses: [{ forbid: 'distances', sets: [[2], [3]] }],
    });
    if (typeof rules === 'string') throw new Error(rules);
    const { pieces: found, distances, game } = compileGamma(rules, gammaBoard(plan).board);
    // Left's pieces first: the ends of the path, then its middle.
    expect(found.map(({ side }) => side)).toEqual(['L', 'L', 'R']);
    expect(distances).toEqual([
      [0, 6, 2],
      [6, 0, 3],
      [2, 3, 0],
    ]);
    expect(game.illegalComplex.facets.toLists()).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('verifyGamma', () => {
  const target = SimplicialComplex.fromFacets(PATH_EDGES, ['x1', 'y1', 'x2'].map(vertexFromLabel));

  it('accepts what gammaConstruction builds, for this target and no other', () => {
    const construction = gammaConstruction(target);
    expect(verifyGamma(construction)).toMatchObject({ verified: true });
    const other = SimplicialComplex.fromFacets([[0, 1]], target.vertices);
    expect(verifyGamma({ ...construction, target: other })).toMatchObject({ verified: false });
  });
});
