import { describe, expect, it } from 'vitest';
import { currentErrors } from '../../scripts/errors.js';
import { textOf } from '../../scripts/filesUnder.js';
import { currentReference } from '../../scripts/reference.js';

describe('pages that are written from the code (else: npm run pages)', () => {
  it('docs/errors.md lists the codes of all four families', () => {
    const page = currentErrors();
    expect(textOf('docs/errors.md')).toBe(page);
    for (const code of ['invalid-vertex', 'unknown-vertex', 'not-a-game', 'too-many-items'])
      expect(page).toContain(`| \`${code}\` |`);
  });

  it('docs/reference.md has each value that is exported, with a sentence', () => {
    const page = currentReference();
    expect(textOf('docs/reference.md')).toBe(page);
    expect(page).toContain('- `shelling`: ');
    expect(page.split('\n').filter((line) => /^- `[^`]+`: ?$/.test(line))).toEqual([]);
  });
});
