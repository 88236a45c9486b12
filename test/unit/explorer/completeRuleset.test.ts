import { describe, expect, it } from 'vitest';
import { rulesetFromData, type RulesetData } from '../../../src/games/index.js';
import { completeRuleset } from '../../../web/page/tools/ruleset/completeRuleset.js';
import { rangeOf } from '../../../web/page/tools/ruleset/jsonTree.js';

/** What can stand at the bar in a text. */
function listed(text: string): readonly string[] {
  return (completeRuleset(text.replace('|', ''), text.indexOf('|'))?.choices ?? []).map(({ label }) => label);
}

describe('completeRuleset', () => {
  it.each([
    ['{|', ['type', 'spgames', '$schema', 'name', 'words', 'pieces', 'clauses', 'placements', 'legal', 'forbidden']],
    ['{"type":"ruleset","name":"", "pieces":[], "cla|": []}', ['spgames', '$schema', 'words', 'clauses']],
    ['{"clauses":[{"forbid":"adjacent",|}]}', ['between']],
    ['{"clauses":[{"forbid":"adjacent","between":|}]}', ['"own"', '"opposing"', '"any"']],
    ['{"clauses":[{"forbid":"adjacent","between":"o|"}]}', ['"own"', '"opposing"', '"any"']],
    ['{"clauses":[{"orientation":"horizontal","forbid":|', ['"orientation"']],
    ['{"pieces":[{"shape":["#"],"rotate":|}]}', ['true', 'false']],
    ['{"pieces":[{"piece":"a","side":"L","graph":{|', ['n', 'edges']],
    ['{"pieces":[|]}', ['{"piece":"","graph":{"n":1,"edges":[]}}', '{"piece":"","shape":[]}']],
    ['|{}', []],
    ['[|]', []],
  ])('lists what can stand at the bar of %s', (text, expected) => {
    const found = listed(text);
    expect(found).toEqual(expect.arrayContaining(expected));
    if (expected.length < 4) expect(found).toHaveLength(expected.length);
  });

  it('lists clauses that the reader takes, or that only lack what stands in a list', () => {
    for (const clause of listed('{"clauses":[|]}')) {
      const data = `{"type":"ruleset","name":"a","pieces":[],"clauses":[{"forbid":"overlap"},${clause}]}`;
      let message = '';
      try {
        rulesetFromData(JSON.parse(data) as RulesetData);
      } catch (error) {
        ({ message } = error as Error);
      }
      expect(message).toMatch(/^$|is an empty list; expected/);
    }
  });

  it('ends on any text', () => {
    const text = '{"clauses":[{"forbid":"adjacent","between":"own"},[]],"pieces":[{"on":[1,2';
    for (let from = 0; from < text.length; from++)
      for (let to = from; to <= text.length; to++) completeRuleset(text.slice(0, from) + text.slice(to), from);
    expect(listed(`${'{"a":['.repeat(100_000)}|`)).toEqual([]);
  });
});

describe('rangeOf', () => {
  const text = '{"a":1,"clauses":[{"in":["2",3]}],"x.y":4,"a":{"b":\n5}}';
  it.each([
    ['', '{"a":1,"clauses":[{"in":["2",3]}],"x.y":4,"a":{"b":'],
    ['clauses[0].in[0]', '"2"'],
    ['clauses[0].in', '"in":["2",3]'],
    ['clauses[0].sets', '{'],
    ['x.y', '"x.y":4'],
    ['a', '"a":{"b":'],
    ['a.b', '"b":'],
  ])('finds %s', (path, expected) => {
    const { from, to } = rangeOf(text, path);
    expect(text.slice(from, to)).toBe(expected);
  });
});
