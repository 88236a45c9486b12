import { describe, expect, it } from 'vitest';
import { Board, boardFromJson, empty, fromEdges, parseBoard } from 'spgames/boards';
import {
  chessboardComplex,
  complexAutomorphisms,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  matchingComplex,
  simplexBoundary,
  SimplicialComplex,
} from 'spgames/complex';
import { complexFromJson } from 'spgames/formats';
import { antichain, avoid, avoidOwn, compile, findRuleset, GameGraph, inside, nim, nodeKayles } from 'spgames/games';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { LabelledPoset } from 'spgames/poset';
import { codeOf } from '../../helpers/codeOf.js';

const HUGE = 1_000_000_000;

describe('sizes are checked before memory is taken', () => {
  it.each<[string, string, () => unknown]>([
    ['SimplicialComplex.simplex', 'too-large-ground-set', () => SimplicialComplex.simplex(HUGE)],
    ['SimplicialComplex.void', 'too-large-ground-set', () => SimplicialComplex.void(HUGE)],
    ['SimplicialComplex.irrelevant', 'too-large-ground-set', () => SimplicialComplex.irrelevant(HUGE)],
    ['SimplicialComplex.fromFacets', 'too-large-ground-set', () => SimplicialComplex.fromFacets([[0]], HUGE)],
    ['fromFacets without vertices', 'too-large-ground-set', () => SimplicialComplex.fromFacets([[HUGE]])],
    ['SimplicialComplex.cliqueComplex', 'too-large-ground-set', () => SimplicialComplex.cliqueComplex([], 40_000)],
    ['complexFromJson', 'too-large-ground-set', () => complexFromJson({ type: 'complex', n: HUGE, facets: [] })],
    ['PolynomialRing', 'too-large-ground-set', () => new PolynomialRing(HUGE)],
    ['SquarefreeIdeal.zero', 'too-large-ground-set', () => SquarefreeIdeal.zero(HUGE)],
    ['SquarefreeIdeal.unit', 'too-large-ground-set', () => SquarefreeIdeal.unit(HUGE)],
    ['LabelledPoset.fromCovers', 'too-large-poset', () => LabelledPoset.fromCovers(HUGE, [])],
    ['LabelledPoset.fromRelations', 'too-large-poset', () => LabelledPoset.fromRelations(HUGE, [])],
    ['LabelledPoset.fromOrder', 'too-large-poset', () => LabelledPoset.fromOrder(HUGE, () => false)],
    ['GameGraph', 'too-large-graph', () => new GameGraph(HUGE, [])],
    ['matchingComplex', 'too-large-ground-set', () => matchingComplex(HUGE)],
    ['chessboardComplex', 'too-large-ground-set', () => chessboardComplex(HUGE, HUGE)],
    ['crossPolytopeBoundary', 'too-large-ground-set', () => crossPolytopeBoundary(HUGE)],
    ['simplexBoundary', 'too-large-ground-set', () => simplexBoundary(HUGE)],
    ['cyclicPolytopeBoundary', 'too-large-ground-set', () => cyclicPolytopeBoundary(HUGE, 4)],
    ['many facets', 'too-large-ground-set', () => cyclicPolytopeBoundary(1000, 20)],
    ['Board', 'too-large-board', () => new Board({ vertexCount: HUGE })],
    ['boardFromJson', 'too-large-board', () => boardFromJson({ type: 'board', n: HUGE, edges: [] })],
    ['fromEdges', 'too-large-board', () => fromEdges([], HUGE)],
    ['edges:', 'too-large-board', () => parseBoard(`edges:${HUGE}`)],
    ['edges: by an end', 'too-large-board', () => parseBoard(`edges:0-${HUGE - 1}`)],
    ['inside', 'too-large-ruleset', () => inside([[0, HUGE]])],
    ['avoid', 'too-large-ruleset', () => avoid([[0, HUGE]])],
    ['avoidOwn', 'too-large-ruleset', () => avoidOwn([[0, HUGE]])],
    ['avoid(…)', 'too-large-ruleset', () => findRuleset('avoid(0,999999999)')],
    ['antichain', 'too-large-ruleset', () => antichain([[0, HUGE]])],
    ['compile', 'too-many-positions', () => compile(nim, parseBoard('heaps:14'))],
  ])('%s', (_, code, call) => expect(codeOf(call)).toBe(code));

  it('does nothing for rows without squares', () => {
    expect(chessboardComplex(2 ** 53 - 1, 0).n).toBe(0);
  });

  it('lists generators of a group when they are asked for', () => {
    const { legalComplex } = compile(nodeKayles, empty(8000));
    const group = complexAutomorphisms(legalComplex);
    expect([group.order.toString().length, group.orbits.length]).toEqual([27_753, 1]);
    expect(codeOf(() => group.generators)).toBe('too-much-memory');
    const small = complexAutomorphisms(SimplicialComplex.simplex(3));
    expect(small.generators).toEqual([
      [1, 0, 2],
      [0, 2, 1],
    ]);
    expect(small.generators).toBe(small.generators);
  });
});
