import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const seconds = await secondsOf(() => runSurvey(path, { threads: 1 }));
    const megabytes = process.resourceUsage().maxRSS / 1024;
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
    const verdict = (isKept: boolean): string => (isKept ? 'kept' : 'NOT KEPT');
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
