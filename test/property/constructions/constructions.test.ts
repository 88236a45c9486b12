import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesetData } from 'spgames/games';
import { Board } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import {
  type ConstructionVerification,
  cyclesConstruction,
  type ListedConstruction,
  skeletonConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { bits, elements } from '../../reference/games.js';
import { complexes } from '../../generators/ideals.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** Constructions of both methods from any labelled complex that has one. */
const constructions: fc.Arbitrary<ListedConstruction> = fc
  .tuple(complexes(5), fc.constantFrom('legal', 'illegal', 'skeleton'))
  .filter(([target, kind]) => (kind === 'illegal' ? target.facets.toLists()[0]?.length !== 0 : !target.isVoid))
  .map(([target, kind]) =>
    kind === 'skeleton'
      ? skeletonConstruction(target)
      : cyclesConstruction(target, kind === 'illegal' ? 'illegal' : 'legal'),
  );

type Legality = (set: number) => boolean;

/** Legality of a set of vertices of the target, by its facets. */
function promised({ as, target }: ListedConstruction): Legality {
  const facets = target.facets.toLists().map(bits);
  return as === 'legal'
    ? (set) => facets.some((facet) => (set & ~facet) === 0)
    : (set) => facets.every((facet) => (facet & ~set) !== 0);
}

/** Legality by the lists of a ruleset whose placements are numbered like the vertices. */
function listed({ legal, forbidden }: RulesetData): Legality {
  return (set) =>
    (legal?.some((position) => (set & ~bits(position)) === 0) ?? true) &&
    (forbidden?.every((position) => (bits(position) & ~set) !== 0) ?? true);
}

/** The sets that only one of the two allows; if there are none the construction holds. */
function differences(n: number, first: Legality, second: Legality): number[] {
  return Array.from({ length: 1 << n }, (_, set) => set).filter((set) => first(set) !== second(set));
}

/** The verification says what is true, and its witness is a set that only one of the two allows. */
function expectTruth(
  verification: ConstructionVerification,
  target: SimplicialComplex,
  differing: readonly number[],
): void {
  expect(verification.verified).toBe(differing.length === 0);
  if (verification.verified) return;
  const witness = bits(target.indices(verification.witness?.position ?? ['no position is named']));
  expect(differing).toContain(witness);
}

describe('constructions', () => {
  /**
   * @source Huntemann 2018, Prop. 2.1
   * @source Huntemann 2018, Remark 2.2
   */
  it('Prop. 2.1 and Remark 2.2: the game has the complex it promises, and so the verification says', () => {
    fc.assert(
      fc.property(constructions, (construction) => {
        const { target, certificate } = construction;
        const verification = verifyConstruction(construction);
        if (!verification.verified) throw new Error(verification.because);
        const { game } = verification;
        const allows = promised(construction);
        // Which vertex of the game each vertex of the target is, by its player and its cells.
        const found = target.vertices.map(({ side }, i) =>
          game.basicPositions.findIndex(
            (position) => position.side === side && position.cells.join() === certificate.cells[i]!.join(),
          ),
        );
        expect([...found].sort((a, b) => a - b)).toEqual(Array.from(target.vertices.keys()));
        for (let set = 0; set < 1 << target.n; set++)
          expect(game.legalComplex.isFace(elements(set).map((i) => found[i]!))).toBe(allows(set));
      }),
      { numRuns: runs(200) },
    );
  });

  it('Left covers 3-cycles, Right 4-cycles, either player 3-cycles where no vertex has a side, else 5-cycles', () => {
    fc.assert(
      fc.property(complexes(6), (target) => {
        fc.pre(!target.isVoid);
        const { board, certificate, ruleset } = cyclesConstruction(target, 'legal');
        const impartial = target.vertices.every(({ side }) => side === undefined);
        const size = { L: 3, R: 4, none: impartial ? 3 : 5 };
        expect(certificate.cells.map((cells) => cells.length)).toEqual(
          target.vertices.map(({ side }) => size[side ?? 'none']),
        );
        expect(board.components().map((cells) => cells.join())).toEqual(
          certificate.cells.map((cells) => cells.join()).sort((a, b) => parseInt(a) - parseInt(b)),
        );
        for (let v = 0; v < board.vertexCount; v++) expect(board.degree(v)).toBe(2);
        expect(ruleset.placements!.map(({ side }) => side)).toEqual(target.vertices.map(({ side }) => side));
      }),
    );
  });

  /** @source Huntemann 2018, Remark 2.2 */
  it('the board of Remark 2.2 is the 1-skeleton, coloured', () => {
    fc.assert(
      fc.property(complexes(6), (target) => {
        fc.pre(!target.isVoid);
        const { board } = skeletonConstruction(target);
        expect(board.edges).toEqual(target.edges);
        expect(board.vertexCount).toBe(target.n);
        expect(target.vertices.map((_, v) => board.sides?.[v])).toEqual(target.vertices.map(({ side }) => side));
      }),
    );
  });
});

describe('verifyConstruction refuses what is wrong', () => {
  it('a listed position dropped, added or changed', () => {
    fc.assert(
      fc.property(constructions, fc.nat(), fc.nat(), fc.constantFrom('drop', 'add', 'change'), (right, i, set, how) => {
        const { target, ruleset } = right;
        const field = ruleset.legal === undefined ? 'forbidden' : 'legal';
        const sets = [...ruleset[field]!];
        const other = elements(set % (1 << target.n));
        sets.splice(i % (sets.length + 1), how === 'add' ? 0 : 1, ...(how === 'drop' ? [] : [other]));
        const wrong = { ...right, ruleset: { ...ruleset, [field]: sets } };
        const differing = differences(target.n, promised(right), listed(wrong.ruleset));
        const verification = verifyConstruction(wrong);
        if (!listed(wrong.ruleset)(0)) {
          expect(verification).toMatchObject({ verified: false, because: expect.stringContaining('empty position') });
        } else expectTruth(verification, target, differing);
      }),
      { numRuns: runs(300) },
    );
  });

  it('another target', () => {
    fc.assert(
      fc.property(constructions, fc.nat(), fc.boolean(), (right, set, drop) => {
        const { target } = right;
        const facets = target.facets.toLists();
        const target2 = SimplicialComplex.fromFacets(
          drop ? facets.slice(1) : [...facets, elements(set % (1 << target.n))],
          target.vertices,
        );
        const wrong = { ...right, target: target2 };
        expectTruth(verifyConstruction(wrong), target, differences(target.n, promised(wrong), promised(right)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('legal instead of illegal', () => {
    fc.assert(
      fc.property(constructions, (right) => {
        const wrong: ListedConstruction = { ...right, as: right.as === 'legal' ? 'illegal' : 'legal' };
        const differing = differences(right.target.n, promised(wrong), promised(right));
        expectTruth(verifyConstruction(wrong), right.target, differing);
      }),
    );
  });

  it('a permuted certificate, unless the permutation keeps the target', () => {
    const permuted = constructions
      .filter(({ target }) => target.n > 0)
      .chain((right) =>
        fc.tuple(
          fc.constant(right),
          fc.shuffledSubarray(Array.from(right.target.vertices.keys()), { minLength: right.target.n }),
        ),
      );
    fc.assert(
      fc.property(permuted, ([right, permutation]) => {
        const { target, certificate } = right;
        const wrong = { ...right, certificate: { cells: permutation.map((i) => certificate.cells[i]!) } };
        const verification = verifyConstruction(wrong);
        const moved = target.vertices.find(({ side }, i) => side !== target.vertices[permutation[i]!]!.side);
        if (moved !== undefined) {
          expect(verification).toMatchObject({
            verified: false,
            because: expect.stringMatching(/has no piece for the cells of .* in the certificate/),
          });
          return;
        }
        const allows = promised(right);
        const differing = differences(target.n, allows, (set) =>
          allows(bits(elements(set).map((i) => permutation[i]!))),
        );
        expectTruth(verification, target, differing);
      }),
      { numRuns: runs(300) },
    );
  });

  it('one piece for two vertices, or cells that no piece covers', () => {
    fc.assert(
      fc.property(constructions, fc.nat(), fc.nat(), (right, i, j) => {
        const { target, certificate } = right;
        fc.pre(target.n > 1 && i % target.n !== j % target.n);
        const cells = [...certificate.cells];
        cells[i % target.n] = cells[j % target.n]!;
        const verify = (changed: readonly (readonly number[])[]): ConstructionVerification =>
          verifyConstruction({ ...right, certificate: { cells: changed } });
        const same = target.vertices[i % target.n]!.side === target.vertices[j % target.n]!.side;
        expect(verify(cells)).toMatchObject({
          verified: false,
          because: expect.stringMatching(same ? /and another vertex the same piece/ : /has no piece for the cells of/),
        });
        cells[i % target.n] = [];
        expect(verify(cells)).toMatchObject({ because: expect.stringMatching(/has no piece for the cells of/) });
        expect(verify([])).toMatchObject({
          because: expect.stringMatching(/0 lists of cells, the target \d+ vertices/),
        });
      }),
    );
  });

  it('another board', () => {
    fc.assert(
      fc.property(constructions, fc.nat(), (right, pick) => {
        const { board, target } = right;
        const wrong = (other: Board): ConstructionVerification => verifyConstruction({ ...right, board: other });
        // A vertex more and a piece there, …
        const triangle = new Board({
          vertexCount: 3,
          edges: [
            [0, 1],
            [0, 2],
            [1, 2],
          ],
          sides: ['L', 'L', 'L'],
        });
        const hasTriangles =
          right.method === 'remark2.2' || right.ruleset.pieces.some((piece) => 'graph' in piece && piece.graph.n === 3);
        if (hasTriangles)
          expect(wrong(board.disjointUnion(triangle))).toMatchObject({
            verified: false,
            because: expect.stringMatching(/the game has \d+ basic positions, the target \d+ vertices/),
          });
        // … or an edge of a cycle, or a vertex, less, or colours that take a piece away.
        if (target.n === 0) return;
        const e = pick % Math.max(1, board.edges.length);
        const lost = [
          board.induced(range(board.vertexCount - 1)).board,
          ...(right.method === 'prop2.1'
            ? [new Board({ vertexCount: board.vertexCount, edges: board.edges.filter((_, i) => i !== e) })]
            : []),
        ];
        for (const other of lost) expect(wrong(other).verified).toBe(false);
      }),
    );
  });
});
