import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DualityDiagram,
  facetComplex,
  facetIdeal,
  type SquarefreeIdeal,
  stanleyReisnerComplex,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { compile, explain, findRuleset, playOn, SPGame } from 'spgames/games';
import { disjointUnion, join, SimplicialComplex } from 'spgames/complex';
import { bits, bruteForce, elements, rules } from '../../reference/games.js';
import { gamesOnBoards, gamesOnFilledBoards, type Played } from '../../generators/games.js';
import { complexes } from '../../generators/ideals.js';
import { runs } from '../../helpers/sampling.js';

function play({ name, board }: Played): SPGame {
  return compile(findRuleset(name), board);
}

/** Compiled games, and games played on any complex that is not void. */
const games: fc.Arbitrary<SPGame> = fc.oneof(
  gamesOnBoards.map(play),
  gamesOnFilledBoards.map(play),
  complexes(6)
    .filter((complex) => !complex.isVoid)
    .map(playOn),
);

/** The complex with its facets only, so that everything else is computed anew. */
function afresh(complex: SimplicialComplex): SimplicialComplex {
  return SimplicialComplex.fromFacets(complex.facets.toLists(), complex.vertices);
}

function expectEqual(first: SimplicialComplex, second: SimplicialComplex): void {
  expect(first.vertices).toEqual(second.vertices);
  expect(first.facets.toLists()).toEqual(second.facets.toLists());
}

function expectEqualIdeals(first: SquarefreeIdeal, second: SquarefreeIdeal): void {
  expect(first.ring.variables).toEqual(second.ring.variables);
  expect(first.generators.toLists()).toEqual(second.generators.toLists());
}

describe('the complexes and ideals of a game', () => {
  /** @source Huntemann 2018, Fact 1.46 */
  it('Fact 1.46: L = F(Δ), ILL = F(Γ) = N(Δ), Δ = F(L) = N(ILL), Γ = F(ILL)', () => {
    fc.assert(
      fc.property(games, ({ legalComplex, illegalComplex, legalIdeal, illegalIdeal }) => {
        expectEqualIdeals(legalIdeal, facetIdeal(afresh(legalComplex)));
        expectEqualIdeals(illegalIdeal, facetIdeal(afresh(illegalComplex)));
        expectEqualIdeals(illegalIdeal, stanleyReisnerIdeal(afresh(legalComplex)));
        expectEqual(legalComplex, facetComplex(legalIdeal));
        expectEqual(legalComplex, stanleyReisnerComplex(illegalIdeal));
        expectEqual(illegalComplex, facetComplex(illegalIdeal));
      }),
      { numRuns: runs(200) },
    );
  });

  it('a game without illegal positions has a void illegal complex, one without moves a legal complex {∅}', () => {
    const full = playOn(SimplicialComplex.simplex(3));
    expect(full.illegalComplex.isVoid).toBe(true);
    expect(full.illegalIdeal.isZero).toBe(true);
    const stuck = playOn(SimplicialComplex.irrelevant(2));
    expect(stuck.legalIdeal.isUnit).toBe(true);
    expect(stuck.illegalComplex.facets.toLists()).toEqual([[0], [1]]);
  });

  /**
   * @source Huntemann 2018, Fact 1.51
   * @source Huntemann 2018, Fig. 1.5
   */
  it('Fact 1.51 and Fig. 1.5: everything in the diagram is what its name says', () => {
    fc.assert(
      fc.property(games, fc.boolean(), (game, fromIllegal) => {
        const legal = afresh(game.legalComplex);
        const illegal = afresh(game.illegalComplex);
        const diagram = fromIllegal ? DualityDiagram.fromIllegalComplex(illegal) : new DualityDiagram(legal);
        expectEqual(diagram.legalComplex, legal);
        expectEqual(diagram.illegalComplex, illegal);
        expectEqualIdeals(diagram.legalIdeal, game.legalIdeal);
        expectEqualIdeals(diagram.illegalIdeal, game.illegalIdeal);
        expectEqual(diagram.alexanderDual, legal.alexanderDual());
        expectEqual(diagram.coverDual, legal.coverDual());
        expectEqual(diagram.complement, legal.complement());
        expectEqual(diagram.illegalCoverDual, illegal.coverDual());
        // N(Δ) = F(Γ) ⇒ N(Δ^∨) = F(Γ_M).
        expectEqualIdeals(stanleyReisnerIdeal(legal.alexanderDual()), facetIdeal(illegal.coverDual()));
        expectEqualIdeals(diagram.illegalIdealDual, facetIdeal(illegal.coverDual()));
        // N(F(Δ)) = (Δ_M)^c, and its Alexander dual is N(F(Δ_M)) = Δ^c.
        expectEqual(stanleyReisnerComplex(facetIdeal(legal)), legal.coverDual().complement());
        expectEqual(diagram.legalStanleyReisnerComplex, legal.coverDual().complement());
        expectEqual(stanleyReisnerComplex(facetIdeal(legal)).alexanderDual(), legal.complement());
        expectEqual(stanleyReisnerComplex(facetIdeal(legal.coverDual())), legal.complement());
        expectEqualIdeals(diagram.legalIdealDual, facetIdeal(legal.coverDual()));
        // Δ^∨ = Γ^c.
        expectEqual(legal.alexanderDual(), illegal.complement());
      }),
      { numRuns: runs(200) },
    );
  });

  /** @source Huntemann 2018, Lemma 2.23 */
  it('Lemma 2.23: the legal complex is flag iff the illegal complex is a graph without isolated vertices', () => {
    fc.assert(
      fc.property(games, (game) => {
        const edgesOnly = game.illegalComplex.facets.toLists().every((facet) => facet.length === 2);
        // The source forgets loops: here they are isolated vertices of Γ, and no faces of a flag complex Δ.
        const withoutLoops = game.illegalComplex.facets.toLists().every((facet) => facet.length <= 2);
        expect(game.legalComplex.isFlag()).toBe(withoutLoops);
        if (game.legalComplex.loops.length === 0) expect(game.legalComplex.isFlag()).toBe(edgesOnly);
      }),
    );
  });

  /** @source Huntemann 2018, Remark 2.2 */
  it('playOn(Δ).legalComplex is Δ', () => {
    fc.assert(
      fc.property(complexes(6), (complex) => {
        fc.pre(!complex.isVoid);
        const game = playOn(complex);
        expectEqual(game.legalComplex, complex);
        expect(game.illegalComplex.facets.toLists()).toEqual(afresh(complex).minimalNonfaces.toLists());
        expect(game.basicPositions.map(({ side }) => side)).toEqual(complex.vertices.map(({ side }) => side));
        expect(game.board.edges).toEqual(complex.edges);
      }),
    );
  });
});

