import { describe, expect, it } from 'vitest';
import { currentErrors } from '../../scripts/errors.js';
import { textOf } from '../../scripts/filesUnder.js';

describe('docs/errors.md', () => {
  it('lists the codes of the code (else: npx tsx scripts/errors.ts)', () => {
    expect(textOf('docs/errors.md')).toBe(currentErrors());
  });

  it('has all four families', () => {
    for (const code of ['invalid-vertex', 'unknown-vertex', 'not-a-game', 'too-many-items'])
      expect(currentErrors()).toContain(`| \`${code}\` |`);
  });
});
