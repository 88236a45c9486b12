/** FOX AND GEESE by its rules, on boards of eight columns and any number of rows. */

type Square = readonly [row: number, column: number];

/** Does Left, who has the geese, win if Right begins and may pass a number of times? Who cannot move loses. */
export function geeseWinSecond(rows: number, passes: number): boolean {
  const geese = [1, 3, 5, 7].map((column): Square => [rows - 1, column - (rows % 2)]);
  const known = new Map<string, boolean>();
  const isAt = ([row, column]: Square, [r, c]: Square): boolean => row === r && column === c;
  const steps = ([row, column]: Square, ups: readonly number[], taken: readonly Square[]): Square[] =>
    ups
      .flatMap((up) => [-1, 1].map((side): Square => [row + up, column + side]))
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < 8)
      .filter((to) => !taken.some((square) => isAt(square, to)));
  const rightLoses = (at: readonly Square[], fox: Square, left: number): boolean => {
    const key = `${at.map(([row, column]) => 8 * row + column).sort((a, b) => a - b).join()} ${fox.join()} ${left}`; // prettier-ignore
    const found = known.get(key);
    if (found !== undefined) return found;
    const loses =
      steps(fox, [-1, 1], at).every((to) => leftWins(at, to, left)) && (left === 0 || leftWins(at, fox, left - 1));
    known.set(key, loses);
    return loses;
  };
  const leftWins = (at: readonly Square[], fox: Square, left: number): boolean =>
    at
      .flatMap((goose, i) => steps(goose, [-1], [...at, fox]).map((to) => at.with(i, to)))
      .sort((a, b) => spread(a) - spread(b))
      .some((moved) => rightLoses(moved, fox, left));
  return rightLoses(geese, [0, 4], passes);
}

/** How far apart the rows of the geese are: those that stay together win sooner. */
function spread(geese: readonly Square[]): number {
  const rows = geese.map(([row]) => row);
  return Math.max(...rows) - Math.min(...rows);
}