describe('Thm 1.55: sums', () => {
  /**
   * @source Huntemann 2018, Thm 1.55
   * @source Huntemann 2018, Prop. 6.7
   */
  it('the legal complex of a sum is the join, the illegal complex the disjoint union', () => {
    fc.assert(
      fc.property(games, games, (first, second) => {
        const sum = SPGame.sum([first, second]);
        const named = (complex: SimplicialComplex, from: number): SimplicialComplex =>
          afresh(complex).withVertices(sum.vertices.slice(from, from + complex.n));
        const n = first.vertices.length;
        expectEqual(sum.legalComplex, join(named(first.legalComplex, 0), named(second.legalComplex, n)));
        expectEqual(sum.illegalComplex, disjointUnion(named(first.illegalComplex, 0), named(second.illegalComplex, n)));
        expect(sum.vertices.map(({ side }) => side)).toEqual(
          [...first.vertices, ...second.vertices].map(({ side }) => side),
        );
        expect(new Set(sum.vertices.map(({ label }) => label)).size).toBe(sum.vertices.length);
      }),
    );
  });

  /** @source Huntemann 2018, Thm 1.55 */
  it('a ruleset on a disjoint union of boards is the sum of the games on them', () => {
    const pairs = fc.oneof(gamesOnBoards, gamesOnFilledBoards).chain((first) =>
      fc.tuple(
        fc.constant(first),
        fc.oneof(gamesOnBoards, gamesOnFilledBoards).filter(({ name }) => name === first.name),
      ),
    );
    fc.assert(
      fc.property(pairs, ([first, second]) => {
        const whole = play({ name: first.name, board: first.board.disjointUnion(second.board) });
        const sum = SPGame.sum([play(first), play(second)]);
        // A piece of the second summand lies as many cells further on the common board.
        const key = (side: string | undefined, cells: readonly number[]): string => `${side} ${cells.join()}`;
        const vertexOf = new Map(
          sum.basicPositions.map(({ side, cells, summand, vertex }) => [
            key(side, summand === 0 ? cells : cells.map((v) => v + first.board.vertexCount)),
            vertex,
          ]),
        );
        const map = whole.basicPositions.map(({ side, cells }) => vertexOf.get(key(side, cells))!);
        expect([...map].sort((a, b) => a - b)).toEqual(Array.from(sum.vertices.keys()));
        for (const of of ['legalComplex', 'illegalComplex'] as const)
          expect(whole[of].facets.relabel(map, map.length).sorted().toLists()).toEqual(sum[of].facets.toLists());
        expect(whole.origin.placed.map((v) => map[v]!).sort((a, b) => a - b)).toEqual(sum.origin.placed);
      }),
    );
  });
});

