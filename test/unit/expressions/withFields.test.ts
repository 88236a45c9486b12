import { describe, expect, it } from 'vitest';
import { fromJson } from 'spgames/formats';
import { parseValue, thermograph } from 'spgames/values';
import { printResult, resultDocument, Worksheet } from 'spgames/mathjs';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();
const shown = (expression: string): string => printResult(sheet.evaluate(expression));

describe('thermographs, genera and quotients in expressions', () => {
  it.each([
    ['thermograph(value("{3|1||0}"))', '{temperature: 1, mean: 1, left: [[-1, 1]], right: [[-1, -1], [1, 1]]}'],
    ['thermograph(value("{3|1}")).mean + 1', '3'],
    ['thermograph(value("{3|1}")) == thermograph(value("{3|1}"))', 'true'],
    ['thermograph(value("{3|1}")) != thermograph(value("{3|1||0}"))', 'true'],
    ['genus(value("*2"))', '2^20'],
    ['[genus(value("*2")), genus(form("{*2|*2}"))]', '[2^20, 0^02]'],
    ['genus(value("*2")).misere', '[2, 0]'],
    [
      '[genus(value("*2")) == "2^20", "2^20" == genus(value("*2")), genus(0) == genus(value("*"))]',
      '[true, true, false]',
    ],
    ['setDistinct([genus(value("*2")), genus(value("*2")), genus(0)])', '[2^20, 0^120]'],
    ['string(genus(0))', '0^120'],
    ['fromJson(document(genus(value("*2")))).grundy', '2'],
    ['fromJson(document(thermograph(value("{3|1}")))) == thermograph(value("{3|1}"))', 'true'],
    ['fromJson(document(misereQuotient("octal(.77)", 3))) == misereQuotient("octal(.77)", 3)', 'true'],
    ['fromJson(document(form("{0,1|3}")))', 'form:{0,1|3}'],
    ['literallyEqual(fromJson(document(form("{0,1|3}"))), form("{0,1|3}"))', 'true'],
    ['form("form:{0,1|3} + value:*") - form("form:{*|*}") == 2', 'false'],
    ['literallyEqual(form("snort@path:1"), form("*"))', 'true'],
    ['source("form:{0,1|3}")', 'form:{0,1|3}'],
    ['value("form:{0,1|3}")', '2'],
    ['dominatedOptions(form("{0,1|3}"), "L")', '[form:0]'],
    ['reversibleOptions(form("{0,1|3}"), "R")', '[[form:3, form:2]]'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });

  it.each([
    ['thermograph(value("{3|1}"))', 'thermograph'],
    ['genus(value("*2"))', 'genus'],
    ['quotient("octal(.77)", 3)', 'quotient'],
    ['misereQuotient("octal(.77)", 3)', 'misere-quotient'],
    ['form("{0,1|3}")', 'form'],
  ])('%s has a document of the type %s, also in a list', (expression, type) => {
    const document = resultDocument(sheet.evaluate(expression));
    expect(document).toMatchObject({ type });
    expect(fromJson(JSON.parse(JSON.stringify(document)))).toBeDefined();
    expect(resultDocument(sheet.evaluate(`[${expression}]`))).toEqual({
      type: 'list',
      spgames: expect.anything(),
      items: [document],
    });
  });

  it('the document of a quotient of heaps names its source', () => {
    const document = resultDocument(sheet.evaluate('misereQuotient("octal(.123)", 5)'));
    expect(document).toMatchObject({ source: 'octal(.123)', order: 6, generators: { length: 5 } });
  });

  it('thermographs are drawn', () => {
    const picture = shown('drawThermograph(value("{3|1}"))');
    expect(picture).toContain('<svg');
    expect(shown('draw(thermograph(value("{3|1}")))')).toBe(picture);
    expect(shown('drawThermograph(thermograph(value("{3|1}")))')).toBe(picture);
  });

  it('do not change', () => {
    expect(thrownBy(() => sheet.evaluate('g = genus(0)\n g.grundy = 3'))).toBeInstanceOf(Error);
    expect(shown('genus(0).grundy')).toBe('0');
  });

  it.each([
    ['fromJson("{")', 'found a text that is not JSON'],
    ['fromJson("{\\"type\\":\\"ring\\",\\"variables\\":[]}")', 'a document of the type ring'],
    ['fromJson("{\\"type\\":\\"genus\\",\\"grundy\\":1}")', 'misere is missing'],
  ])('%s is refused', (expression, expected) => {
    expect(String(thrownBy(() => sheet.evaluate(expression)))).toContain(expected);
  });

  it('the library has the same thermograph', () => {
    expect(resultDocument(sheet.evaluate('thermograph(value("{3|1}"))'))).toEqual(
      thermograph(parseValue('{3|1}')).toJSON(),
    );
  });
});
