import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import {
  compile,
  gameCounts,
  GameGraph,
  gameGraphOf,
  gamePoset,
  gameTree,
  graphFromPoset,
  movesFromJson,
  movesOf,
  playOn,
  posetFromGraph,
  snort,
} from 'spgames/games';
import { gameGraphFromGraphology, toGraphology } from 'spgames/graphology';
import { path } from 'spgames/boards';
import { LimitError } from '../../../../src/errors.js';
import { booleanLattice, complexFromFacePoset, facePoset, meetSemilattice } from 'spgames/poset';
import { codeOf, errorOf } from '../../../helpers/codeOf.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const snortOnP3 = compile(snort, path(3));

describe('gameGraphOf', () => {
  /** @source Huntemann 2018, Ex. 3.3 */
  it('Huntemann 2018, Ex. 3.3: SNORT on P3', () => {
    const graph = gameGraphOf(snortOnP3);
    expect(graph.names).toEqual([
      '∅',
      'x1',
      'x2',
      'x3',
      'y1',
      'y2',
      'y3',
      'x1.x2',
      'x1.x3',
      'x1.y3',
      'x2.x3',
      'x3.y1',
      'y1.y2',
      'y1.y3',
      'y2.y3',
      'x1.x2.x3',
      'y1.y2.y3',
    ]);
    const out = (name: string): string[] =>
      graph.successors(graph.names.indexOf(name)).map(({ to, player }) => `${player} ${graph.names[to]}`);
    expect(out('x1')).toEqual(['L x1.x2', 'L x1.x3', 'R x1.y3']);
    expect(out('x1.y3')).toEqual([]);
    expect(graph.arcs).toHaveLength(6 + 16 + 6);
    expect(graph.sources).toEqual([0]);
    expect(graph.sinks.map((v) => graph.names[v])).toEqual(['x1.y3', 'x3.y1', 'x1.x2.x3', 'y1.y2.y3']);
    expect(graph.negative().successors(1)[0]).toEqual({ from: 1, to: 7, player: 'R' });
  });

  /**
   * @source Huntemann 2018, Prop. 3.14
   * @source Huntemann 2018, Lemma 3.17
   * @source Huntemann 2018, Lemma 3.20
   * @source Huntemann 2018, Ex. 3.13
   */
  it('Huntemann 2018, Prop. 3.14, Lemma 3.17, Lemma 3.20, Ex. 3.13: the game poset of SNORT on P3', () => {
    const poset = gamePoset(snortOnP3);
    expect(graphFromPoset(poset).arcs).toEqual(gameGraphOf(snortOnP3).arcs);
    expect(posetFromGraph(gameGraphOf(movesOf(snortOnP3))).n).toBe(17);
    expect(poset.equals(facePoset(snortOnP3.legalComplex).poset)).toBe(true);
    expect(
      poset
        .upperCovers(0)
        .map(({ label }) => label)
        .join(''),
    ).toBe('LLLRRR');
    const meets = meetSemilattice(poset);
    const element = (name: string): number => poset.labels.indexOf(name);
    expect(meets.meetSemilattice && meets.meet(element('x1.x2.x3'), element('x1.y3'))).toBe(element('x1'));
    const back = complexFromFacePoset(poset);
    expect(back.facePoset && back.complex.facets.equals(snortOnP3.legalComplex.facets)).toBe(true);
  });

  /** @source Huntemann 2018, Lemma 3.22 */
  it('Huntemann 2018, Lemma 3.22: one maximal position makes the poset a Boolean lattice', () => {
    const complex = SimplicialComplex.simplex(['x1', 'y1', 'y2'].map(vertexFromLabel));
    expect(booleanLattice(gamePoset(playOn(complex)))).toEqual({ booleanLattice: true, atoms: [1, 2, 3] });
    expect(booleanLattice(gamePoset(snortOnP3))).toMatchObject({ booleanLattice: false, because: 'no-top' });
  });

  it('stops at the limit', () => {
    expect(() => gameGraphOf(snortOnP3, { limit: 16 })).toThrow(LimitError);
    expect(() => gameGraphOf(movesOf(snortOnP3), { limit: 16 })).toThrow(LimitError);
    expect(gameGraphOf(movesOf(snortOnP3), { limit: 17 }).n).toBe(17);
  });
});

describe('GameGraph', () => {
  it('has one arc each way; a move of both players has no label', () => {
    const graph = new GameGraph(
      ['a', 'b'],
      [
        [0, 1, 'L'],
        [0, 1, 'R'],
        [1, 0, 'L'],
        [1, 0, 'L'],
      ],
    );
    expect(graph.arcs).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 0, player: 'L' },
    ]);
    const copy = toGraphology(graph);
    expect(copy.getNodeAttributes('0')).toEqual({ label: 'a' });
    expect(copy.getEdgeAttributes('1', '0')).toEqual({ player: 'L' });
    expect(copy.getEdgeAttributes('0', '1')).toEqual({});
    expect(gameGraphFromGraphology(copy).arcs).toEqual(graph.arcs);
    expect(codeOf(() => gameGraphFromGraphology(toGraphology(path(2))))).toBe('not-directed');
    expect(graph.withoutPlayers().arcs).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ]);
  });

  it('refuses what is not a graph of moves', () => {
    expect(codeOf(() => new GameGraph(1, [[0, 0]]))).toBe('invalid-loop');
    expect(codeOf(() => new GameGraph(1, [[0, 1]]))).toBe('invalid-vertex');
    expect(codeOf(() => new GameGraph(2, [[0, 1, 'X' as 'L']]))).toBe('invalid-side');
    expect(codeOf(() => new GameGraph(2, []).successors(2))).toBe('invalid-vertex');
    expect(
      codeOf(() =>
        posetFromGraph(
          new GameGraph(3, [
            [0, 1],
            [1, 2],
            [0, 2],
          ]),
        ),
      ),
    ).toBe('not-a-cover');
  });
});

