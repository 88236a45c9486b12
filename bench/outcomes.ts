import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
/** Seconds that each board may take. */
const MOST_SECONDS = 60;
const MOST_SECONDS_LONG = 3600;

/** Outcomes that others have published, in order of the boards: NOGO 2 × m, 3 × m and 4 × m, DOMINEERING on squares. */
const PUBLISHED = [
  ...table('nogo@grid:2x', 2, 'NPPNNNNPPNNN'),
  ...table('nogo@grid:3x', 3, 'NPNNNNN'),
  ...table('nogo@grid:4x', 4, 'PNN'),
  ...table('nogo@grid:5x', 5, 'N'),
  ...[...'PNNNPNNN'].map((outcome, i) => ({ source: `domineering@grid:${i + 1}x${i + 1}`, outcome })),
];
/** Those that take less than `MOST_SECONDS`. */
const USUAL = /^nogo@grid:(2x([2-9]|10|11)|3x[3-7]|4x[45])$|^domineering@grid:[1-7]x/;
/** Boards whose outcome no table gives. */
const OTHERS = ['snort@grid:5x5', 'snort@grid:6x6', 'col@grid:5x5', 'col@grid:6x6', 'domineering@grid:6x7'];

function table(source: string, from: number, outcomes: string): { source: string; outcome: string }[] {
  return [...outcomes].map((outcome, i) => ({ source: `${source}${from + i}`, outcome }));
}

/**
 * Times `analyze SOURCE --only outcome` in a process of its own for boards whose outcome is known, and others; then the
 * proof and its verification. @returns what was wrong, or took too long
 */
export function timeOutcomes(all: boolean): string[] {
  const wrong: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'spgames-outcomes-'));
  const seconds = all ? MOST_SECONDS_LONG : MOST_SECONDS;
  console.log('\nWho wins: wall seconds of the search, of the proof with its writing, and of verify');
  console.log(`${'board'.padEnd(22)} outcome    search     proof    verify        bytes`);
  const cases = [
    ...PUBLISHED.filter(({ source }) => USUAL.test(source) !== all),
    ...(all ? [] : OTHERS.map((source) => ({ source, outcome: undefined }))),
  ];
  for (const { source, outcome } of cases) {
    const found = timed(['analyze', source, '--only', 'outcome', '--json', '--timeout', String(seconds)]);
    const answer = (JSON.parse(found.out || '{}') as { outcome?: string }).outcome;
    if (outcome !== undefined && answer !== outcome) wrong.push(`${source}: ${answer}, expected ${outcome}`);
    const columns = [source.padEnd(22), (answer ?? '').padEnd(7), found.seconds.toFixed(1).padStart(9)];
    if (answer !== 'undecided') {
      const file = join(folder, 'proof.json');
      const proof = timed(['analyze', source, '--only', 'outcome', '--proof', file]);
      const verified = timed(['verify', file]);
      if (verified.status !== 0) wrong.push(`${source}: the proof is not verified: ${verified.out}`);
      columns.push(proof.seconds.toFixed(1).padStart(9), verified.seconds.toFixed(1).padStart(9));
      columns.push(String(statSync(file).size).padStart(12));
    }
    console.log(columns.join(' '));
  }
  rmSync(folder, { recursive: true });
  return wrong;
}

function timed(args: readonly string[]): {
  readonly seconds: number;
  readonly status: number | null;
  readonly out: string;
} {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  return { seconds: (performance.now() - start) / 1000, status, out: stdout };
}
