// Runs the built command on inputs that are too large for it, and prints how long each took, by how much that is over
// its
// `--timeout`, the time of its processors, and its memory: a refused input takes no longer than its time and half a
// second, and no more than 1 GB. The start of the program, which takes its time on a busy machine, is measured first
// and is not a part of it. Run by hand: `npx tsx scripts/limits.ts [seconds]`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './filesUnder.js';

const SECONDS = Number(process.argv[2] ?? 3);
const MOST_MB = 1000;
const MOST_OVER = 0.5;

const ROWS: readonly string[] = `
compile snort@edges:1000000000
value avoid(0,999999999)@empty:3
compile nim@heaps:16
compile subtraction(1;2,3)@heap:100
analyze node-kayles@empty:20000 --only automorphisms
analyze snort@complete:1000 --only connected
analyze node-kayles@complete:1000 --json
analyze snort@grid:40x40 --only betti
analyze snort@grid:5x5 --only betti
compile snort@grid:10x10
build value:*9 --method value
value snort@complete:1000
value node-kayles@cycle:100000
value node-kayles@path:1000000
value col@empty:100000
value node-kayles@complete:2000
value domineering@grid:300x300
value nogo@grid:100x100
value octal(.7|.07)@heap:500
analyze node-kayles@empty:1000000
analyze snort@grid:30x30
analyze domineering@grid:20x20
analyze matching:12
analyze random:n=60,d=3,seed=1
analyze snort@grid:6x6 --only vertexDecomposable
compile nogo@grid:5x6
compile domineering@grid:100x100
compile polyomino(L:##/#.;R:###)@grid:60x60
build value:{100|-100} --method value
equal node-kayles@complete:1000 node-kayles@complete:1000
export snort@complete:1000 --to macaulay2
classify snort@grid:20x20
draw snort@complete:2000 --what board
barycentric snort@grid:5x5
build value:4 --method value --sphere
build value:{3|-3} --method digraph
build snort@grid:4x4 --method gamma --as illegal
draw snort@grid:4x4 --what complex
draw snort@grid:4x4 --what tree
draw snort@grid:6x6 --what thermograph
period octal(.07)
period subtraction(1,2,3,100,1000)
quotient octal(.0107) --misere
strategy octal(.123) --misere
eval betti(snort(grid(5,5)))
eval facets(snort(grid(10,10)))
eval diag(1:100000)
eval zeros(100000,100000)
eval resize([1],[1e8])
eval setCartesian(1:3000,1:3000)
eval inv(random([1500,1500]))
poset value:{5|-5}
homomorphism snort@grid:4x4 snort@grid:5x5
boundary-matrix snort@grid:4x5 2
line-graph complete:600
dual-graph snort@grid:5x5
skeleton snort@grid:6x6 4
alexander-dual snort@grid:5x6
complement snort@grid:5x6
join snort@grid:5x6 snort@grid:5x6
facet-ideal snort@grid:6x6
intersection snort@grid:4x5 col@grid:4x5
compare snort@grid:5x5 col@grid:5x5
value clobber@grid:5x6
value konane@6x6
analyze positional(maker)@tic-tac-toe:4
analyze positional(avoider)@clique:8,3
analyze snort@grid:5x5 --only shellable
analyze snort@grid:5x6 --only homology
analyze matching:16
`
  .trim()
  .split('\n');

/** The most memory that a process had, in megabytes, where the system tells. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Seconds that a process has had of the processors, where the system tells: as far as it was asked. */
function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** What Linux counts the time of processes in. */
const TICKS_A_SECOND = 100;

interface Run {
  readonly seconds: number;
  readonly processor: number;
  readonly peak: number;
  readonly status: number | null;
  readonly said: string;
}

async function run(words: readonly string[]): Promise<Run> {
  const start = performance.now();
  const command = spawn(process.execPath, [`${root}dist/cli/main.js`, ...words], { stdio: ['pipe', 'ignore', 'pipe'] });
  let [peak, processor, said] = [0, 0, ''];
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(command.pid!));
    processor = Math.max(processor, processorTimeOf(command.pid!));
  }, 20);
  command.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const status = await new Promise<number | null>((resolve) => command.on('close', resolve));
  clearInterval(watch);
  return { seconds: (performance.now() - start) / 1000, processor, peak, status, said };
}

/** A pipe that nobody writes to or reads from. */
const pipe = join(mkdtempSync(join(tmpdir(), 'spgames-')), 'pipe');
spawnSync('mkfifo', [pipe]);
const WAITING = ['value -', `value ${pipe}`, `value snort@path:2 -o ${pipe}`];

for (const row of [...WAITING, ...ROWS]) {
  const { seconds: idle } = await run(['--version']);
  const { seconds, processor, peak, status, said } = await run([...row.split(' '), '--timeout', String(SECONDS)]);
  const over = Math.max(0, seconds - idle - SECONDS);
  const lines = said.split('\n').filter((line) => line.startsWith('spgames:')).length;
  const flaws = [
    ...(over > MOST_OVER ? ['LATE'] : []),
    ...(peak > MOST_MB ? ['LARGE'] : []),
    ...(lines > 1 || ![0, 1, 2, 3].includes(status ?? 70) ? ['WRONG END'] : []),
  ];
  const columns = [
    `${seconds.toFixed(1).padStart(5)} s`,
    `over by ${over.toFixed(2)} s`,
    `${processor.toFixed(1).padStart(5)} s of processors`,
    `${peak.toFixed(0).padStart(5)} MB`,
    `exit ${status}`,
  ];
  console.log([...columns, row, ...flaws].join('  '));
}
rmSync(dirname(pipe), { recursive: true });
