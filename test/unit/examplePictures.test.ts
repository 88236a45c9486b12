import { describe, expect, it } from 'vitest';
import { EXAMPLES, examplePictures } from '../../scripts/examplePictures.js';
import { filesUnder, textOf } from '../../scripts/filesUnder.js';

describe('docs/pictures.md and docs/index.md', () => {
  it('shows what the library draws (npx tsx scripts/examplePictures.ts)', () => {
    const pictures = examplePictures();
    for (const [name, svg] of pictures) expect(textOf(`${EXAMPLES}${name}.svg`) === svg, name).toBe(true);
    const files = [...pictures.keys()].map((name) => `${EXAMPLES}${name}.svg`).sort();
    expect(filesUnder(EXAMPLES.slice(0, -1), /\.svg$/)).toEqual(files);
    const pages = textOf('docs/pictures.md') + textOf('docs/index.md');
    for (const file of files) expect(pages).toContain(`](${file.slice('docs/'.length)})`);
  });
});
