/** Homology over GF(2) and GF(3) beside gudhi's, each row in a process of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chessboardComplex, matchingComplex, randomComplex, type SimplicialComplex } from 'spgames/complex';
import { peer } from '../test/peers/peers.js';
import { output } from './peerPrograms.js';

const random = (seed: number): SimplicialComplex => randomComplex(60, 2, { probability: 0.3, seed });

const complexes: readonly (readonly [string, SimplicialComplex])[] = [
  ['chessboard 6 × 6', chessboardComplex(6, 6)],
  ['matching(10)', matchingComplex(10)],
  ['random n=60 d=2 p=.3 seed=1', random(1)],
  ['random n=60 d=2 p=.3 seed=2', random(2)],
  ['random n=60 d=2 p=.3 seed=3', random(3)],
  ['matching(11)', matchingComplex(11)],
  ['chessboard 7 × 7', chessboardComplex(7, 7)],
];

/** CPU milliseconds, ranks in the degrees 0 … dim over both fields, and peak memory. */
interface Row {
  /** Making the complex, or inserting its facets. */
  readonly made: number;
  readonly solved: number;
  readonly ranks: readonly (readonly number[])[];
  readonly megabytes: number;
}

/** The same work in gudhi; Betti numbers there are not reduced. */
const GUDHI = `
import gudhi, json, resource, sys, time
data = json.load(open(sys.argv[1]))
made = solved = float('inf')
start = time.process_time()
while time.process_time() - start < 2 or solved == float('inf'):
    a = time.process_time()
    tree = gudhi.SimplexTree()
    for facet in data['facets']: tree.insert(facet)
    b = time.process_time()
    ranks = []
    for p in (2, 3):
        tree.compute_persistence(homology_coeff_field=p, persistence_dim_max=True, min_persistence=-1)
        ranks.append(tree.betti_numbers())
    c = time.process_time()
    if c - a < made + solved: made, solved = b - a, c - b
for row in ranks: row[0] -= 1
megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps({'made': 1000 * made, 'solved': 1000 * solved, 'ranks': ranks, 'megabytes': megabytes}))
`;

/** Prints the rows; asserts that the ranks agree. @returns where spgames is slower than gudhi */
export function compareFieldHomology(): string[] {
  console.log(
    '\nHomology over GF(2) and GF(3): CPU milliseconds, each row in a process of its own, least of some runs',
  );
  const python = peer('gudhi');
  console.log(`  gudhi: ${python === undefined ? 'left out, not installed' : 'insertion + both fields'}`);
  console.log('  spgames: complex from facets + both fields at once; ratio: all of gudhi / all of spgames');
  const slower: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const script = join(folder, 'bench.py');
    writeFileSync(script, GUDHI);
    for (const [name, complex] of complexes) {
      const file = join(folder, 'complex.json');
      writeFileSync(file, JSON.stringify({ n: complex.vertices.length, facets: complex.facets.toLists() }));
      const row = fileURLToPath(new URL('fieldHomologyRow.ts', import.meta.url));
      const own = JSON.parse(output(process.execPath, [...process.execArgv, row, file])) as Row;
      const other = python === undefined ? undefined : (JSON.parse(output(python, [script, file])) as Row);
      if (other !== undefined && JSON.stringify(own.ranks) !== JSON.stringify(other.ranks))
        throw new Error(`${name}: spgames finds ${String(own.ranks)}, gudhi finds ${String(other.ranks)}`);
      const ratio = other === undefined ? undefined : (other.made + other.solved) / (own.made + own.solved);
      console.log(
        `  ${name.padEnd(28)} spgames ${shown(own)}${other === undefined ? '' : `  gudhi ${shown(other)}`}` +
          `  ratio ${ratio?.toFixed(1) ?? '-'}   ${own.ranks.map((ranks) => ranks.join()).join(' | ')}`,
      );
      if (ratio !== undefined && ratio < 1) slower.push(`Homology over fields: ${name}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return slower;
}

function shown({ made, solved, megabytes }: Row): string {
  return `${made.toFixed(1).padStart(6)} + ${solved.toFixed(1).padStart(8)} ms ${megabytes.toFixed(0).padStart(4)} MB`;
}
