import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { packAndInstall } from '../package/packedPackage.js';
import { joined, kept, shownBy, type Notebook } from './Notebook.js';
import { runNotebook } from './runNotebook.js';

/** `SPGAMES_UPDATE_NOTEBOOKS=1 npm run test:notebooks` writes the outputs anew. */
const update = process.env['SPGAMES_UPDATE_NOTEBOOKS'] === '1';
const notebooks = filesUnder('examples/notebooks', /\.ipynb$/);

/** What every code cell shows, by its source. */
function shown({ cells }: Notebook): (readonly [source: string, shown: readonly string[]])[] {
  return cells.filter(({ cell_type }) => cell_type === 'code').map((cell) => [joined(cell.source), shownBy(cell)]);
}

describe('in Jupyter, from start to end', () => {
  it.each(notebooks)('%s shows what is stored', (path) => {
    const run = kept(runNotebook(root + path));
    if (update) writeFileSync(root + path, `${JSON.stringify(run, undefined, 1)}\n`);
    expect(shown(run)).toEqual(shown(JSON.parse(textOf(path)) as Notebook));
  });

  it('a copy runs in a project that has the package installed', () => {
    const packed = packAndInstall();
    try {
      const path = join(packed.project, basename(notebooks[0]!));
      copyFileSync(root + notebooks[0]!, path);
      expect(shown(kept(runNotebook(path)))).toEqual(shown(JSON.parse(readFileSync(path, 'utf8')) as Notebook));
    } finally {
      packed.remove();
    }
  });
});
