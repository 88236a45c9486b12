import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareStoppers,
  loopyGameOfMoves,
  loopyOutcome,
  parseLoopyGame,
  simplestForm,
  stopper,
  type LoopyGame,
} from 'spgames/loopy';
import { foxAndGeese, MoveGame } from 'spgames/moves';
import { TextSpan } from '../../../src/text/internal.js';
import { runs } from '../../helpers/sampling.js';
import {
  foxAndGeeseKey,
  foxAndGeeseLists,
  foxAndGeeseMoves,
  foxAndGeesePosition,
} from '../../reference/foxAndGeese.js';
import { slowOrder, slowResult } from '../../reference/loopyGames.js';

/** Boards with at most so many cells and geese, and a fox. */
const boards = (maxCells: number, maxGeese: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .filter(([r, c]) => r * c <= maxCells)
    .chain(([r, c]) =>
      fc.tuple(
        fc.array(fc.array(fc.constantFrom(...'.....#'), { minLength: c, maxLength: c }), {
          minLength: r,
          maxLength: r,
        }),
        fc.array(fc.tuple(fc.nat(r - 1), fc.nat(c - 1)), { maxLength: maxGeese }),
        fc.tuple(fc.nat(r - 1), fc.nat(c - 1)),
      ),
    )
    .map(([cells, geese, [foxRow, foxColumn]]) => {
      const rows = cells.map((row) => [...row]);
      for (const [r, c] of geese) rows[r]![c] = 'g';
      rows[foxRow]![foxColumn] = 'f';
      return rows.map((row) => row.join('')).join('|');
    });
const gameOf = (position: string): LoopyGame => loopyGameOfMoves(new MoveGame([{ ruleset: foxAndGeese, position }]));

describe('FOX AND GEESE', () => {
  it('has the moves of the rules in words', () => {
    fc.assert(
      fc.property(boards(25, 4), (position) => {
        expect(foxAndGeese.read(TextSpan.of(foxAndGeese.print(position), 'test'))).toBe(position);
        const found: Record<'L' | 'R', string[]> = { L: [], R: [] };
        for (const { player, position: next } of foxAndGeese.options(position))
          found[player!].push(foxAndGeeseKey(foxAndGeesePosition(next)));
        const moves = foxAndGeeseMoves(foxAndGeesePosition(position));
        for (const player of ['L', 'R'] as const)
          expect(found[player].sort()).toEqual(moves[player].map(foxAndGeeseKey).sort());
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is, with all positions at once, the graph of its moves', () => {
    const { graph: _graph, ...byMoves } = foxAndGeese;
    fc.assert(
      fc.property(boards(25, 3), (position) => {
        const game = gameOf(position);
        expect(String(game)).toBe(String(loopyGameOfMoves(new MoveGame([{ ruleset: byMoves, position }]))));
        expect(game.n).toBe(foxAndGeeseLists(foxAndGeesePosition(position)).left.length);
        expect(stopper(game).stopper).toBe(true);
      }),
      { numRuns: runs(600) },
    );
  });

  it('equals its simplest form, also on larger boards', () => {
    fc.assert(
      fc.property(boards(25, 4), (position) => {
        const game = gameOf(position);
        const simplest = simplestForm(game);
        expect(compareStoppers(game, simplest)).toBe('=');
        expect(String(simplestForm(simplest))).toBe(String(simplest));
      }),
      { numRuns: runs(300) },
    );
  });

  const named = ['0', '1', '1/2', '*', '2', '-1', 'on', 'off', 'over', 'upon*'].map((name) => parseLoopyGame(name));

  it('is won and compared as the definition says', () => {
    fc.assert(
      fc.property(boards(16, 2), fc.constantFrom(...named), (position, other) => {
        const lists = foxAndGeeseLists(foxAndGeesePosition(position));
        fc.pre(lists.left.length < 120);
        const game = gameOf(position);
        const { left, right } = loopyOutcome(game);
        expect([left, right]).toEqual([slowResult(lists, 'L'), slowResult(lists, 'R')]);
        expect(compareStoppers(game, other)).toBe(slowOrder(lists, other));
        expect(compareStoppers(game, simplestForm(game))).toBe('=');
      }),
      { numRuns: runs(500) },
    );
  });
});
