import { readFileSync } from 'node:fs';
import { DigraphPlacement, digraphValue, type Arc } from 'spgames/digraphs';
import { ValueStore, type Value } from 'spgames/values';
import { frobbyDual } from './peerPrograms.js';
import { transversalWorkloads } from './workloads.js';

interface Workload {
  readonly name: string;
  readonly sides: string;
  readonly arcs: readonly Arc[];
}

interface Reference {
  readonly frobbySeconds: number;
  /** The least and the most that the other program needed for a digraph, by the beginning of its name. */
  readonly seconds: Readonly<Record<string, readonly [least: number, most: number]>>;
  readonly digraphs: readonly Workload[];
}

const RUNS = 7;
/** So many times faster than the other program where it needs so many seconds, and else as fast. */
const WANTED = 5;
const LONG_SECONDS = 0.005;

/**
 * CPU seconds for the value of a digraph with nothing remembered, the least of several runs, and the name of the value.
 */
function evaluate(game: DigraphPlacement): { readonly seconds: number; readonly name: string } {
  let seconds = Infinity;
  let name = '';
  for (let i = 0; i < RUNS; i++) {
    const store = new ValueStore();
    // The programs in WebAssembly start.
    digraphValue(new DigraphPlacement('LR', [[0, 1]]), { store });
    const before = process.cpuUsage();
    const value = digraphValue(game, { store });
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1e6);
    name = value.toString();
  }
  return { seconds, name };
}

/** The same value by its definition, each set of vertices that is left once. */
function evaluateAgain({ n, sides, out }: DigraphPlacement): string {
  const store = new ValueStore();
  const known = new Map<number, Value>();
  const valueOf = (left: number): Value => {
    let value = known.get(left);
    if (value === undefined) {
      const options = (player: string): Value[] =>
        sides.flatMap((side, v) => {
          if (side !== player || ((left >> v) & 1) === 0) return [];
          return [valueOf(out[v]!.reduce((mask, w) => mask & ~(1 << w), left & ~(1 << v)))];
        });
      known.set(left, (value = store.fromOptions(options('L'), options('R'))));
    }
    return value;
  };
  return valueOf(2 ** n - 1).toString();
}

/**
 * CPU time for the values of random digraphs, with fresh tables for each, beside another program whose times were taken
 * on a machine where frobby needed `frobbySeconds`: ours are scaled by frobby's time in this run. Every value is
 * computed again by its definition.
 * @returns which digraphs take more than a fifth of its time, or all of it where that is short
 */
export async function compareDigraphs(): Promise<string[]> {
  const file = new URL('workloads/digraphs.json', import.meta.url);
  const { frobbySeconds, seconds, digraphs } = JSON.parse(readFileSync(file, 'utf8')) as Reference;
  const frobby = await frobbyDual.measure(transversalWorkloads().filter(({ name }) => name === 'snort-5x5'));
  const own = frobby?.get('snort-5x5')?.ms;
  const scale = own === undefined ? 1 : (1000 * frobbySeconds) / own;
  console.log('\nDigraph placement games: CPU milliseconds for a value, with nothing remembered, least of several');
  console.log(
    own === undefined ? '  frobby is not installed: the times are not scaled' : `  scaled by ${scale.toFixed(2)}`,
  );
  console.log(`  ${'digraphs'.padEnd(12)}${'scaled, each'.padEnd(24)}${'other'.padStart(12)}${'factor'.padStart(9)}`);
  const groups = new Map<string, number[]>();
  for (const { name, sides, arcs } of digraphs) {
    const game = new DigraphPlacement(sides, arcs);
    const found = evaluate(game);
    if (found.name !== evaluateAgain(game)) throw new Error(`${name} is not ${found.name}`);
    const group = name.replace(/-s\d+$/, '');
    groups.set(group, [...(groups.get(group) ?? []), found.seconds * scale]);
  }
  const slower: string[] = [];
  for (const [group, times] of groups) {
    const [least, most] = seconds[group] ?? [];
    const factor = most === undefined ? undefined : most / Math.max(...times);
    const shown = times.map((time) => (1000 * time).toFixed(2)).join('  ');
    const other = most === undefined ? '' : `${(1000 * least!).toFixed(1)}–${(1000 * most).toFixed(1)}`;
    console.log(
      `  ${group.padEnd(12)}${shown.padEnd(24)}${other.padStart(12)}${(factor?.toFixed(1) ?? '').padStart(9)}`,
    );
    if (factor !== undefined && factor < (most! < LONG_SECONDS ? 1 : WANTED)) slower.push(`digraphs ${group}`);
  }
  return slower;
}
