import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Case {
  /** How many sets of three vertices, and the temperatures of the values of the complexes. */
  readonly sets: number;
  readonly temperatures: readonly string[];
  readonly seconds: number;
}

interface Reference {
  readonly frobbySeconds: number;
  readonly cases: readonly Case[];
}

/** What a fresh process found. */
interface Run {
  readonly seconds: number;
  readonly temperatures: readonly string[];
  readonly agree: boolean;
}

const RUNS = 3;
/** At least so many times as fast as before; ten or so over all. */
const WANTED = 8;

/**
 * Values of four random complexes on 18 vertices with random sides, by so many nonfaces of three vertices, after a
 * first one: the CPU seconds of the evaluation. Each is computed again, not timed, from the facets with the vertices in
 * the other order.
 */
const SCRIPT = `
import { SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { ValueStore, temperature } from 'spgames/values';
const sets = Number(process.argv[1]);
let seed = sets;
const random = (n) => Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * n);
const n = 18;
let micros = 0;
let agree = true;
const temperatures = [];
// The first one is to load what is needed.
for (let i = -1; i < 4; i++) {
  const nonfaces = Array.from({ length: sets }, () => {
    const set = new Set();
    while (set.size < 3) set.add(random(n));
    return [...set];
  });
  const vertices = Array.from({ length: n }, (_, v) => ({ label: 'v' + v, side: random(2) === 0 ? 'L' : 'R' }));
  const complex = SimplicialComplex.fromNonfaces(nonfaces, vertices);
  complex.minimalNonfaces;
  const store = new ValueStore();
  const before = process.cpuUsage();
  const value = new Evaluator({ store }).value(complex);
  const { user, system } = process.cpuUsage(before);
  if (i === -1) continue;
  micros += user + system;
  temperatures.push(String(temperature(value)));
  const turned = complex.facets.toLists().map((facet) => facet.map((v) => n - 1 - v));
  agree &&= new Evaluator({ store }).value(SimplicialComplex.fromFacets(turned, vertices.toReversed())) === value;
}
console.log(JSON.stringify({ seconds: micros / 1e6, temperatures, agree }));
`;

function run(sets: number): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, '--', String(sets)],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('..', import.meta.url)) },
  );
  if (status !== 0) throw new Error(`${sets} sets: ${stderr.slice(0, 2000)}`);
  return JSON.parse(stdout) as Run;
}

/**
 * Evaluates random complexes beside what the library needed when it searched such games in TypeScript.
 * @param frobbySeconds what frobby needs here, if it is there: the earlier times are scaled by it
 * @returns the cases that are not so many times as fast
 */
export function compareNonfaces(frobbySeconds: number | undefined): string[] {
  const file = new URL('workloads/nonfaces.json', import.meta.url);
  const { frobbySeconds: there, cases } = JSON.parse(readFileSync(file, 'utf8')) as Reference;
  const scale = frobbySeconds === undefined ? 1 : frobbySeconds / there;
  console.log(
    '\nNonfaces of three vertices, four random complexes on 18: CPU seconds of a fresh process, least of several',
  );
  console.log(`  ${'sets'.padEnd(6)}${'here'.padStart(9)}${'before'.padStart(9)}${'factor'.padStart(9)}`);
  const slower: string[] = [];
  for (const { sets, seconds, temperatures } of cases) {
    const runs = Array.from({ length: RUNS }, () => run(sets));
    const here = Math.min(...runs.map((one) => one.seconds));
    const factor = (seconds * scale) / here;
    console.log(
      `  ${String(sets).padEnd(6)}${here.toFixed(3).padStart(9)}${(seconds * scale).toFixed(3).padStart(9)}${factor.toFixed(1).padStart(9)}`,
    );
    for (const { temperatures: found, agree } of runs) {
      if (!agree) throw new Error(`${sets} sets: other values from the facets`);
      if (found.join() !== temperatures.join()) throw new Error(`${sets} sets: temperatures ${found.join()}`);
    }
    if (factor < WANTED) slower.push(`${sets} sets`);
  }
  return slower;
}
