/**
 * KONANE, CLOBBER and AMAZONS once more: a position is a map from coordinates to cells, and a move is looked for from
 * each cell in each direction.
 */
import type { Moves } from 'spgames/evaluation';

type Cells = ReadonlyMap<string, string>;
type Turn = (cells: Cells, r: number, c: number, own: string, other: string) => Iterable<Cells>;

const DIRECTIONS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
const straight = DIRECTIONS.filter(([down, right]) => Math.abs(down) + Math.abs(right) === 1);
const all = DIRECTIONS.filter(([down, right]) => down !== 0 || right !== 0);

const place = (r: number, c: number): string => `${r},${c}`;
const changed = (cells: Cells, changes: readonly (readonly [r: number, c: number, content: string])[]): Cells =>
  new Map([...cells, ...changes.map(([r, c, content]) => [place(r, c), content] as const)]);

function movesOf(turn: Turn): Moves<Cells> {
  return {
    key: (cells) =>
      Array.from(cells, ([at, content]) => `${at}=${content}`)
        .sort()
        .join(),
    *options(cells) {
      for (const [player, own, other] of [
        ['L', 'x', 'o'],
        ['R', 'o', 'x'],
      ] as const)
        for (const [at, content] of cells) {
          if (content !== own) continue;
          const [r, c] = at.split(',').map(Number) as [number, number];
          for (const position of turn(cells, r, c, own, other)) yield { player, position };
        }
    },
  };
}

export const konaneRules: Moves<Cells> = movesOf(function* (cells, r, c, own, other) {
  for (const [down, right] of straight) {
    let now = cells;
    for (let jumps = 0; ; jumps++) {
      const [r0, c0] = [r + 2 * jumps * down, c + 2 * jumps * right];
      if (now.get(place(r0 + down, c0 + right)) !== other) break;
      if (now.get(place(r0 + 2 * down, c0 + 2 * right)) !== '.') break;
      now = changed(now, [
        [r0, c0, '.'],
        [r0 + down, c0 + right, '.'],
        [r0 + 2 * down, c0 + 2 * right, own],
      ]);
      yield now;
    }
  }
});

export const clobberRules: Moves<Cells> = movesOf(function* (cells, r, c, own, other) {
  for (const [down, right] of straight)
    if (cells.get(place(r + down, c + right)) === other)
      yield changed(cells, [
        [r, c, '.'],
        [r + down, c + right, own],
      ]);
});

function* queenMoves(cells: Cells, r: number, c: number): Iterable<readonly [number, number]> {
  for (const [down, right] of all)
    for (let k = 1; cells.get(place(r + k * down, c + k * right)) === '.'; k++) yield [r + k * down, c + k * right];
}

export const amazonsRules: Moves<Cells> = movesOf(function* (cells, r, c, own) {
  for (const [r1, c1] of queenMoves(cells, r, c)) {
    const moved = changed(cells, [
      [r, c, '.'],
      [r1, c1, own],
    ]);
    for (const [r2, c2] of queenMoves(moved, r1, c1)) yield changed(moved, [[r2, c2, '#']]);
  }
});

/** The cells of rows with bars between them. */
export function cellsOfRows(rows: string): Cells {
  return new Map(rows.split('|').flatMap((row, r) => Array.from(row, (cell, c) => [place(r, c), cell] as const)));
}
