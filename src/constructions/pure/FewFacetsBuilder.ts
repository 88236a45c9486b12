import type { PlannedPure } from './planPureGame.js';
import { ascending, PureBuilder, type Hub } from './PureBuilder.js';
import type { Attachments } from './PureCertificate.js';

/** The complexes of Theorem D: pure, with few facets. */
export class FewFacetsBuilder extends PureBuilder {
  protected override hub({ size }: PlannedPure, parts: readonly [number, number]): Hub {
    const s = size - 1;
    /** The four sets of a player, in cyclic order; two neighbouring ones have s vertices together. */
    const corners = ([0, 1] as const).map((player) => {
      let first = parts[player];
      return [0, 1, 2, 3].map((i) => {
        const corner = this.take(player, first, (s + (i % 2)) >> 1);
        first += corner.length;
        return corner;
      });
    }) as [number[][], number[][]];
    const facets: number[][] = [];
    const answers: [number, number][] = [];
    const [X, Y] = corners;
    const around = (vertex: number, sets: readonly number[][], i: number): void => {
      facets.push(ascending([vertex, ...sets[i % 4]!, ...sets[(i + 1) % 4]!]));
      answers.push([vertex, sets[i % 4]![0]!]);
    };
    X.forEach((set, i) => set.forEach((x) => around(x, Y, i)));
    Y.forEach((set, j) => set.forEach((y) => around(y, X, j + 1)));
    for (const u of this.take(0, 0, parts[0])) around(u, Y, 0);
    for (const w of this.take(1, 0, parts[1])) around(w, X, 0);
    return { facets, answers, controls: [parts[0] + 2 * s, parts[1] + 2 * s] };
  }

  protected override attachmentsOf(): Attachments | undefined {
    return undefined;
  }
}
