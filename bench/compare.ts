import type { Competitor, Measured } from './peerPrograms.js';
import { leastTime } from './workloads.js';

/** What is asked of spgames. */
export interface Demands {
  /** Where the fastest other program takes longer than this, spgames is to be no slower. */
  readonly smallMs: number;
  /** So many times as fast as a program, in total over the inputs that it answers. */
  readonly inTotal?: Readonly<Record<string, number>>;
  /** Decides on our time and those of the other programs instead. */
  readonly tooSlow?: (ms: number, others: ReadonlyMap<string, number>) => boolean;
}

const RUNS = 5;

function cell(text: string, width: number): string {
  return text.padStart(width);
}

/**
 * Prints a table of our time beside those of the other programs on every input, with the ratio of the fastest of them
 * to ours, and the totals; asserts that all found the same.
 * @returns where the demands are not met: names of inputs, or `total of PROGRAM`
 */
export async function compare<Input extends { readonly name: string }>(
  title: string,
  workloads: readonly Input[],
  ours: (workload: Input) => string,
  competitors: readonly Competitor<Input>[],
  { smallMs, inTotal = {}, tooSlow }: Demands = { smallMs: 20 },
): Promise<string[]> {
  console.log(`\n${title}: wall milliseconds`);
  const present: { name: string; times: ReadonlyMap<string, Measured>; total: number; ourTotal: number }[] = [];
  for (const { name, how, ...competitor } of competitors) {
    const times = await competitor.measure(workloads);
    console.log(`  ${name}: ${times === undefined ? 'left out, not installed' : how}`);
    if (times !== undefined) present.push({ name, times, total: 0, ourTotal: 0 });
  }
  console.log(
    `  spgames: in process after a warm-up, least of ${RUNS} runs or more; ratio: the fastest other / spgames`,
  );
  const width = Math.max(18, ...workloads.map(({ name }) => name.length));
  console.log(
    ['input', 'count', 'spgames', ...present.map(({ name }) => name), 'ratio']
      .map((t, i) => (i === 0 ? t.padEnd(width) : cell(t, i === 1 ? 22 : 11)))
      .join(' '),
  );
  const slower: string[] = [];
  for (const workload of workloads) {
    const input = workload.name;
    const { ms, result } = leastTime(RUNS, () => ours(workload));
    const measured = present.map((other) => ({ other, found: other.times.get(input) }));
    for (const { other, found } of measured) {
      if (found === undefined) continue;
      if (found.count !== result)
        throw new Error(`${input}: spgames finds ${result}, ${other.name} finds ${found.count}`);
      other.total += found.ms;
      other.ourTotal += ms;
    }
    const fastest = Math.min(...measured.map(({ found }) => found?.ms ?? Infinity));
    const times = measured.flatMap(({ other, found }) =>
      found === undefined ? [] : [[other.name, found.ms] as const],
    );
    if (tooSlow?.(ms, new Map(times)) ?? (fastest > smallMs && fastest < ms && fastest !== Infinity))
      slower.push(input);
    const figures = [ms, ...measured.map(({ found }) => found?.ms)].map((t) =>
      cell(t === undefined ? '-' : t.toFixed(t < 0.1 ? 4 : 2), 11),
    );
    const ratio = fastest === Infinity ? '-' : (fastest / ms).toFixed(1);
    console.log([input.padEnd(width), cell(result.slice(0, 22), 22), ...figures, cell(ratio, 11)].join(' '));
  }
  for (const { name, times, total, ourTotal } of present) {
    const factor = total / ourTotal;
    console.log(
      `  ${name} in total: ${total.toFixed(0)} ms on ${times.size} inputs, spgames ${ourTotal.toFixed(0)} ms, ratio ${factor.toFixed(1)}`,
    );
    if (factor < (inTotal[name] ?? 0)) slower.push(`total of ${name}`);
  }
  return slower.map((where) => `${title}: ${where}`);
}
