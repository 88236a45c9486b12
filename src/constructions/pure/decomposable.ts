import { PLAYERS } from '../../player.js';
import { sizeWithAnswers } from '../../recipes/internal.js';
import type { Attached } from './PureCertificate.js';
import { ascending, subsetsOfSize } from '../../sets/internal.js';
import type { ListedTheorem } from './PureTheorem.js';

/** Theorem S: pure complexes that are vertex decomposable. */
export const DECOMPOSABLE: ListedTheorem = {
  isFlag: false,
  isAttached: true,
  least: (value) => sizeWithAnswers(value, 3n),
  most: (day) => day + 2,
  needs: (_, size, parts) => {
    const all = parts.flat();
    const [x, y] = ([0, 1] as const).map((p) =>
      Math.max(2 * (size - 2), ...all.map(({ vertices }) => vertices[p])),
    ) as [number, number];
    const around = (own: number, other: number): number =>
      choose(own + (other >> 1), size - 1) + choose(own + ((other + 1) >> 1), size - 1);
    const hub = choose(x + y, size) + around(x, y) + around(y, x) + x + y + 4;
    return {
      vertices: [x + 2 + parts[0].length, y + 2 + parts[1].length],
      facets: all.reduce((sum, { facets }) => sum + facets, hub),
    };
  },
  hub: (size, { old, take }, add) => {
    const s = size - 2;
    const [[X1, X2], [Y1, Y2]] = PLAYERS.map((player) => {
      const before = old(player);
      const all = [...before, ...take(player, Math.max(0, 2 * s - before.length))];
      return [all.slice(0, all.length >> 1), all.slice(all.length >> 1)];
    }) as [[number[], number[]], [number[], number[]]];
    const [X, Y] = [
      [...X1, ...X2],
      [...Y1, ...Y2],
    ];
    const [[x1, x2], [y1, y2]] = PLAYERS.map((player) => take(player, 2)) as [[number, number], [number, number]];
    const facets = [...subsetsOfSize([...X, ...Y], size)];
    const answers: [number, number][] = [];
    const attached: Attached[] = [];
    /**
     * Attaches a special over all small sets, and over the simplices of further vertices that are attached to its link.
     */
    const special = (own: number, over: number[], more: readonly (readonly [number, readonly number[]])[]): void => {
      const on = ascending(over);
      for (const set of subsetsOfSize(on, size - 1)) facets.push(ascending([...set, own]));
      const cones = more.map(([vertex, set]): Attached => {
        facets.push(ascending([...set, vertex, own]));
        return { vertex, link: add({ size: s, on: set, attached: [] }) };
      });
      attached.push({ vertex: own, link: add({ size: size - 1, on, attached: cones }) });
    };
    const [SX1, SX2, SY1, SY2] = [X1, X2, Y1, Y2].map((set) => set.slice(0, s)) as [
      number[],
      number[],
      number[],
      number[],
    ];
    const each = (vertices: readonly number[], set: number[]): [number, number[]][] => vertices.map((v) => [v, set]);
    special(y2, [...Y, ...X1], each(X2, SY1));
    special(y1, [...Y, ...X2], each(X1, SY1));
    special(x2, [...X, ...Y1], [...each(Y2, SX1), [y1, SX2], [y2, SY1]]);
    special(x1, [...X, ...Y2], [...each(Y1, SX1), [y1, SY2], [y2, SX1]]);
    for (const [vertices, answer] of [
      [X1, y1],
      [X2, y2],
      [Y1, x1],
      [Y2, x2],
    ] as const)
      for (const v of vertices) answers.push([v, answer]);
    answers.push([x1, y1], [x2, y2], [y1, x2], [y2, x1]);
    return { facets, answers, attachments: { size, on: [...X, ...Y], attached } };
  },
};

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return k < 0 || k > n ? 0 : Math.round(result);
}
