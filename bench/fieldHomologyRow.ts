/**
 * One row of the comparison with gudhi, in a process of its own: homology over GF(2) and GF(3) of a complex given by
 * facets, in a file. Prints JSON: CPU milliseconds of making the complex and of homology, least of some runs, the ranks
 * in the degrees 0 … dim, and the peak memory in megabytes.
 */
import { readFileSync } from 'node:fs';
import { reducedHomologyOverFields, SimplicialComplex } from 'spgames/complex';

/** Short work is repeated for so long, since it is compiled only after many runs. */
const WARM_MS = 2000;

const { n, facets } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { n: number; facets: number[][] };

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let [made, solved, ranks] = [Infinity, Infinity, [] as number[][]];
for (const start = cpuMs(); cpuMs() - start < WARM_MS || solved === Infinity;) {
  const a = cpuMs();
  const complex = SimplicialComplex.fromFacets(facets, n);
  const b = cpuMs();
  ranks = reducedHomologyOverFields(complex, [2, 3]).map((groups) => groups.slice(1).map(({ rank }) => rank));
  const c = cpuMs();
  if (c - a < made + solved) [made, solved] = [b - a, c - b];
}
console.log(JSON.stringify({ made, solved, ranks, megabytes: process.resourceUsage().maxRSS / 1024 }));
