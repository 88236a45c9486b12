import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { checkIdealHomomorphism, facetComplex, SquarefreeIdeal } from 'spgames/ideal';
import {
  classifyPlacementGame,
  compile,
  complexFromGameGraph,
  domineering,
  findRuleset,
  GameGraph,
  invariance,
  literallyEqual,
  movesFromJson,
  noOverlap,
  orientedDomineering,
  type Ruleset,
  spProperty,
} from 'spgames/games';
import { complexIsomorphism, pureSkeleton, SimplicialComplex, skeleton, vertexFromLabel } from 'spgames/complex';
import { gammaConstruction, verifyConstruction } from 'spgames/constructions';
import { type Board, graphsUpToIsomorphism, parseBoard, path } from 'spgames/boards';
import { permutations } from '../../generators/labelledComplexes.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { inFull, sampled } from '../../helpers/sampling.js';

type Edge = readonly [number, number];

/** Does the printed Γ-board with the edges labelled in this order have the graph as its illegal complex? */
function printedOrderWorks(n: number, order: readonly Edge[]): boolean {
  const vertices = Array.from({ length: n }, (_, v) => vertexFromLabel(`${v % 2 === 0 ? 'x' : 'y'}${v + 1}`));
  const graph = SimplicialComplex.fromFacets(
    order.map((edge) => [...edge]),
    vertices,
  );
  return verifyConstruction(gammaConstruction(graph, { labelling: 'printed', edgeOrder: order })).verified;
}

