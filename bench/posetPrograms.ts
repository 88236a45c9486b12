import { peer, type PeerName } from '../test/peers/peers.js';
import { measureCases, type Program } from './measureCases.js';
import type { Competitor } from './peerPrograms.js';

/** One fixed input: a poset by its covers. */
export interface PosetWorkload {
  readonly name: string;
  readonly n: number;
  readonly covers: readonly (readonly [number, number])[];
}

/** A case that takes longer than this is left out. */
const LIMIT_MS = 20_000;
/** Runs after the first, while they do not add up to more than two seconds. */
const RUNS = 3;

function competitor(
  name: string,
  command: PeerName,
  program: Omit<Program, 'command'>,
  script: (workload: PosetWorkload) => string,
): Competitor<PosetWorkload> {
  return {
    name,
    how: `in process with the poset made before, least of ${RUNS} after a warm-up, at most ${LIMIT_MS / 1000} s for an input`,
    async measure(workloads) {
      const path = peer(command);
      if (path === undefined) return undefined;
      const cases = workloads.map((workload) => ({ name: workload.name, script: script(workload) }));
      return measureCases({ ...program, command: path }, cases, LIMIT_MS);
    },
  };
}

/**
 * @param work the body of a function of the poset P on 0 … n − 1 that returns a text without spaces, or a function that
 * makes it, which is not timed
 */
export function sagePosets(work: string): Competitor<PosetWorkload> {
  const preamble = `import time
def checksum(P, matrix, value):
    numbers, entries, n = P.list(), matrix.list(), P.cardinality()
    return sum((8191 * numbers[i] + 127 * numbers[j]) % 1009 * value(entries[i * n + j]) for i in range(n) for j in range(n))
def work(P):
${work}
def run(name, n, covers):
    best, spent = 1e9, 0
    for k in range(${RUNS} + 1):
        if spent >= 2: break
        # Sage keeps one copy of equal posets, with what was found, unless their keys differ.
        P = Poset((list(range(n)), covers), cover_relations=True, key=(name, k))
        start = time.time()
        r = work(P)
        t = time.time() - start
        spent += t
        if k > 0 or spent >= 2: best = min(best, t)
    # What only makes a result small is not timed.
    print("@ %s %f %s" % (name, 1000 * best, r if isinstance(r, str) else r()), flush=True)
print("@", flush=True)`;
  return competitor(
    'Sage',
    'sage',
    { args: [], file: 'bench.sage', preamble },
    ({ name, n, covers }) => `run("${name}", ${n}, ${JSON.stringify(covers)})`,
  );
}

/** @param work a function of the poset P on 0 … n − 1 and n */
export function macaulay2Posets(work: string): Competitor<PosetWorkload> {
  const preamble = `needsPackage "Posets";
work = ${work};
measure = (name, n, R) -> (
  best := infinity; spent := 0; r := null;
  for k from 0 to ${RUNS} when spent < 2 do (
    P := poset(toList(0..n-1), R, AntisymmetryStrategy => "none"); t := elapsedTiming work(P, n); r = t#1; spent = spent + t#0;
    if k > 0 or spent >= 2 then best = min(best, t#0));
  << "@ " << name << " " << toString(1000. * best) << " " << toString r << endl << flush);
<< "@" << endl << flush;`;
  return competitor(
    'M2',
    'M2',
    { args: ['--script'], file: 'bench.m2', preamble },
    ({ name, n, covers }) => `measure("${name}", ${n}, {${covers.map(([a, b]) => `{${a},${b}}`).join()}})`,
  );
}