describe('explain agrees with brute force', () => {
  it('on the empty board', () => {
    fc.assert(
      fc.property(gamesOnBoards, fc.nat(), ({ name, board }, seed) => {
        const { pieces, legal } = bruteForce(rules[name]!, board);
        const game = play({ name, board });
        const set = seed % legal.length;
        const explanation = explain(game, elements(set));
        expect(explanation.legal).toBe(legal[set]);
        if (explanation.legal) {
          const moves = Array.from(pieces.keys()).filter((v) => (set & (1 << v)) === 0 && legal[set | (1 << v)]!);
          expect(explanation).toEqual({ legal: true, maximal: moves.length === 0, moves });
          return;
        }
        const minimal = bits(explanation.minimalIllegal);
        expect(minimal & ~set).toBe(0);
        expect(legal[minimal]).toBe(false);
        for (const v of explanation.minimalIllegal) expect(legal[minimal & ~(1 << v)]).toBe(true);
        expect(explanation.placed).toEqual([]);
        expectNamedClauseIsViolated(name, game, explanation.minimalIllegal, explanation.because);
      }),
      { numRuns: runs(200) },
    );
  });

  it('on partly filled boards', () => {
    fc.assert(
      fc.property(gamesOnFilledBoards, fc.nat(), ({ name, board }, seed) => {
        const game = play({ name, board });
        const { pieces, legal } = bruteForce(rules[name]!, board);
        const start = bits(game.origin.placed);
        const set = seed % legal.length;
        const explanation = explain(game, elements(set));
        expect(explanation.legal).toBe((set & start) === 0 && legal[set | start]!);
        if (explanation.legal) {
          const moves = Array.from(pieces.keys()).filter(
            (v) => ((set | start) & (1 << v)) === 0 && legal[set | start | (1 << v)]!,
          );
          expect(explanation).toEqual({ legal: true, maximal: moves.length === 0, moves });
        } else if ((set & start) !== 0) {
          expect(explanation.because).toBe('the piece lies on the board already');
          expect(bits(explanation.minimalIllegal) & set & start).toBe(bits(explanation.minimalIllegal));
        } else {
          const { minimalIllegal, placed } = explanation;
          const all = bits([...minimalIllegal, ...placed]);
          expect(bits(minimalIllegal) & ~set).toBe(0);
          expect(bits(placed) & ~start).toBe(0);
          expect(legal[all]).toBe(false);
          for (const v of [...minimalIllegal, ...placed]) expect(legal[all & ~(1 << v)]).toBe(true);
          expectNamedClauseIsViolated(name, game, [...minimalIllegal, ...placed], explanation.because);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('of sums: what is wrong lies in one summand', () => {
    fc.assert(
      fc.property(games, games, fc.infiniteStream(fc.boolean()), (first, second, stream) => {
        const sum = SPGame.sum([first, second]);
        const n = first.vertices.length;
        const position = Array.from(sum.vertices.keys()).filter(() => stream.next().value);
        const parts = [
          explain(
            first,
            position.filter((v) => v < n),
          ),
          explain(
            second,
            position.filter((v) => v >= n).map((v) => v - n),
          ),
        ] as const;
        const explanation = explain(sum, position);
        expect(explanation.legal).toBe(parts[0].legal && parts[1].legal);
        if (explanation.legal) return;
        const summand = sum.basicPositions[explanation.minimalIllegal[0]!]!.summand < first.summands.length ? 0 : 1;
        const shift = summand === 0 ? 0 : n;
        const own = explanation.minimalIllegal.map((v) => v - shift);
        const again = explain(summand === 0 ? first : second, own);
        expect(parts[summand].legal).toBe(false);
        expect(again).toMatchObject({ legal: false, minimalIllegal: own, because: explanation.because });
        expect(again).toMatchObject({ placed: explanation.placed.map((v) => v - shift) });
      }),
      { numRuns: runs(200) },
    );
  });
});

function expectNamedClauseIsViolated(name: string, game: SPGame, pieces: readonly number[], because: string): void {
  const clause = findRuleset(name).clauses.find(({ words }) => `${name}: ${words}` === because);
  const { board } = game;
  const [first, second, ...more] = pieces.map((v) => game.basicPositions[v]!);
  switch (clause?.on) {
    case 'piece':
      expect(second).toBeUndefined();
      expect(clause.forbids(first!, board)).toBe(true);
      return;
    case 'pair':
      expect(more).toEqual([]);
      expect(clause.forbids(first!, second!, board)).toBe(true);
      return;
    case 'position':
      expect(clause.forbids(second === undefined ? [first!] : [first!, second, ...more], board)).toBe(true);
      return;
    default:
      throw new Error(`no clause says ${because}`);
  }
}
