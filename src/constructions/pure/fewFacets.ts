import { PLAYERS } from '../../player.js';
import { sizeWithAnswers } from '../../recipes/internal.js';
import { ascending } from '../../sets/internal.js';
import type { ListedTheorem } from './PureTheorem.js';

/** Theorem D: pure complexes with few facets. */
export const FEW_FACETS: ListedTheorem = {
  isFlag: false,
  isAttached: false,
  least: (value) => sizeWithAnswers(value, 3n),
  most: (day) => day + 2,
  needs: (_, size, parts) => {
    const all = parts.flat();
    const most = ([0, 1] as const).map((p) => Math.max(0, ...all.map(({ vertices }) => vertices[p])));
    const [left, right] = most as [number, number];
    const around = 2 * (size - 1);
    return {
      vertices: [left + around + parts[0].length, right + around + parts[1].length],
      facets: all.reduce((sum, { facets }) => sum + facets, 2 * around + left + right),
    };
  },
  hub: (size, { old, take }) => {
    const s = size - 1;
    /** The four sets of a player, in cyclic order; two neighbouring ones have s vertices together. */
    const [X, Y] = PLAYERS.map((player) => [0, 1, 2, 3].map((i) => take(player, (s + (i % 2)) >> 1))) as [
      number[][],
      number[][],
    ];
    const facets: number[][] = [];
    const answers: [number, number][] = [];
    const around = (vertex: number, sets: readonly number[][], i: number): void => {
      facets.push(ascending([vertex, ...sets[i % 4]!, ...sets[(i + 1) % 4]!]));
      answers.push([vertex, sets[i % 4]![0]!]);
    };
    X.forEach((set, i) => set.forEach((x) => around(x, Y, i)));
    Y.forEach((set, j) => set.forEach((y) => around(y, X, j + 1)));
    for (const u of old('L')) around(u, Y, 0);
    for (const w of old('R')) around(w, X, 0);
    return { facets, answers };
  },
};
