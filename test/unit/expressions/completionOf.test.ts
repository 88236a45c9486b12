import { describe, expect, it } from 'vitest';
import { completionOf } from '../../../src/expressions/completionOf.js';
import { isIncomplete } from '../../../src/expressions/isIncomplete.js';
import { SimplicialComplex } from '../../../src/index.js';

const scope = new Map<string, unknown>([['D', SimplicialComplex.fromFacets([[0, 1], [2]], ['x1', 'x2', 'y1'])]]);
const names = ['link', 'linearQuotients', 'temperature'];

describe('complete', () => {
  it.each([
    ['te', ['temperature'], 'te'],
    ['temperature(li', ['linearQuotients', 'link'], 'li'],
    ['link(', ['D', 'linearQuotients', 'link', 'temperature'], ''],
    ['link(D, "x', ['x1', 'x2'], 'x'],
    ['link(D, "x1 ', ['x1', 'x2', 'y1'], ''],
    ['compile("domi', ['domineering'], 'domi'],
    ['game("domi', ['domineering(oriented)@', 'domineering@'], 'domi'],
    ['value("snort@pat', ['snort@path:'], 'snort@pat'],
    ['value("clob', ['clobber@'], 'clob'],
    ['game("clob', [], 'clob'],
    ['position("clob', ['clobber@'], 'clob'],
    ['constructor("clob', [], 'clob'],
    ['complex("nonf', ['nonfaces:'], 'nonf'],
    ['named("dunce', ['dunce-hat'], 'dunce'],
    ['link(D, "x1")', [], ''],
    ['draw(3, "a', [], 'a'],
    ["link(D, 'x", ['x1', 'x2'], 'x'],
    ["link(D', te", ['temperature'], 'te'],
  ])('%s', (line, found, of) => {
    expect(completionOf(line, names, scope)).toEqual({ found, of });
  });
});

describe('isIncomplete', () => {
  it.each([
    'f(',
    'f(1,',
    '[1, 2',
    '1 +',
    'a =',
    'f("(", ',
    '# (\n(',
    'true and',
    '1:',
    'x ? 1 :',
    "f('(', ",
    "[1, 2]' +",
  ])('%j goes on', (text) => {
    expect(isIncomplete(text)).toBe(true);
  });

  it.each(['', 'f(1)', '"(', 'f("(")', '1 # (', ')', '5!', 'a = 1;', "'('", "s = 'it(s'", "[1, 2]'", 'band', "'("])(
    '%j does not',
    (text) => {
      expect(isIncomplete(text)).toBe(false);
    },
  );
});
