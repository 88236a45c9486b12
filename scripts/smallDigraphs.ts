/**
 * Evaluates the small digraphs of all 1474 values of day 3 anew, by playing out every position: `npm run
 * small-digraphs`.
 */
import { playedValue } from '../src/digraphs/universal/playedValue.js';
import { smallDigraphsBornBy } from '../src/digraphs/index.js';
import { Work } from '../src/run.js';
import { standardStore } from '../src/values/index.js';

const found = smallDigraphsBornBy(3);
const wrong = found.filter(
  ({ value, digraph }) => !playedValue(digraph, standardStore, new Work('small-digraphs')).equals(value),
);
for (const { value, digraph } of wrong) console.log(`${String(digraph)} has not the value ${String(value)}`);
const orders = new Map<number, number>();
for (const { digraph } of found) orders.set(digraph.n, (orders.get(digraph.n) ?? 0) + 1);
console.log(`${found.length - wrong.length} of ${found.length} values are those of their digraphs`);
console.log('vertices  values');
for (const [n, count] of [...orders].sort(([a], [b]) => a - b))
  console.log(`${String(n).padStart(8)}  ${String(count).padStart(6)}`);
const open = found.filter(({ least }) => least !== true).length;
console.log(`least: ${found.length - open}; not known whether least: ${open}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
