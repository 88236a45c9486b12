import type { Competitor } from './peerPrograms.js';
import { leastTime, type Workload } from './workloads.js';

/** Below this time of the fastest other program, ratios say little. */
const SMALL_MS = 20;
const RUNS = 5;

function cell(text: string, width: number): string {
  return text.padStart(width);
}

/**
 * Prints a table of our time beside those of the other programs on every input, with the ratio of the fastest of them
 * to ours, and asserts that all found the same number.
 * @returns the inputs on which the fastest other program takes more than 20 ms and we are slower
 */
export function compare(
  title: string,
  workloads: readonly Workload[],
  ours: (workload: Workload) => string,
  competitors: readonly Competitor[],
): string[] {
  console.log(`\n${title}: wall milliseconds`);
  const others = competitors.map((competitor) => ({ ...competitor, times: competitor.measure(workloads) }));
  for (const { name, how, times } of others)
    console.log(`  ${name}: ${times === undefined ? 'left out, not installed' : how}`);
  console.log(`  spgames: in process after a warm-up, least of ${RUNS}; ratio: the fastest other / spgames`);
  const present = others.filter(({ times }) => times !== undefined);
  console.log(
    ['input', 'count', 'spgames', ...present.map(({ name }) => name), 'ratio']
      .map((t, i) => (i === 0 ? t.padEnd(16) : cell(t, i === 1 ? 22 : 11)))
      .join(' '),
  );
  const slower: string[] = [];
  for (const workload of workloads) {
    const { ms, result } = leastTime(RUNS, () => ours(workload));
    const measured = present.map(({ name, times }) => ({ name, ...times!.get(workload.name) }));
    for (const { name, count } of measured)
      if (count !== undefined && count !== result)
        throw new Error(`${workload.name}: spgames finds ${result}, ${name} finds ${count}`);
    const fastest = Math.min(...measured.map(({ ms: time }) => time ?? Infinity));
    if (fastest > SMALL_MS && fastest < ms && fastest !== Infinity) slower.push(workload.name);
    const figures = [ms, ...measured.map(({ ms: time }) => time)].map((t) =>
      cell(t === undefined ? '-' : t.toFixed(2), 11),
    );
    const ratio = fastest === Infinity ? '-' : (fastest / ms).toFixed(1);
    console.log([workload.name.padEnd(16), cell(result, 22), ...figures, cell(ratio, 11)].join(' '));
  }
  return slower;
}
