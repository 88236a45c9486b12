// Mutation testing: changes the sources here and there, and tells of which changes no test takes notice.
import { Stryker } from '@stryker-mutator/core';
import { GROUPS } from '../stryker.config.js';

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in GROUPS));
if (unknown !== undefined)
  throw new Error(`mutate: no group ${unknown}; expected some of ${Object.keys(GROUPS).join(', ')}`);

/** The least part of all changes that is to be found. */
const LEAST = 0.85;

let [found, all] = [0, 0];
for (const name of names.length > 0 ? names : Object.keys(GROUPS)) {
  const { mutate, tests } = GROUPS[name];
  // Tests are bundled after the sources are changed: to load many modules takes longer than to run them.
  const buildCommand = `esbuild ${tests.join(' ')} --bundle --format=esm --platform=node --packages=external --outdir=reports/tests --log-level=warning`;
  const mutants = await new Stryker({ mutate: [...mutate], buildCommand }).runMutationTest();
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const left = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of left)
    console.log(`${fileName}:${location.start.line}:${location.start.column} ${status} ${mutatorName} ${replacement}`);
  console.log(`${name}: ${score(counted.length - left.length, counted.length)}`);
  found += counted.length - left.length;
  all += counted.length;
}
console.log(`all: ${score(found, all)}`);
process.exitCode = found / all > LEAST ? 0 : 1;

function score(found, all) {
  return `${found} of ${all} changes are found, ${((100 * found) / all).toFixed(1)} %`;
}
