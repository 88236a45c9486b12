import { describe, expect, it } from 'vitest';
import { currentErrors } from '../../scripts/errors.js';
import { textOf } from '../../scripts/filesUnder.js';
import { currentCommands } from '../../scripts/commands.js';
import { allCommands } from '../../src/cli/commandTable.js';
import { currentFunctions } from '../../scripts/functions.js';
import { currentReference } from '../../scripts/reference.js';
import { inFull } from '../helpers/sampling.js';

describe('pages that are written from the code (else: npm run pages)', () => {
  it.skipIf(!inFull)('docs/errors.md lists the codes of all four families', () => {
    const page = currentErrors();
    expect(textOf('docs/errors.md')).toBe(page);
    for (const code of ['invalid-vertex', 'unknown-vertex', 'not-a-game', 'too-many-items'])
      expect(page).toContain(`| \`${code}\` |`);
  });

  it('docs/commands.md has each command', async () => {
    const page = await currentCommands();
    expect(textOf('docs/commands.md')).toBe(page);
    for (const name of Object.keys(await allCommands())) {
      expect(page).toContain(`\n- [\`${name}\`](#${name}): `);
      expect(page).toContain(`\n### ${name}\n`);
    }
    expect(page).toContain('\n- `--cool <t>`: the value cooled by t ≥ -1\n');
  });

  it('docs/functions.md has each function of expressions, with its command and its names elsewhere', async () => {
    const page = await currentFunctions();
    expect(textOf('docs/functions.md')).toBe(page);
    expect(page).toMatch(/\n- `pureSkeleton\(.*Command `pure-skeleton`/);
    expect(page).toMatch(/\n- `hVector\(.* Macaulay2 `hVector`; Sage `h_vector`/);
  });

  it('docs/reference.md has each value that is exported, with a sentence', () => {
    const page = currentReference();
    expect(textOf('docs/reference.md')).toBe(page);
    expect(page).toContain('- `shelling`: ');
    expect(page.split('\n').filter((line) => /^- `[^`]+`: ?$/.test(line))).toEqual([]);
  });
});
