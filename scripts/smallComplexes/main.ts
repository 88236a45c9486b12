/**
 * Looks for small complexes of all 1474 values of day 3 and writes src/constructions/values/smallComplexes.data.ts:
 * first all labelled complexes with at most six vertices, then a random search in dimension at most 2, the same in
 * every run. `npx tsx scripts/smallComplexes/main.ts`; it takes four minutes. `npm run example -- small-complexes`
 * checks the result.
 */
import { day3, negativeFound, negativeOf, type Found } from './day3.js';
import { exhaust } from './exhaust.js';
import { FlatSearch } from './FlatSearch.js';
import { MOST_VERTICES } from './FlatComplex.js';
import { writeTable } from './writeTable.js';

/** Steps of the runs of each round; in the first one all numbers of Left vertices are tried, then the best ones. */
const ROUNDS: readonly number[] = [3000, 3000, 10_000, 10_000, 30_000, 30_000, 100_000, 200_000];
/** Beyond eight vertices few values are left, and get so many more rounds with these steps among them. */
const MORE_ROUNDS = 8;
const MORE_STEPS = 5_000_000;
const LONGEST_RUN = 1_000_000;

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const { fewest, flat, evaluated } = exhaust(6);
console.log(`complexes with 0 … 6 vertices: ${evaluated.join(', ')}; ${seconds()}`);
const search = new FlatSearch(withNegatives(flat), 1);
for (let n = 7; n <= MOST_VERTICES; n++) {
  const distances = new Map<number, number[]>();
  for (let round = 0; round < ROUNDS.length + (n > 8 ? MORE_ROUNDS : 0); round++) {
    const wanted = Array.from(day3.keys()).filter((value) => value <= negativeOf[value]! && !search.isDone(value, n));
    const steps = ROUNDS[round] ?? Math.min(LONGEST_RUN, Math.ceil(MORE_STEPS / Math.max(1, wanted.length)));
    for (const value of wanted) {
      if (search.isDone(value, n)) continue;
      const known = distances.get(value);
      if (known === undefined) {
        const least: number[] = [];
        for (let left = 1; left < n && !search.isDone(value, n); left++)
          least[left] = search.anneal(value, n, left, steps);
        distances.set(value, least);
        continue;
      }
      const best = Math.min(...known.slice(1));
      const near = Array.from(known.keys()).filter((left) => left > 0 && known[left]! <= best + (round % 2));
      const left = near[(round + value) % near.length]!;
      known[left] = Math.min(known[left]!, search.anneal(value, n, left, steps));
    }
  }
  const count = day3.filter((_, value) => search.isDone(value, n)).length;
  console.log(`${n} vertices: ${count} values, ${search.evaluations} complexes, ${seconds()}`);
  if (count === day3.length) break;
}
writeTable(withNegatives(fewest), search.found);
console.log(`done after ${seconds()}`);

/** For each value the smaller one of its complex and the negative of that of its negative. */
function withNegatives(found: ReadonlyMap<number, Found>): Map<number, Found> {
  const all = new Map(found);
  for (const [value, complex] of found) {
    const opposite = negativeOf[value]!;
    if (complex.n < (all.get(opposite)?.n ?? Infinity)) all.set(opposite, negativeFound(complex));
  }
  return all;
}
