import { describe, expect, it } from 'vitest';
import { DenseClosureSystem, RowClosureSystem } from '../../../src/surveys/conjectures/implications/ClosureSystem.js';
import { implications, type Implication } from '../../../src/surveys/conjectures/implications/implications.js';
import { truthTable, type TruthTable } from '../../../src/surveys/conjectures/implications/TruthTable.js';
import { filledRows } from '../../../src/surveys/conjectures/implications/filledRows.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { runs } from '../../helpers/sampling.js';
import { closureOf, countExceptions, fillings, pseudoClosedSets, type Cells } from '../../reference/implications.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789ABCD';

function tableOf(rows: readonly Cells[], n: number): TruthTable {
  const cell = (value: boolean | null): number => (value === null ? 2 : Number(value));
  const columns = Array.from({ length: n }, (_, column) => Uint8Array.from(rows, (row) => cell(row[column]!)));
  return truthTable([...LETTERS.slice(0, n)], columns, new Uint8Array(rows.length).fill(1));
}

/** Rows of cells, equal ones and columns that depend on others among them. */
function randomRows(next: (below: number) => number, n: number, size: number, unknownIn: number): (boolean | null)[][] {
  const density = 1 + next(4);
  const rows = Array.from({ length: size }, () => Array.from({ length: n }, () => next(density + 1) > 0));
  if (n > 2 && next(2) === 0) for (const row of rows) row[1] = row[0]! && row[2]!;
  if (unknownIn === 0) return rows;
  return rows.map((row) => row.map((value) => (next(unknownIn) === 0 ? null : value)));
}

const setOf = (columns: Iterable<number>): number => [...columns].reduce((set, column) => set | (1 << column), 0);
const bits = (row: Cells): number => setOf([...row.keys()].filter((column) => row[column] === true));
const indices = (names: readonly string[]): number[] => names.map((name) => LETTERS.indexOf(name));

