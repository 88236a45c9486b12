import { describe, expect, it } from 'vitest';
import { compile, findRuleset, type GameByMoves, gameValue, literallyEqual, type SPGame } from 'spgames/games';
import { parseBoard } from 'spgames/boards';
import { type Form, FormStore, formValue } from 'spgames/values';
import { type HeapGame, HeapTable, movesOfHeaps, nimHeaps, oabHeaps, subtractionGame } from 'spgames/evaluation';
import { range } from '../../helpers/range.js';
import { inFull } from '../../helpers/sampling.js';

/** The heaps as a game by moves: each move of the heap game once, with a name of its own. */
function heapGame(game: HeapGame, heaps: readonly number[]): GameByMoves<readonly number[]> {
  const key = (position: readonly number[]): string => JSON.stringify([...position].sort((a, b) => a - b));
  return { ...movesOfHeaps(game), start: heaps, key };
}

/** The literal form of heaps. */
function heapForm(store: FormStore, game: HeapGame, heaps: readonly number[]): Form {
  const known = new Map<number, Form>();
  const single = (heap: number): Form => {
    let form = known.get(heap);
    if (form === undefined) {
      const options = (player: 'L' | 'R'): Form[] =>
        [...game.moves(heap, game.impartial ? 'L' : player)].map((left) => sum(left));
      form = store.fromOptions(options('L'), options('R'));
      known.set(heap, form);
    }
    return form;
  };
  const sum = (list: readonly number[]): Form => list.reduce((form, heap) => form.plus(single(heap)), store.zero);
  return sum(heaps);
}

/** The literal form of a compiled game on heaps; positions with as many free tokens in each heap have the same form. */
function placementForm(store: FormStore, game: SPGame, heaps: readonly (readonly number[])[]): Form {
  const known = new Map<string, Form>();
  const formOf = (position: readonly number[]): Form => {
    const covered = new Set(position.flatMap((v) => [...game.basicPositions[v]!.cells]));
    const key = heaps
      .map((heap) => heap.filter((v) => !covered.has(v)).length)
      .sort((a, b) => a - b)
      .join();
    let form = known.get(key);
    if (form === undefined) {
      const moves = game.basicPositions
        .map((_, v) => v)
        .filter((v) => !position.includes(v) && game.isLegal([...position, v].sort((a, b) => a - b)));
      const options = (player: 'L' | 'R'): Form[] =>
        moves
          .filter((v) => (game.vertices[v]!.side ?? player) === player)
          .map((v) => formOf([...position, v].sort((a, b) => a - b)));
      form = store.fromOptions(options('L'), options('R'));
      known.set(key, form);
    }
    return form;
  };
  return formOf([]);
}

/** The number of positions doubles with each token. */
const LONGEST = inFull ? 12 : 9;

function lazily(ruleset: string, board: string): SPGame {
  return compile(findRuleset(ruleset), parseBoard(board), { lazy: true });
}

describe('heap games as placement games', () => {
  const sets = new FormStore('set');
  const multisets = new FormStore('tree');

  /**
   * @source Huntemann 2018, Remark 1.11
   * @source Huntemann 2018, Remark 4.33
   */
  it('NIM on heaps up to (4, 3): same set form and value, literally equal only for heaps of 1', () => {
    for (let a = 0; a <= 4; a++)
      for (let b = 0; b <= Math.min(a, 3); b++) {
        const board = parseBoard(`heaps:${a},${b}`);
        const game = lazily('nim', `heaps:${a},${b}`);
        const form = placementForm(sets, game, board.components());
        expect(form === heapForm(sets, nimHeaps, [a, b]), `${a},${b}`).toBe(true);
        expect(String(formValue(form))).toBe(String([0, '*', '*2', '*3', '*4', '*5', '*6', '*7'][a ^ b]));
        const literal = placementForm(multisets, game, board.components());
        expect(literal === heapForm(multisets, nimHeaps, [a, b]), `${a},${b}`).toBe(a < 2);
      }
  });

  it.each([
    ['subtraction(1;2,3)', subtractionGame([1], [2, 3])],
    ['subtraction(1,2)', subtractionGame([1, 2])],
    ['subtraction(1,2;1,3)', subtractionGame([1, 2], [1, 3])],
  ] as const)(`%s to length ${LONGEST}: same set form and value, not literally equal from 2 on`, (notation, heaps) => {
    const values = new HeapTable(heaps).values(LONGEST);
    for (let n = 0; n <= LONGEST; n++) {
      const game = lazily(notation, `heap:${n}`);
      const all = [range(n)];
      const form = placementForm(sets, game, all);
      expect(form === heapForm(sets, heaps, [n]), `${n}`).toBe(true);
      expect(String(formValue(form))).toBe(String(values[n]));
      expect(placementForm(multisets, game, all) === heapForm(multisets, heaps, [n]), `${n}`).toBe(n < 2);
    }
  });

  it('literallyEqual says the same of the compiled games', () => {
    for (const n of [1, 2, 3, 4]) {
      const game = compile(findRuleset('subtraction(1;2,3)'), parseBoard(`heap:${n}`));
      const heap = heapGame(subtractionGame([1], [2, 3]), [n]);
      expect(literallyEqual(game, heap, { relation: 'set' }).literallyEqual).toBe(true);
      expect(literallyEqual(game, heap).literallyEqual).toBe(n < 2);
    }
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 1],
    [2, 4],
  ] as const)('oab(%i,%i) is literally equal to the strip with every placement a move', (a, b) => {
    // A strip is the list of its empty runs; a piece may be placed at every place, and leaves two runs.
    const moves: GameByMoves<readonly number[]> = {
      start: [9],
      key: (runs) => JSON.stringify(runs),
      *options(runs) {
        for (const [player, size] of [
          ['L', a],
          ['R', b],
        ] as const)
          for (const [i, run] of runs.entries())
            for (let left = 0; left + size <= run; left++) {
              const position = [...runs.slice(0, i), left, run - left - size, ...runs.slice(i + 1)];
              yield { player, position, move: `${player} ${i} ${left}` };
            }
      },
    };
    const game = compile(findRuleset(`oab(${a},${b})`), parseBoard('path:9'));
    expect(literallyEqual(game, moves).literallyEqual).toBe(true);
    expect(String(gameValue(game))).toBe(String(new HeapTable(oabHeaps(a, b)).values(9)[9]));
  });
});
