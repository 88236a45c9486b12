import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from '../../scripts/filesUnder.js';
import { entryPoints } from '../../scripts/reference.js';

/** Pages that list what there is. */
const LISTS = ['catalogue', 'commands', 'concordance', 'errors', 'functions', 'reference'].map(
  (name) => `docs/${name}.md`,
);

/** Where a user meets what is exported: pages, examples, commands, expressions, and names in other programs. */
const USES = [
  'README.md',
  ...filesUnder('docs', /\.md$/).filter((page) => !LISTS.includes(page)),
  ...filesUnder('examples', /\.(?:ts|ipynb|html|js)$/),
  ...['cli', 'expressions', 'mathjs', 'jupyter'].flatMap((folder) => filesUnder(`src/${folder}`, /\.ts$/)),
  'scripts/namesElsewhere.json',
];

describe('the exports', () => {
  it('have each a use: a page, an example, a command, an expression (else they stay inside)', () => {
    const words = new Set(USES.flatMap((path) => textOf(path).match(/[A-Za-z_]\w*/g) ?? []));
    const names = [...entryPoints().keys()];
    expect(names.length).toBeGreaterThan(700);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});