describe('gameTree', () => {
  /**
   * @source Huntemann 2018, Def. 1.19
   * @source Huntemann 2018, Ex. 1.20
   */
  it('Huntemann 2018, Def. 1.19: SNORT on P3 lists all options, and nothing before it is asked for', () => {
    let asked = 0;
    const moves = movesOf(snortOnP3);
    const counting = { ...moves, options: (p: readonly number[]) => (asked++, moves.options(p)) };
    const root = gameTree(counting);
    expect(asked).toBe(0);
    expect(root.children.map(({ name, player }) => `${player} ${name}`)).toEqual([
      'L x1',
      'L x2',
      'L x3',
      'R y1',
      'R y2',
      'R y3',
    ]);
    expect(root.children).toBe(root.children);
    expect(asked).toBe(1);
    const node = root.children[0]!.children[2]!;
    expect([node.name, node.player, node.parent!.name, node.parent!.parent]).toEqual(['x1.y3', 'R', 'x1', root]);
    expect(root.parent).toBeUndefined();
  });

  it('is copied down to a depth, up to a limit', () => {
    const root = gameTree(snortOnP3);
    expect(toGraphology(root, { depth: 1 }).order).toBe(7);
    expect(toGraphology(root).order).toBe(1 + 6 + 16 + 12);
    expect(toGraphology(root, { limit: 35 }).getNodeAttributes('34')['depth']).toBe(3);
    expect(() => toGraphology(root, { limit: 34 })).toThrow(LimitError);
  });
});

describe('gameCounts', () => {
  it('counts without listing', () => {
    expect(gameCounts(snortOnP3)).toEqual({
      positionsByRank: [1n, 6n, 8n, 2n],
      positions: 17n,
      finalPositions: 4n,
      plays: 2n + 2n + 6n + 6n,
      treeNodes: 35n,
    });
    const large = gameCounts(playOn(SimplicialComplex.simplex(25)));
    expect([large.positions, large.plays]).toEqual([2n ** 25n, 15511210043330985984000000n]);
    expect(() => gameCounts(movesOf(snortOnP3), { limit: 10 })).toThrow(LimitError);
  });

  it('tells apart moves with names that lead to one position', () => {
    const game = {
      start: 0,
      key: String,
      options: (p: number) => (p === 0 ? ['a', 'b'].map((move) => ({ position: 1, move, player: 'L' as const })) : []),
    };
    expect(gameCounts(game)).toMatchObject({ positions: 2n, plays: 2n, treeNodes: 3n });
    expect(gameGraphOf(game).arcs).toEqual([{ from: 0, to: 1, player: 'L' }]);
  });
});

describe('movesFromJson', () => {
  const positions = [
    { id: 0, placed: [], left: [1], right: [1, 'end'] },
    { id: 1, placed: [4], left: ['end'] },
    { id: 'end' },
    { id: 'apart', right: [0] },
  ];

  it('reads positions and moves', () => {
    const game = movesFromJson({ type: 'moves', spgames: '0.1.0', start: 0, positions });
    expect(game.positions).toEqual(['0', '1', 'end', 'apart']);
    expect([game.placed('0'), game.placed('1')]).toEqual([[], ['4']]);
    expect(codeOf(() => game.placed('end'))).toBe('not-given-pieces');
    const graph = gameGraphOf(game);
    expect(graph.names).toEqual(['0', '1', 'end']);
    expect(graph.arcs).toEqual([
      { from: 0, to: 1 },
      { from: 0, to: 2, player: 'R' },
      { from: 1, to: 2, player: 'L' },
    ]);
    expect(gameCounts(game)).toMatchObject({ positionsByRank: [1n, 2n], plays: 2n, treeNodes: 4n });
  });

  it('names what is wrong', () => {
    const says = (value: unknown, field: string, message: string): void =>
      expect(thrownBy(() => movesFromJson(value))).toMatchObject({
        code: 'invalid-field',
        message: `movesFromJson: ${message}.`,
        details: { field },
      });
    const object = { type: 'moves', start: 0, positions };
    says(7, '', 'the value is 7; expected an object with "type":"moves"');
    says({ ...object, type: 'complex' }, 'type', 'type is "complex"; expected "moves"');
    says({ ...object, positions: 3 }, 'positions', 'positions is 3; expected a list of positions');
    const listed = (item: unknown): object => ({ ...object, positions: [item] });
    says(listed({ id: 0.5 }), 'positions[0].id', 'positions[0].id is 0.5; expected a text or an integer');
    says(listed({ id: 0, left: 1 }), 'positions[0].left', 'positions[0].left is 1; expected a list of ids');
    says(
      listed({ id: 0, right: [0, 3] }),
      'positions[0].right[1]',
      'positions[0].right[1] is 3; expected the id of a position',
    );
    says({ ...object, start: 9 }, 'start', 'start is 9; expected the id of a position');
    const twice = { ...object, positions: [...positions, { id: '0' }] };
    const { length } = positions;
    says(
      twice,
      `positions[${length}].id`,
      `positions[${length}].id is "0"; expected another id, as there is one like it before`,
    );
    const loop = movesFromJson({
      type: 'moves',
      start: 0,
      positions: [
        { id: 0, left: [1] },
        { id: 1, right: [0] },
      ],
    });
    const error = errorOf(() => gameCounts(loop));
    expect([error.code, [...(error.details['cycle'] as string[])].sort()]).toEqual(['not-loopfree', ['0', '1']]);
  });
});
