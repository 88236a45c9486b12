import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LatticeGame, OutcomeTable } from 'spgames/lattice';

interface Workload {
  readonly name: string;
  readonly game: LatticeGame;
  /** A box, or a weight. */
  readonly to: readonly number[] | number;
}

interface Oracle {
  readonly ex812: { readonly moves: number[][]; readonly defeated: number[][] };
  readonly fink: { readonly moves: number[][] };
  readonly weaklySquarefree: { readonly moves: number[][] };
  readonly mathOverflow: { readonly moves: number[][]; readonly n_with_equal_outcome: number[] };
}

/** Ours may take so many times the time of the plain loop. */
const WANTED = 2;
/**
 * So often the two programs take turns, each time for so many milliseconds: what else the machine does is in the way of
 * both.
 */
const ROUNDS = 12;
const LONG_ROUNDS = 4;
const ROUND_MS = 60;
/** Of smaller tables so many are made in one measured run that they have as many positions: the clock can tell. */
const POINTS = 30_000;

function unit(dimension: number, i: number, j?: number): number[] {
  return Array.from({ length: dimension }, (_, k) => (k === i ? 1 : k === j ? -1 : 0));
}

/** NIM with heaps of at most d. */
function nim(d: number): LatticeGame {
  const heaps = Array.from({ length: d }, (_, i) => i);
  return new LatticeGame(heaps.flatMap((h) => [unit(d, h), ...heaps.slice(0, h).map((k) => unit(d, h, k))]));
}

function kayles(d: number): LatticeGame {
  const moves = new Set<string>();
  for (let h = 1; h <= d; h++)
    for (const taken of [1, 2])
      for (let a = 0; 2 * a <= h - taken; a++) {
        const move = unit(d, h - 1);
        for (const part of [a, h - taken - a]) if (part > 0) move[part - 1]!--;
        moves.add(move.join());
      }
  return new LatticeGame([...moves].map((move) => move.split(',').map(Number)));
}

function readOracle(): Oracle {
  return JSON.parse(readFileSync(new URL('../test/oracle/lattice-outcomes.json', import.meta.url), 'utf8')) as Oracle;
}

/**
 * What is reached from n·e4 in the misère game on MathOverflow. Two units of the first coordinate are none: it is 0 or
 * 1, and to take one away or to add one is the same. The coordinates are x4, x2 + 4 x3, x1, x3, in which no move has
 * options in its own row.
 */
function irregular(n: number): LatticeGame {
  const turned = ([x1, x2, x3, x4]: readonly number[]): number[] => [x4!, x2! + 4 * x3!, x1!, x3!];
  const moves = readOracle().mathOverflow.moves.flatMap((move) =>
    move[0] === -1 ? [move, [1, ...move.slice(1)]] : [move],
  );
  const inequalities = [
    { normal: [1, 0, 0, 0] },
    { normal: [0, 0, 1, 0] },
    { normal: [0, 0, -1, 0], least: -1 },
    { normal: [0, 0, 0, 1] },
    { normal: [0, 1, 0, -4] },
    // No move makes these larger: x2 + 3 x3 + 6 x4, and x3 + 2 x4.
    { normal: [-6, -1, 0, 1], least: -6 * n },
    { normal: [-2, 0, 0, -1], least: -2 * n },
  ];
  return new LatticeGame(moves.map(turned), { inequalities, defeated: [[0, 0, 0, 0]] });
}

/** Time to n = 500, with the outcomes that are known. */
function timeIrregular(n: number): void {
  const game = irregular(n);
  const before = process.cpuUsage();
  const table = OutcomeTable.inBox(game, [n, 0, 0, 0]);
  const { user, system } = process.cpuUsage(before);
  const isP = (x4: number): boolean => table.isP([x4, 0, 0, 0]);
  const equal = Array.from({ length: n - 1 }, (_, i) => i + 1).filter((i) => isP(i) === isP(i + 1));
  const known = readOracle().mathOverflow.n_with_equal_outcome.filter((i) => i < n);
  if (equal.join() !== known.join())
    throw new Error(`outcomes of n·e4 are equal at ${equal.join()}, not ${known.join()}`);
  console.log(`  the misère game on MathOverflow to n = ${n}: ${((user + system) / 1e6).toFixed(1)} CPU seconds`);
}

