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
    const key = `${at
      .map(([row, column]) => 8 * row + column)
      .sort((a, b) => a - b)
      .join()} ${fox.join()} ${left}`;
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

/** A position on any board: the squares that there are, those of the geese, and the fox's. */
export interface FoxAndGeesePosition {
  readonly squares: readonly Square[];
  readonly geese: readonly Square[];
  readonly fox: Square;
}

const same = ([r, c]: Square, [s, d]: Square): boolean => r === s && c === d;

/** The position of rows from above, `g.g|.f.`. */
export function foxAndGeesePosition(rows: string): FoxAndGeesePosition {
  const cells = rows.split('|').flatMap((row, r) => Array.from(row, (sign, c) => ({ sign, at: [r, c] as Square })));
  return {
    squares: cells.filter(({ sign }) => sign !== '#').map(({ at }) => at),
    geese: cells.filter(({ sign }) => sign === 'g').map(({ at }) => at),
    fox: cells.find(({ sign }) => sign === 'f')!.at,
  };
}

/** Where the players can move. */
export function foxAndGeeseMoves({
  squares,
  geese,
  fox,
}: FoxAndGeesePosition): Record<'L' | 'R', FoxAndGeesePosition[]> {
  const free = squares.filter((square) => ![fox, ...geese].some((taken) => same(square, taken)));
  const touches = ([r, c]: Square, [s, d]: Square): boolean => Math.abs(r - s) === 1 && Math.abs(c - d) === 1;
  return {
    L: geese.flatMap((goose, i) =>
      free
        .filter((to) => touches(goose, to) && to[0] > goose[0])
        .map((to) => ({ squares, geese: geese.with(i, to), fox })),
    ),
    R: free.filter((to) => touches(fox, to)).map((to) => ({ squares, geese, fox: to })),
  };
}

/** Equal for equal positions. */
export function foxAndGeeseKey({ geese, fox }: FoxAndGeesePosition): string {
  return `${geese.map(String).sort().join(' ')} f${fox.join()}`;
}

/** All positions that can be reached, by number from the start, 0, with the options of both players. */
export function foxAndGeeseLists(start: FoxAndGeesePosition): { left: number[][]; right: number[][] } {
  const number = new Map([[foxAndGeeseKey(start), 0]]);
  const all = [start];
  const numberOf = (position: FoxAndGeesePosition): number => {
    const key = foxAndGeeseKey(position);
    if (!number.has(key)) {
      number.set(key, all.length);
      all.push(position);
    }
    return number.get(key)!;
  };
  const left: number[][] = [];
  const right: number[][] = [];
  for (const position of all) {
    const { L, R } = foxAndGeeseMoves(position);
    left.push(L.map(numberOf));
    right.push(R.map(numberOf));
  }
  return { left, right };
}
