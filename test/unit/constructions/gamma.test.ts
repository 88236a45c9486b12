import { describe, expect, it } from 'vitest';
import { Board, fromEdges, parseBoard, path, subdividedSize } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { compile, domineering, literallyEqual, nogo, rulesetFromData, snort, type SPGame } from 'spgames/games';
import {
  gammaBoardSize,
  gammaConstruction,
  type GammaConstruction,
  gammaLabels,
  independenceConstruction,
  invariantConstruction,
  invariantGame,
  verifyConstruction,
} from 'spgames/constructions';
import { gammaCycle, gammaLengths, setsAtDistances } from '../../../src/constructions/internal.js';
import { LimitError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';
import { placementSize } from '../../helpers/chainPlacements.js';

/** A complex by facets, as texts of labels. */
function complex(labels: string, ...facets: string[]): SimplicialComplex {
  const vertices = labels.split(' ').filter(Boolean).map(vertexFromLabel);
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

/** The complete graph on n vertices, Left and Right in turn. */
function completeGraph(n: number): SimplicialComplex {
  const vertices = Array.from({ length: n }, (_, v) => vertexFromLabel(`${v % 2 === 0 ? 'x' : 'y'}${v + 1}`));
  return SimplicialComplex.fromFacets(
    vertices.flatMap((_, u) => vertices.slice(0, u).map((_, v) => [v, u])),
    vertices,
  );
}

function expectVerified(construction: GammaConstruction): SPGame {
  const verification = verifyConstruction(construction);
  if (!verification.verified) throw new Error(verification.because);
  const { game, isomorphism } = verification;
  const { target } = construction;
  for (const [v, image] of isomorphism) expect(game.vertices[image]!.side).toBe(target.vertices[v]!.side);
  expect(isomorphism.map(([v]) => v)).toEqual(
    construction.as === 'legal' ? target.support : [...target.vertices.keys()],
  );
  return game;
}

function forbidden({ ruleset }: GammaConstruction): unknown {
  const [clause] = ruleset.clauses!;
  return clause?.forbid === 'distances' ? clause.sets : clause;
}

const path3 = complex('x1 y1 x2', 'x1 y1', 'y1 x2');

describe('the Γ-board and the Γ-ruleset', () => {
  /**
   * @source Huntemann 2018, Ex. 2.7
   * @source Huntemann 2018, Ex. 2.10
   * @source Huntemann 2018, Ex. 2.14
   */
  it('Ex. 2.7, 2.10 and 2.14: a path of three vertices', () => {
    const game = gammaConstruction(path3, { labelling: 'printed' });
    expect(game.ruleset.pieces.map(({ side, piece }) => [side, piece])).toEqual([
      ['L', '85-cycle with 2 27-cycles'],
      ['R', '86-cycle with 2 27-cycles'],
    ]);
    expect(forbidden(game)).toEqual([[2], [3]]);
    expect(game.certificate.labels).toEqual([
      [0, 1, 1],
      [1, 2, 2],
    ]);
    expect(game.certificate.distances).toEqual([
      [0, 1, 2],
      [0, 2, 6],
      [1, 2, 3],
    ]);
    // Three big cycles, six inner ones less their connection vertices, and the centre vertices of two paths.
    expect(subdividedSize(game.board)).toEqual({
      vertices: 85 + 86 + 85 + 6 * 26 + 1 + 2,
      edges: 85 + 86 + 85 + 6 * 27 + 2 + 3,
    });
    expect(game.certificate.placements.map((placement) => placementSize(placement!))).toEqual([137, 138, 137]);
    const found = expectVerified(game);
    expect(found.illegalComplex.facets.size).toBe(2);
  });

  /** @source Huntemann 2018, Ex. 2.11 */
  it('Ex. 2.11: the id-sets of ⟨abc, ad⟩', () => {
    const game = gammaConstruction(complex('a b c d', 'a b c', 'a d'), {
      labelling: 'printed',
      edgeOrder: [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 3],
      ],
    });
    expect(game.certificate.idSets).toEqual([
      { facet: [0, 3], ids: [5] },
      { facet: [0, 1, 2], ids: [2, 3, 4] },
    ]);
    expect(forbidden(game)).toEqual([[5], [2, 3, 4]]);
    expectVerified(game);
  });

  it('repaired, edges have the labels k + 1 … 2k', () => {
    const game = gammaConstruction(path3);
    expect([game.method, forbidden(game)]).toEqual(['gamma', [[4], [5]]]);
    expectVerified(game);
  });

  it('the pieces and boards have the sizes of the formula, and one numbering', () => {
    for (const n of [2, 3, 4, 5]) {
      const target = completeGraph(n);
      const game = gammaConstruction(target);
      const cycles = target.vertices.map(({ side }) => gammaLengths(n, side, false));
      expect(cycles.map(({ cycle }) => cycle)).toEqual(target.vertices.map((_, v) => n ** 4 + 4 + (v % 2)));
      const size = gammaBoardSize({ n, cycles, edges: game.certificate.labels });
      expect(subdividedSize(game.board)).toEqual(size);
      const { vertexCount, edges } = game.board.subdivided();
      expect({ vertices: vertexCount, edges: edges.length }).toEqual(size);
      for (const lengths of cycles) {
        const { vertexCount, edges } = gammaCycle(lengths).subdivided();
        expect(vertexCount).toBe(lengths.cycle + (n - 1) * (n ** 3 - 1));
        expect(edges.length).toBe(lengths.cycle + (n - 1) * n ** 3);
      }
      for (const [u, v, label] of game.certificate.labels) {
        const [from, to] = [u * (n - 1) + v - 1, v * (n - 1) + u];
        expect(game.board.lengths![game.board.edgeIndex(from, to)!]).toBe(label + 1);
      }
    }
  });

  it('a complete graph on 12 vertices: a board with more than 400,000 vertices', () => {
    const game = gammaConstruction(completeGraph(12));
    expect(subdividedSize(game.board).vertices).toBe(483_417);
    expect(game.board.vertexCount).toBeLessThan(400);
    expectVerified(game);
  });

  it('vertices that lie in no facet have a cycle of their own', () => {
    const game = gammaConstruction(complex('y1 x1 x2 y2', 'x1 x2'));
    expect(game.board.components().length).toBe(3);
    expect(expectVerified(game).illegalComplex.facets.size).toBe(1);
  });

  it('without facets nothing is forbidden; without vertices the board is empty, and the pieces are single vertices', () => {
    const game = gammaConstruction(complex('x1 y1'));
    expect([game.board.vertexCount, forbidden(game)]).toEqual([7, undefined]);
    expectVerified(game);
    const none = gammaConstruction(complex(''));
    expect([none.board.vertexCount, none.ruleset.pieces[0]!.piece]).toEqual([0, 'vertex']);
    expectVerified(none);
  });

  it('Prop. 6.9: impartial, one kind of piece; with and without sides, three', () => {
    const impartial = gammaConstruction(complex('a b c', 'a b c'));
    expect(impartial.ruleset.pieces.map(({ side, piece }) => [side, piece])).toEqual([
      [undefined, '85-cycle with 2 27-cycles'],
    ]);
    expect(expectVerified(impartial).players).toBe('impartial');
    const mixed = gammaConstruction(complex('a x1 y1', 'a x1 y1'));
    expect(mixed.ruleset.pieces.map(({ side, piece }) => [side, piece.split('-')[0]])).toEqual([
      ['L', '85'],
      ['R', '86'],
      [undefined, '87'],
    ]);
    expectVerified(mixed);
  });

  /** @source Huntemann 2018, Prop. 2.5 */
  it('refuses isolated vertices with the reason of Prop. 2.5, and {∅}', () => {
    const build = (target: SimplicialComplex) => () => gammaConstruction(target);
    expect(build(complex('x1 y1 x2', 'x1 y1', 'x2'))).toThrow(/x2 is a single vertex.*Prop\. 2\.5/);
    expect(codeOf(build(complex('x1 y1 x2', 'x1 y1', 'x2')))).toBe('not-without-isolated-vertices');
    expect(codeOf(build(complex('x1', '')))).toBe('not-a-game');
  });

  it('refuses orders of the edges that are none', () => {
    const order = (edgeOrder: [number, number][]) => () => gammaConstruction(path3, { edgeOrder });
    expect(
      order([
        [0, 1],
        [1, 0],
      ]),
    ).toThrow(/has y1-x1 twice/);
    expect(
      order([
        [0, 1],
        [0, 2],
      ]),
    ).toThrow(/has x1-x2, which is not an edge/);
    expect(order([[1, 0]])).toThrow(/lacks y1-x2/);
    expect(codeOf(order([]))).toBe('invalid-edge-order');
    expect(
      gammaLabels(
        [
          [0, 1],
          [1, 2],
        ],
        'repaired',
        {
          order: [
            [2, 1],
            [0, 1],
          ],
        },
      ),
    ).toEqual([
      [1, 2, 3],
      [0, 1, 4],
    ]);
  });

  it('compiling the ruleset with all chains written out gives the same game', () => {
    for (const target of [path3, complex('x1 y1 y2', 'x1 y1 y2')]) {
      const game = gammaConstruction(target);
      const compiled = compile(rulesetFromData(game.ruleset), game.board);
      const verified = expectVerified(game);
      expect(compiled.vertices).toEqual(verified.vertices);
      expect(compiled.illegalComplex.equals(verified.illegalComplex)).toBe(true);
    }
  });

  it('the ruleset compiles on other boards: chains written out, another board, no board', () => {
    const game = gammaConstruction(complex('x1 y1', 'x1 y1'));
    const ruleset = rulesetFromData(game.ruleset);
    const { legalComplex } = compile(ruleset, game.board.subdivided());
    expect(legalComplex.facets.toLists()).toEqual([[0], [1]]);
    expect(compile(ruleset, path(30)).vertices).toEqual([]);
    // A 20-cycle with an 8-cycle on vertex 0.
    const ring = Array.from({ length: 20 }, (_, i): [number, number] => [i, (i + 1) % 20]);
    const inner = [0, 20, 21, 22, 23, 24, 25, 26].map((v, i, all): [number, number] => [v, all[(i + 1) % 8]!]);
    const one = compile(ruleset, fromEdges([...ring, ...inner], 27));
    expect([one.vertices.map(({ label }) => label), one.legalComplex.facets.toLists()]).toEqual([['x1'], [[0]]]);
  });
});

describe('the printed labels', () => {
  /**
   * @source Huntemann 2018, Thm 2.13
   * Refuted: this labelling of the edges fails, another works.
   */
  it('fail for the edges 01, 02, 03, 13, 23: the pair 1, 2 is illegal', () => {
    const target = complex('x1 x2 x3 x4', 'x1 x2', 'x1 x3', 'x1 x4', 'x2 x4', 'x3 x4');
    expect(verifyConstruction(gammaConstruction(target, { labelling: 'printed' }))).toEqual({
      verified: false,
      because: 'the position x2 x3 is illegal in the game and legal by the target',
      witness: { position: ['x2', 'x3'] },
    });
    expectVerified(gammaConstruction(target));
    expectVerified(
      gammaConstruction(target, {
        labelling: 'printed',
        edgeOrder: [
          [0, 3],
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      }),
    );
  });
});

describe('invariant games from legal complexes', () => {
  /** @source Huntemann 2018, Ex. 2.18 */
  it('Ex. 2.18: ⟨ab, bc⟩ has cycles of 20 and 21 vertices, and one more for b', () => {
    const game = invariantConstruction(complex('x1 x2 y1', 'x1 x2', 'x2 y1'), { labelling: 'printed' });
    expect(game.ruleset.pieces.map(({ piece }) => piece)).toEqual([
      '20-cycle with an 8-cycle',
      '21-cycle with an 8-cycle',
    ]);
    expect(forbidden(game)).toEqual([[2]]);
    expect(game.board.components().length).toBe(2);
    expect(subdividedSize(game.board).vertices).toBe(20 + 20 + 21 + 3 * 7 + 1);
    expectVerified(game);
  });

  /** @source Huntemann 2018, Ex. 2.19 */
  it('Ex. 2.19: the simplex ⟨abc⟩ is a 3-cycle and two 4-cycles', () => {
    const game = invariantConstruction(complex('x1 y1 y2', 'x1 y1 y2'));
    expect(game.board.components().map((cells) => cells.length)).toEqual([3, 4, 4]);
    expect(expectVerified(game).illegalComplex.isVoid).toBe(true);
  });

  it('loops have no piece; {∅} is the empty board; the void complex is not a game', () => {
    const game = invariantConstruction(complex('x1 y1 x2', 'x1', 'x2'));
    expect(game.certificate.placements[1]).toBeNull();
    expect(expectVerified(game).vertices.length).toBe(2);
    expect(expectVerified(invariantConstruction(complex('x1', ''))).vertices).toEqual([]);
    expect(codeOf(() => invariantConstruction(complex('x1')))).toBe('not-a-game');
    expect(codeOf(() => independenceConstruction(complex('x1')))).toBe('not-a-game');
  });

  /** @source Huntemann 2018, Thm 2.20 */
  it('Thm 2.20: an invariant game is literally equal to a given one', () => {
    for (const [ruleset, board] of [
      [nogo, 'path:3'],
      [snort, 'path:2'],
      [domineering, 'grid:2x2'],
    ] as const) {
      const game = compile(ruleset, parseBoard(board));
      expect(literallyEqual(game, expectVerified(invariantGame(game))).literallyEqual).toBe(true);
    }
  });

  /** @source Huntemann 2018, Prop. 2.24 */
  it('Prop. 2.24: an independence game of a flag complex forbids pairs only, and others are refused', () => {
    const game = independenceConstruction(compile(snort, parseBoard('path:3')).legalComplex);
    expect((forbidden(game) as number[][]).every((set) => set.length === 1)).toBe(true);
    expect(expectVerified(game).legalComplex.isFlag()).toBe(true);
    const hollow = complex('x1 x2 y1', 'x1 x2', 'x2 y1', 'x1 y1');
    expect(() => independenceConstruction(hollow)).toThrow(/x1 x2 y1 is a minimal nonface/);
    expect(codeOf(() => independenceConstruction(hollow))).toBe('not-flag');
    const claimed = { ...invariantConstruction(hollow), method: 'independence' as const };
    expect(verifyConstruction(claimed)).toMatchObject({ because: expect.stringContaining('more than two pieces') });
  });
});

describe('setsAtDistances', () => {
  const distances = [
    [0, 1, 2, 9],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [9, 2, 1, 0],
  ];
  it('finds pieces at exactly the distances given', () => {
    expect(setsAtDistances(distances, [1])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(setsAtDistances(distances, [3, 1, 2])).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ]);
    expect(setsAtDistances(distances, [1, 2, 9])).toEqual([
      [0, 1, 3],
      [0, 2, 3],
    ]);
    expect(setsAtDistances(distances, [1, 2])).toEqual([]);
    expect(setsAtDistances(distances, [])).toEqual([]);
    expect(() => setsAtDistances(distances, [1], { limit: 0 })).toThrow(LimitError);
  });
});

describe('verifyConstruction says what is wrong with a game on a Γ-board', () => {
  const game = gammaConstruction(complex('x1 y1 x2 y2', 'x1 y1 x2', 'x2 y2'));
  const { certificate } = game;
  const because = (change: Partial<GammaConstruction>): string => {
    const verification = verifyConstruction({ ...game, ...change });
    return verification.verified ? 'verified' : verification.because;
  };
  const claiming = (change: Partial<GammaConstruction['certificate']>): string =>
    because({ certificate: { ...certificate, ...change } });

  it('nothing', () => expectVerified(game));

  it('an id of the ruleset, or of the certificate', () => {
    const clauses = [{ forbid: 'distances' as const, sets: [[9], [6, 7, 8]] }];
    expect(certificate.idSets.map(({ ids }) => ids)).toEqual([[9], [6, 7, 8]]);
    const other = (sets: number[][]): string =>
      because({ ruleset: { ...game.ruleset, clauses: [{ ...clauses[0]!, sets }] } });
    expect(other([[9], [6, 7, 8]])).toBe('verified');
    expect(other([[9], [6, 7, 10]])).toMatch(
      /does not forbid the id-set \{6, 7, 8\} of x1 y1 x2; it forbids \{9\}, \{6, 7, 10\}/,
    );
    expect(other([[9], [6, 7, 8], [5]])).toMatch(/forbids the distances \{5\}, which are not an id-set/);
    const [first, second] = certificate.idSets;
    expect(claiming({ idSets: [first!, { ...second!, ids: [6, 7, 9] }] })).toMatch(
      /the id-set of x1 y1 x2 is \{6, 7, 9\} in the certificate, and \{6, 7, 8\} by its labels/,
    );
    expect(claiming({ labels: certificate.labels.map(([u, v, l]) => [u, v, l === 8 ? 9 : l] as const) })).toMatch(
      /the id-set of x2 y2 is \{9\} in the certificate, and \{10\} by its labels/,
    );
    expect(claiming({ labels: certificate.labels.slice(1) })).toMatch(/no label for the edge x1 y1/);
    expect(claiming({ labels: [...certificate.labels, [0, 3, 9]] })).toMatch(/labels x1 y2, which is not an edge/);
  });

  it('a distance', () => {
    const change = (d: number): (readonly [number, number, number])[] =>
      certificate.distances.map(([u, v, old], i) => [u, v, i === 1 ? d : old] as const);
    expect(certificate.distances[1]).toEqual([0, 2, 7]);
    expect(claiming({ distances: change(8) })).toBe(
      'the distance of x1 and x2 is 8 in the certificate, and 7 on the board',
    );
    expect(claiming({ distances: certificate.distances.slice(1) })).toMatch(/x1 and y1 is not there .* and 6 on/);
    expect(claiming({ distances: [...certificate.distances, [0, 9, 3]] })).toMatch(/expected two vertices with pieces/);
    expect(claiming({ distances: [...certificate.distances, [0, 1, 6]] })).toMatch(/the distance of x1 y1 twice/);
  });

  it('a facet', () => {
    const target = complex('x1 y1 x2 y2', 'x1 y1 x2', 'y1 y2');
    expect(because({ target })).toMatch(/an id-set for x2 y2, which is not a facet of the target/);
    expect(because({ target: complex('x1 y1 x2 y2', 'x1 y1 x2', 'x2 y2', 'y1 y2') })).toMatch(
      /no id-set for y1 y2, a facet of the target/,
    );
    const idSets = [certificate.idSets[0]!, { facet: [0, 1, 3], ids: [6, 7, 8] }];
    expect(claiming({ idSets })).toMatch(/an id-set for x1 y1 y2, which is not a facet of the target/);
    expect(claiming({ idSets: [...certificate.idSets, certificate.idSets[0]!] })).toMatch(
      /facet of the target a second time/,
    );
  });

  it('a vertex of the certificate', () => {
    const [first, ...rest] = certificate.placements;
    const change = (vertices: readonly number[], stretches = first!.stretches): string =>
      claiming({ placements: [{ vertices, stretches }, ...rest] });
    const { vertices, stretches } = first!;
    expect(change(vertices)).toBe('verified');
    expect(change([...vertices.slice(0, -1), 35])).toMatch(
      /Left covers what the certificate says for x1: .* does not cover board vertex 35, but it covers board vertex \d+/,
    );
    expect(change(vertices.slice(1))).toMatch(/it covers board vertex 0/);
    expect(change(vertices, stretches.slice(1))).toMatch(/it covers vertices 1 to \d+ of board edge \d+/);
    expect(change([...vertices].reverse())).toMatch(/lists them out of order/);
    expect(claiming({ placements: [null, ...rest] })).toMatch(/no piece for x1/);
    expect(claiming({ placements: [certificate.placements[2]!, ...rest] })).toMatch(/gives x1 and x2 the same piece/);
    expect(claiming({ placements: [certificate.placements[1]!, ...rest] })).toMatch(
      /no piece of Left covers what the certificate says for x1/,
    );
  });

  it('a vertex of the target: a label changes nothing, a side does', () => {
    expect(because({ target: complex('z1 y1 x2 y2', 'z1 y1 x2', 'x2 y2') })).toMatch(/no piece of either player fits/);
    expect(because({ target: complex('y9 y1 x2 y2', 'y9 y1 x2', 'x2 y2') })).toMatch(/no piece of Right covers what/);
    expect(because({ target: complex('x9 y1 x2 y2', 'x9 y1 x2', 'x2 y2') })).toBe('verified');
    expect(because({ target: complex('x1 y1 x2 y2 x3', 'x1 y1 x2', 'x2 y2') })).toMatch(
      /has 4 placements, the target 5 vertices/,
    );
  });

  it('an edge of the board, or its length, or one more piece', () => {
    const { board } = game;
    const first = board.edgeIndex(0, 3)!;
    const lengths = board.lengths!.map((length, e) => (e === first ? length + 1 : length));
    expect(because({ board: new Board({ ...board, lengths }) })).toBe(
      'the distance of x1 and y1 is 6 in the certificate, and 7 on the board',
    );
    const longer = board.lengths!.map((length) => (length > 256 ? length + 1 : length));
    expect(because({ board: new Board({ ...board, lengths: longer }) })).toMatch(/no piece of/);
    const more = board.disjointUnion(gammaCycle(gammaLengths(4, 'R', false)));
    expect(because({ board: more })).toMatch(
      /the game has 5 basic positions, the target 4 vertices: a 261-cycle .* also fits/,
    );
    expect(because({ board: path(3) })).toMatch(/no piece of Left fits/);
  });

  it('another clause, or a piece that is bound to vertices or not connected', () => {
    expect(because({ ruleset: { ...game.ruleset, clauses: [{ forbid: 'overlap' }] } })).toMatch(/the clause overlap/);
    const pieces = game.ruleset.pieces.map((piece) => ({ ...piece, on: [0] }));
    expect(because({ ruleset: { ...game.ruleset, pieces } })).toMatch(/bound to squares or vertices/);
    const loose = game.ruleset.pieces.map((piece) =>
      'graph' in piece ? { ...piece, graph: { ...piece.graph, n: piece.graph.n + 1 } } : piece,
    );
    expect(because({ ruleset: { ...game.ruleset, pieces: loose } })).toBe(
      'the piece 260-cycle with 3 64-cycles of the ruleset is not connected',
    );
  });
});
