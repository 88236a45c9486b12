/** The Betti table of the ideal of SNORT on 3 × 4 cells (24 variables, 46 generators): CPU time and peak memory. */
import { grid } from 'spgames/boards';
import { compile, snort } from 'spgames/games';
import { bettiNumbers, kPolynomial } from 'spgames/ideal';

const MOST_MEGABYTES = 2048;

const ideal = compile(snort, grid(3, 4)).illegalIdeal;
const start = process.cpuUsage();
const numbers = bettiNumbers(ideal);
const { user, system } = process.cpuUsage(start);
const total = numbers.reduce((sum, [, , rank]) => sum + rank, 0n);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(
  `  snort-3x4 ${((user + system) / 1000).toFixed(0).padStart(8)} ms CPU ${megabytes.toFixed(0).padStart(6)} MB   ` +
    `${numbers.length} numbers, ${total} in all`,
);
// Their alternating sums are the coefficients of the K-polynomial, which is found without them.
const sums = new Map<number, bigint>();
for (const [i, degree, rank] of numbers) sums.set(degree, (sums.get(degree) ?? 0n) + (i % 2 === 0 ? rank : -rank));
kPolynomial(ideal).forEach((coefficient, degree) => {
  if ((sums.get(degree) ?? 0n) !== coefficient)
    throw new Error(`snort-3x4: degree ${degree} sums up to ${sums.get(degree) ?? 0n}, not ${coefficient}`);
});
if (megabytes > MOST_MEGABYTES) throw new Error(`peak memory is ${megabytes.toFixed(0)} MB`);
