import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { anchorsOf, markdownLinks, slugOf } from '../../scripts/markdownLinks.js';

const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'engine/README.md', ...filesUnder('docs', /\.md$/)];

const anchors = new Map<string, ReadonlySet<string>>();

/** The headings of a page, read once. */
function anchorsIn(page: string): ReadonlySet<string> {
  let found = anchors.get(page);
  if (found === undefined) anchors.set(page, (found = anchorsOf(textOf(page))));
  return found;
}

describe('links', () => {
  it.each(pages)('of %s lead to files and headings that are there', (page) => {
    const broken = markdownLinks(textOf(page)).flatMap(({ path, anchor }) => {
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      if (!existsSync(root + target)) return [target];
      return anchor === undefined || anchorsIn(target).has(anchor) ? [] : [`${target}#${anchor}`];
    });
    expect(broken).toEqual([]);
  });

  it('are found outside of code, pictures too, and not those to other sites', () => {
    const text =
      '[a](b.md#c), ![d](e.svg) `[f](g.md)` [h](https://i.org) [j](#k) [*](l.md "m")\n```text\n[n](o.md)\n```\n';
    expect(markdownLinks(text)).toEqual([
      { path: 'b.md', anchor: 'c' },
      { path: 'e.svg', anchor: undefined },
      { path: '', anchor: 'k' },
      { path: 'l.md', anchor: undefined },
    ]);
  });
});

describe('headings', () => {
  it('have names of letters, digits and hyphens', () => {
    expect(slugOf('Homology, Cohen–Macaulayness: `H_1`')).toBe('homology-cohenmacaulayness-h_1');
  });

  it('that are equal are numbered', () => {
    const text = '# A\n## B [c](d)\n## A ##\n```sh\n# no heading\n```\n';
    expect([...anchorsOf(text)]).toEqual(['a', 'b-c', 'a-1']);
  });
});
