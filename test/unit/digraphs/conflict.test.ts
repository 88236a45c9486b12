import { describe, expect, it } from 'vitest';
import { compile, nogo } from 'spgames/games';
import {
  conflictFromJson,
  type ConflictMove,
  conflictOfDigraph,
  ConflictPlacement,
  digraphOfConflict,
  parseDigraphPlacement,
  recogniseConflictPlacement,
} from 'spgames/digraphs';
import { path } from 'spgames/boards';
import { hackenbush, type NamedEdge } from '../../reference/encodedGames.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const moves: readonly ConflictMove[] = [
  { name: 'a', side: 'L' },
  { name: 'b', side: 'R' },
  { name: 'c', side: 'L' },
];

describe('a conflict placement game', () => {
  const game = new ConflictPlacement(moves, [[], [0], [0, 1]]);

  it('forbids moves after those of their conflict sets', () => {
    expect(game.conflicts).toEqual([[0], [0, 1], [0, 1, 2]]);
    expect(game.legalMoves([])).toEqual([0, 1, 2]);
    expect(game.legalMoves([1])).toEqual([0]);
    expect(game.legalMoves([2, 1, 0])).toEqual([]);
    expect(game.isLegal([2], 1)).toBe(true);
    expect(() => game.legalMoves([0, 1])).toThrow('move 1 is made after 0, which is in its conflict set');
    expect(String(game)).toBe('conflict placement game with 3 moves');
  });

  it('goes into a JSON object and back', () => {
    const document = JSON.parse(JSON.stringify(game)) as { readonly conflicts: unknown };
    expect(document.conflicts).toEqual([[], [0], [0, 1]]);
    expect(conflictFromJson(document).equals(game)).toBe(true);
    expect(() => conflictFromJson({ type: 'conflict-placement', moves, conflicts: [[], [0], [3]] })).toThrow(
      'indices below 3',
    );
    expect(() => conflictFromJson({ type: 'conflict-placement', moves, conflicts: [[], [0]] })).toThrow('3 in all');
  });

  it('is a digraph placement game', () => {
    const { digraph, moves: names } = digraphOfConflict(game);
    expect(String(digraph)).toBe('digraph:LRL 0>1 0>2 1>2');
    expect(names).toEqual(['a', 'b', 'c']);
    expect(conflictOfDigraph(parseDigraphPlacement('LR 0>1')).moves).toEqual([
      { name: 'x1', side: 'L' },
      { name: 'y2', side: 'R' },
    ]);
  });

  it('is checked', () => {
    expect(() => new ConflictPlacement(moves, [[]])).toThrow('a conflict set for each of 3 moves, and not of 1');
    expect(() => new ConflictPlacement(moves, [[], [], [3]])).toThrow(
      'new ConflictPlacement: conflicts[2] has 3; expected integers m with 0 ≤ m < 3.',
    );
    expect(() => new ConflictPlacement([{ name: 'a', side: 'X' as 'L' }], [[]])).toThrow('moves[0].side is "X"');
    expect(() => conflictOfDigraph({ digraph: parseDigraphPlacement('LR'), moves: ['a'] })).toThrow(
      'game.moves has 1 entries; expected 2',
    );
    expect(thrownBy(() => game.isLegal([], 3))).toMatchObject({ code: 'invalid-move' });
  });
});

/** May an edge of HACKENBUSH be cut after others? */
function mayCut(edges: readonly NamedEdge[]): (played: readonly number[], m: number) => boolean {
  const game = hackenbush(edges);
  return (played, m) => {
    let state = game.start;
    for (const e of played) state = game.moves(state).find(({ name }) => name === edges[e]!.name)!.next;
    return state.includes(edges[m]!);
  };
}

const movesOn = (edges: readonly NamedEdge[]): ConflictMove[] =>
  edges.map(({ name, colour }) => ({ name, side: colour === 'R' ? 'R' : 'L' }));

describe('recognition of conflict placement games', () => {
  it('refutes HACKENBUSH: the top edge falls only when both edges below are cut', () => {
    const edges: NamedEdge[] = [
      { ends: [0, 1], colour: 'L', name: 'left' },
      { ends: [0, 1], colour: 'R', name: 'right' },
      { ends: [1, 2], colour: 'L', name: 'top' },
    ];
    expect(recogniseConflictPlacement(movesOn(edges), mayCut(edges))).toMatchObject({
      conflict: false,
      because: 'together',
      move: 2,
      played: [0, 1],
    });
    const stalk = recogniseConflictPlacement(movesOn([edges[0]!, edges[2]!]), mayCut([edges[0]!, edges[2]!]));
    expect(stalk).toMatchObject({ conflict: true, moves: [0, 1], game: { conflicts: [[0], [0, 1]] } });
  });

  it('refutes NOGO on the path with three vertices', () => {
    const game = compile(nogo, path(3));
    const all = game.vertices.map(({ label, side }): ConflictMove => ({ name: label, side: side! }));
    const found = recogniseConflictPlacement(all, (played, m) => game.isLegal([...played, m]));
    if (found.conflict !== false) throw new Error();
    expect([...found.played, found.move].map((m) => all[m]!.name).sort()).toEqual(['x1', 'x2', 'x3']);
  });

  it('tells when moves become legal again, leaves out those that never are, and can be cut off', () => {
    const again = recogniseConflictPlacement(moves, (played, m) => m !== 2 || played.length !== 1);
    expect(again).toMatchObject({ conflict: false, because: 'again', move: 2, played: [0, 1] });
    const late = recogniseConflictPlacement(moves, (played, m) => m !== 2 || played.length > 0);
    expect(late).toMatchObject({ conflict: false, because: 'again', move: 2, played: [0] });
    const never = recogniseConflictPlacement(moves, (_, m) => m !== 1);
    expect(never).toMatchObject({ conflict: true, moves: [0, 2], game: { conflicts: [[0], [1]] } });
    expect(recogniseConflictPlacement(moves, () => true, { limit: 2 })).toEqual({ conflict: 'undecided', explored: 3 });
  });
});
