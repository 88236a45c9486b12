import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentArchitecture } from '../../scripts/architecture.js';
import { root, textOf } from '../../scripts/filesUnder.js';

/** The paths that a page names: in code, and as links from its folder. */
function pathsIn(page: string): string[] {
  const text = textOf(page);
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
  const inCode = [...text.matchAll(/`((?:src|test|scripts|docs|engine|bench|examples|schema|\.ci)\/[\w./-]*)`/g)];
  const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)];
  return [...inCode.map(([, path]) => path!), ...links.map(([, path]) => `${folder}${path}`)];
}

describe('the map of the repository', () => {
  it('shows the layers that the code is held against (else: npx tsx scripts/architecture.ts)', () => {
    expect(textOf('docs/architecture.md')).toBe(currentArchitecture());
  });

  it.each(['docs/architecture.md', 'CONTRIBUTING.md'])('%s names only what there is', (page) => {
    // Each list of what to touch has a file to be made, whose name ends in X.
    const paths = pathsIn(page).filter((path) => !/X\.ts$/.test(path));
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
  });
});