function workloads(): Workload[] {
  const { ex812, fink, weaklySquarefree } = readOracle();
  const example = new LatticeGame(ex812.moves, { defeated: ex812.defeated });
  const cone = new LatticeGame(
    [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    { inequalities: [{ normal: [0, 1] }, { normal: [2, -1] }] },
  );
  return [
    { name: 'nim-2', game: nim(2), to: [1000, 1000] },
    { name: 'nim-2-misere', game: nim(2).misere(), to: [15, 15] },
    { name: 'nim-2-misere', game: nim(2).misere(), to: [31, 31] },
    { name: 'nim-3', game: nim(3), to: [7, 7, 7] },
    { name: 'nim-3-misere', game: nim(3).misere(), to: [40, 40, 40] },
    { name: 'nim-4', game: nim(4), to: 90 },
    { name: 'nim-6', game: nim(6), to: [2, 2, 2, 2, 2, 2] },
    { name: 'kayles-6', game: kayles(6), to: 40 },
    { name: 'kayles-4-misere', game: kayles(4).misere(), to: 120 },
    { name: 'example-8.12', game: example, to: 20 },
    { name: 'example-8.12', game: example, to: 60 },
    { name: 'example-8.12', game: example, to: 150 },
    { name: 'weakly-squarefree', game: new LatticeGame(weaklySquarefree.moves), to: [7, 7, 7] },
    { name: 'weakly-squarefree', game: new LatticeGame(weaklySquarefree.moves), to: [11, 11, 11] },
    { name: 'weakly-squarefree', game: new LatticeGame(weaklySquarefree.moves), to: [100, 100, 100] },
    {
      name: 'steps-of-3-and-5',
      game: new LatticeGame([
        [3, 0],
        [5, 0],
        [0, 3],
        [0, 5],
        [3, 3],
      ]),
      to: [500, 500],
    },
    { name: 'subtraction-1-40', game: new LatticeGame([[1], [7], [40]]), to: [100_000] },
    { name: 'cone', game: cone.misere(), to: 300 },
    { name: 'fink', game: new LatticeGame(fink.moves), to: [96, 96, 1] },
    { name: 'fink', game: new LatticeGame(fink.moves), to: 40 },
    { name: 'misere-on-mathoverflow', game: irregular(60), to: [60, 0, 0, 0] },
    { name: 'misere-on-mathoverflow', game: irregular(200), to: [200, 0, 0, 0] },
  ];
}

function nameOf({ name, to }: Workload): string {
  return `${name}-${typeof to === 'number' ? `to-${to}` : to.join('x')}`;
}

/** What the program in C++ reads. */
function described({ low, high, normals, leasts, moves, defeated }: OutcomeTable['sweep'], times: number): string {
  const list = (rows: readonly (readonly number[])[]): string =>
    [rows.length, ...rows.map((row) => row.join(' '))].join('\n');
  return [
    `${ROUND_MS} ${times} ${low.length} ${low.map((x, i) => `${x} ${high[i]!}`).join(' ')}`,
    list(moves),
    list(normals.map((normal, k) => [...normal, leasts[k]!])),
    list(defeated),
    '',
  ].join('\n');
}

/** What one run of the plain loop says: the least time for one table, how many positions it has, and its answer. */
interface Plain {
  readonly ms: number;
  readonly points: number;
  readonly answer: string;
}

/** Compiles the program in C++; undefined where there is no compiler. */
function compiledLoop(folder: string): ((input: string) => Plain) | undefined {
  const program = join(folder, 'latticeOutcomes');
  const source = fileURLToPath(new URL('latticeOutcomes.cpp', import.meta.url));
  const compiled = spawnSync('c++', ['-O2', '-o', program, source], { encoding: 'utf8' });
  if (compiled.error !== undefined) return undefined;
  if (compiled.status !== 0) throw new Error(`c++: ${compiled.stderr}`);
  return (input) => {
    const { stdout, status } = spawnSync(program, { input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`latticeOutcomes ended with status ${status}`);
    const [, ms, points, count, sum] = stdout.trim().split(' ');
    return { ms: Number(ms), points: Number(points), answer: `${count} ${sum}` };
  };
}

/** The number of P-positions of the region and a sum over them, as the program in C++ makes it. */
function answerOf({ low, visit }: OutcomeTable['sweep']): string {
  let count = 0;
  let sum = 0;
  visit((place) => {
    let hash = 0;
    for (let i = 0; i < place.length; i++) hash = (Math.imul(hash, 31) + place[i]! - low[i]!) | 0;
    sum = (sum + hash) | 0;
    count++;
  });
  return `${count} ${sum >>> 0}`;
}

function tableOf({ game, to }: Workload): OutcomeTable {
  return typeof to === 'number' ? OutcomeTable.toWeight(game, to) : OutcomeTable.inBox(game, to);
}

/** The least time for one table in some milliseconds, of at least one run. */
function leastOfRound(workload: Workload, times: number): number {
  let least = Infinity;
  for (const start = performance.now(); least === Infinity || performance.now() - start < ROUND_MS;) {
    const before = performance.now();
    for (let i = 0; i < times; i++) {
      tableOf(workload);
    }
    least = Math.min(least, (performance.now() - before) / times);
  }
  return least;
}

/** Both programs in turns, ours first as it warms up. */
function timesOf(workload: Workload, plain: ((input: string) => Plain) | undefined): { ms: number; other?: Plain } {
  const { sweep } = tableOf(workload);
  let other = plain?.(described(sweep, 1));
  const answer = answerOf(sweep);
  if (other !== undefined && other.answer !== answer)
    throw new Error(`${nameOf(workload)}: ${answer} by the table, ${other.answer} by the plain loop`);
  const times = Math.ceil(POINTS / Math.max(1, other?.points ?? POINTS));
  const input = described(sweep, times);
  let ms = Infinity;
  for (let i = 0; i < (ms > ROUND_MS ? LONG_ROUNDS : ROUNDS); i++) {
    ms = Math.min(ms, leastOfRound(workload, times));
    const next = plain?.(input);
    if (next !== undefined && next.ms < other!.ms) other = next;
  }
  return other === undefined ? { ms } : { ms, other };
}

/**
 * Tables of outcomes of lattice games, from the game to the table, beside a plain loop in C++ over the same positions,
 * of which only the loop is timed.
 * @returns the games of which the table takes more than twice the time of the loop
 */
export function compareLattice(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const plain = compiledLoop(folder);
    console.log(
      `\nOutcomes of lattice games: nanoseconds for each position and move, least of ${ROUNDS} rounds of both in turns, at a load of ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`,
    );
    if (plain === undefined) console.log('  no compiler for C++ is installed: nothing to compare with');
    console.log(
      `  ${'game'.padEnd(40)}${'positions'.padStart(10)}${'ours'.padStart(10)}${'plain loop'.padStart(12)}${'times as fast'.padStart(15)}`,
    );
    const slow: string[] = [];
    for (const workload of workloads()) {
      const { ms, other } = timesOf(workload, plain);
      const name = nameOf(workload);
      const each = (time: number): string =>
        ((1e6 * time) / (other?.points ?? NaN) / workload.game.moves.length).toFixed(3);
      console.log(
        `  ${name.padEnd(40)}${String(other?.points ?? '').padStart(10)}${each(ms).padStart(10)}${other === undefined ? '' : `${each(other.ms).padStart(12)}${(other.ms / ms).toFixed(2).padStart(15)}`}`,
      );
      if (other !== undefined && ms > WANTED * other.ms) slow.push(`outcomes of ${name}`);
    }
    timeIrregular(500);
    return slow;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
