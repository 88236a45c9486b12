import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinalSumPoset, sideSumPoset } from 'spgames/days';
import {
  parseValue,
  reducedCanonicalForm,
  SUM_KINDS,
  type SumKind,
  sumTable,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { runJson, run } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { SUMS_IN_WORDS, sumInWords } from '../../reference/formSums.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import { canonical, writtenMultiset } from '../../reference/values.js';
import sideSums from '../../oracle/siegel-sums.json' with { type: 'json' };
import ordinalSums from '../../oracle/siegel-values.json' with { type: 'json' };

const VALUES = valuesBornBy(2);
const day1 = ['1', '0', '*', '-1'].map((name) => parseValue(name));
const namesOf = (kind: SumKind, reduced = false): string[][] =>
  sumTable(kind, day1, day1, { reduced }).map((row) => row.map(String));

describe('tables of sums', () => {
  it('have what the rules in words say of the canonical forms', () => {
    const some = fc.array(fc.constantFrom(...VALUES), { maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...SUM_KINDS), some, some, fc.boolean(), (kind, rows, columns, reduced) => {
        const entries = sumTable(kind, rows, columns);
        expect(entries.map((row) => row.length)).toEqual(rows.map(() => columns.length));
        const close = sumTable(kind, rows, columns, { reduced });
        if (reduced) expect(close).toEqual(entries.map((row) => row.map(reducedCanonicalForm)));
        for (const [i, g] of rows.entries())
          for (const [j, h] of columns.entries()) {
            const expected = canonical(sumInWords(SUMS_IN_WORDS[kind]!, [treeOfValue(g), treeOfValue(h)]));
            expect(writtenMultiset(treeOfValue(entries[i]![j]!))).toBe(writtenMultiset(expected));
          }
      }),
      { numRuns: runs(200) },
    );
  });

  /**
   * @source Siegel 2011, Table 2.1
   * @source Siegel 2011, Table 2.2
   * @source Siegel 2011, Table 2.4
   * @source Siegel 2011, Table 2.5
   */
  it('of day 1 are as printed', () => {
    const printed = (table: Readonly<Record<string, Readonly<Record<string, string>>>>): string[][] =>
      day1.map((g) => day1.map((h) => String(parseValue(table[String(g)]![String(h)]!))));
    expect(namesOf('ordinal')).toEqual(printed(ordinalSums.ordinalSums.dayOne));
    expect(namesOf('side')).toEqual(printed(sideSums.sideSums.dayOne));
    expect(namesOf('ordinal', true)).toEqual([
      ['2', '1', '1', '1/2'],
      ['1', '0', '0', '-1'],
      ['0', '0', '0', '0'],
      ['-1/2', '-1', '-1', '-2'],
    ]);
  });

  /** @source Siegel 2011, Table 2.3 */
  it('of day 2 have the games of the posets of sums, and their reduced forms', () => {
    for (const reduced of [false, true])
      for (const [kind, poset] of [
        ['ordinal', ordinalSumPoset(2, { reduced })],
        ['side', sideSumPoset(2, { reduced })],
      ] as const)
        expect(new Set(sumTable(kind, VALUES, VALUES, { reduced }).flat())).toEqual(new Set(poset.elements));
  });

  it('are made in the store that is asked for, and not beyond bounds', () => {
    const own = new ValueStore();
    expect(
      sumTable('side', day1, day1, { store: own })
        .flat()
        .every((value) => value.store === own),
    ).toBe(true);
    const many = Array<Value>(400).fill(day1[0]!);
    expect(thrownBy(() => sumTable('side', many, many))).toMatchObject({ code: 'too-many-values' });
    expect(thrownBy(() => sumTable('side', VALUES, VALUES, { limit: 3 }))).toMatchObject({ code: 'too-many-items' });
  });

  it('are printed by the command with the games at the head, and as a document', async () => {
    const { out } = await run(['sum', 'ordinal', 'day:1', 'day:1', '--format', 'markdown']);
    const rows = out.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/\\/g, '')));
    const [head, , ...body] = rows;
    expect(head!.slice(1, -1)[0]).toBe('ordinal');
    const found = await runJson(['sum', 'ordinal', 'day:1', 'day:1']);
    expect(found).toMatchObject({ type: 'sum-table', kind: 'ordinal', reduced: false, columns: head!.slice(2, -1) });
    const written = body.filter(({ length }) => length > 1).map((row) => row.slice(2, -1));
    expect(found['entries']).toEqual(written);
    expect(written).toHaveLength(4);
    expect((await run(['sum', 'side', 'day:1', 'day:1', '--reduced', '--format', 'latex'])).out).toContain(
      String.raw`\begin{tabular}{lllll}`,
    );
    for (const [args, message] of [
      [['ordinal', 'value:1', 'value:*', '--reduced'], '--reduced is for tables'],
      [['ordinal', 'value:1', 'value:*', '--format', 'csv'], '--format is for tables'],
      [['ordinal', 'oslo:1', 'day:1'], 'loopy games'],
    ] as const) {
      const { exitCode, err } = await run(['sum', ...args]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });
});