describe('docs/errata.md, chapters 1 to 3', () => {
  /** @source Huntemann 2018, Def. 1.4 */
  it('a medium placement game in which a part of a position with three pieces is not a position', () => {
    const positions = [
      { id: 'start', placed: [], left: ['a', 'b', 'c'] },
      { id: 'a', placed: ['a'], left: ['ab', 'ac'] },
      { id: 'b', placed: ['b'] },
      { id: 'c', placed: ['c'] },
      { id: 'ab', placed: ['a', 'b'], left: ['abc'] },
      { id: 'ac', placed: ['a', 'c'] },
      { id: 'abc', placed: ['a', 'b', 'c'] },
    ];
    const game = movesFromJson({ type: 'moves', start: 'start', positions });
    expect(classifyPlacementGame(game).class).toBe('medium');
    expect(positions.some(({ placed }) => placed.join() === 'b,c')).toBe(false);
  });

  /**
   * @source Huntemann 2018, Def. 1.24
   * @source Huntemann 2018, Remark 2.2
   */
  it('the skeleton of the faces of dimension k alone loses isolated vertices, and nothing else of the graph', () => {
    for (const n of [1, 2, 3, 4]) {
      const pairs = Array.from({ length: n }, (_, u) => Array.from({ length: u }, (_, v) => [v, u])).flat();
      for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
        const edges = pairs.filter((_, i) => (chosen & (1 << i)) !== 0);
        const points = Array.from({ length: n }, (_, v) => [v]);
        const graph = SimplicialComplex.fromFacets([...points, ...edges], n);
        expect(pureSkeleton(graph, 1).facets.toLists()).toEqual(graph.facets.toLists().filter((set) => set.length > 1));
        expect(skeleton(graph, 1).facets.toLists()).toEqual(graph.facets.toLists());
      }
    }
  });

  /** @source Huntemann 2018, Def. 1.49 */
  it('division by x₂ is linear, but comes from no map of variables: (x₁x₂) and (x₁) are not isomorphic', () => {
    const ring = ['x1', 'x2'].map((name) => ({ name, side: 'L' as const }));
    const [pair, single] = [[0, 1], [0]].map((generator) => SquarefreeIdeal.fromGenerators([generator], ring));
    for (const map of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
      expect(checkIdealHomomorphism(pair!, single!, map)).not.toMatchObject({ isomorphism: true });
    const evaluator = new Evaluator();
    expect([pair!, single!].map((ideal) => String(evaluator.value(facetComplex(ideal))))).toEqual(['2', '1']);
  });

  /** @source Huntemann 2018, Sec. 1.4 */
  it('p. 29: the illegal complexes on P₂ and P₃ are isomorphic for Left alone, not for both players', () => {
    const inner = (players: readonly ('L' | 'R')[]): Ruleset => ({
      name: 'inner',
      words: 'Claim a vertex that does not have degree 1.',
      basicPositions: ({ vertexCount }: Board) =>
        players.flatMap((side) =>
          Array.from({ length: vertexCount }, (_, v) => ({ side, piece: 'vertex', cells: [v] })),
        ),
      clauses: [
        noOverlap,
        { on: 'piece', words: 'not on degree 1', forbids: ({ cells: [v] }, board) => board.degree(v!) === 1 },
      ],
    });
    const found = ([['L', 'R'], ['L']] as const).map((players) => {
      const [two, three] = [path(2), path(3)].map((board) => compile(inner(players), board));
      expect(literallyEqual(two!, three!).literallyEqual).toBe(false);
      const labels = three!.illegalComplex.facets
        .toLists()
        .map((set) => set.map((v) => three!.vertices[v]!.label).join(' '));
      return { labels, isomorphic: complexIsomorphism(two!.illegalComplex, three!.illegalComplex).isomorphic };
    });
    expect(found).toEqual([
      { labels: ['x1', 'x3', 'y1', 'y3', 'x2 y2'], isomorphic: false },
      { labels: ['x1', 'x3'], isomorphic: true },
    ]);
  });

  /**
   * @source Huntemann 2018, Constr. 2.9
   * @source Huntemann 2018, Lemma 2.12
   */
  it('with pieces on single vertices and no restrictions there are illegal positions, but no illegal piece', () => {
    const ruleset = findRuleset('oab(1,1)');
    const boards = graphsUpToIsomorphism(4);
    for (const board of boards) {
      const pairs = Array.from({ length: board.vertexCount }, (_, v) => [v, v + board.vertexCount]);
      expect(compile(ruleset, board).illegalComplex.facets.toLists()).toEqual(pairs);
    }
    expect(invariance(ruleset, boards).invariant).toBe(true);
  });

  /** @source Huntemann 2018, Thm 2.13 */
  it('of the 120 orders of the edges ab, ac, ad, bd, cd 96 give the graph', () => {
    const edges: readonly Edge[] = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [2, 3],
    ];
    expect(printedOrderWorks(4, edges)).toBe(false);
    const orders = permutations(5).map((order) => order.map((i) => edges[i]!));
    // The way from b to c over a, or over d, is 6 long as the path of the last edge if the labels 1 and 2 lie on it.
    const isShort = (order: readonly Edge[]): boolean =>
      ['0,1,0,2', '0,2,0,1', '1,3,2,3', '2,3,1,3'].includes(order.slice(0, 2).join());
    expect(orders.filter((order) => !isShort(order)).length).toBe(96);
    for (const order of sampled(orders, 24)) expect(printedOrderWorks(4, order), order.join(' ')).toBe(!isShort(order));
  });

  /** @source Huntemann 2018, Thm 2.16 */
  it('each of the 30 graphs with 4 or 5 vertices, none isolated, has an order that works', () => {
    const random = randomNumbers(1);
    const graphs = graphsUpToIsomorphism(5).filter(
      (board) => board.vertexCount >= 4 && board.components().every((part) => part.length > 1),
    );
    expect(graphs.length).toBe(30);
    for (const { vertexCount, edges } of graphs) {
      const order = [...edges];
      let tries = 0;
      while (!printedOrderWorks(vertexCount, order)) {
        expect(++tries).toBeLessThan(1000);
        order.sort(() => random() - 0.5);
      }
    }
  });

  /** @source Huntemann 2018, Def. 2.21 */
  it('DOMINEERING with the illegal dominoes has isolated vertices, without them none', () => {
    const isolated = (board: string): number =>
      compile(domineering, parseBoard(board))
        .illegalComplex.facets.toLists()
        .filter(({ length }) => length === 1).length;
    expect([isolated('grid:1x2'), isolated('grid:2x2'), isolated('grid:2x3')]).toEqual([1, 4, 7]);
    for (const board of ['grid:1x2', 'grid:1x3', 'grid:2x2', 'grid:2x3', 'grid:3x3']) {
      expect(compile(domineering, parseBoard(board)).illegalComplex.dimension).toBeLessThanOrEqual(1);
      const { facets } = compile(orientedDomineering, parseBoard(board)).illegalComplex;
      expect(facets.cardinalities().every((size) => size === 2)).toBe(true);
    }
  });

  /**
   * @source Huntemann 2018, Def. 3.10
   * @source Huntemann 2018, Prop. 3.11
   */
  it('as printed the SP-property lets a graph of six positions pass that comes from no game, none smaller', () => {
    type Arc = readonly [number, number, 'L' | 'R'];
    const six: readonly Arc[] = [
      [0, 1, 'L'],
      [0, 2, 'L'],
      [0, 3, 'R'],
      [0, 4, 'R'],
      [1, 5, 'L'],
      [2, 5, 'L'],
      [3, 5, 'R'],
      [4, 5, 'R'],
    ];
    expect(spProperty(new GameGraph(6, six), { reading: 'printed' }).spProperty).toBe(true);
    expect(spProperty(new GameGraph(6, six))).toMatchObject({ because: 'mixed-paths', from: 0, to: 5 });
    expect(complexFromGameGraph(new GameGraph(6, six))).toMatchObject({ spGame: false, because: 'mixed-paths' });
    // Graded graphs have no cycles, so the vertices can be numbered along the arcs.
    const pairs = [0, 1, 2, 3, 4].flatMap((u) => Array.from({ length: u }, (_, v) => [v, u] as const));
    for (let code = 0; code < 3 ** pairs.length; code += inFull ? 1 : 11) {
      const digits = pairs.map((_, i) => Math.floor(code / 3 ** i) % 3);
      const arcs = pairs.flatMap(([u, v], i): Arc[] => (digits[i] === 0 ? [] : [[u, v, digits[i] === 1 ? 'L' : 'R']]));
      const graph = new GameGraph(5, arcs);
      if (spProperty(graph, { reading: 'printed' }).spProperty) expect(spProperty(graph).spProperty).toBe(true);
    }
  });
});
