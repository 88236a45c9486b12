import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFiles } from '../../scripts/catalogue.js';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';

describe('docs/catalogue.md', () => {
  it('and its pictures are what the catalogue says (npx tsx scripts/catalogue.ts)', () => {
    const files = catalogueFiles();
    for (const [path, text] of files) {
      expect(existsSync(`${root}${path}`), path).toBe(true);
      expect(textOf(path) === text, path).toBe(true);
    }
    expect(filesUnder('docs/pictures/catalogue', /\.svg$/)).toEqual([...files.keys()].slice(1).sort());
  });
});
