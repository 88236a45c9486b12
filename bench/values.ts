import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { asComplex, parseSource } from 'spgames/sources';
import { ValueStore, parseValue } from 'spgames/values';
import { compareNonfaces } from './nonfaces.js';
import { frobbyDual } from './peerPrograms.js';
import { transversalWorkloads } from './workloads.js';

interface Case {
  readonly source: string;
  /** What the other program needed. */
  readonly seconds?: number;
  /** The value, where it is known from elsewhere. */
  readonly name?: string;
  readonly temperature?: string;
  /** The most memory allowed. */
  readonly megabytes?: number;
}

interface Reference {
  readonly frobbySeconds: number;
  readonly cases: readonly Case[];
  readonly large: readonly Case[];
  readonly largest: readonly Case[];
}

/** What a fresh process used and printed. */
interface Run {
  readonly seconds: number;
  readonly megabytes: number;
  readonly answer: { readonly name: string | null; readonly mean: string; readonly temperature: string };
}

const RUNS = 9;
const START = 'snort@path:2';
/** Ten times faster from here on; below it within `ALLOWED_SECONDS` of the start-up. */
const LONG_SECONDS = 0.25;
const ALLOWED_SECONDS = 0.03;
/** Smaller differences of CPU times mean nothing. */
const RESOLUTION = 0.002;
const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const REPORT = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();
process.stderr.write('\\n@ '+(u.userCPUTime+u.systemCPUTime)/1e6+' '+u.maxRSS/1024)})`;

/** CPU time of all threads and peak memory of `spgames value SOURCE --json`. */
function value(source: string): Run {
  const args = ['--import', REPORT, COMMAND, 'value', source, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const [, seconds, megabytes] = /@ (\S+) (\S+)$/.exec(stderr) ?? [];
  if (status !== 0 || seconds === undefined) throw new Error(`value ${source}: ${stderr.slice(0, 2000)}`);
  return { seconds: Number(seconds), megabytes: Number(megabytes), answer: JSON.parse(stdout) as Run['answer'] };
}

/** The quickest of several runs and of as many of the start, in turn, since machines are not always equally fast. */
function valueAndStart(source: string, runs: number): { readonly best: Run; readonly start: number } {
  let best: Run | undefined;
  let start = Infinity;
  for (let i = 0; i < runs; i++) {
    start = Math.min(start, value(START).seconds);
    const run = value(source);
    if (best === undefined || run.seconds < best.seconds) best = run;
  }
  return { best: best!, start };
}

/** The same value in this process, from the same complex with its vertices the other way round. */
function valueAgain(source: string, name: string | null): boolean {
  const complex = asComplex(parseSource(source));
  const n = complex.n;
  const backwards = complex.listMinimalNonfaces().relabel(
    Int32Array.from({ length: n }, (_, v) => n - 1 - v),
    n,
  );
  const store = new ValueStore();
  const found = new Evaluator({ store }).value(
    SimplicialComplex.fromNonfaces(backwards, [...complex.vertices].reverse()),
  );
  return name === null || found.equals(parseValue(name, store));
}

/**
 * CPU time of the command `value`, a fresh process for each source, less that of `value snort@path:2`, beside the
 * fastest other program known. Its times were taken on a machine where frobby needed `frobbySeconds`: ours are scaled
 * by frobby's time in this run. Every value is computed again in another order of the vertices.
 * Then random complexes with nonfaces of three vertices, beside what the library needed before.
 * @param all whether to run the largest case too, which takes minutes
 * @returns the sources that are slower than we want
 */
export async function compareValues(all: boolean): Promise<string[]> {
  const file = new URL('workloads/values.json', import.meta.url);
  const { frobbySeconds, cases, large, largest } = JSON.parse(readFileSync(file, 'utf8')) as Reference;
  const frobby = await frobbyDual.measure(transversalWorkloads().filter(({ name }) => name === 'snort-5x5'));
  const own = frobby?.get('snort-5x5')?.ms;
  const scale = own === undefined ? 1 : (1000 * frobbySeconds) / own;
  console.log(`\nValues: CPU seconds of a fresh process, least of several, less those of value ${START}`);
  console.log(
    own === undefined
      ? '  frobby is not installed: the times are not scaled'
      : `  scaled by ${scale.toFixed(2)}: frobby alexdual on snort-5x5 took ${(own / 1000).toFixed(3)} s here, ${frobbySeconds} s there`,
  );
  console.log(
    `  ${'source'.padEnd(24)}${'here'.padStart(9)}${'scaled'.padStart(9)}${'other'.padStart(9)}${'factor'.padStart(9)}${'MB'.padStart(7)}`,
  );
  const slower: string[] = [];
  for (const one of [...cases, ...large, ...(all ? largest : [])]) {
    const { best, start } = valueAndStart(one.source, cases.includes(one) ? RUNS : 1);
    const { seconds, megabytes, answer } = best;
    const here = Math.max(0, seconds - start);
    const scaled = here * scale;
    // A difference below the resolution of the clock gives a lower bound.
    const factor =
      one.seconds === undefined
        ? ''
        : (scaled < RESOLUTION ? '> ' : '') + (one.seconds / Math.max(scaled, RESOLUTION)).toFixed(1);
    console.log(
      `  ${one.source.padEnd(24)}${here.toFixed(3).padStart(9)}${scaled.toFixed(3).padStart(9)}${String(one.seconds ?? '').padStart(9)}${factor.padStart(9)}${megabytes.toFixed(0).padStart(7)}`,
    );
    if (one.name !== undefined && answer.name !== one.name)
      throw new Error(`${one.source} is ${answer.name}, not ${one.name}`);
    if (one.temperature !== undefined && answer.temperature !== one.temperature)
      throw new Error(`${one.source} has the temperature ${answer.temperature}, not ${one.temperature}`);
    if (one.megabytes !== undefined && megabytes > one.megabytes) throw new Error(`${one.source} used ${megabytes} MB`);
    if (!largest.includes(one) && !valueAgain(one.source, answer.name))
      throw new Error(`${one.source} has another value when its vertices are reversed`);
    if (one.seconds === undefined) continue;
    if (one.seconds >= LONG_SECONDS ? scaled > one.seconds / 10 : scaled > ALLOWED_SECONDS) slower.push(one.source);
  }
  return [...slower, ...compareNonfaces(own === undefined ? undefined : own / 1000)];
}
