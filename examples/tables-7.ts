/**
 * Which of the complexes and ideals of SNORT and COL are unmixed, pure, shellable, Cohen–Macaulay? (Huntemann 2018,
 * Tables 7.1 and 7.2)
 * Shows: decisions about complexes and ideals of games; both tables come out as they are printed.
 * Run:   npm run example -- tables-7
 */
import { complete, cycle, path, type Board } from 'spgames/boards';
import { shelling } from 'spgames/complex';
import { col, compile, snort, type Ruleset } from 'spgames/games';
import { cohenMacaulay } from 'spgames/ideal';

const boards: readonly [string, Board][] = [
  ...[3, 4, 5, 6].map((n): [string, Board] => [`K_${n}`, complete(n)]),
  ...[4, 5, 6, 7, 8].map((n): [string, Board] => [`C_${n}`, cycle(n)]),
  ...[3, 4, 5].map((n): [string, Board] => [`P_${n}`, path(n)]),
];

function table(title: string, ruleset: Ruleset): void {
  console.log(`${title}\n\nboard  unmixed  pure  shellable  ILL Cohen–Macaulay`);
  for (const [name, board] of boards) {
    const game = compile(ruleset, board);
    const { legalComplex } = game;
    const answers = [
      legalComplex.isUnmixed(),
      legalComplex.isPure(),
      shelling(legalComplex).shellable,
      cohenMacaulay(game.illegalIdeal).cohenMacaulay,
    ].map((answer) => (answer === 'undecided' ? '?' : answer ? 'yes' : 'no'));
    console.log(row([name, ...answers]));
  }
}

/** Columns as wide as their headings. */
function row(cells: readonly string[]): string {
  const widths = [5, 7, 4, 9, 0];
  return cells
    .map((cell, i) => cell.padEnd(widths[i]!))
    .join('  ')
    .trimEnd();
}

table('Table 7.1: SNORT', snort);
console.log('');
table('Table 7.2: COL', col);
