import type { PlannedPure } from './planPureGame.js';
import { ascending, PureBuilder, type Hub } from './PureBuilder.js';
import { inOrder } from './smallPure.js';
import type { Attached, Attachments } from './PureCertificate.js';

/** The complexes of Theorem S: pure and vertex decomposable. */
export class DecomposableBuilder extends PureBuilder {
  protected override hub({ size }: PlannedPure, parts: readonly [number, number]): Hub {
    const s = size - 2;
    const halves = ([0, 1] as const).map((player) => {
      const all = this.take(player, 0, Math.max(2 * s, parts[player]));
      return [all.slice(0, all.length >> 1), all.slice(all.length >> 1)];
    }) as [[number[], number[]], [number[], number[]]];
    const [X, Y] = halves.map((pair) => pair.flat()) as [number[], number[]];
    const [[X1, X2], [Y1, Y2]] = halves;
    const [x1, x2] = this.take(0, X.length, 2) as [number, number];
    const [y1, y2] = this.take(1, Y.length, 2) as [number, number];
    const facets: number[][] = subsets([...X, ...Y], size);
    const answers: [number, number][] = [];
    const attached: Attached[] = [];
    /**
     * Attaches a special over all small sets, and over the simplices of further vertices that are attached to its link.
     */
    const special = (own: number, over: number[], more: readonly (readonly [number, readonly number[]])[]): void => {
      const on = ascending(over);
      for (const set of subsets(on, size - 1)) facets.push(ascending([...set, own]));
      const cones = more.map(([vertex, set]): Attached => {
        facets.push(ascending([...set, vertex, own]));
        return { vertex, link: this.add({ size: s, on: set, attached: [] }) };
      });
      attached.push({ vertex: own, link: this.add({ size: size - 1, on, attached: cones }) });
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
    return {
      facets,
      answers,
      controls: [X.length + 2, Y.length + 2],
      attachments: { size, on: [...X, ...Y], attached },
    };
  }

  protected override attachmentsOf(
    facets: readonly (readonly number[])[],
    place: (vertex: number) => number,
  ): Attachments {
    const { on, attached } = inOrder(facets);
    return {
      size: facets[0]!.length,
      on: ascending(on.map(place)),
      attached: attached.map(({ vertex, link }) => ({
        vertex: place(vertex),
        link: this.add(this.attachmentsOf(link, place)),
      })),
    };
  }
}

/** The sets with k members of an ascending list, in lexicographic order. */
function subsets(list: readonly number[], k: number): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  const choose = (from: number): void => {
    if (chosen.length === k) {
      found.push([...chosen]);
      return;
    }
    for (let i = from; i <= list.length - (k - chosen.length); i++) {
      chosen.push(list[i]!);
      choose(i + 1);
      chosen.pop();
    }
  };
  choose(0);
  return found;
}