describe('implications', () => {
  it('are the pseudo-closed sets with what follows from them', () => {
    const next = randomIntegers(31);
    for (let run = 0; run < runs(1000, 600); run++) {
      const n = next(8);
      const rows = randomRows(next, n, next(12), 0);
      const found = implications(tableOf(rows, n)).map(({ if: premise, then }): readonly [number, number] => {
        const set = setOf(indices(premise));
        return [set, set | setOf(indices(then))];
      });
      const sorted = (pairs: (readonly [number, number])[]): unknown => pairs.sort(([a], [b]) => a - b);
      expect(sorted(found)).toEqual(sorted(pseudoClosedSets(rows.map(bits), n)));
    }
  });

  it('relative to a background are the pseudo-closed sets that are closed under it', () => {
    const next = randomIntegers(36);
    for (let run = 0; run < runs(400, 400); run++) {
      const n = 1 + next(6);
      // The first columns are thresholds: each row has the first few of them.
      const chain = next(n + 1);
      const rows = randomRows(next, n, next(12), 0).map((row) => {
        const reached = next(chain + 1);
        return row.map((cell, column) => (column < chain ? column < reached : cell));
      });
      const background = Array.from({ length: Math.max(0, chain - 1) }, (_, i) => ({
        premise: [i + 1],
        conclusion: Array.from({ length: i + 1 }, (_, j) => j),
      }));
      const pairs = background.map(({ premise, conclusion }) => [setOf(premise), setOf(conclusion)] as const);
      const below = (set: number): number =>
        pairs.reduce((all, [from, to]) => ((set & from) === from ? all | to : all), set);
      const found = implications(tableOf(rows, n), { background }).map(({ if: premise, then }) => {
        const set = below(setOf(indices(premise)));
        return [set, below(set | setOf(indices(then)))];
      });
      const expected = pseudoClosedSets(rows.map(bits), n, pairs);
      expect(found.sort(([a], [b]) => a! - b!)).toEqual(expected.toSorted(([a], [b]) => a - b));
    }
  });

  it('are found by tables of all sets as by rows', () => {
    const next = randomIntegers(37);
    for (let run = 0; run < runs(200, 200); run++) {
      const n = 1 + next(7);
      const { truths } = tableOf(randomRows(next, n, next(30), 0), n);
      const [dense, byRows] = [new DenseClosureSystem(truths), new RowClosureSystem(truths)];
      for (let column = 0; column < n; column++)
        expect(dense.minimalPremises(column).equals(byRows.minimalPremises(column))).toBe(true);
      for (let set = 0; set < 2 ** n; set++) {
        const list = Array.from({ length: n }, (_, column) => column).filter((column) => (set >> column) & 1);
        expect(dense.closure(list)).toEqual(byRows.closure(list));
      }
    }
  });

  it('name the rows of their exceptions', () => {
    const next = randomIntegers(38);
    for (let run = 0; run < runs(200, 200); run++) {
      const n = 1 + next(5);
      const rows = randomRows(next, n, 1 + next(20), next(2) * 4);
      const table = tableOf(rows, n);
      for (const { if: premise, then, failing, exceptions } of implications(table, { exceptions: 3 })) {
        const items = rows.filter((_, row) => failing.includes(table.groupOf[row]!));
        expect(items.length).toBe(exceptions);
        expect(countExceptions(items, indices(premise), indices(then))).toBe(exceptions);
      }
    }
  });

  it('count the items behind them', () => {
    const next = randomIntegers(32);
    for (let run = 0; run < runs(300, 300); run++) {
      const n = 1 + next(6);
      const rows = randomRows(next, n, next(15), next(2) * 4);
      for (const { if: premise, then, support, exceptions } of implications(tableOf(rows, n), {
        exceptions: next(3),
      })) {
        const [from, to] = [indices(premise), indices(then)];
        const failing = countExceptions(rows, from, to);
        const holding = rows.filter((row) => [...from, ...to].every((column) => row[column] === true));
        expect([support, exceptions]).toEqual([holding.length + failing, failing]);
      }
    }
  });

  it('with exceptions are those from which all others follow, and none from another', () => {
    const next = randomIntegers(33);
    for (let run = 0; run < runs(200, 200); run++) {
      const n = 1 + next(6);
      const most = 1 + next(3);
      const rows = randomRows(next, n, next(25), 0);
      const sets = rows.map(bits);
      const close = (set: number): number => closureOf(set, sets, n);
      const listed = implications(tableOf(rows, n), { exceptions: most }).filter(({ exceptions }) => exceptions > 0);
      const pairs = listed.map((one) => [setOf(indices(one.if)), setOf(indices(one.then))] as const);
      const follows = (premise: number, conclusion: number, [from, then]: readonly [number, number]): boolean =>
        (close(premise) & from) === from && (close(premise | then) & conclusion) === conclusion;
      for (const { exceptions, support } of listed) expect(exceptions <= most && support > most).toBe(true);
      for (const [i, [from, then]] of pairs.entries())
        expect(pairs.some((other, j) => i !== j && follows(from, then, other))).toBe(false);
      for (let premise = 0; premise < 2 ** n; premise++)
        for (let column = 0; column < n; column++) {
          const behind = sets.filter((row) => (row & premise) === premise);
          const failing = behind.filter((row) => (row & (1 << column)) === 0).length;
          if (failing === 0 || failing > most || behind.length <= most) continue;
          expect(pairs.some((pair) => follows(premise, 1 << column, pair))).toBe(true);
        }
    }
  });

  it('are not refuted by what is known, and hold in the filled rows', () => {
    const next = randomIntegers(34);
    for (let run = 0; run < runs(500, 200); run++) {
      const n = 1 + next(5);
      const rows = randomRows(next, n, next(14), 1 + next(6));
      const table = tableOf(rows, n);
      const filled = filledRows(table);
      for (let i = 0; i < filled.size; i++)
        for (let column = 0; column < n; column++) {
          if (table.truths.has(i, column)) expect(filled.has(i, column)).toBe(true);
          else if (!table.unknowns.has(i, column)) expect(filled.has(i, column)).toBe(false);
        }
      for (const { exceptions } of implications(table)) expect(exceptions).toBe(0);
      const different = [...new Map(rows.map((row) => [row.join(), row])).values()];
      expect(Array.from({ length: filled.size }, (_, i) => setOf(filled.list(i)))).toEqual(
        fillings(rows, different, n),
      );
    }
  });

  it('over more than 32 columns are those of the same columns beside constant ones', () => {
    const next = randomIntegers(35);
    for (let run = 0; run < runs(40, 60); run++) {
      const n = 4;
      const rows = randomRows(next, n, 1 + next(10), 0);
      const wide = rows.map((row) =>
        Array.from({ length: 36 }, (_, column) => (column < 32 ? true : row[column - 32]!)),
      );
      const always = LETTERS.slice(0, 32);
      const narrow = (one: Implication): Implication => {
        const without = (names: readonly string[]): string[] =>
          names.filter((name) => !always.includes(name)).map((name) => LETTERS[LETTERS.indexOf(name) - 32]!);
        return { ...one, if: without(one.if), then: without(one.then) };
      };
      const exceptions = next(3);
      const found = implications(tableOf(wide, 36), { exceptions }).map(narrow);
      expect(found.filter(({ then }) => then.length > 0)).toEqual(implications(tableOf(rows, n), { exceptions }));
    }
  });
});
