/** Homology over Z of the chessboard complex 6 × 6 and the matching complex M_9, with the peak memory asserted. */
import {
  chessboardComplex,
  matchingComplex,
  reducedEulerCharacteristic,
  reducedHomology,
  reducedHomologyOver,
  universalCoefficients,
} from 'spgames/complex';

const MOST_MEGABYTES = 4096;

for (const [name, complex] of [
  ['chessboard-6x6', chessboardComplex(6, 6)],
  ['matching-9', matchingComplex(9)],
] as const) {
  const start = performance.now();
  const groups = reducedHomology(complex);
  const ms = performance.now() - start;
  const shown = groups.map(({ rank, torsion }) => [rank, ...torsion].join(',')).join('; ');
  console.log(`  ${name.padEnd(16)} ${ms.toFixed(0).padStart(8)} ms   ${shown.slice(0, 100)}`);
  const euler = groups.reduce((sum, { degree, rank }) => sum + (degree % 2 === 0 ? rank : -rank), 0);
  if (BigInt(euler) !== reducedEulerCharacteristic(complex))
    throw new Error(`${name}: the Euler characteristic is ${reducedEulerCharacteristic(complex)}, not ${euler}`);
  for (const p of [2, 3]) {
    const own = JSON.stringify(reducedHomologyOver(complex, p));
    if (own !== JSON.stringify(universalCoefficients(groups, p))) throw new Error(`${name}: wrong over GF(${p})`);
  }
}
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(`  peak memory ${megabytes.toFixed(0)} MB (${MOST_MEGABYTES} MB are allowed)`);
if (megabytes > MOST_MEGABYTES) throw new Error(`peak memory is ${megabytes.toFixed(0)} MB`);
