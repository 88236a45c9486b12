import { describe, expect, it } from 'vitest';
import { Dyadic, parseValue, ValueStore } from 'spgames/values';
import {
  dawsonsKaylesHeaps,
  grundysGame,
  type HeapGame,
  HeapTable,
  kaylesHeaps,
  type Move,
  MovesEvaluator,
  movesOfHeaps,
  nimHeaps,
  oabHeaps,
  octalGame,
  parseOctalCode,
  subtractionGame,
} from 'spgames/evaluation';
import heaps from '../../oracle/heap-games.json' with { type: 'json' };
import strips from '../../oracle/huntemann-strips.json' with { type: 'json' };
import impartial from '../../oracle/siegel-impartial.json' with { type: 'json' };
import { treeOfPosition } from '../../reference/moves.js';
import * as reference from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const oneToTen = Array.from({ length: 10 }, (_, i) => i + 1);

/** The greatest temperature on strips up to length 50, as in the tables. */
function boilingPoint(game: HeapGame): string {
  const temperatures = new HeapTable(game, { store: new ValueStore({ cacheBits: 16 }) }).temperatures(50);
  return temperatures.reduce((a, b) => Dyadic.max(a, b)).toString();
}

describe('HeapTable', () => {
  /**
   * @source Huntemann 2018, Sec. 5.2.1
   * With 1 for O24 and O42, where 3/4 is printed.
   */
  it('finds the table of boiling points of Oab', () => {
    expect(oneToTen.map((a) => oneToTen.map((b) => boilingPoint(oabHeaps(a, b))))).toEqual(strips.oab.rows);
  });

  /** @source Huntemann 2018, Sec. 5.2.2 */
  it('finds the table of boiling points of partizan subtraction games', () => {
    const found = oneToTen.map((a) => oneToTen.map((b) => boilingPoint(subtractionGame([a], [b]))));
    expect(found).toEqual(strips.subtraction);
  });

  /** @source Huntemann 2018, Fact 5.30 */
  it('knows O12', () => {
    const { firstLength, values } = strips.o12ByLength;
    const found = new HeapTable(oabHeaps(1, 2)).values(values.length + firstLength - 1).slice(firstLength);
    expect(found).toEqual(values.map((name) => parseValue(name)));
    const evaluator = new MovesEvaluator(movesOfHeaps(oabHeaps(1, 2)));
    expect(found.map((_, i) => evaluator.value([firstLength + i]))).toEqual(found);
  });

  it('knows Kayles, Dawson’s Kayles and .007', () => {
    for (const [game, known] of [
      [kaylesHeaps, heaps.kayles],
      [dawsonsKaylesHeaps, heaps.dawsonsKayles],
      [octalGame('.007'), heaps.octal007],
    ] as const) {
      const table = new HeapTable(game);
      expect([...table.grundyValues(known.length - 1)]).toEqual(known);
      expect([...table.grundyValues(5)]).toEqual(known.slice(0, 6));
      expect(table.values(20).map(({ nimber }) => nimber)).toEqual(known.slice(0, 21));
      expect(table.outcomes(20)).toEqual(known.slice(0, 21).map((g) => (g === 0 ? 'P' : 'N')));
      const evaluator = new MovesEvaluator(movesOfHeaps(game));
      expect(known.slice(0, 30).map((_, n) => evaluator.grundyValue([n]))).toEqual(known.slice(0, 30));
    }
  });

  it('knows the misère outcomes of Dawson’s Kayles, and that it is Dawson’s chess', () => {
    const evaluator = new MovesEvaluator(movesOfHeaps(dawsonsKaylesHeaps));
    const known = [...impartial.dawsonsKayles.misereOutcomes];
    expect(known.map((_, n) => evaluator.misereOutcome([n]))).toEqual(known);
    expect([...new HeapTable(octalGame('.137')).grundyValues(40)]).toEqual(heaps.dawsonsKayles.slice(1, 42));
  });

  it('plays Nim and Grundy’s game', () => {
    expect([...new HeapTable(nimHeaps).grundyValues(9)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const grundy = new HeapTable(grundysGame).grundyValues(60);
    const evaluator = new MovesEvaluator(movesOfHeaps(grundysGame));
    expect([...grundy]).toEqual(Array.from({ length: 61 }, (_, n) => evaluator.grundyValue([n])));
    expect([...grundy.slice(0, 11)]).toEqual(
      Array.from({ length: 11 }, (_, n) => reference.grundyValue(treeOfPosition(movesOfHeaps(grundysGame), [n]))),
    );
  });

  it.each([
    ['.77', undefined],
    ['.137', undefined],
    ['4.007', undefined],
    ['.1234567', undefined],
    ['.7', '.07'],
    ['.15', '4.03'],
    ['.4604', '.532'],
    ['', ''],
  ])('agrees with the rules of %s|%s, written out', (left, right) => {
    const code = (text: string | undefined): number[] => (text === '' ? [] : parseOctalCode(text!));
    const [l, r] = [code(left), code(right ?? left)];
    const game = octalGame(l, r);
    const literal = {
      key: (heap: readonly number[]): string => [...heap].sort((a, b) => a - b).join(),
      *options(position: readonly number[]): Iterable<Move<readonly number[]>> {
        for (const [i, heap] of position.entries())
          for (const player of ['L', 'R'] as const)
            for (const [taken, digit] of (player === 'L' ? l : r).entries())
              for (let a = 0; a <= heap - taken; a++) {
                const parts = [a, heap - taken - a].filter((part) => part > 0);
                if ((digit & (1 << parts.length)) !== 0)
                  yield { player, position: [...position.slice(0, i), ...parts, ...position.slice(i + 1)] };
              }
      },
    };
    const written = (n: number): string => reference.writtenSet(reference.canonical(treeOfPosition(literal, [n])));
    const values = new HeapTable(game, { store: new ValueStore() }).values(5);
    expect(values.map((value) => reference.writtenSet(treeOfValue(value)))).toEqual(values.map((_, n) => written(n)));
  });

  it('goes on where it stopped', () => {
    const table = new HeapTable(oabHeaps(2, 3));
    expect(thrownBy(() => table.values(50, { limit: 20 }))).toMatchObject({ code: 'too-many-items' });
    expect(table.values(50)).toEqual(new HeapTable(oabHeaps(2, 3)).values(50));
    expect(table.values(3)).toHaveLength(4);
    expect(table.temperatures(3)[3]!.toString()).toBe('0');
  });

  it('rejects what is not a heap game', () => {
    const grows: HeapGame = { name: 'grows', impartial: true, moves: (heap) => [[heap]] };
    expect(thrownBy(() => new HeapTable(grows).values(3))).toMatchObject({ code: 'invalid-heap-move' });
    expect(thrownBy(() => new HeapTable({ ...grows, impartial: false }).values(3))).toMatchObject({
      code: 'invalid-heap-move',
    });
    expect(thrownBy(() => new MovesEvaluator(movesOfHeaps(grows)).value([2]))).toMatchObject({
      code: 'invalid-heap-move',
    });
    expect(thrownBy(() => new HeapTable(oabHeaps(1, 2)).grundyValues(3))).toMatchObject({ code: 'not-impartial' });
    for (const size of [-1, 0.5, 2 ** 25])
      expect(thrownBy(() => new HeapTable(kaylesHeaps).values(size))).toMatchObject({ code: 'invalid-heap-size' });
    expect(thrownBy(() => oabHeaps(0, 1))).toMatchObject({ code: 'invalid-piece-length' });
    expect(thrownBy(() => subtractionGame([1, 0]))).toMatchObject({ code: 'invalid-subtraction-set' });
    expect(thrownBy(() => octalGame([0, 8]))).toMatchObject({ code: 'not-an-octal-digit' });
    expect(thrownBy(() => octalGame([3]))).toMatchObject({ code: 'not-an-octal-digit' });
    for (const text of ['77', '.8', '1.7', '.7.']) {
      expect(thrownBy(() => parseOctalCode(text))).toMatchObject({ code: 'not-an-octal-code' });
    }
  });

  it('names its games', () => {
    expect(
      [oabHeaps(1, 2), octalGame('.77'), octalGame('4.7', '0.07'), subtractionGame([2, 1], [3])].map(
        ({ name }) => name,
      ),
    ).toEqual(['oab(1,2)', 'octal(.77)', 'octal(4.7|.07)', 'subtraction(1,2;3)']);
    expect([oabHeaps(2, 2).impartial, oabHeaps(1, 2).impartial]).toEqual([true, false]);
  });
});
