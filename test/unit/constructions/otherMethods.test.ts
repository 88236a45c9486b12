import { describe, expect, it } from 'vitest';
import { Board, cycle } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import { parseValue } from 'spgames/values';
import {
  type Construction,
  cyclesConstruction,
  gammaConstruction,
  independenceConstruction,
  invariantConstruction,
  skeletonConstruction,
  smallConstruction,
  valueConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { isGamma } from '../../../src/constructions/Construction.js';
import { findPieces } from '../../../src/constructions/gamma/compileGamma.js';
import { gammaRules, type GammaRules } from '../../../src/constructions/gamma/gammaRules.js';
import { whyNotGammaBoard } from '../../../src/constructions/gamma/whyNotGammaBoard.js';
import { InputError } from '../../../src/errors.js';

function complex(labels: string, ...facets: string[]): SimplicialComplex {
  const vertices = labels.split(' ').filter(Boolean).map(vertexFromLabel);
  const indices = facets.map((facet) =>
    facet
      .split(' ')
      .filter(Boolean)
      .map((label) => vertices.findIndex((v) => v.label === label)),
  );
  return SimplicialComplex.fromFacets(indices, vertices);
}

const mixed = complex('x1 x2 y1 3', 'x1 x2', 'x2 y1', '3');
const graph = complex('x1 y1 x2', 'x1 y1', 'y1 x2');
const triangle = complex('x1 x2 y1', 'x1 x2', 'x2 y1', 'x1 y1');
const simplex = complex('x1 y1', 'x1 y1');
const impartial = complex('1 2 3', '1 2', '2 3');

const METHODS = ['prop2.1', 'remark2.2', 'small', 'gamma', 'gamma-printed', 'invariant', 'independence', 'value'];

/** Constructions, each with all methods and sides by which it is one. */
const CONSTRUCTIONS: readonly (readonly [name: string, Construction, readonly string[]])[] = [
  ['cycles, legal', cyclesConstruction(mixed, 'legal'), ['prop2.1 legal']],
  ['cycles, illegal', cyclesConstruction(mixed, 'illegal'), ['prop2.1 illegal']],
  ['cycles, impartial', cyclesConstruction(impartial, 'legal'), ['prop2.1 legal']],
  ['cycles of a simplex', cyclesConstruction(simplex, 'legal'), ['prop2.1 legal']],
  ['1-skeleton', skeletonConstruction(mixed), ['remark2.2 legal']],
  ['1-skeleton, impartial', skeletonConstruction(impartial), ['remark2.2 legal']],
  ['Γ', gammaConstruction(graph), ['gamma illegal']],
  ['Γ of a triangle', gammaConstruction(triangle), ['gamma illegal']],
  ['Γ, printed', gammaConstruction(graph, { labelling: 'printed' }), ['gamma-printed illegal']],
  ['Γ of nothing', gammaConstruction(complex('x1 y1')), ['gamma illegal', 'gamma-printed illegal']],
  ['invariant', invariantConstruction(triangle), ['invariant legal']],
  ['invariant, printed', invariantConstruction(triangle, { labelling: 'printed' }), ['invariant legal']],
  ['invariant, flag', invariantConstruction(mixed), ['invariant legal', 'independence legal']],
  ['invariant simplex', invariantConstruction(simplex), ['invariant legal', 'independence legal']],
  ['independence', independenceConstruction(graph), ['independence legal', 'invariant legal']],
  ['independence, impartial', independenceConstruction(impartial), ['independence legal', 'invariant legal']],
  ['small, legal', smallConstruction(graph, 'legal'), ['small legal']],
  ['small, illegal', smallConstruction(graph, 'illegal'), ['small illegal']],
  [
    'small without overlap',
    smallConstruction(complex('x1 x2 y1 y2', 'x1 x2', 'x2 y1', 'y1 y2'), 'legal'),
    ['small legal'],
  ],
  ['value', valueConstruction(parseValue('*')), ['value legal', 'independence legal', 'invariant legal']],
];

/** Is the file with this method and side one that verify accepts? One that cannot be read is not. */
function isAccepted(construction: Construction, method: string, as: string): boolean {
  const json = { ...constructionToJson(construction), method, as };
  if (method === 'value') Object.assign(json, { value: json.value ?? '0' });
  try {
    return verifyConstruction(constructionFromJson(json)).verified;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

describe('a construction with the label of another method', () => {
  it.each(CONSTRUCTIONS)('%s: passes exactly as what it is', (_, construction, truths) => {
    const passed = METHODS.flatMap((method) =>
      ['legal', 'illegal'].filter((as) => isAccepted(construction, method, as)).map((as) => `${method} ${as}`),
    );
    expect(passed.sort()).toEqual([...truths].sort());
  });

  it('says which', () => {
    const why = (construction: Construction, change: object): unknown => {
      const answer = verifyConstruction({ ...construction, ...change });
      return answer.verified ? 'verified' : answer.because;
    };
    const small = smallConstruction(graph, 'legal');
    expect([
      why(small, { method: 'prop2.1' }),
      why(small, { method: 'remark2.2' }),
      why(skeletonConstruction(graph), { method: 'prop2.1' }),
      why(cyclesConstruction(graph, 'legal'), { method: 'remark2.2' }),
      why(invariantConstruction(graph), { method: 'gamma' }),
      why(gammaConstruction(graph), { method: 'gamma-printed' }),
      why(gammaConstruction(graph, { labelling: 'printed' }), { method: 'gamma' }),
      why(gammaConstruction(graph), { method: 'invariant' }),
      why(invariantConstruction(triangle), { method: 'independence' }),
    ]).toEqual([
      'the ruleset has a clause overlap; by prop2.1 it lists the legal positions, and no more',
      'the piece of x1 covers 4 vertices; by remark2.2 it covers one',
      'the piece vertex is not a cycle of length 5: its edges have the length 0',
      'the piece of x1 covers 3 vertices; by remark2.2 it covers one',
      'the target is the legal complex; with the method gamma it is the illegal one',
      'the labels of the edges are not the numbers from 1 to 2',
      'the labels of the edges are not the numbers from 3 to 4',
      'the target is the illegal complex; with the method invariant it is the legal one',
      'the ruleset forbids more than two pieces at distances 5, 6, 7; an independence ruleset forbids pairs',
    ]);
  });

  it('isGamma is no for junk', () => {
    expect([5, null, undefined, {}, { method: 'prop2.1' }, 'gamma'].map((junk) => isGamma(junk as never))).toEqual(
      new Array(6).fill(false),
    );
  });
});

type LongEdge = readonly [number, number, number];

describe('whyNotGammaBoard', () => {
  const right = gammaConstruction(graph);
  const rules = gammaRules(right.ruleset) as GammaRules;
  const { board } = right;
  // Connection vertices are 0 and 1, 2 and 3, 4 and 5; 6 is an outer vertex of the first piece.
  const edges = board.edges.map(([u, v], e): LongEdge => [u, v, board.lengths?.[e] ?? 1]);
  const [first, second]: LongEdge[] = [
    [0, 2, 4],
    [3, 5, 5],
  ];

  /** What is wrong with a board with some edges in place of others, if pieces are where they are found on it. */
  function why(from: readonly LongEdge[], to: readonly LongEdge[], vertexCount: number = 21): unknown {
    const kept = edges.filter((edge) => !from.some((other) => String(other) === String(edge)));
    expect(kept.length + from.length).toBe(edges.length);
    const changed = [...kept, ...to];
    const other = new Board({
      vertexCount,
      edges: changed.map(([u, v]) => [u, v] as const),
      lengths: changed.map(([, , length]) => length),
    });
    const found = findPieces(rules, other, {});
    expect(found.map(({ side }) => side)).toEqual(['L', 'L', 'R']);
    const placements = [found[0]!, found[2]!, found[1]!].map(({ placement }) => placement);
    return whyNotGammaBoard({ ...right, board: other }, rules, placements);
  }

  it('accepts the board, and one where a vertex of a path has a number', () => {
    expect(why([], [])).toBeUndefined();
    expect(
      why(
        [first!],
        [
          [0, 21, 1],
          [2, 21, 3],
        ],
        22,
      ),
    ).toBeUndefined();
  });

  it.each<[string, LongEdge[], LongEdge[], number]>([
    ['the vertex 21 of the board is in no piece and on no path', [], [], 22],
    ['the path between x1 and y1 ends at 6, which is not a connection vertex', [first!], [[2, 6, 4]], 21],
    ['the path between x1 and y1 has length 5; its label 3 wants 4', [first!], [[0, 2, 5]], 21],
    ['two paths end at the connection vertex 2', [second!], [[2, 5, 5]], 21],
    ['there is a path between x1 and x2 that belongs to no edge, or another one besides', [], [[1, 4, 9]], 21],
    ['there is a path between x1 and y1 that belongs to no edge, or another one besides', [], [[1, 3, 4]], 21],
    ['there is no path between x1 and y1', [first!], [], 21],
    ['no path between two pieces passes the vertex 21 of the board', [], [[0, 21, 2]], 22],
  ])('%s', (because, from, to, vertexCount) => {
    expect(why(from, to, vertexCount)).toBe(because);
  });

  it('names a piece that is another', () => {
    const other = right.ruleset.pieces.map((piece) => ({ ...piece, graph: { n: 3, edges: cycle(3).edges } }));
    const changed = gammaRules({ ...right.ruleset, pieces: other }) as GammaRules;
    expect(whyNotGammaBoard(right, changed, [])).toMatch(
      /of the ruleset is none of the construction: it has 0 connection/,
    );
  });

  it('a board with colours or pieces is refused, which would change the game', () => {
    const because = (wrong: Board): unknown => verifyConstruction({ ...right, board: wrong });
    expect(because(board.withSides(new Array(21).fill('L')))).toMatchObject({
      because: expect.stringContaining('coloured'),
    });
    expect(because(board.withPieces([{ vertex: 0, side: 'L' }]))).toMatchObject({
      because: expect.stringContaining('partly filled'),
    });
  });
});
