import { describe, expect, it } from 'vitest';
import { currentErrors } from '../../scripts/errors.js';
import { filesUnder, textOf } from '../../scripts/filesUnder.js';
import { commandFiles } from '../../scripts/commands.js';
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

  it('docs/commands has a page for each command, and no other', async () => {
    const files = await commandFiles();
    expect(filesUnder('docs/commands', /./)).toEqual([...files.keys()].sort());
    for (const [path, text] of files) expect(textOf(path), path).toBe(text);
    const index = files.get('docs/commands/index.md')!;
    for (const name of Object.keys(await allCommands())) expect(index).toContain(`- [\`${name}\`](${name}.md): `);
    expect(files.get('docs/commands/value.md')).toContain('\n- `--cool <t>`: the value cooled by t ≥ -1\n');
  });

  it('docs/functions.md has each function of expressions', () => {
    expect(textOf('docs/functions.md')).toBe(currentFunctions());
  });

  it('docs/reference.md has each value that is exported, with a sentence', () => {
    const page = currentReference();
    expect(textOf('docs/reference.md')).toBe(page);
    expect(page).toContain('- `shelling`: ');
    expect(page.split('\n').filter((line) => /^- `[^`]+`: ?$/.test(line))).toEqual([]);
  });
});
