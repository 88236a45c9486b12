import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from '../../scripts/filesUnder.js';
import { currentNotebookImports, NOTEBOOK_IMPORTS } from '../../scripts/notebookImports.js';
import { joined, kept, shownBy, type Notebook } from '../notebooks/Notebook.js';

const { imports } = JSON.parse(currentNotebookImports()) as { readonly imports: Readonly<Record<string, string>> };
const notebooks = filesUnder('examples/notebooks', /\.ipynb$/);

it('examples/notebooks/deno.json leads to every entry point of the build (else: npm run pages)', () => {
  expect(textOf(NOTEBOOK_IMPORTS)).toBe(currentNotebookImports());
});

describe.each(notebooks)('%s', (path) => {
  const text = textOf(path);
  const notebook = JSON.parse(text) as Notebook;
  const code = notebook.cells.filter(({ cell_type }) => cell_type === 'code');

  it('is kept as the test of notebooks writes it, without times and versions', () => {
    expect([notebook.nbformat, notebook.nbformat_minor]).toEqual([4, 5]);
    expect(notebook).toEqual(kept(notebook));
    expect(text).toBe(`${JSON.stringify(notebook, undefined, 1)}\n`);
    expect(code.map(({ execution_count }) => execution_count)).toEqual(code.map((_, i) => i + 1));
    expect(new Set(notebook.cells.map(({ id }) => id)).size).toBe(notebook.cells.length);
  });

  it('has what each cell shows, pictures and formulas among it, and no error', () => {
    const shown = code.flatMap((cell) => shownBy(cell));
    expect(shown.filter((line) => line.startsWith('error'))).toEqual([]);
    expect(shown.some((line) => /^image\/svg\+xml: <title>.+<\/title>$/.test(line))).toBe(true);
    expect(shown.some((line) => line.startsWith('text/latex: '))).toBe(true);
    expect(
      code.slice(1).filter((cell) => shownBy(cell).length === 0 && !/^(const|function)/.test(joined(cell.source))),
    ).toEqual([]);
  });

  it('imports the library by its name, with headings, sources and formulas between the cells', () => {
    const imported = code.flatMap((cell) =>
      [...joined(cell.source).matchAll(/ from '([^']+)'/g)].map(([, name]) => name!),
    );
    expect(imported.filter((name) => !(name in imports))).toEqual([]);
    const words = notebook.cells
      .filter(({ cell_type }) => cell_type === 'markdown')
      .map(({ source }) => joined(source))
      .join('\n');
    for (const part of [
      /^# /m,
      /^## /m,
      /Huntemann 2018|\*The Class of Strong Placement Games|A\. Guo and E\. Miller/,
      /\$.+\$/,
    ])
      expect(words).toMatch(part);
    const links = [...words.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) =>
      new URL(link!, `file:///examples/notebooks/`).pathname.slice(1),
    );
    expect(links.filter((link) => filesUnder(link.slice(0, link.lastIndexOf('/')), /./).includes(link))).toEqual(links);
  });
});
