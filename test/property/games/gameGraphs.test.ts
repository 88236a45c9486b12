import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complexFromGameGraph,
  gameCounts,
  GameGraph,
  gameGraphIsomorphism,
  gameGraphOf,
  gameGraphOfTree,
  gamePoset,
  gameTree,
  type GameTreeNode,
  graphFromPoset,
  literalForm,
  literallyEqual,
  movesOf,
  playOn,
  posetFromGraph,
  spProperty,
  type SPProperty,
  verifyGameGraphIsomorphism,
} from 'spgames/games';
import { complexIsomorphism } from 'spgames/complex';
import { gameGraphFromGraphology, toGraphology } from 'spgames/graphology';
import { type Form, FormStore } from 'spgames/values';
import { formDifference } from '../../../src/games/literal/literallyEqual.js';
import { LabelledPoset, posetIsomorphism, verifyPosetIsomorphism } from 'spgames/poset';
import * as reference from '../../reference/gameGraphs.js';
import * as posets from '../../reference/posets.js';

import { build, complexes, type KnownComplex } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';
import { runs, sampled } from '../../helpers/sampling.js';

const graphOf = (n: number, arcs: readonly reference.Arc[]): GameGraph =>
  new GameGraph(
    n,
    arcs.map(([u, v, player]) => [u, v, player === '-' ? undefined : (player as 'L' | 'R')]),
  );

/** All graphs on 0…n−1 with arcs to larger numbers and the given labels. */
function* graphs(n: number, labels: string): Generator<reference.Arc[]> {
  const pairs = range(n).flatMap((u) => range(n).flatMap((v) => (u < v ? [[u, v] as const] : [])));
  const total = (labels.length + 1) ** pairs.length;
  for (let code = 0; code < total; code++) {
    let rest = code;
    yield pairs.flatMap(([u, v]): reference.Arc[] => {
      const digit = rest % (labels.length + 1);
      rest = Math.floor(rest / (labels.length + 1));
      return digit === 0 ? [] : [[u, v, labels[digit - 1]!]];
    });
  }
}

/** Checks the witness of a defect by walking in the graph. */
function checkDefect(n: number, arcs: readonly reference.Arc[], answer: SPProperty): void {
  if (answer.spProperty) return;
  const has = (u: number, v: number): boolean => arcs.some(([a, b]) => a === u && b === v);
  switch (answer.because) {
    case 'not-graded': {
      const steps = answer.walk.map((u, i) => (has(u, answer.walk[(i + 1) % answer.walk.length]!) ? 1 : -1));
      answer.walk.forEach((u, i) => {
        const v = answer.walk[(i + 1) % answer.walk.length]!;
        expect(has(u, v) || has(v, u)).toBe(true);
      });
      expect(steps.reduce((sum: number, step) => sum + step, 0)).not.toBe(0);
      break;
    }
    case 'common-successors':
      expect(answer.vertices[0]).not.toBe(answer.vertices[1]);
      expect(answer.successors[0]).not.toBe(answer.successors[1]);
      for (const u of answer.vertices) for (const v of answer.successors) expect(has(u, v)).toBe(true);
      break;
    case 'path-count': {
      const { from, to, order, found, expected } = answer;
      let ends = [from];
      for (const player of order)
        ends = ends.flatMap((u) => arcs.filter(([a, , label]) => a === u && label === player).map(([, b]) => b));
      expect(BigInt(ends.filter((v) => v === to).length)).toBe(found);
      expect(found).not.toBe(expected);
      break;
    }
    case 'mixed-paths':
      expect(new Set(answer.orders.map((word) => [...word].sort().join(''))).size).toBe(2);
  }
  expect(n).toBeGreaterThan(0);
}

/**
 * @source Huntemann 2018, Prop. 3.11
 * @source Huntemann 2018, Prop. 6.19
 */
