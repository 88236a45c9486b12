/**
 * How many legal positions has SNORT on the 5×5 grid, and how many of them are reached by alternating play?
 * Shows: faces are counted by Left and Right pieces without being listed (there are 661,407,975 of them).
 * Run:   npm run example -- count-positions
 */
import { grid } from 'spgames/boards';
import { compile, snort } from 'spgames/games';

const { legalComplex } = compile(snort, grid(5, 5));
const f = legalComplex.fVector();
console.log('legal positions by number of pieces:');
console.log(f.join(' '));
console.log('together', String(f.reduce((sum, count) => sum + count, 0n)));

const profile = legalComplex.polynomialProfile();
const balanced = profile.map((row, left) => (row[left] ?? 0n) + (left > 0 ? (row[left - 1] ?? 0n) : 0n));
console.log(
  'with as many Left as Right pieces, or one more:',
  String(balanced.reduce((sum, count) => sum + count, 0n)),
);
