import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peer } from '../test/peers/peers.js';
import type { Workload } from './workloads.js';

/** What a program did with one input: the time in milliseconds and what it found, a decimal number or a word. */
export interface Measured {
  readonly ms: number;
  readonly count: string;
}

/** Results by name of the input; undefined when the program is not installed. */
export type Measurements = ReadonlyMap<string, Measured> | undefined;

/** A program and what it was asked to do. */
export interface Competitor<Input = Workload> {
  readonly name: string;
  /** How the time was taken. */
  readonly how: string;
  measure(workloads: readonly Input[]): Measurements | Promise<Measurements>;
}

export const RUNS = 3;

/** Runs a program and returns what it prints. */
export function output(command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${command} ended with status ${status}: ${stderr.slice(0, 2000)}`);
  return stdout;
}

/** Runs a program on a script in a file of the given name, and returns what it prints. */
export function outputOfScript(command: string, args: readonly string[], name: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    writeFileSync(join(folder, name), script);
    return output(command, [...args, join(folder, name)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lines `name milliseconds count` that a script printed; other lines are the program's own talk. */
export function timesIn(output: string): Map<string, Measured> {
  const lines = output.split('\n').map((line) => /^@ (\S+) (\S+) (\S+)$/.exec(line));
  return new Map(lines.flatMap((m) => (m === null ? [] : [[m[1]!, { ms: Number(m[2]), count: m[3]! }]])));
}

function macaulay2(name: string, work: string, count: string): Competitor {
  return {
    name,
    how: `in process, least of ${RUNS}`,
    measure(workloads) {
      const command = peer('M2');
      if (command === undefined) return undefined;
      const cases = workloads.map(({ name: input, n, nonfaces }) => {
        const generators = nonfaces.map((set) => set.map((v) => `z_${v}`).join('*')).join(',');
        // The ideal is made anew for every run, since results are kept with it.
        return `S = QQ[z_0..z_${n - 1}]; g = {${generators}};
best = infinity; for k from 0 to ${RUNS} do (I = monomialIdeal g; t = elapsedTiming (r = ${work});
  if k > 0 then best = min(best, 1000 * t#0));
<< "@ ${input} " << toString best << " " << toString(${count}) << endl;`;
      });
      return timesIn(outputOfScript(command, ['--script'], 'bench.m2', cases.join('\n')));
    },
  };
}

/** Macaulay2's Alexander dual. */
export const macaulay2Dual: Competitor = macaulay2('M2 dual', 'dual I', 'numgens r');

/** Macaulay2's K-polynomial, with the number of faces that follows from it. */
export const macaulay2Poincare: Competitor = macaulay2(
  'M2 poincare',
  'poincare I',
  // Σ fᵢ₋₁ tⁱ(1−t)^(n−i) over (1−t)^n at t/(1−t) → 1: the value of the numerator at 1/2 times 2^n.
  '(n = numgens S; sum(apply(listForm r, p -> p#1 * 2^(n - (p#0)#0))))',
);

/** frobby writes its result to nowhere, so only the work counts, and the start of the process. */
export const frobbyDual: Competitor = {
  name: 'frobby',
  how: `whole process without output, least of ${RUNS}`,
  measure(workloads) {
    const command = peer('frobby');
    if (command === undefined) return undefined;
    return new Map(
      workloads.map(({ name, n, nonfaces }) => {
        const generators = nonfaces.map((set) => set.map((v) => `z${v}`).join('*')).join(',\n');
        const variables = Array.from({ length: n }, (_, v) => `z${v}`).join(',');
        const input = `R = QQ[${variables}];\nI = monomialIdeal(\n${generators}\n);\n`;
        const run = (format: string) =>
          output(command, ['alexdual', '-iformat', 'm2', '-oformat', format, '-minimal', 'on'], input);
        let ms = Infinity;
        for (let i = 0; i <= RUNS; i++) {
          const start = performance.now();
          run('null');
          if (i > 0) ms = Math.min(ms, performance.now() - start);
        }
        const count = String(
          run('m2')
            .split('\n')
            .filter((line) => /z\d/.test(line) && !line.startsWith('R')).length,
        );
        return [name, { ms, count }];
      }),
    );
  },
};

/** polymake's maximal cliques of the complementary graph; only where all nonfaces are pairs. */
export const polymakeCliques: Competitor = {
  name: 'polymake',
  how: `clique_complex in process, least of ${RUNS}`,
  measure(workloads) {
    const command = peer('polymake');
    if (command === undefined) return undefined;
    const cases = workloads
      .filter(({ isGraph }) => isGraph)
      .map(({ name, n, nonfaces }) => {
        const missing = new Set(nonfaces.map((set) => set.join()));
        const edges: string[] = [];
        for (let u = 0; u < n; u++)
          for (let v = u + 1; v < n; v++) if (!missing.has(`${u},${v}`)) edges.push(`[${u},${v}]`);
        return `measure("${name}", ${n}, [${edges.join(',')}]);`;
      });
    const script = `use application 'topaz';
use Time::HiRes qw(time);
sub measure {
  my ($name, $n, $edges) = @_;
  my ($best, $count) = (1e9, 0);
  for my $run (0..${RUNS}) {
    my $a = new GraphAdjacency<Undirected>($n);
    $a->edge($_->[0], $_->[1]) for @$edges;
    my $graph = new graph::Graph(ADJACENCY => $a);
    my $start = time;
    $count = clique_complex($graph)->FACETS->size;
    my $ms = 1000 * (time - $start);
    $best = $ms if $run > 0 && $ms < $best;
  }
  print "@ $name $best $count\\n";
}
${cases.join('\n')}
`;
    return timesIn(outputOfScript(command, ['--script'], 'bench.pl', script));
  },
};

/**
 * Sage's maximal cliques (cliquer) of the complementary graph; only where all nonfaces are pairs, up to 42 vertices.
 */
export const sageCliques: Competitor = {
  name: 'Sage',
  how: `cliques_maximal in process, least of ${RUNS}`,
  measure(workloads) {
    const command = peer('sage');
    if (command === undefined) return undefined;
    const cases = workloads
      .filter(({ isGraph, n }) => isGraph && n <= 42)
      .map(({ name, n, nonfaces }) => `measure("${name}", ${n}, ${JSON.stringify(nonfaces)})`);
    const script = `import time
def measure(name, n, nonfaces):
    graph = Graph([list(range(n)), nonfaces]).complement()
    best = 1e9
    for run in range(${RUNS + 1}):
        start = time.time()
        count = len(graph.cliques_maximal())
        if run > 0: best = min(best, 1000 * (time.time() - start))
    print("@ %s %f %d" % (name, best, count))
${cases.join('\n')}
`;
    return timesIn(outputOfScript(command, [], 'bench.sage', script));
  },
};