describe('the SP-property', () => {
  it.each([
    [4, 'LR'],
    [4, '-'],
    [3, 'LR-'],
    [5, '-'],
  ])('is that of the definition on all graphs with %i vertices and labels %s', (n, labels) => {
    for (const arcs of sampled(graphs(n, labels), 200)) {
      const graph = graphOf(n, arcs);
      const repaired = spProperty(graph);
      if (repaired.spProperty !== reference.hasSPProperty(n, arcs, false)) expect(arcs).toEqual('wrong');
      const printed = spProperty(graph, { reading: 'printed' });
      if (printed.spProperty !== reference.hasSPProperty(n, arcs, true)) expect(arcs).toEqual('wrong as printed');
      checkDefect(n, arcs, repaired);
      checkDefect(n, arcs, printed);
      // Proposition 3.11: with a unique start, exactly the game graphs of SP-games.
      const game = complexFromGameGraph(graph);
      expect(game.spGame).toBe(repaired.spProperty && graph.sources.length === 1);
      if (game.spGame) expect(gameGraphIsomorphism(gameGraphOf(playOn(game.complex)), graph).isomorphic).toBe(true);
    }
  });

  it('with the labels of the players at random on all shapes of 5 vertices', () => {
    const arcs = fc.array(fc.constantFrom('', '', 'L', 'R'), { minLength: 10, maxLength: 10 }).map((labels) => {
      const pairs = range(5).flatMap((u) => range(5).flatMap((v) => (u < v ? [[u, v] as const] : [])));
      return pairs.flatMap(([u, v], i): reference.Arc[] => (labels[i] === '' ? [] : [[u, v, labels[i]!]]));
    });
    fc.assert(
      fc.property(arcs, (list) => {
        const answer = spProperty(graphOf(5, list));
        expect(answer.spProperty).toBe(reference.hasSPProperty(5, list, false));
        checkDefect(5, list, answer);
      }),
      { numRuns: runs(500) },
    );
  });

  /** @source Huntemann 2018, Lemma 3.6 */
  it('holds for game graphs, which give the complex back; one arc less breaks it', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), fc.nat(), (known, seed) => {
        const complex = build(known);
        fc.pre(!complex.isVoid);
        const graph = gameGraphOf(playOn(complex));
        const property = spProperty(graph);
        expect(property).toEqual({
          spProperty: true,
          ranks: known.faces.map(({ length }) => length).sort((a, b) => a - b),
        });
        const back = complexFromGameGraph(graph);
        expect(back.spGame && complexIsomorphism(back.complex, complex).isomorphic).toBe(true);
        const deep = graph.arcs.filter(({ from }) => from !== 0);
        fc.pre(deep.length > 0);
        const lost = deep[seed % deep.length]!;
        const broken = new GameGraph(
          graph.names,
          graph.arcs.filter((arc) => arc !== lost).map(({ from, to, player }) => [from, to, player]),
        );
        expect(complexFromGameGraph(broken).spGame).toBe(false);
      }),
    );
  });
});

