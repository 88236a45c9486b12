/**
 * Writes the pictures of `docs/pictures.md`, `docs/index.md` and README (`npx tsx scripts/examplePictures.ts`).
 * A test compares the files with what this program would write.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { heaps, path } from '../src/boards/index.js';
import { namedComplex, SimplicialComplex } from '../src/complex/index.js';
import { dayPoset, optionClosedPoset, osloPoset } from '../src/days/index.js';
import { compile, findRuleset, nim, orientedDomineering, snort } from '../src/games/index.js';
import {
  drawBettiTable,
  drawComplex,
  drawFaceNumbers,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawPlot,
  drawPoset,
  drawThermograph,
} from '../src/pictures/index.js';
import { asGame, asValue, parseSource } from '../src/sources/index.js';
import { parseValue, temperature } from '../src/values/index.js';
import { parseBoard } from '../src/boards/index.js';
import { root } from './filesUnder.js';

/** Where the pictures lie. */
export const EXAMPLES = 'docs/pictures/examples/';

/** The temperatures of some rulesets on paths. */
function temperatures(blackAndWhite: boolean): string {
  const series = [];
  for (const name of ['snort', 'nogo', 'oab(1,2)']) {
    const points: [number, ReturnType<typeof temperature>][] = [];
    for (let n = 1; n <= 9; n++) points.push([n, temperature(asValue(parseSource(`${name}@path:${n}`)))]);
    series.push({ name, points });
  }
  const data = { x: 'vertices of the path', y: 'temperature', series };
  return drawPlot(data, { title: 'Temperatures on paths', blackAndWhite });
}

/** The pictures by their names. */
export function examplePictures(): ReadonlyMap<string, string> {
  const snort3 = compile(snort, path(3));
  const dominoes = compile(orientedDomineering, parseBoard('grid:3x3'));
  const triangles = SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [2, 3, 4],
      [0, 4],
    ],
    ['1', '2', '3', '4', '5'],
  );
  const kayles = compile(findRuleset('kayles'), path(7));
  return new Map([
    // The bridge of README: board, complex, value.
    ['bridge-board', drawGame(snort3, { title: 'A path with three vertices' })],
    ['bridge-complex', drawComplex(snort3.legalComplex, { title: 'The legal complex of SNORT on it' })],
    ['bridge-value', drawThermograph(parseValue('{2|-2}'), { title: 'The thermograph of its value' })],
    ['position', drawGame(dominoes.after([0, 11]), { title: 'A position of DOMINEERING' })],
    [
      'position-print',
      drawGame(dominoes.after([0, 11]), { title: 'The same for print', blackAndWhite: true, labels: false }),
    ],
    ['strip', drawGame(kayles.after([1, 11]), { title: 'A position of KAYLES' })],
    ['heaps', drawGame(compile(nim, heaps([3, 5])), { title: 'NIM' })],
    ['complex', drawComplex(triangles, { title: 'A complex' })],
    ['torus', drawComplex(namedComplex('torus'), { title: 'The torus on 7 vertices as a polygon' })],
    ['klein-bottle', drawComplex(namedComplex('klein-bottle'), { title: 'A Klein bottle as a polygon' })],
    ['dunce-hat', drawComplex(namedComplex('dunce-hat'), { title: 'A dunce hat as a polygon' })],
    ['poset', drawPoset(triangles, { title: 'Its face poset' })],
    ['games-by-day', drawPoset(dayPoset(2), { title: 'The games born by day 2' })],
    ['option-closed', drawPoset(optionClosedPoset(2), { title: 'The option-closed games born by day 2' })],
    ['oslo-games', drawPoset(osloPoset(2), { title: 'The Oslo games of day 2' })],
    ['game-graph', drawGameGraph(snort3, { title: 'The game graph of SNORT on a path' })],
    ['game-tree', drawGameTree(snort3, { title: 'The game tree of SNORT on a path' })],
    [
      'sum',
      drawGame(asGame(parseSource('snort@path:3 + domineering(oriented)@grid:2x2 - hex@hex:2x2')), {
        title: 'A sum of games on boards',
      }),
    ],
    [
      'orbits',
      drawGameGraph(compile(snort, parseBoard('grid:2x3')), {
        orbits: true,
        title: 'The game graph of SNORT on a grid up to symmetry',
      }),
    ],
    ['value-tree', drawGameTree(parseValue('{2|-2}'), { title: 'The game tree of {2|-2}' })],
    ['thermograph', drawThermograph(parseValue('{4||1|-2}'), { title: 'A thermograph' })],
    ['betti', drawBettiTable(namedComplex('real-projective-plane'), { title: 'A Betti table' })],
    ['face-numbers', drawFaceNumbers(namedComplex('real-projective-plane'), { title: 'Face numbers' })],
    ['temperatures', temperatures(false)],
    ['temperatures-print', temperatures(true)],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, svg] of examplePictures()) writeFileSync(`${root}${EXAMPLES}${name}.svg`, svg);
