import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { printLatex } from 'spgames/formats';
import { compile, domineering, snort } from 'spgames/games';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { parseValue, printValueLatex } from 'spgames/values';
import { describe, expect, it } from 'vitest';
import { families, labelled } from '../generators/ideals.js';
import { inFull } from '../helpers/sampling.js';
import { peer } from './peers.js';

const pdflatex = peer('pdflatex');

/** Compiles parts of a document, each on a page of its own, and returns how many pages there are. */
function pages(parts: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-latex-'));
  try {
    const text = [
      '\\documentclass{article}',
      '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}',
      '\\usepackage{amsmath,amssymb}',
      '\\usepackage[paperwidth=400cm,paperheight=400cm,margin=1cm]{geometry}',
      '\\begin{document}',
      parts.join('\n\\clearpage\n'),
      '\\end{document}',
      '',
    ].join('\n');
    writeFileSync(join(folder, 'all.tex'), text);
    try {
      execFileSync(pdflatex!, ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'], {
        cwd: folder,
        stdio: 'pipe',
      });
    } catch (cause) {
      const log = existsSync(join(folder, 'all.log')) ? readFileSync(join(folder, 'all.log'), 'latin1') : '';
      throw new Error(log.split('\n').slice(-40).join('\n'), { cause });
    }
    return Number(/Output written on all\.pdf \((\d+) page/.exec(readFileSync(join(folder, 'all.log'), 'latin1'))![1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Complexes with labels that TeX has to be told about. */
const complexes: readonly SimplicialComplex[] = fc.sample(
  fc
    .integer({ min: 0, max: 6 })
    .chain((n) =>
      fc
        .tuple(families(n, 6), fc.array(fc.constantFrom<('L' | 'R')[]>('L', 'R'), { minLength: n, maxLength: n }))
        .map(([sets, sides]) => SimplicialComplex.fromFacets(sets, labelled(sides))),
    ),
  { seed: 5, numRuns: inFull ? 100 : 15 },
);
const odd = SimplicialComplex.fromFacets(
  [
    [0, 1, 2],
    [3, 4, 5, 6],
  ],
  ['a_b', '{x}', '#&%$', '~^\\', 'y12', 'α', 'a<b>|βΩ'],
);

describe.skipIf(pdflatex === undefined)('LaTeX', () => {
  it('compiles formulas of complexes, ideals, games and values, and tables', () => {
    const subjects = [...complexes, odd].flatMap((complex) => [
      printLatex(complex),
      printLatex(stanleyReisnerIdeal(complex)),
    ]);
    const games = [compile(snort, path(3)), compile(domineering, grid(2, 2))].map((game) => printLatex(game));
    const values = [
      '0',
      '-3/4',
      '^',
      'v3*2',
      '^<2>',
      '^[3]',
      '*5',
      '+-1',
      '{2|-2}',
      '{1||0|-1/2}',
      'tiny(2)',
      'miny(1/2)',
      '{^|{1|*}}',
    ].map((name) => `$${printValueLatex(parseValue(name))!}$`);
    // Lines that cannot be answered are rows of a table, too.
    const batch = (lines: string, ...args: string[]): string =>
      spawnSync('node', ['dist/cli/main.js', 'batch', ...args, '--format', 'latex', '-'], {
        input: lines,
        encoding: 'utf8',
      }).stdout;
    const sources =
      'snort@path:1..6\nvalue:{2|-2}\nnim@heaps:1,2\nvalue:^ + *\nvalue:{tiny(1/2)|*}\nfacets:\nloopy:over + 1/2\n';
    const tables = [
      batch(sources, 'value'),
      ...['unicode', 'cgsuite', 'latex'].map((style) => batch(sources, 'value', '--switches', '--style', style)),
      batch('snort@grid:{1,2}x{1..4}\n', 'value'),
      batch('snort@path:1..3\nideal:(a_1*b,b*c)\n', 'analyze'),
      batch('value("{2|-2}")\n2/3\n', 'eval'),
    ];
    const parts = [...subjects, ...games, values.join('\n\n'), ...tables];
    expect(pages(parts)).toBe(parts.length);
  });
});
