import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, path } from 'spgames/boards';
import {
  arcKayles,
  classifyPlacementGame,
  col,
  compile,
  conjoin,
  literalForm,
  nodeKayles,
  nogo,
  type Ruleset,
  snort,
} from 'spgames/games';
import { FormStore, formValue, standardStore, type Value } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const RULESETS: readonly Ruleset[] = [snort, col, nodeKayles, arcKayles, nogo];
const boards = fc.integer({ min: 1, max: 4 }).chain((n) => {
  const pairs = Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const)).flat();
  return fc.subarray(pairs).map((edges) => new Board({ vertexCount: n, edges }));
});

type Stone = readonly [cells: readonly number[], side: 'L' | 'R' | undefined];

/** What may be placed beside some pieces, by asking the game whether the whole is legal. */
function placeable(ruleset: Ruleset, board: Board, placed: readonly Stone[]): Stone[] {
  const game = compile(ruleset, board);
  const numberOf = ([cells, side]: Stone): number =>
    game.basicPositions.findIndex((each) => each.cells.join() === cells.join() && each.side === side);
  const numbers = placed.map(numberOf);
  return game.basicPositions.flatMap(({ cells, side }, v): Stone[] =>
    !numbers.includes(v) && game.isLegal([...numbers, v]) ? [[cells, side]] : [],
  );
}

/** The value by the definition in words, position by position. */
function slowValue(first: Ruleset, second: Ruleset, board: Board, before: readonly Stone[] = []): Value {
  const next = placeable(first, board, before);
  if (next.length > 0) return valueOf(next, (stone) => slowValue(first, second, board, [...before, stone]));
  const covered = before.flatMap(([cells]) => cells);
  const free = Array.from({ length: board.vertexCount }, (_, v) => v).filter((v) => !covered.includes(v));
  const rest = board.induced(free).board;
  const onRest = (placed: readonly Stone[]): Value =>
    valueOf(placeable(second, rest, placed), (stone) => onRest([...placed, stone]));
  return onRest([]);
}

function valueOf(stones: readonly Stone[], after: (stone: Stone) => Value): Value {
  const options = (player: 'L' | 'R'): Value[] =>
    stones.flatMap((stone) => (stone[1] === undefined || stone[1] === player ? [after(stone)] : []));
  return standardStore.fromOptions(options('L'), options('R'));
}

describe('conjoin', () => {
  /** @source Huntemann 2018, Sec. 1.1.2 */
  it('is the first game until nobody can move in it, then the second on what is left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULESETS), fc.constantFrom(...RULESETS), boards, (first, second, board) => {
        const game = conjoin(first, second, board);
        expect(formValue(literalForm(game, new FormStore()))).toBe(slowValue(first, second, board));
      }),
      { numRuns: runs(150) },
    );
  });

  it('is a weak placement game, and some are not medium', () => {
    const found = classifyPlacementGame(conjoin(col, snort, path(3)));
    expect(found.class).toBe('weak');
  });

  it('tells what lies on the board, each piece with its vertices of the whole board', () => {
    const game = conjoin(nodeKayles, nodeKayles, path(3));
    const [middle] = [...game.options(game.start)].filter(({ move }) => move === '2');
    const later = [...game.options(middle!.position)];
    expect(
      later.map(({ position }) =>
        game.placed(position).map((piece) => (piece as { readonly cells: readonly number[] }).cells),
      ),
    ).toEqual([
      [[1], [0]],
      [[1], [2]],
    ]);
    expect(later.map(({ move }) => move)).toEqual(['then - vertex 0', 'then - vertex 2']);
    expect(thrownBy(() => conjoin(snort, nogo, path(30), { limit: 5 }))).toMatchObject({ code: 'too-many-items' });
  });
});
