/**
 * Which infinitesimals occur in MAZE? A question of A. A. Siegel 2011, Sec. 4.4.1.4, for all mazes of up to 3 × 4
 * cells.
 * Shows: values of mazes and how far they are from their reduced canonical forms, the bounds ⇓∗ and ⇑∗ of
 * option-closed games (Thm 4.1.5).
 * Run:   npm run example -- maze-infinitesimals
 */
import { mazeValues, type Maze, type MazeCell } from 'spgames/moves';
import { birthday, parseValue, reducedCanonicalForm, type Value } from 'spgames/values';

/** All mazes of a size. Whether there are walls at the border does not matter. */
function* mazes(rows: number, columns: number): Iterable<Maze> {
  const walls: (readonly [MazeCell, MazeCell])[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (column + 1 < columns)
        walls.push([
          [row, column],
          [row, column + 1],
        ]);
      if (row + 1 < rows)
        walls.push([
          [row, column],
          [row + 1, column],
        ]);
    }
  for (let bits = 0; bits < 2 ** walls.length; bits++)
    yield { rows, columns, walls: walls.filter((_, i) => (bits >> i) & 1) };
}

const [least, greatest] = [parseValue('vv*'), parseValue('^^*')];
const sizes = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
  [2, 5],
  [5, 2],
  [3, 4],
] as const;
const [values, differences] = [new Set<Value>(), new Set<Value>()];
let positions = 0;
for (const [rows, columns] of sizes) {
  for (const maze of mazes(rows, columns)) {
    positions++;
    const value = mazeValues(maze)[0]![0]!;
    if (values.has(value)) continue;
    values.add(value);
    differences.add(value.minus(reducedCanonicalForm(value)));
  }
  console.log(
    `up to ${rows} × ${columns}: ${positions} mazes, ${values.size} values, ${differences.size} differences G − rcf(G)`,
  );
}

const names = (some: Iterable<Value>): string =>
  [...some]
    .sort((a, b) => Number(birthday(a) - birthday(b)) || (String(a) < String(b) ? -1 : 1))
    .map(String)
    .join('  ');
const within = [...differences].filter((g) => least.compare(g) === '<' && g.compare(greatest) === '<');
console.log(`\nbetween vv* and ^^*: ${within.length} of the differences`);
const infinitesimal = [...values].filter((g) => differences.has(g));
console.log(`values that are infinitesimal: ${names(infinitesimal)}`);
console.log(
  `tinies and minies among the differences: ${names([...differences].filter((g) => /^(tiny|miny)/.test(String(g))))}`,
);
