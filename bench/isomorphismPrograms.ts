import type { SetFamily } from 'spgames/sets';
import { peer } from '../test/peers/peers.js';
import { RUNS, output, outputOfScript, timesIn, type Competitor, type Measured } from './peerPrograms.js';
import type { IsomorphismPair } from './workloads.js';

/** A program may spend so many seconds on one pair; what takes longer is left out. */
const SECONDS = 60;

/** Sage's test for complexes that are made beforehand. */
export const sageIsIsomorphic: Competitor<IsomorphismPair> = {
  name: 'Sage',
  how: `is_isomorphic in process, least of ${RUNS} after a warm-up, of one above 1 s; - above ${SECONDS} s`,
  measure(pairs) {
    const command = peer('sage');
    if (command === undefined) return undefined;
    const cases = pairs.map(
      ({ name, facetsA, facetsB }) => `measure("${name}", ${JSON.stringify(facetsA)}, ${JSON.stringify(facetsB)})`,
    );
    const script = `import time
from cysignals.alarm import AlarmInterrupt
def measure(name, facets_a, facets_b):
    best = 1e9
    try:
        alarm(${SECONDS})
        for run in range(${RUNS + 1}):
            a = SimplicialComplex(facets_a)
            b = SimplicialComplex(facets_b)
            start = time.time()
            answer = a.is_isomorphic(b)
            ms = 1000 * (time.time() - start)
            if run > 0 or ms > 1000: best = min(best, ms)
            if ms > 1000: break
        cancel_alarm()
        print("@ %s %f %s" % (name, best, "yes" if answer else "no"))
    except AlarmInterrupt:
        pass
${cases.join('\n')}
`;
    return timesIn(outputOfScript(command, [], 'bench.sage', script));
  },
};

/** polymake's test for complexes that are made beforehand. */
export const polymakeIsomorphic: Competitor<IsomorphismPair> = {
  name: 'polymake',
  how: `isomorphic in process, least of ${RUNS} after a warm-up`,
  measure(pairs) {
    const command = peer('polymake');
    if (command === undefined) return undefined;
    const cases = pairs.map(
      ({ name, facetsA, facetsB }) => `measure("${name}", ${JSON.stringify(facetsA)}, ${JSON.stringify(facetsB)});`,
    );
    const script = `use application 'topaz';
use Time::HiRes qw(time);
sub measure {
  my ($name, $facets_a, $facets_b) = @_;
  my ($best, $answer) = (1e9, 0);
  for my $run (0..${RUNS}) {
    my $a = new SimplicialComplex(FACETS => $facets_a);
    my $b = new SimplicialComplex(FACETS => $facets_b);
    my $start = time;
    $answer = isomorphic($a, $b);
    my $ms = 1000 * (time - $start);
    $best = $ms if $run > 0 && $ms < $best;
  }
  print "@ $name $best ", ($answer ? "yes" : "no"), "\\n";
}
${cases.join('\n')}
`;
    return timesIn(outputOfScript(command, ['--script'], 'bench.pl', script));
  },
};

/** nauty for sparse graphs: the canonical forms of the incidence graphs of both, compared. */
export const nautyCanonicalForms: Competitor<IsomorphismPair> = {
  name: 'nauty',
  how: `dreadnaut with sparse graphs, whole process, least of ${RUNS} after a warm-up; only for equal numbers of facets`,
  measure(pairs) {
    const command = peer('dreadnaut');
    if (command === undefined) return undefined;
    return new Map(
      pairs
        .filter(({ facetsA, facetsB }) => facetsA.length === facetsB.length)
        .map(({ name, n, facetsA, facetsB }): [string, Measured] => {
          const graph = (facets: IsomorphismPair['facetsA']): string =>
            `n=${n + facets.length} g ${n}:${facets.map((facet) => facet.join(' ')).join(';\n')}.\nf=[0:${n - 1}]\n`;
          const commands = `As -m l=0\nc ${graph(facetsA)}x @\n${graph(facetsB)}x ##\nq\n`;
          let ms = Infinity;
          let text = '';
          for (let run = 0; run <= RUNS; run++) {
            const start = performance.now();
            text = output(command, [], commands);
            if (run > 0) ms = Math.min(ms, performance.now() - start);
          }
          const answer = /h and h' are (identical|different)/.exec(text)?.[1];
          if (answer === undefined) throw new Error(`${name}: dreadnaut printed ${text}`);
          return [name, { ms, count: answer === 'identical' ? 'yes' : 'no' }];
        }),
    );
  },
};

/** A graph whose group is asked for. */
export interface GraphOfPairs {
  readonly name: string;
  readonly n: number;
  readonly pairs: readonly (readonly number[])[];
  readonly family: SetFamily;
}

/** The order of a group as programs print it, to seven digits. */
export function roundedOrder(order: string): string {
  return Number(order).toExponential(6);
}

/** The group of a graph by a program that reads it from standard input and prints the order. */
function groupOrders(
  name: 'bliss' | 'dreadnaut',
  text: (graph: GraphOfPairs) => string,
  order: RegExp,
): Competitor<GraphOfPairs> {
  return {
    name: name === 'bliss' ? 'bliss' : 'nauty',
    how: `${name}, whole process, least of ${RUNS} after a warm-up`,
    measure(graphs) {
      const command = peer(name);
      if (command === undefined) return undefined;
      return new Map(
        graphs.map((graph): [string, Measured] => {
          const input = text(graph);
          let ms = Infinity;
          let printed = '';
          for (let run = 0; run <= RUNS; run++) {
            const start = performance.now();
            printed = output(command, [], input);
            if (run > 0) ms = Math.min(ms, performance.now() - start);
          }
          const found = order.exec(printed)?.[1];
          if (found === undefined) throw new Error(`${graph.name}: ${name} printed ${printed}`);
          return [graph.name, { ms, count: roundedOrder(found) }];
        }),
      );
    },
  };
}

export const blissGroup: Competitor<GraphOfPairs> = groupOrders(
  'bliss',
  ({ n, pairs }) => `p edge ${n} ${pairs.length}\n${pairs.map(([u, v]) => `e ${u! + 1} ${v! + 1}\n`).join('')}`,
  /\|Aut\|:\s*(\S+)/,
);

export const nautyGroup: Competitor<GraphOfPairs> = groupOrders(
  'dreadnaut',
  ({ n, pairs }) => {
    const greater: number[][] = Array.from({ length: n }, () => []);
    for (const [u, v] of pairs) greater[u!]!.push(v!);
    return `As -m n=${n} g ${greater.map((row) => row.join(' ')).join(';\n')}.\nx\nq\n`;
  },
  /grpsize=([^;\s]+)/,
);