describe('game graphs, posets and trees', () => {
  /**
   * @source Huntemann 2018, Prop. 3.14
   * @source Huntemann 2018, Lemma 3.17
   * @source Huntemann 2018, Prop. 6.20
   */
  it('by faces and by moves are the same up to numbering; so are the counts', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        fc.pre(!complex.isVoid);
        const game = playOn(complex);
        const graph = gameGraphOf(game);
        const explored = gameGraphOf(movesOf(game));
        expect([...explored.names].sort()).toEqual([...graph.names].sort());
        const texts = (g: GameGraph): string[] =>
          g.arcs.map(({ from, to, player }) => `${g.names[from]} ${g.names[to]} ${player}`).sort();
        expect(texts(explored)).toEqual(texts(graph));
        expect(texts(gameGraphFromGraphology(toGraphology(graph)))).toEqual(texts(graph));
        const counts = gameCounts(game);
        expect(counts).toEqual(gameCounts(movesOf(game)));
        expect(counts.positions).toBe(BigInt(graph.n));
        expect(counts.finalPositions).toBe(BigInt(graph.sinks.length));
        const tree = toGraphology(gameTree(game));
        expect(BigInt(tree.order)).toBe(counts.treeNodes);
        expect(BigInt(tree.filterNodes((node) => tree.outDegree(node) === 0).length)).toBe(counts.plays);
        // Proposition 3.14, Lemma 3.17
        expect(graphFromPoset(posetFromGraph(graph)).arcs).toEqual(graph.arcs);
        expect(posetFromGraph(graph).equals(gamePoset(game))).toBe(true);
      }),
    );
  });

  const namesAndArcs = ({ names, arcs }: GameGraph): string[] =>
    [...names, ...arcs.map(({ from, to, player }) => `${names[from]} ${names[to]} ${player}`)].sort();

  /** @source Huntemann 2018, Prop. 3.4 */
  it('the tree with the names of the positions gives the graph, and the graph the tree', () => {
    fc.assert(
      fc.property(complexes({ maxN: 4 }), (known) => {
        const complex = build(known);
        fc.pre(!complex.isVoid);
        const game = playOn(complex);
        const graph = gameGraphOf(game);
        const root = gameTree(game);
        // Nodes of one name become one position.
        const arcs = new Set<string>();
        const names = new Set<string>();
        const visit = (node: GameTreeNode<readonly number[]>): void => {
          names.add(node.name);
          for (const child of node.children) {
            arcs.add(`${node.name} ${child.name} ${child.player}`);
            visit(child);
          }
        };
        visit(root);
        expect(namesAndArcs(gameGraphOfTree(root))).toEqual(namesAndArcs(graph));
        expect(gameGraphOfTree(root).names[0]).toBe(root.name);
        expect([...names].sort()).toEqual([...graph.names].sort());
        const found = graph.arcs.map(({ from, to, player }) => `${graph.names[from]} ${graph.names[to]} ${player}`);
        expect([...arcs].sort()).toEqual(found.sort());
        // Every way from the start becomes a node.
        const unfold = (v: number): string =>
          `${graph.names[v]}(${graph.arcs
            .filter(({ from }) => from === v)
            .map(({ to, player }) => `${player}${unfold(to)}`)
            .sort()
            .join()})`;
        const written = (node: GameTreeNode<readonly number[]>): string =>
          `${node.name}(${node.children
            .map((child) => `${child.player}${written(child)}`)
            .sort()
            .join()})`;
        expect(unfold(graph.sources[0]!)).toBe(written(root));
      }),
    );
  });

  /**
   * @source Huntemann 2018, Fact 4.16
   * @source Huntemann 2018, Prop. 4.17
   */
  it('the height of the tree is the formal birthday of the game, and dim Δ + 1', () => {
    const store = new FormStore('tree');
    const formOf = ({ children }: GameTreeNode<readonly number[]>): Form => {
      const options = (player: 'L' | 'R'): Form[] =>
        children.filter((child) => (child.player ?? player) === player).map(formOf);
      return store.fromOptions(options('L'), options('R'));
    };
    const heightOf = ({ children }: GameTreeNode<readonly number[]>): number =>
      Math.max(0, ...children.map((child) => 1 + heightOf(child)));
    fc.assert(
      fc.property(complexes({ maxN: 4 }), (known) => {
        const complex = build(known);
        fc.pre(!complex.isVoid);
        const root = gameTree(playOn(complex));
        expect(heightOf(root)).toBe(complex.dimension + 1);
        expect(formOf(root).birthday).toBe(complex.dimension + 1);
      }),
    );
  });

  /**
   * @source Huntemann 2018, Prop. 3.18
   * @source Huntemann 2018, Prop. 6.21
   */
  it('Proposition 3.18: graphs and posets are isomorphic iff the complexes are, for all three rules', () => {
    const shuffled = fc.tuple(complexes({ maxN: 4 }), complexes({ maxN: 4, prefix: 'b' }), fc.boolean());
    fc.assert(
      fc.property(shuffled, fc.constantFrom('keep', 'swap', 'ignore'), ([a, b, copied], sides) => {
        const first = build(a);
        const second = copied ? reversed(a, sides) : build(b);
        fc.pre(!first.isVoid && !second.isVoid);
        const expected = complexIsomorphism(first, second, { sides }).isomorphic;
        if (copied) expect(expected).toBe(true);
        const [graphA, graphB] = [gameGraphOf(playOn(first)), gameGraphOf(playOn(second))];
        const graphs = gameGraphIsomorphism(graphA, graphB, { sides });
        expect(graphs.isomorphic).toBe(expected);
        if (graphs.isomorphic === true)
          expect(verifyGameGraphIsomorphism(graphA, graphB, graphs.map, { sides })).toMatchObject({ verified: true });
        const [posetA, posetB] = [posetFromGraph(graphA), posetFromGraph(graphB)];
        const found = posetIsomorphism(posetA, posetB, { sides });
        expect(found.isomorphic).toBe(expected);
        if (found.isomorphic === true)
          expect(verifyPosetIsomorphism(posetA, posetB, found.map, { sides })).toMatchObject({ verified: true });
        // With labels of elements to keep, here all the same, the complexes are not looked at.
        const same = (poset: LabelledPoset): LabelledPoset =>
          LabelledPoset.fromCovers(
            poset.labels.map(() => 'p'),
            poset.covers.map(({ lower, upper, label }) => [lower, upper, label]),
          );
        const kept = { sides, elementLabels: 'keep' } as const;
        const direct = posetIsomorphism(same(posetA), same(posetB), kept);
        expect(direct.isomorphic).toBe(expected);
        if (direct.isomorphic === true)
          expect(verifyPosetIsomorphism(same(posetA), same(posetB), direct.map, kept)).toMatchObject({
            verified: true,
          });
        if (posetA.n > 1)
          expect(posetIsomorphism(same(posetA), same(posetA).dual(), { sides: 'ignore' }).isomorphic).toBe(
            first.facets.size === 1,
          );
      }),
      { numRuns: runs(200) },
    );
  });

  it('isomorphism of all orders on at most 4 elements, and of graphs with cycles', () => {
    const orders = [3, 4].flatMap(posets.naturalOrders);
    const known = orders.map(posets.leastMatrix);
    const all = orders.map((order) => LabelledPoset.fromOrder(order.length, (a, b) => order[a]![b]!));
    all.forEach((a, i) =>
      all.forEach((b, j) => {
        const answer = posetIsomorphism(a, b);
        expect(answer.isomorphic).toBe(known[i] === known[j]);
        if (answer.isomorphic === true)
          expect(verifyPosetIsomorphism(a, b, answer.map)).toMatchObject({ verified: true });
      }),
    );
    const cycle = (...arcs: [number, number, ('L' | 'R')?][]): GameGraph => new GameGraph(3, arcs);
    const one = cycle([0, 1, 'L'], [1, 2], [2, 0]);
    const answer = gameGraphIsomorphism(one, cycle([2, 1], [1, 0, 'L'], [0, 2]));
    expect(answer).toEqual({ isomorphic: true, map: [1, 0, 2] });
    expect(gameGraphIsomorphism(one, cycle([0, 1, 'L'], [1, 2], [0, 2])).isomorphic).toBe(false);
    expect(gameGraphIsomorphism(one, cycle([0, 1, 'R'], [1, 2], [2, 0])).isomorphic).toBe(false);
    expect(gameGraphIsomorphism(one, cycle([0, 1, 'R'], [1, 2], [2, 0]), { sides: 'swap' }).isomorphic).toBe(true);
    expect(gameGraphIsomorphism(one, cycle([0, 1], [1, 2], [2, 0]), { sides: 'ignore' }).isomorphic).toBe(true);
  });
});

