import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, nogo } from 'spgames/games';
import {
  type ConflictMove,
  conflictOfDigraph,
  ConflictPlacement,
  digraphOfConflict,
  recogniseConflictPlacement,
} from 'spgames/digraphs';
import type { Player } from '../../../src/player.js';
import { graphs } from '../../generators/boards.js';
import { digraphGames } from '../../generators/digraphGames.js';
import { build, complexes } from '../../generators/complexes.js';
import { plays } from '../../reference/digraphGames.js';
import { whereDifferent, type NativeGame } from '../../reference/encodedGames.js';
import { runs } from '../../helpers/sampling.js';

/** Random conflict placement games, with names of moves that are all different. */
const conflictGames = fc.integer({ min: 0, max: 5 }).chain((n) =>
  fc
    .tuple(
      fc.array(fc.constantFrom<Player>('L', 'R'), { minLength: n, maxLength: n }),
      fc.array(fc.subarray([...Array(n).keys()]), { minLength: n, maxLength: n }),
    )
    .map(([sides, conflicts]) => ({
      moves: sides.map((side, m): ConflictMove => ({ name: `m${m}`, side })),
      conflicts,
    })),
);

/**
 * The game by the definition: a move is legal as long as no move of its conflict set, and not the move itself, was
 * made.
 */
function byDefinition(
  moves: readonly ConflictMove[],
  conflicts: readonly (readonly number[])[],
): NativeGame<readonly number[]> {
  return {
    start: [],
    moves: (made) =>
      [...moves.keys()]
        .filter((m) => !made.includes(m) && !conflicts[m]!.some((other) => made.includes(other)))
        .map((m) => ({ player: moves[m]!.side, name: moves[m]!.name, next: [...made, m] })),
    key: (made) => [...made].sort((a, b) => a - b).join(),
  };
}

describe('conflict placement games', () => {
  it('have the labelled game trees of their digraphs, and come back from them', () => {
    fc.assert(
      fc.property(conflictGames, ({ moves, conflicts }) => {
        const game = new ConflictPlacement(moves, conflicts);
        const named = digraphOfConflict(game);
        expect(whereDifferent(byDefinition(moves, conflicts), named)).toBe(undefined);
        expect(conflictOfDigraph(named).equals(game)).toBe(true);
        if (moves.length > 4) return;
        for (const play of plays(named.digraph)) {
          expect(game.legalMoves(play)).toEqual(named.digraph.remaining(play));
          for (const m of moves.keys()) expect(game.isLegal(play, m)).toBe(game.legalMoves(play).includes(m));
        }
      }),
      { numRuns: runs(500, 50) },
    );
  });

  it('are what digraph placement games are, the other way round', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 6 }), (digraph) => {
        const game = conflictOfDigraph(digraph);
        expect(digraphOfConflict(game).digraph.equals(digraph)).toBe(true);
        for (const v of digraph.sides.keys())
          expect(game.conflicts[v]!).toEqual([...digraph.in[v]!, v].sort((a, b) => a - b));
      }),
      { numRuns: runs(500, 50) },
    );
  });

  it('are recognised', () => {
    fc.assert(
      fc.property(conflictGames, ({ moves, conflicts }) => {
        const game = new ConflictPlacement(moves, conflicts);
        const found = recogniseConflictPlacement(moves, (played, m) => game.isLegal(played, m));
        if (found.conflict !== true) throw new Error(String(found.conflict));
        expect(found.game.equals(game)).toBe(true);
        expect(found.moves).toEqual([...moves.keys()]);
      }),
      { numRuns: runs(300, 40) },
    );
  });
});

describe('strong placement games', () => {
  it('are conflict placement games iff no minimal illegal set has more than two moves', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        fc.pre(!complex.isVoid);
        const moves = complex.vertices.map(({ label }, v): ConflictMove => ({
          name: label,
          side: v % 2 === 0 ? 'L' : 'R',
        }));
        const isLegal = (played: readonly number[], m: number): boolean => complex.isFace([...played, m]);
        const found = recogniseConflictPlacement(moves, isLegal);
        expect(found.conflict).toBe(complex.isFlag());
        if (found.conflict === false) {
          const { because, move, played } = found;
          expect(because).toBe('together');
          expect(played.length).toBeGreaterThanOrEqual(2);
          // A minimal nonface.
          expect(complex.isFace(played)).toBe(true);
          for (const m of played) expect(complex.isFace([...played.filter((other) => other !== m), move])).toBe(true);
          expect(complex.isFace([...played, move])).toBe(false);
        } else if (found.conflict === true) expect(found.moves).toEqual(complex.support);
      }),
      { numRuns: runs(500, 30) },
    );
  });

  it('NOGO among them is not, as soon as three moves are illegal together', () => {
    fc.assert(
      fc.property(graphs(4), (board) => {
        const game = compile(nogo, board);
        const moves = game.vertices.map(({ label, side }): ConflictMove => ({ name: label, side: side ?? 'L' }));
        const found = recogniseConflictPlacement(moves, (played, m) => game.isLegal([...played, m]));
        expect(found.conflict).toBe(game.legalComplex.isFlag());
      }),
      { numRuns: runs(100, 20) },
    );
  });
});
