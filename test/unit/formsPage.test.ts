import { describe, expect, it } from 'vitest';
import {
  type Form,
  formsBornBy,
  FormStore,
  formValue,
  isImpartial,
  SUM_KINDS,
  type SumKind,
  sumOfForms,
} from 'spgames/values';
import { textOf } from '../../scripts/filesUnder.js';
import { treeOfName } from '../reference/valueTrees.js';
import type { Tree } from '../reference/values.js';
import { inFull, sampled } from '../helpers/sampling.js';

const store = new FormStore('set');
const formOfTree = ([left, right]: Tree): Form => store.fromOptions(left.map(formOfTree), right.map(formOfTree));
/** The forms that a cell of a table names in code, in order. */
const named = (cell: string): Form[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => formOfTree(treeOfName(name!.replaceAll('\\|', '|'))));

/** The rows of the table below a mark, by the first cell. */
function rowsBelow(mark: string): Map<SumKind, string[]> {
  const table = textOf('docs/forms.md').split(`<!-- ${mark} -->`)[1]!.trim().split('\n\n')[0]!;
  const rows = table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(rows.map(([kind, ...cells]) => [kind!.replaceAll('`', '') as SumKind, cells]));
}

const day1 = formsBornBy(1, { store });
const day2 = formsBornBy(2, { store });
const value = (form: Form): unknown => formValue(form);
const impartial = day2.filter((form) => isImpartial(form));

/** The forms of day 2 by their values. */
function classes(): Form[][] {
  const found = new Map<unknown, Form[]>();
  for (const form of day2) found.set(value(form), [...(found.get(value(form)) ?? []), form]);
  return [...found.values()];
}

describe('docs/forms.md', () => {
  const associativity = [...rowsBelow('associativity')];

  it('has rows for the nine sums', () => {
    expect(associativity.map(([kind]) => kind)).toEqual(SUM_KINDS);
    expect([...rowsBelow('values').keys()]).toEqual(SUM_KINDS);
  });

  /** @source Siegel 2011, Ex. 2.4.6 */
  it.each(associativity)('%s: commutative or not, as the table says', (kind, [order]) => {
    const sum = (g: Form, h: Form): Form => sumOfForms(kind, g, h);
    if (order === 'the same') {
      for (const g of day1) for (const h of sampled(day2, 60)) expect(sum(g, h)).toBe(sum(h, g));
    } else {
      const [g, h] = named(order!);
      expect(value(sum(g!, h!))).not.toBe(value(sum(h!, g!)));
    }
  });

  /** @source Siegel 2013, Ex. 4.3 */
  it.each(associativity)('%s: associative or not, as the table says', (kind, [, brackets]) => {
    const sum = (g: Form, h: Form): Form => sumOfForms(kind, g, h);
    const [first, ...examples] = brackets!.split(';');
    const among = first === 'the same' ? day2.filter((_, i) => i % (inFull ? 12 : 24) === 0) : impartial;
    expect(['the same', 'the same if impartial']).toContain(first);
    for (const g of among)
      for (const h of among)
        for (const k of [...day1, ...among].filter((form) => among !== impartial || impartial.includes(form)))
          expect(sum(sum(g, h), k)).toBe(sum(g, sum(h, k)));
    for (const example of examples) {
      const [g, h, k] = named(example);
      expect(value(sum(sum(g!, h!), k!))).not.toBe(value(sum(g!, sum(h!, k!))));
    }
  });

  /** @source Siegel 2011, Lemma 2.4.2 */
  it.each(associativity)('%s: with 0, as the table says', (kind, [, , zero]) => {
    for (const g of day2) {
      const expected = zero === '0' ? store.zero : g;
      expect([sumOfForms(kind, g, store.zero), sumOfForms(kind, store.zero, g)]).toEqual([expected, expected]);
    }
  });

  it.each([...rowsBelow('values')])('%s: by value or by form, as the table says', (kind, cells) => {
    const sums = [
      (g: Form, h: Form) => value(sumOfForms(kind, g, h)),
      (g: Form, h: Form) => value(sumOfForms(kind, h, g)),
    ];
    for (const [i, cell] of cells.entries()) {
      const [g, equal, h] = named(cell);
      if (cell.startsWith('form:')) {
        expect(value(g!)).toBe(value(equal!));
        expect(sums[i]!(g!, h!)).not.toBe(sums[i]!(equal!, h!));
      } else {
        for (const [first, ...others] of classes())
          for (const other of sampled(others, 3))
            for (const beside of day1) expect(sums[i]!(other, beside)).toBe(sums[i]!(first!, beside));
      }
    }
  });
});
