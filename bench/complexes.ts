/** The parts of the benchmark on complexes given by facets: homology, Cohen–Macaulay, Betti numbers, shellings. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { reducedHomology, shelling, SimplicialComplex, verifyShelling, type Shelling } from 'spgames/complex';
import { bettiNumbers, cohenMacaulayReport, SquarefreeIdeal } from 'spgames/ideal';
import { compare } from './compare.js';
import { bettiPrograms, cohenMacaulayPrograms, homologyPrograms, shellingPrograms } from './complexPrograms.js';
import { compareFieldHomology } from './fieldHomology.js';
import { complexWorkloads, type ComplexWorkload } from './workloads.js';

/** Below this time of the fastest other program being slower is no loss. */
const SMALL_MS = 5;

/** Beyond this time a complex counts as undecided. */
const SHELLING_MS = 6000;

// Nothing is kept from run to run: the complex or the ideal is made anew.
const complexOf = ({ n, facets }: ComplexWorkload): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

function homology(workload: ComplexWorkload): string {
  return reducedHomology(complexOf(workload))
    .filter(({ degree }) => degree >= 0)
    .map(({ rank, torsion }) => [rank, ...torsion].join(','))
    .join(';');
}

/** In every characteristic at once; shown is the answer in characteristic 0. */
function cohenMacaulay(workload: ComplexWorkload): string {
  return String(cohenMacaulayReport(complexOf(workload)).holds);
}

function betti({ n, nonfaces }: ComplexWorkload): string {
  let [total, weighted] = [0n, 0n];
  for (const [i, degree, rank] of bettiNumbers(SquarefreeIdeal.fromGenerators(nonfaces, n), { characteristic: 2 })) {
    total += rank;
    weighted += rank * BigInt(100 * i + degree);
  }
  return `${total}:${weighted}`;
}

/** The parts by name; each returns where spgames was slower than it should be. */
export const complexParts: Readonly<Record<string, () => Promise<string[]>>> = {
  async homology() {
    const slower = await compare('Reduced homology over Z', complexWorkloads(), homology, homologyPrograms, {
      smallMs: SMALL_MS,
      inTotal: { Sage: 10 },
    });
    console.log('\nHomology of large complexes, in a process of its own');
    const file = fileURLToPath(new URL('largeHomology.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [...process.execArgv, file], { stdio: 'inherit' });
    const fields = compareFieldHomology();
    return [...slower, ...(status === 0 ? [] : ['large complexes']), ...fields];
  },
  cohenMacaulay: () =>
    compare('Cohen–Macaulay in every characteristic', complexWorkloads(), cohenMacaulay, cohenMacaulayPrograms, {
      smallMs: SMALL_MS,
      inTotal: { Sage: 5 },
    }),
  async betti() {
    const slower = await compare(
      'Graded Betti numbers over ZZ/2',
      // Resolutions of the others have billions of terms.
      complexWorkloads().filter(({ n }) => n <= 16),
      betti,
      bettiPrograms,
      { smallMs: Infinity, inTotal: { M2: 1 } },
    );
    console.log('\nGraded Betti numbers of a large ideal over QQ, in a process of its own (Macaulay2: not in 130 s)');
    const file = fileURLToPath(new URL('largeBetti.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [...process.execArgv, file], { stdio: 'inherit' });
    return status === 0 ? slower : [...slower, 'large ideal'];
  },
  async shelling() {
    const found = new Map<ComplexWorkload, Shelling>();
    const decide = (workload: ComplexWorkload): string => {
      const result = shelling(complexOf(workload), { timeoutMs: SHELLING_MS });
      found.set(workload, result);
      return String(result.shellable);
    };
    const slower = await compare(
      'Shellable, with facets of different sizes allowed',
      complexWorkloads(),
      decide,
      shellingPrograms,
      { smallMs: SMALL_MS },
    );
    for (const [workload, result] of found)
      if (result.shellable === true && !verifyShelling(complexOf(workload), result.order).verified)
        throw new Error(`${workload.name}: the order is not a shelling`);
    return slower;
  },
};
