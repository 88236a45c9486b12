import { describe, expect, it } from 'vitest';
import { Board, fromEdges, grid, parseBoard } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { conflictOfDigraph, parseDigraphPlacement } from 'spgames/digraphs';
import { parseMoveGame } from 'spgames/moves';
import {
  antichain,
  catalogue,
  chain,
  compile,
  FANO_PLANE,
  GameGraph,
  nim,
  SPGame,
  snort,
  TIC_TAC_TOE_LINES,
} from 'spgames/games';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { LabelledPoset } from 'spgames/poset';
import { SetFamily } from 'spgames/sets';
import { Dyadic, formOf, FormStore, parseValue, thermograph } from 'spgames/values';

/** The places, as paths from an object, of what is not frozen in it; functions, typed arrays and stores aside. */
function unfrozen(object: object, path: string, seen: Set<object> = new Set()): string[] {
  const isData = typeof object === 'function' || ArrayBuffer.isView(object) || object instanceof FormStore;
  if (isData || seen.has(object)) return [];
  seen.add(object);
  return [
    ...(Object.isFrozen(object) ? [] : [path]),
    ...Object.entries(object).flatMap(([key, part]: [string, unknown]) =>
      typeof part === 'object' && part !== null ? unfrozen(part, `${path}.${key}`, seen) : [],
    ),
  ];
}

const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
const game = compile(snort, parseBoard('grid:2x2/x.|..'));
const coloured = new Board({
  vertexCount: 2,
  edges: [[1, 0]],
  sides: ['L', undefined],
  coordinates: [
    [0, 0],
    [1, 0],
  ],
  lengths: [3],
});
const poset = LabelledPoset.fromRelations(3, [
  [0, 1],
  [1, 2],
]);
const graph = new GameGraph(2, [[0, 1, 'L']]);

const IMMUTABLE: Readonly<Record<string, object>> = {
  'a complex': complex,
  'its vertices': complex.vertices,
  'its facets': complex.facets,
  'an ideal': SquarefreeIdeal.fromGenerators([[0, 1]], 3),
  'a ring': new PolynomialRing([{ name: 'a', side: 'L' }]),
  'a family': SetFamily.fromLists([[0]], 1),
  'a poset': poset,
  'covers of an element': poset.upperCovers(0),
  'an order of the elements': poset.linearOrder,
  'a board': coloured,
  'a grid': grid(2, 3),
  'a board by edges': fromEdges([[0, 1]]),
  'the neighbours of a vertex': grid(2, 3).neighbours(0),
  'a game': game,
  'a sum of games': SPGame.sum([game, game]),
  'the vertices of a sum': SPGame.sum([game, game]).vertices,
  'a game graph': graph,
  'the arcs out of a position': graph.successors(0),
  'a digraph game': parseDigraphPlacement('LR 0>1'),
  'a position of a ruleset': parseMoveGame('toppling-dominoes@row:LR + row:L'),
  'its summands': parseMoveGame('toppling-dominoes@row:LR').summands,
  'a conflict game': conflictOfDigraph(parseDigraphPlacement('LR 0>1')),
  'its out-neighbours': parseDigraphPlacement('LR 0>1').out,
  'a value': parseValue('{2|-2}'),
  'a number': Dyadic.of(3, 2),
  'a form': formOf(parseValue('{1|-1}'), new FormStore()),
  'a thermograph': thermograph(parseValue('{{3|1}|-2}')),
  snort,
  nim,
  chain: chain([[0, 1]]),
  antichain: antichain([[0, 1]]),
  catalogue,
  FANO_PLANE,
  TIC_TAC_TOE_LINES,
};

describe('what is called immutable', () => {
  it.each(Object.entries(IMMUTABLE))('%s is frozen', (name, object) => {
    expect(unfrozen(object, name)).toEqual([]);
  });

  it('is not the list that was given', () => {
    const given = [{ piece: 'vertex', side: 'L' as const, cells: [0] }];
    const own = { name: 'own', words: 'Own rules.', basicPositions: () => given, clauses: [] };
    const played = compile(own, grid(1, 1));
    expect([Object.isFrozen(given[0]), Object.isFrozen(given[0]!.cells)]).toEqual([false, false]);
    expect(() => (played.basicPositions[0]!.cells as number[]).push(1)).toThrow(TypeError);
    expect(played.basicPositions[0]!.cells).toEqual([0]);
  });
});
