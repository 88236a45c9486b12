/**
 * The main job, end to end (`npm run demo`): games to complexes and ideals, back from a complex to a game, and, where
 * Macaulay2 is installed, its own computation of the same ideals.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBoard, path } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { cyclesConstruction, skeletonConstruction, verifyConstruction } from 'spgames/constructions';
import { parseMacaulay2Ideal, printIdeal, printMacaulay2Game } from 'spgames/formats';
import { compile, domineering, nogo, snort, type SPGame } from 'spgames/games';
import type { SetFamily } from 'spgames/sets';
import { peer } from '../test/peers/peers.js';

let failures = 0;

/** Prints the answer to a question that must be yes. */
function check(question: string, holds: boolean): void {
  console.log(`  ${question}: ${holds ? 'yes' : 'NO'}`);
  if (!holds) failures++;
}

function listed(game: SPGame, sets: SetFamily): string {
  if (sets.size === 0) return 'none';
  return sets
    .toLists()
    .map((set) => `{${set.map((v) => game.vertices[v]!.label).join(', ')}}`)
    .join(' ');
}

/** Has Macaulay2 find the illegal ideal from the maximal legal positions and the legal ideal from the illegal ones. */
function askMacaulay2(command: string, game: SPGame): void {
  const { legalComplex: legal, illegalComplex: illegal, legalIdeal, illegalIdeal } = game;
  const script = `${printMacaulay2Game({ legal, illegal })}
print toString monomialIdeal legalComplex
print toString monomialIdeal facets simplicialComplex illegalIdeal
`;
  const folder = mkdtempSync(join(tmpdir(), 'spgames-demo-'));
  try {
    const file = join(folder, 'game.m2');
    writeFileSync(file, script);
    const { stdout } = spawnSync(command, ['--script', file], { encoding: 'utf8' });
    const [ill = '', leg = ''] = stdout.trim().split('\n');
    const { ring } = illegalIdeal;
    check('Macaulay2 finds the same illegal ideal', parseMacaulay2Ideal(ill, { ring }).equals(illegalIdeal));
    check('Macaulay2 finds the same legal ideal', parseMacaulay2Ideal(leg, { ring }).equals(legalIdeal));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const macaulay2 = peer('M2');
const games: [string, SPGame][] = [
  ['SNORT on the path P_3', compile(snort, path(3))],
  ['NOGO on the path P_3', compile(nogo, path(3))],
  ['DOMINEERING on a, b, c in a column and d right of c', compile(domineering, parseBoard('grid:3x2/.#|.#|..'))],
];

for (const [title, game] of games) {
  console.log(`\n${title}`);
  console.log(`  vertices          ${game.vertices.map(({ label }) => label).join(' ')}`);
  console.log(`  facets            ${listed(game, game.legalComplex.facets)}`);
  console.log(`  minimal nonfaces  ${listed(game, game.legalComplex.minimalNonfaces)}`);
  console.log(`  legal ideal       (${printIdeal(game.legalIdeal)})`);
  console.log(`  illegal ideal     (${printIdeal(game.illegalIdeal)})`);
  if (macaulay2 !== undefined) askMacaulay2(macaulay2, game);
}

console.log('\nBack: games from the complex with the facets {x1, x2, y1}, {x2, x3}, {x3, y2}');
const target = SimplicialComplex.fromFacets(
  [
    [0, 1, 3],
    [1, 2],
    [2, 4],
  ],
  ['x1', 'x2', 'x3', 'y1', 'y2'].map(vertexFromLabel),
);
for (const construction of [
  cyclesConstruction(target, 'legal'),
  cyclesConstruction(target, 'illegal'),
  skeletonConstruction(target),
]) {
  const { board, method, as } = construction;
  console.log(
    `  ${method}, as ${as} complex: a board with ${board.vertexCount} vertices and ${board.edges.length} edges`,
  );
  check('compiled from scratch it has the complex', verifyConstruction(construction).verified);
}

if (macaulay2 === undefined)
  console.log('\nMacaulay2 is not installed, so it was not asked (npm run setup installs it).');
process.exitCode = failures === 0 ? 0 : 1;
