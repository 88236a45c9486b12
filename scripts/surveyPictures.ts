/** The pictures of `docs/survey-results.md`, drawn from the tables on that page. */
import { parseBoard } from '../src/boards/index.js';
import { parseDigraphPlacement } from '../src/digraphs/index.js';
import { compile, findRuleset } from '../src/games/index.js';
import { drawDigraph, drawGame, drawPlot } from '../src/pictures/index.js';
import { rowsOn } from './surveyResults.js';

/** Where the pictures lie. */
export const PICTURES = 'docs/pictures/surveys/';

/** The pictures by their names. */
export function surveyPictures(page: string): ReadonlyMap<string, string> {
  /** The points of two columns of an answer, the second perhaps computed. */
  const points = (
    name: string,
    x: string,
    y: string | ((row: Readonly<Record<string, string>>) => number),
    question?: number,
  ): [number, number][] =>
    rowsOn(page, name, question).map((row) => [Number(row[x]), typeof y === 'string' ? Number(row[y]) : y(row)]);
  const share = (name: string): [number, number][] =>
    points(name, 'n', (row) => (100 * Number(row['sh'])) / Number(row['graphs']));
  const hottest = rowsOn(page, 'domineering-regions', 2)[0]!['board']!;
  const hotDigraph = rowsOn(page, 'digraphs', 1)[0]!['board']!;
  const cut = 'hex:3x6/#.....|......|.....#';
  return new Map([
    [
      'shellable',
      drawPlot(
        {
          x: 'vertices of the graph',
          y: 'per cent shellable',
          series: ['node-kayles', 'nogo', 'col'].map((name) => ({ name, points: share(`${name}-complexes`) })),
        },
        { title: 'Graphs with a shellable legal complex' },
      ),
    ],
    [
      'snort-degree',
      drawPlot(
        {
          x: 'largest degree d',
          y: 'temperature',
          series: [
            { name: 'largest temperature', points: points('snort-graphs', 'd', 'largest t', 2) },
            { name: 'd', points: points('snort-graphs', 'd', 'd', 2) },
          ],
        },
        { title: 'SNORT on connected graphs with at most 8 vertices' },
      ),
    ],
    [
      'hot-region',
      drawGame(compile(findRuleset('domineering'), parseBoard(hottest)), { title: 'A hot region of DOMINEERING' }),
    ],
    [
      'temperature-2',
      drawGame(compile(findRuleset('domineering'), parseBoard('grid:5x5/..###|#...#|....#|##...|##.#.')), {
        title: 'A region of DOMINEERING of temperature 2',
      }),
    ],
    ['hot-digraph', drawDigraph(parseDigraphPlacement(hotDigraph), { title: 'A hot digraph placement game' })],
    ['triangular-grid', drawGame(compile(findRuleset('snort'), parseBoard(cut)), { title: 'Two rows of triangles' })],
    [
      'values-of-complexes',
      drawPlot(
        {
          x: 'vertices',
          y: 'values',
          series: ['all', 'flag', 'pure', 'spheres'].map((name) => ({
            name,
            points: points('small-complexes', 'n', name),
          })),
        },
        { title: 'Values of small complexes' },
      ),
    ],
  ]);
}
