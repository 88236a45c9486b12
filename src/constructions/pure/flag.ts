import { opponent, PLAYERS, type Player } from '../../player.js';
import { layOut, leftFirst, type Site } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import { integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { answerTo, areInConflict, hubVertices, typesOfBlocks, type HubVertex } from './flagHub.js';
import type { PureStep } from './PureCertificate.js';
import type { PlannedPure, PureTheorem } from './PureTheorem.js';

/** Theorem F: flag complexes that are pure and vertex decomposable; parts stand on vertices of their own. */
export const FLAG: PureTheorem = {
  isFlag: true,
  least: (value) => 5n * balancedHeight(value) + 2n,
  most: (day) => 5 * day + 7,
  needs: (value, size, parts) => {
    const hub = 4 * size - 4 * Number(balancedHeight(value));
    const count = (p: 0 | 1): number =>
      parts.flat().reduce((sum, { vertices }) => sum + vertices[p], hub + parts[p].length);
    return { vertices: [count(0), count(1)], facets: 0 };
  },
};

/**
 * The least integer h ≥ 1 with −h ≤ v ≤ h and −h + ∗ ≤ v ≤ h + ∗, which decides how large the hub of a flag complex is.
 * At most 1 + max(⌈v⌉, −⌊v⌋), so at most one more than the birthday.
 */
function balancedHeight(value: Value): bigint {
  const { store } = value;
  const [floor, ceiling] = [integerFloor(value), integerCeiling(value)];
  const least = [1n, ceiling, -floor].reduce((a, b) => (a > b ? a : b));
  const height = store.number(least);
  const star = store.nimber(1);
  const lies = height.negative().plus(star).isAtMost(value) && value.isAtMost(height.plus(star));
  return lies ? least : least + 1n;
}

/** A step of a flag complex. */
type FlagStep = PureStep & { readonly blocks: readonly (readonly number[])[] };

/** A flag complex by its conflicts, with the steps of its certificate. */
export interface FlagGame {
  readonly conflicts: readonly (readonly [number, number])[];
  readonly steps: readonly PureStep[];
}

/** The conflicts of a plan. */
export function layOutFlag(plan: PlannedPure, work: Work): FlagGame {
  const conflicts: (readonly [number, number])[] = [];
  const [left] = plan.vertices;
  /** Vertices without conflicts, but for ∗ one of a Left and a Right vertex. */
  const known = ({ size, way, vertices: needed }: PlannedPure, { value, take }: Site<FlagStep>): FlagStep => {
    const vertices = PLAYERS.flatMap((player, p) => take(player, needed[p]!));
    const ends = [vertices[0]!, vertices.at(-1)!] as const;
    if (way === 'star') conflicts.push(ends);
    const single = way === 'star' ? vertices.slice(1, -1) : vertices;
    const blocks = [...(way === 'star' ? [ends] : []), ...single.map((v) => [v])];
    return { value, size, left: [], right: [], answers: [], blocks, shedding: [] };
  };
  const fromOptions = ({ value, size }: PlannedPure, site: Site<FlagStep>): FlagStep => {
    const types = typesOfBlocks(size, Number(balancedHeight(value)));
    const controls = site.controls();
    const owners = PLAYERS.flatMap((side, p) => controls[p]!.map(({ control }) => ({ side, control })));
    const placed = (vertex: HubVertex, number: number): PlacedVertex => ({ vertex, number });
    const members = [
      ...owners.map(({ side, control }, part) => placed({ kind: 'control', side, block: 0, part }, control)),
      ...site.parts
        .flat()
        .flatMap(({ blocks }, part) =>
          blocks.flatMap((block, b) =>
            block.map((v) => placed({ kind: 'part', side: v < left ? 'L' : 'R', block: b + 1, part }, v)),
          ),
        ),
      ...hubVertices(types).map((vertex) => placed(vertex, site.take(vertex.side, 1)[0]!)),
    ];
    for (const [j, v] of members.entries()) {
      work.step();
      for (const u of members.slice(0, j))
        if (!areOfOnePart(u.vertex, v.vertex) && areInConflict(u.vertex, v.vertex, size))
          conflicts.push([u.number, v.number]);
    }
    const gadgetOf = (side: Player, e: number, i: number): string => `${side}${e} ${i}`;
    const gadgets = new Map(
      members.flatMap(({ vertex: v, number }) =>
        v.kind === 'gadget' ? [[gadgetOf(v.side, v.e, v.i), number] as const] : [],
      ),
    );
    const answers = members.flatMap(({ vertex, number }): (readonly [number, number])[] => {
      if (vertex.kind === 'control') return [];
      const { e, i } = answerTo(vertex, types);
      return [[number, gadgets.get(gadgetOf(opponent(vertex.side), e, i))!]];
    });
    const numbersOf = (are: (vertex: HubVertex) => boolean): number[] =>
      members.filter(({ vertex }) => are(vertex)).map(({ number }) => number);
    return {
      value: site.value,
      size,
      left: controls[0],
      right: controls[1],
      answers,
      blocks: types.map((_, b) => numbersOf(({ block }) => block === b)),
      shedding: numbersOf(({ kind }) => kind !== 'ordinary'),
    };
  };
  const steps = layOut(plan, {
    sharing: 'apart',
    number: leftFirst(left),
    step: (planned: PlannedPure, site: Site<FlagStep>) =>
      (planned.way === 'options' ? fromOptions : known)(planned, site),
  });
  return { conflicts, steps };
}

/** A vertex of a flag complex with its number. */
interface PlacedVertex {
  readonly vertex: HubVertex;
  readonly number: number;
}

function areOfOnePart(u: HubVertex, v: HubVertex): boolean {
  return u.kind === 'part' && v.kind === 'part' && u.part === v.part;
}
