import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import {
  type Form,
  formOf,
  FormStore,
  parseForm,
  parseValue,
  printForm,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { InputError, ParseError } from '../../src/errors.js';
import { runs } from '../helpers/sampling.js';

const sheet = new Worksheet();

const atoms = [
  '0',
  '1',
  '-2',
  '3/4',
  '*',
  '*2',
  '^',
  'v',
  '^^*',
  '-1*',
  '+-1',
  'tiny(2)',
  '1^',
  '1/2v*',
  '^<2>',
  '3.{1|0}',
];

/**
 * Games as they are written, with braces in braces, longer bars, and blanks.
 * @param least how many options the sides have at least
 */
function writtenGames(least: 0 | 1): fc.Arbitrary<string> {
  return fc.letrec<{ written: string; option: string; side: string }>((tie) => ({
    option: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constantFrom(...atoms), tie('written')),
    side: fc.array(tie('option'), { minLength: least, maxLength: 3 }).map((options) => options.join(', ')),
    written: fc.oneof(
      fc.tuple(tie('side'), tie('side')).map(([left, right]) => `{${left}|${right}}`),
      fc.tuple(tie('side'), tie('side'), tie('side')).map(([a, b, c]) => `{${a} || ${b} | ${c}}`),
      fc.tuple(tie('side'), tie('side'), tie('side')).map(([a, b, c]) => `{${a}|${b}||${c}}`),
    ),
  })).written;
}

describe('braces with a bar', () => {
  it('are what the notation of values says, and read back as they are printed', () => {
    fc.assert(
      fc.property(writtenGames(0), (text) => {
        const found = sheet.evaluate(text) as Value;
        expect(found.equals(parseValue(text)), text).toBe(true);
        const printed = printResult(found);
        expect((sheet.evaluate(`value(${JSON.stringify(printed)})`) as Value).equals(found)).toBe(true);
        // 1^3 means two things.
        if (printed.startsWith('{') && !/\d[*^]\d/.test(printed))
          expect((sheet.evaluate(printed) as Value).equals(found), printed).toBe(true);
      }),
      { numRuns: runs(5000, 60) },
    );
  });

  it('with literal games in place of all names are what the notation of literal games says', () => {
    fc.assert(
      fc.property(writtenGames(1), (text) => {
        const quoted = text.replaceAll(/\+-1|tiny\(2\)|3\.\{1\|0\}|\^<2>|[-\d/^v*]+/g, (name) => `form("${name}")`);
        const found = sheet.evaluate(quoted) as Form;
        const store = new FormStore();
        expect(printForm(found), quoted).toBe(printForm(parseForm(text, { store })));
        expect(printForm(parseForm(printForm(found)!, { store }))).toBe(printForm(found));
      }),
      { numRuns: runs(500, 18) },
    );
  });

  it('of computed options are the games with these options', () => {
    const values = [...valuesBornBy(2)];
    const some = fc.array(fc.constantFrom(...values), { maxLength: 3 });
    fc.assert(
      fc.property(some, some, (left, right) => {
        sheet.scope.set('l', left).set('r', right);
        const named = `{${left.join(',')}|${right.join(',')}}`;
        expect((sheet.evaluate('{l|r}') as Value).equals(parseValue(named))).toBe(true);
        const form = sheet.evaluate('{map(l, form), form("0")|map(r, form)}') as Form;
        const canonical = (list: readonly Value[]): Form[] => list.map((value) => formOf(value, form.store));
        expect(form).toBe(form.store.fromOptions([...canonical(left), form.store.zero], canonical(right)));
      }),
      { numRuns: runs(2000, 120) },
    );
  });

  it('takes each text for one meaning only: that of values, that of expressions where it has none, or is refused', () => {
    const pieces = ['2', '3', '1/2', '*', '^', 'v', '-', '+', '(2)', '(*)', '.', ' ', 'x', '{1|0}', '*2', '2.5', '+-1'];
    sheet.scope.clear();
    sheet.evaluate('x = {3|1}');
    const outer = new Worksheet(sheet.math);
    outer.evaluate('x = {3|1}');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (list) => {
        const text = list.join('');
        // parseValue takes no large multiples, and no large nimbers within other values.
        if (text.trim() === '' || /\d{2}\.|\*\d{2}/.test(text)) return;
        const named = either(() => parseValue(text));
        const found = either(() => outer.evaluate(`value(${text})`) as Value);
        const meant = named ?? found;
        // Also a number that is not a value, 3^-2, is another meaning.
        const isOther =
          found === undefined && either(() => outer.evaluate(`value((${text}) - (${text}))`) as Value) !== undefined;
        const isOne =
          named === undefined ||
          (found === undefined && !isOther) ||
          /^\s*\+-/.test(text) ||
          (found !== undefined && named.equals(found));
        const braces = either(() => outer.evaluate(`{${text}|}`) as Value);
        expect(braces?.toString(), text).toBe(
          isOne && meant !== undefined ? parseValue(`{${meant.toString()}|}`).toString() : undefined,
        );
      }),
      { numRuns: runs(10_000, 300) },
    );
  });
});

function either(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof ParseError || error instanceof InputError) return undefined;
    throw error;
  }
}