/** The same complex with the vertices in the opposite order, and the sides treated as told. */
function reversed(known: KnownComplex, sides: 'keep' | 'swap' | 'ignore'): ReturnType<typeof build> {
  const n = known.vertices.length;
  const vertices = [...known.vertices].reverse().map(({ label, side }) => {
    if (sides === 'ignore') return { label };
    const other = side === 'L' ? 'R' : 'L';
    return side === undefined ? { label } : { label, side: sides === 'keep' ? side : other };
  });
  return build({ ...known, vertices, lists: known.lists.map((list) => list.map((v) => n - 1 - v)) });
}

describe('literal forms', () => {
  const relations = ['tree', 'set', 'labelled'] as const;
  const sidesOf = ({ vertices }: KnownComplex): string[] => vertices.map(({ side }) => side ?? '');

  it.each(relations)('as %s are equal iff the trees written out are, by faces and by moves', (relation) => {
    fc.assert(
      fc.property(fc.array(complexes({ maxN: 4 }), { minLength: 2, maxLength: 6 }), (list) => {
        const given = list.filter((known) => known.faces.length > 0);
        // For labelled forms the names of the moves are the numbers of the vertices.
        const games = given.map((known) =>
          playOn(build({ ...known, vertices: known.vertices.map((vertex, v) => ({ ...vertex, label: `v${v}` })) })),
        );
        const store = new FormStore(relation);
        const forms = games.map((game) => literalForm(game, store));
        games.forEach((game, i) => expect(literalForm(movesOf(game), store)).toBe(forms[i]));
        const written = given.map((known) => reference.writtenTree(known.faces, sidesOf(known), relation));
        forms.forEach((a, i) =>
          forms.forEach((b, j) => {
            expect(a === b).toBe(written[i] === written[j]);
            expect(formDifference(a, b) === undefined).toBe(a === b);
          }),
        );
        forms.forEach((form, i) => {
          expect(form.birthday).toBe(games[i]!.legalComplex.dimension + 1);
          expect(form.negative().negative()).toBe(form);
        });
      }),
    );
  });

  it('of larger games, where isomorphic components are shared', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        fc.pre(known.faces.length > 0);
        const game = playOn(build(known));
        const other = playOn(reversed(known, 'keep'));
        const store = new FormStore('tree');
        expect(literalForm(game, store)).toBe(literalForm(other, store));
        expect(literalForm(movesOf(game), store)).toBe(literalForm(game, store));
      }),
    );
  });

  it('literal equality agrees with the trees written out, for all three rules', () => {
    const pairs = fc.tuple(complexes({ maxN: 4 }), complexes({ maxN: 4 }));
    fc.assert(
      fc.property(pairs, fc.constantFrom('keep', 'swap', 'ignore'), ([a, b], sides) => {
        fc.pre(a.faces.length > 0 && b.faces.length > 0);
        const turned = (known: KnownComplex): string[] =>
          sidesOf(known).map((side) =>
            sides === 'keep' ? side : sides === 'ignore' || side === '' ? '' : side === 'L' ? 'R' : 'L',
          );
        const first = reference.writtenTree(a.faces, turned(a), 'tree');
        const second = reference.writtenTree(b.faces, sides === 'ignore' ? turned(b) : sidesOf(b), 'tree');
        const answer = literallyEqual(playOn(build(a)), playOn(build(b)), { sides });
        expect(answer.literallyEqual).toBe(first === second);
        if (answer.literallyEqual === false) expect(answer.difference.length).toBeGreaterThan(10);
      }),
    );
  });
});
