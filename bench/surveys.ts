import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseGraph6, printGraph6 } from 'spgames/boards';
import { createSurvey, openSurvey, runSurvey, surveyItems } from 'spgames/surveys';

/** All labelled graphs with five vertices, again and again. */
const ITEMS = 1_000_000;
const VERTICES = 5;
const LEAST_PER_SECOND = 50_000;
const MOST_MEGABYTES = 500;
const MOST_QUERY_SECONDS = 1;

/**
 * A million tiny items through a survey with one thread, beside a bare loop over the same items, and a question that
 * groups the rows. Says whether the bounds are kept.
 */
export async function timeSurveys(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const file = join(folder, 'g.g6');
    const graphs = fiveVertices();
    writeFileSync(file, Array.from({ length: ITEMS }, (_, i) => `${graphs[i % graphs.length]!}\n`).join(''));
    const path = join(folder, 'survey');
    await createSurvey(path, { over: `file:${file}`, ask: 'vertices' });
    const { seconds, megabytes } = timedCommand('survey', 'run', path, '--jobs', '1');
    const survey = await openSurvey(path);
    const querySeconds = await secondsOf(async () => {
      const rows = await survey.query('SELECT vertices, count(*) AS n FROM items GROUP BY vertices');
      if (JSON.stringify(rows) !== JSON.stringify([{ vertices: VERTICES, n: ITEMS }])) throw new Error('wrong rows');
    });
    const bare = await secondsOf(() => {
      let sum = 0;
      for (const { board } of surveyItems(`file:${file}`)) sum += board!.vertexCount;
      if (sum !== VERTICES * ITEMS) throw new Error('wrong number of vertices');
    });
    const perSecond = Math.round(ITEMS / seconds);
    console.log(
      `survey of ${ITEMS} items: ${perSecond} a second (at least ${LEAST_PER_SECOND}: ${verdict(perSecond >= LEAST_PER_SECOND)})`,
    );
    console.log(`  a bare loop over them: ${Math.round(ITEMS / bare)} a second`);
    console.log(`  at most ${Math.round(megabytes)} MB (${MOST_MEGABYTES}: ${verdict(megabytes <= MOST_MEGABYTES)})`);
    console.log(
      `  group by in ${querySeconds.toFixed(3)} s (${MOST_QUERY_SECONDS} s: ${verdict(querySeconds < MOST_QUERY_SECONDS)})`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MOST_OF_BATCH = 1.1;
const LEAST_FASTER = 1.8;
const CONNECTED = { over: 'graphs:8 connected', boards: 11_117 };

/**
 * The temperatures of SNORT on all connected graphs with eight vertices, by the built command, beside `batch value`
 * over the same boards, whose temperatures are the same. CPU seconds are those of whole processes.
 */
export function compareWithBatch(): void {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const survey = surveyBy(1, join(folder, 'survey'), 't=temperature', 't');
    const batch = timedCommand('batch', 'value', '--on', 'snort', '--json', CONNECTED.over);
    const found = batch.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly temperature: string }).temperature)
      .sort();
    if (survey.found.length !== CONNECTED.boards || [...survey.found].sort().join() !== found.join())
      throw new Error('the survey and batch value find different temperatures');
    const share = survey.cpu / batch.cpu;
    console.log(`temperatures of SNORT on ${CONNECTED.boards} graphs:`);
    for (const [name, { cpu, seconds }] of Object.entries({ survey, batch }))
      console.log(`  ${name}: ${cpu.toFixed(1)} s CPU, ${seconds.toFixed(1)} s`);
    console.log(
      `  ${share.toFixed(2)} of the CPU of batch (at most ${MOST_OF_BATCH}: ${verdict(share <= MOST_OF_BATCH)})`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Half a minute of work: what is begun once, such as a thread, counts for little. */
const LONG = 't=temperature,cm=cohenMacaulay(illegal)["0"],sh=shellable(illegal),r=regularity(illegal),m=mean';

/**
 * A longer survey of the same boards, whole processes with one thread and with two: this says something on two quiet
 * cores only.
 */
export function compareThreads(): void {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const [one, two] = [1, 2].map((threads) => surveyBy(threads, join(folder, `${threads}`), LONG, 't, cm, sh, r, m'));
    if (one!.found.length !== CONNECTED.boards || one!.found.join() !== two!.found.join())
      throw new Error('one thread and two find different rows');
    const faster = one!.seconds / two!.seconds;
    console.log(`${LONG} of ${CONNECTED.boards} graphs, load ${loadavg()[0]!.toFixed(1)}:`);
    for (const [name, { cpu, seconds }] of Object.entries({ '1 thread': one!, '2 threads': two! }))
      console.log(`  ${name}: ${cpu.toFixed(1)} s CPU, ${seconds.toFixed(1)} s`);
    console.log(
      `  2 threads are ${faster.toFixed(2)} times as fast (at least ${LEAST_FASTER}: ${verdict(faster >= LEAST_FASTER)})`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A survey of SNORT on all connected graphs with eight vertices; what stands in some columns, by item. */
function surveyBy(threads: number, path: string, ask: string, columns: string): Timed & { readonly found: string[] } {
  timedCommand('survey', 'create', path, '--over', CONNECTED.over, '--source', 'snort@{board}', '--ask', ask);
  const run = timedCommand('survey', 'run', path, '--jobs', String(threads));
  const query = `SELECT ${columns} FROM items ORDER BY item`;
  const { out } = timedCommand('survey', 'query', path, query, '--format', 'json');
  return { ...run, found: (JSON.parse(out) as object[]).map((row) => Object.values(row).join()) };
}

const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** What a process printed, how long it took, and the most memory that it had. */
interface Timed {
  readonly out: string;
  readonly cpu: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** At its end a process says how much memory it had. */
const SAYS_MEMORY = 'process.on("exit",()=>console.error(`memory ${process.resourceUsage().maxRSS / 1024}`))';

/** Runs the built command; its CPU seconds are those that the shell counts of its children. */
function timedCommand(...args: readonly string[]): Timed {
  const start = performance.now();
  const saying = ['--import', `data:text/javascript,${encodeURIComponent(SAYS_MEMORY)}`];
  const shell = ['-c', '"$@" && times >&2', 'sh', process.execPath, ...saying, COMMAND, ...args];
  const { status, stdout, stderr } = spawnSync('sh', shell, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const seconds = (performance.now() - start) / 1000;
  const ofChildren = stderr.trim().split('\n').at(-1)!;
  if (status !== 0) throw new Error(stderr);
  const cpu = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
  const megabytes = Number(/^memory (.*)$/m.exec(stderr)![1]);
  return { out: stdout, cpu, seconds, megabytes };
}

const MOST_OVER_BARE = 1.1;

/** Other work on the machine only adds to the cost: the least of so many attempts counts. */
const ATTEMPTS = 3;

/** What `bareLoop.ts` prints. */
interface BareLoop {
  readonly items: number;
  readonly hot: number;
  readonly holding: number;
  readonly cpu: number;
}

/**
 * What an item costs in a survey beside a bare loop over the library, in CPU: for one column and for three. What is
 * begun once, such as a thread, is left out: it is measured by a survey of one item.
 */
export async function compareWithBareLoop(): Promise<void> {
  const { over, boards } = CONNECTED;
  const asks = { one: 't=temperature', three: 't=temperature,d=maxDegree,cm=cohenMacaulay(illegal)["0"]' };
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    for (const [columns, ask] of Object.entries(asks)) {
      const pairs: { readonly survey: number; readonly loop: number }[] = [];
      for (let i = 0; i < ATTEMPTS; i++) {
        const cpuOf = async (path: string, items: string): Promise<number> => {
          await createSurvey(path, { over: items, source: 'snort@{board}', ask, batch: boards });
          return cpuSecondsOf(() => runSurvey(path, { threads: 1 }));
        };
        const path = join(folder, `${columns}${i}`);
        const alone = await cpuOf(`${path}-alone`, 'path:8');
        const survey = (await cpuOf(path, over)) - alone;
        const loop = bareLoop(over, columns);
        const counts = columns === 'one' ? '0 AS hot, 0 AS holding' : COUNTS;
        const [found] = await (await openSurvey(path)).query(`SELECT count(t) AS items, ${counts} FROM items`);
        const { cpu, ...expected } = loop;
        if (JSON.stringify(found) !== JSON.stringify(expected))
          throw new Error(`${ask}: a survey finds ${JSON.stringify(found)}, a bare loop ${JSON.stringify(expected)}`);
        pairs.push({ survey, loop: cpu });
      }
      const survey = Math.min(...pairs.map((pair) => pair.survey));
      const loop = Math.min(...pairs.map((pair) => pair.loop));
      const ratio = survey / loop;
      console.log(`${ask}: ${survey.toFixed(1)} s CPU for ${boards} items, a bare loop ${loop.toFixed(1)} s`);
      console.log(`  ${ratio.toFixed(2)} of it (at most ${MOST_OVER_BARE}: ${verdict(ratio <= MOST_OVER_BARE)})`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const COUNTS = 'count(*) FILTER (t_number > d) AS hot, count(*) FILTER (cm) AS holding';

function bareLoop(over: string, columns: string): BareLoop {
  const file = fileURLToPath(new URL('bareLoop.ts', import.meta.url));
  const args = [...process.execArgv, file, over, columns];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as BareLoop;
}

async function cpuSecondsOf(act: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function verdict(isKept: boolean): string {
  return isKept ? 'kept' : 'NOT KEPT';
}

/** All labelled graphs with five vertices as graph6: ten bits in two signs. */
function fiveVertices(): string[] {
  const sign = (bits: number): string => String.fromCharCode(63 + bits);
  return Array.from({ length: 1024 }, (_, bits) =>
    printGraph6(parseGraph6(sign(VERTICES) + sign(bits >> 4) + sign((bits & 15) << 2))),
  );
}

async function secondsOf(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}
