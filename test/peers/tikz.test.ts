import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Board, cycle, heaps, parseBoard, path } from 'spgames/boards';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import { arcKayles, compile, kayles, nim, orientedDomineering, snort } from 'spgames/games';
import {
  drawBettiTable,
  drawBoard,
  drawComplex,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawPlot,
  drawPoset,
  drawThermograph,
} from 'spgames/pictures';
import { Dyadic, parseValue } from 'spgames/values';
import { afterAll, describe, expect, it } from 'vitest';
import { peer } from './peers.js';

const pdflatex = peer('pdflatex');
const folder = mkdtempSync(join(tmpdir(), 'spgames-tikz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tikz = { format: 'tikz' } as const;
const snort3 = compile(snort, path(3));
const plane = namedComplex('real-projective-plane');
const names = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [2, 3, 4, 5],
  ],
  ['a_b', '100%', 'x#1', 'y^2', 'a&b', 'αω<Γ'],
);
const plot = {
  x: 'n',
  y: 'temperature',
  series: [
    {
      name: 'oab(1,2)',
      points: [
        [1, -1],
        [2, Dyadic.of(1, 1)],
      ] as const,
    },
    {
      name: 'a_b',
      points: [
        [1, 0],
        [2, 3],
      ] as const,
    },
  ],
};

/** Pictures of all kinds, degenerate ones and labels that TeX would read as commands. */
const PICTURES: Readonly<Record<string, string>> = {
  cells: drawGame(compile(orientedDomineering, parseBoard('grid:3x3')).after([0, 11]), tikz),
  hexagons: drawBoard(parseBoard('hex:2x2/x.|.o'), tikz),
  graph: drawGame(compile(arcKayles, cycle(6)).after([0, 3]), tikz),
  coloured: drawBoard(parseBoard('path:4 sides:LR.L'), tikz),
  lengths: drawBoard(
    new Board({
      vertexCount: 3,
      edges: [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      lengths: [3, 9, 30],
    }),
    tikz,
  ),
  strip: drawGame(compile(kayles, path(5)).after([1]), tikz),
  heaps: drawGame(compile(nim, heaps([3, 4])).after([4]), tikz),
  nothing: drawBoard(parseBoard('empty:0'), tikz),
  complex: drawComplex(plane, tikz),
  names: drawComplex(names, tikz),
  void: drawComplex(SimplicialComplex.void(2), tikz),
  irrelevant: drawComplex(SimplicialComplex.fromFacets([[]], 2), tikz),
  poset: drawPoset(names, tikz),
  gameGraph: drawGameGraph(snort3, tikz),
  gameTree: drawGameTree(snort3, tikz),
  valueTree: drawGameTree(parseValue('{2,{1|^*}|tiny(3)}'), tikz),
  valueGraph: drawGameGraph(parseValue('{2|-1/2}'), tikz),
  thermograph: drawThermograph(parseValue('{4||1/2|-2}'), tikz),
  betti: drawBettiTable(plane, tikz),
  faceNumbers: drawFaceNumbers(plane, tikz),
  small: drawComplex(plane, { ...tikz, width: 90, blackAndWhite: true }),
  bare: drawPoset(snort3, { ...tikz, labels: false }),
  plot: drawPlot(plot, tikz),
  barePlot: drawPlot(plot, { ...tikz, labels: false, width: 300 }),
  emptyPlot: drawPlot({ ...plot, series: [] }, tikz),
};

describe('LaTeX', () => {
  it.skipIf(pdflatex === undefined)('takes every picture, one on each page, without a word', () => {
    const pages = Object.values(PICTURES).join('\\newpage\n');
    const preamble =
      '\\documentclass{article}\n\\usepackage{tikz}\n\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.18}\n\\usepackage[a3paper,landscape,margin=10mm]{geometry}\n';
    writeFileSync(join(folder, 'all.tex'), `${preamble}\\begin{document}\n${pages}\\end{document}\n`);
    const options = ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'];
    execFileSync(pdflatex!, options, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
    expect(existsSync(join(folder, 'all.pdf'))).toBe(true);
    const log = readFileSync(join(folder, 'all.log'), 'latin1').replaceAll('\n', '');
    expect(log).toContain(`Output written on all.pdf (${Object.keys(PICTURES).length} pages`);
    expect(log.match(/(?:LaTeX|Package \w+) (?:Font )?Warning:.{0,80}/g) ?? []).toEqual([]);
    expect(log).not.toContain('Missing character');
  });
});
