// Runs the built command on inputs that are too large for it, and prints how long each took and how much memory: a refused input
// takes no longer than its `--timeout` and a second, and no more than 1 GB. Run by hand: `npx tsx scripts/limits.ts [seconds]`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './filesUnder.js';

const SECONDS = Number(process.argv[2] ?? 3);
const MOST_MB = 1000;

const ROWS: readonly string[] = [
  'compile snort@edges:1000000000', 'value avoid(0,999999999)@empty:3', 'compile nim@heaps:16', 'compile subtraction(1;2,3)@heap:100',
  'analyze node-kayles@empty:20000 --only automorphisms', 'analyze snort@complete:1000 --only connected', 'analyze node-kayles@complete:1000 --json',
  'analyze snort@grid:40x40 --only betti', 'analyze snort@grid:5x5 --only betti', 'compile snort@grid:10x10', 'build value:*9 --method value',
  'value snort@complete:1000', 'value node-kayles@cycle:100000', 'value node-kayles@path:1000000', 'value col@empty:100000',
  'value node-kayles@complete:2000', 'value domineering@grid:300x300', 'value nogo@grid:100x100', 'value octal(.7|.07)@heap:500',
  'analyze node-kayles@empty:1000000', 'analyze snort@grid:30x30', 'analyze domineering@grid:20x20', 'analyze matching:12',
  'analyze random:n=60,d=3,seed=1', 'analyze snort@grid:6x6 --only vertexDecomposable', 'compile nogo@grid:5x6', 'compile domineering@grid:100x100',
  'compile polyomino(L:##/#.;R:###)@grid:60x60', 'build value:{100|-100} --method value', 'equal node-kayles@complete:1000 node-kayles@complete:1000',
  'export snort@complete:1000 --to macaulay2', 'classify snort@grid:20x20', 'draw snort@complete:2000 --what board', 'barycentric snort@grid:5x5',
]; // prettier-ignore

/** The most memory that a process had, in megabytes, where the system tells. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

for (const row of ROWS) {
  const start = performance.now();
  const command = spawn(
    process.execPath,
    [`${root}dist/cli/main.js`, ...row.split(' '), '--timeout', String(SECONDS)],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let peak = 0;
  let said = '';
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(command.pid!))), 20);
  command.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const status = await new Promise<number | null>((resolve) => command.on('close', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  const lines = said.split('\n').filter((line) => line.startsWith('spgames:')).length;
  const flaws = [
    ...(seconds > SECONDS + 1 ? ['LATE'] : []),
    ...(peak > MOST_MB ? ['LARGE'] : []),
    ...(lines > 1 || ![0, 1, 2, 3].includes(status ?? 70) ? ['WRONG END'] : []),
  ];
  console.log(
    `${seconds.toFixed(1).padStart(5)} s ${peak.toFixed(0).padStart(5)} MB  exit ${status}  ${row}  ${flaws.join(' ')}`,
  );
}
