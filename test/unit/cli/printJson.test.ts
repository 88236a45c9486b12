import { describe, expect, it } from 'vitest';
import { printJson } from '../../../src/cli/printJson.js';

describe('printJson', () => {
  it('writes big counts as texts', () => {
    expect(printJson({ a: 5n, b: [-(2n ** 53n), 2n ** 53n - 1n], c: undefined })).toBe(
      '{"a":5,"b":["-9007199254740992",9007199254740991]}',
    );
  });

  it('writes what is nested deeper than JSON.stringify goes', () => {
    const depth = 5850;
    let deep: unknown[] = [];
    for (let i = 1; i < depth; i++) deep = i === 5000 ? [deep, 0] : [deep];
    const others = {
      text: 'a"b',
      none: undefined,
      nothing: null,
      big: 2n ** 60n,
      list: [1, true, 'x'],
      empty: {},
      at: { toJSON: () => [7] },
    };
    const text = printJson({ ...others, deep });
    const expected = `${'['.repeat(depth)}${']'.repeat(5000)},0${']'.repeat(depth - 5000)}`;
    expect(text).toBe(`${printJson(others).slice(0, -1)},"deep":${expected}}`);
  });
});
