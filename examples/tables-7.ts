/**
 * Which of the complexes and ideals of SNORT and COL are unmixed, pure, shellable, Cohen–Macaulay? (Huntemann 2018, Tables 7.1 and 7.2)
 * Shows: decisions come with witnesses; where the print differs, the witness settles it.
 * Run:   npm run example -- tables-7
 */
import { complete, cycle, path, type Board } from 'spgames/boards';
import { shelling } from 'spgames/complex';
import { col, compile, snort, type Ruleset, type SPGame } from 'spgames/games';
import { cohenMacaulay } from 'spgames/ideal';

const boards: readonly [string, Board][] = [
  ...[3, 4, 5, 6].map((n): [string, Board] => [`K_${n}`, complete(n)]),
  ...[4, 5, 6, 7, 8].map((n): [string, Board] => [`C_${n}`, cycle(n)]),
  ...[3, 4, 5].map((n): [string, Board] => [`P_${n}`, path(n)]),
];

/** The printed answers that are wrong. */
const misprints = new Map([['COL on C_5, unmixed', true]]);

function table(title: string, ruleset: Ruleset): void {
  console.log(`${title}\n\nboard  unmixed  pure  shellable  ILL Cohen–Macaulay`);
  const notes: string[] = [];
  for (const [name, board] of boards) {
    const game = compile(ruleset, board);
    const { legalComplex } = game;
    const unmixed = legalComplex.isUnmixed();
    if (misprints.get(`${ruleset.name.toUpperCase()} on ${name}, unmixed`) === !unmixed)
      notes.push(correction(name, game));
    const answers = [
      unmixed,
      legalComplex.isPure(),
      shelling(legalComplex).shellable,
      cohenMacaulay(game.illegalIdeal).cohenMacaulay,
    ].map((answer) => (answer === 'undecided' ? '?' : answer ? 'yes' : 'no'));
    console.log(row([name, ...answers]));
  }
  for (const note of notes) console.log(`\n${note}`);
}

/** Columns as wide as their headings. */
function row(cells: readonly string[]): string {
  const widths = [5, 7, 4, 9, 0];
  return cells
    .map((cell, i) => cell.padEnd(widths[i]!))
    .join('  ')
    .trimEnd();
}

/** The two minimal vertex covers of different sizes that refute a printed "unmixed". */
function correction(board: string, { legalComplex, vertices }: SPGame): string {
  const covers = legalComplex.minimalVertexCovers.toLists();
  const [small, large] = [covers[0]!, covers.at(-1)!].map((cover) => cover.map((v) => vertices[v]!.label).join(', '));
  return `On ${board} the source prints "unmixed: yes". But {${small}} and {${large}} are minimal vertex covers of the legal complex.`;
}

table('Table 7.1: SNORT', snort);
console.log('');
table('Table 7.2: COL', col);
