/**
 * Times spgames beside the programs that its users know, on the same inputs in the same run.
 * Run:   npm run bench            all
 *        npm run bench -- facets  facets from nonfaces; faces: numbers of faces; families: a million sets;
 *        homology, cohenMacaulay, betti, shelling: complexes given by facets; isomorphism: pairs of complexes
 *        outcomes: who wins, on boards whose outcome is published; outcomes-all: the larger ones of these, for hours
 * analysis: analyze beside the functions that it calls; values: the command value; values-all: with DOMINEERING on 6 ×
 * 6, which takes a minute; command: the start of the command beside bare Node, and a batch; digraphs: values of digraph
 * placement games; moves: values of games by their moves, beside a search of whole positions; strips: tables of Oab;
 * surveys: a million tiny items, and temperatures beside `batch value` and a bare loop; explorer: how soon its page
 * answers in a browser; lattice: tables of outcomes of lattice games, beside a plain loop in C++; posets: lattices,
 * dimension, linear extensions, Hibi ideals of posets of games and others; growth: cost and memory of nine questions at
 * five sizes each, growth-write: the same, written into docs/performance.md
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SimplicialComplex } from 'spgames/complex';
import { missingPeers } from '../test/peers/peers.js';
import { compareAnalysis } from './analysis.js';
import { compareCommand } from './command.js';
import { compare } from './compare.js';
import { complexParts } from './complexes.js';
import { compareDigraphs } from './digraphs.js';
import { timeExplorer } from './explorer.js';
import { measureGrowth } from './growth.js';
import { compareIsomorphism } from './isomorphism.js';
import { compareLattice } from './lattice.js';
import { frobbyDual, macaulay2Dual, macaulay2Poincare, polymakeCliques, sageCliques } from './peerPrograms.js';
import { timeMoves } from './moves.js';
import { timeOutcomes } from './outcomes.js';
import { comparePosets } from './posets.js';
import { timeStrips } from './strips.js';
import { compareThreads, compareWithBareLoop, compareWithBatch, timeSurveys } from './surveys.js';
import { timeImplications } from './implications.js';
import { compareValues } from './values.js';
import { nogoWorkloads, transversalWorkloads } from './workloads.js';

const parts = [
  'facets',
  'faces',
  'families',
  ...Object.keys(complexParts),
  'analysis',
  'isomorphism',
  'posets',
  'values',
  'values-all',
  'command',
  'digraphs',
  'moves',
  'strips',
  'surveys',
  'explorer',
  'lattice',
  'outcomes',
  'outcomes-all',
  'growth',
  'growth-write',
];
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !parts.includes(part));
if (unknown !== undefined) {
  console.error(`bench: unknown part ${unknown}; expected ${parts.join(', ')} or nothing.`);
  process.exit(2);
}
const runs = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const left = missingPeers('bench');
console.log(
  left.length === 0
    ? 'every peer is installed'
    : `left out, not installed: ${left.map(({ name }) => name).join(', ')} (npm run setup -- --bench installs them)`,
);

const slower: string[] = [];
if (runs('facets'))
  slower.push(
    ...(await compare(
      'Facets from minimal nonfaces',
      [...transversalWorkloads(), ...nogoWorkloads()],
      ({ family }) => String(family.maximalIndependentSets().size),
      [frobbyDual, macaulay2Dual, polymakeCliques, sageCliques],
    )),
  );
if (runs('faces')) {
  // Macaulay2 needs minutes for these.
  const long = /^(kayles-[67]|col-tri4x5|hyper3-n3)/;
  slower.push(
    ...(await compare(
      'Numbers of faces',
      transversalWorkloads().filter(({ name }) => !long.test(name)),
      ({ n, nonfaces }) =>
        String(
          SimplicialComplex.fromNonfaces(nonfaces, n)
            .fVector()
            .reduce((sum, f) => sum + f, 0n),
        ),
      [macaulay2Poincare],
    )),
  );
}
for (const [part, run] of Object.entries(complexParts)) if (runs(part)) slower.push(...(await run()));
if (runs('analysis')) slower.push(...(await compareAnalysis()));
if (runs('isomorphism')) slower.push(...(await compareIsomorphism()));
if (runs('posets')) slower.push(...(await comparePosets()));
if (runs('values') || wanted.includes('values-all'))
  slower.push(...(await compareValues(wanted.includes('values-all'))));
if (runs('command')) slower.push(...compareCommand());
if (runs('digraphs')) slower.push(...(await compareDigraphs()));
if (runs('moves')) timeMoves();
if (runs('strips')) timeStrips();
if (runs('surveys')) {
  await timeSurveys();
  await timeImplications();
  compareWithBatch();
  compareThreads();
  await compareWithBareLoop();
}
if (runs('explorer')) await timeExplorer();
if (runs('lattice')) slower.push(...compareLattice());
if (runs('outcomes')) slower.push(...timeOutcomes(false));
if (wanted.includes('outcomes-all')) slower.push(...timeOutcomes(true));
if (runs('growth') || wanted.includes('growth-write')) await measureGrowth(wanted.includes('growth-write'));
let failed = false;
if (runs('families')) {
  console.log('\nFamilies of a million sets, in processes of their own');
  const families = fileURLToPath(new URL('families.ts', import.meta.url));
  failed = spawnSync(process.execPath, [...process.execArgv, families], { stdio: 'inherit' }).status !== 0;
}
console.log(
  slower.length === 0
    ? '\nnowhere slower than the fastest other program where that takes more than a few milliseconds'
    : `\nslower than it should be: ${slower.join('; ')}`,
);
process.exitCode = slower.length === 0 && !failed ? 0 : 1;
