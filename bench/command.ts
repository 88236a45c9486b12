import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A command line of which the start is most, what it reads, and at most how many times bare Node it may take. */
interface Start {
  readonly args: readonly string[];
  readonly input?: string;
  readonly most?: number;
}

const STARTS: readonly Start[] = [
  { args: ['--version'] },
  { args: ['value', 'snort@path:2'], most: 2.2 },
  { args: ['value', 'snort@path:16'] },
  { args: ['compile', 'snort@path:3'] },
  { args: ['analyze', 'facets:1 2, 2 3'] },
  { args: ['eval', '1'] },
  { args: ['repl'], input: '1\n' },
];

const RUNS = 7;
const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const MANY = { over: 'graphs:8 connected', boards: 11_117 };

/**
 * CPU seconds of whole processes, those of all threads, for command lines that do little: medians of several runs, in
 * turn with runs of Node that do nothing, without the code that Node keeps compiled. Then `batch value` on the graphs
 * with eight vertices.
 * @returns the command lines that take too long
 */
export function compareCommand(): string[] {
  console.log(
    `\nThe command: CPU seconds of a fresh process, medians of ${RUNS}, and how many times bare Node that is`,
  );
  const bare: number[] = [];
  const found = STARTS.map(({ args, input }) =>
    median(
      Array.from({ length: RUNS }, () => {
        bare.push(cpuOf(['-e', '0']).seconds);
        return cpuOf([COMMAND, ...args], input).seconds;
      }),
    ),
  );
  const least = median(bare);
  console.log(`  ${'node -e 0'.padEnd(28)}${least.toFixed(3).padStart(8)}`);
  const slower = STARTS.flatMap(({ args, most = Infinity }, i) => {
    const name = args.join(' ');
    const ratio = found[i]! / least;
    const bound = most === Infinity ? '' : ` (at most ${most}: ${ratio <= most ? 'kept' : 'NOT KEPT'})`;
    console.log(`  ${name.padEnd(28)}${found[i]!.toFixed(3).padStart(8)}${ratio.toFixed(2).padStart(8)}${bound}`);
    return ratio <= most ? [] : [name];
  });
  const { seconds, out } = cpuOf([COMMAND, 'batch', 'value', '--on', 'snort', '--json', MANY.over]);
  if (out.trim().split('\n').length !== MANY.boards) throw new Error('batch value: not one line for each board');
  const each = (1000 * seconds) / MANY.boards;
  console.log(`  batch value of SNORT on ${MANY.boards} graphs: ${seconds.toFixed(1)} s, ${each.toFixed(2)} ms each`);
  return slower;
}

/** CPU seconds of Node with these arguments, and what it printed; the shell counts those of its children. */
function cpuOf(args: readonly string[], input = ''): { readonly seconds: number; readonly out: string } {
  const shell = ['-c', '"$@" && times >&2', 'sh', process.execPath, ...args];
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const { status, stdout, stderr } = spawnSync('sh', shell, { encoding: 'utf8', input, env, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr);
  const ofChildren = stderr.trim().split('\n').at(-1)!;
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * +m! + +s!, 0);
  return { seconds, out: stdout };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}
