import { describe, expect, it } from 'vitest';
import { printJson } from 'spgames/formats';
import { printResult, resultDocument, Worksheet } from 'spgames/mathjs';
import { definitions } from '../../../src/expressions/definitions.js';

const OPERATORS = /[-+*<>=!]/;

describe('the examples of the functions', () => {
  const sheet = new Worksheet();
  const all = [...definitions.values()].flatMap(({ name, examples }) =>
    examples.map((example) => [name, example] as const),
  );

  it.each(all)('of %s: %s', (name, example) => {
    expect(example.includes(`${name}(`) || OPERATORS.test(example)).toBe(true);
    const result = sheet.evaluate(example, { timeoutMs: 120_000 });
    expect(printResult(result)).not.toMatch(/^$|undefined|\[object/);
    expect(JSON.parse(printJson(resultDocument(result)))).toHaveProperty('type');
  });
});
