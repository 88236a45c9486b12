import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONG_FILES } from '../helpers/longFiles.js';

describe('the files of tests that take long', () => {
  it('are there, each once', () => {
    expect(LONG_FILES.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(LONG_FILES).size).toBe(LONG_FILES.length);
  });
});
