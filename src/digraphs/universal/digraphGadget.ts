import { InputError, LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { shown } from '../../shape.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';

/** How large a gadget is besides its parts. */
export interface DigraphGadgetOptions {
  /** How many Left vertices x_1, x_2, …, by default 2. */
  readonly x?: number;
  /** How many Right vertices y_1, y_2, …, by default 2. */
  readonly y?: number;
}

const MOST = 2 ** 11;

/**
 * The gadget of Clow and McKay with a vertices x and c vertices y; with a = c = n it is their n⟨G_1, … | H_1, …⟩. If a
 * ≥ 2 and c ≥ 2, its value is {a − c − 1, G_1, … | a − c + 1, H_1, …}; for the proof see docs/digraphs.md. Vertices:
 * the parts in order, then their controls, x, y.
 * @throws InputError `invalid-argument`, `invalid-option`; LimitError `too-large-construction` above 2¹¹ vertices
 * @complexity the square of its order, which is a + c, the number of parts, and the orders of the parts
 * @source Clow and McKay 2024, Lemma 4.4
 * @source Clow and McKay 2024, Lemma 5.1
 * @example digraphGadget([new DigraphPlacement('LR', [[0, 1], [1, 0]])], [new DigraphPlacement('')], { x: 1, y: 1 }).n // 6
 */
export function digraphGadget(
  left: readonly DigraphPlacement[],
  right: readonly DigraphPlacement[],
  given: DigraphGadgetOptions = {},
): DigraphPlacement {
  const a = countOf('x', given.x);
  const c = countOf('y', given.y);
  const games = [...left, ...right];
  const order = games.reduce((sum, { n }) => sum + n + 1, a + c);
  if (order > MOST)
    throw new LimitError('too-large-construction', `digraphGadget: needs ${order} vertices; the limit is ${MOST}.`, {
      details: { size: order, limit: MOST },
    });
  const sides: Player[] = [];
  const add = (more: readonly Player[]): number[] => more.map((side) => sides.push(side) - 1);
  const many = (count: number, side: Player): Player[] => new Array<Player>(count).fill(side);
  const parts = games.map((game) => add(game.sides));
  const layout: GadgetLayout = {
    parts,
    controls: add([...many(left.length, 'L'), ...many(right.length, 'R')]),
    x: add(many(a, 'L')),
    y: add(many(c, 'R')),
  };
  const inside = games.flatMap(({ arcs }, i) => arcs.map(([u, v]): Arc => [parts[i]![u]!, parts[i]![v]!]));
  return new DigraphPlacement(sides, [...inside, ...gadgetArcs(layout, sides)]);
}

function countOf(name: 'x' | 'y', count: unknown = 2): number {
  if (!Number.isInteger(count) || (count as number) < 0)
    throw new InputError(
      'invalid-option',
      `digraphGadget: ${name} is ${shown(count)}; expected an integer that is at least 0.`,
    );
  return count as number;
}

/**
 * The n = 2m + 2 of Lemma 4.4, with m greater than the order of every part: n⟨G_1, … | H_1, …⟩ has the value {−1, G_1,
 * … | 1, H_1, …}. By the sharper statement at `digraphGadget` n = 2 is enough.
 * @source Clow and McKay 2024, Lemma 4.4
 */
export function largeGadgetSize(left: readonly DigraphPlacement[], right: readonly DigraphPlacement[]): number {
  return 2 * Math.max(0, ...[...left, ...right].map(({ n }) => n)) + 4;
}

/** The vertices of a gadget by what they are for. */
interface GadgetLayout {
  /** The vertices of each part G_1, …, G_k, H_1, …, H_t. */
  readonly parts: readonly (readonly number[])[];
  /** The control of each part: b_1, …, b_k, r_1, …, r_t. */
  readonly controls: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The arcs of a gadget but those inside its parts: rules 3 to 14 of the definition. @param sides of all vertices */
export function gadgetArcs({ parts, controls, x, y }: GadgetLayout, sides: readonly Player[]): Arc[] {
  const arcs: Arc[] = [];
  const both = (u: number, v: number): void => void arcs.push([u, v], [v, u]);
  // Any two parts, and any two controls: whoever plays in one of them deletes the other.
  for (const [i, part] of parts.entries())
    for (const other of parts.slice(0, i)) for (const u of part) for (const v of other) both(u, v);
  for (const [i, control] of controls.entries()) for (const other of controls.slice(0, i)) both(control, other);
  for (const [i, control] of controls.entries()) {
    for (const z of [...x, ...y]) both(control, z);
    // A control leaves its own part and nothing else.
    for (const [j, part] of parts.entries())
      for (const u of part)
        if (i === j) arcs.push([u, control]);
        else both(control, u);
  }
  // A vertex of 𝒳 or 𝒴 deletes the parts; of a part, Left's vertices delete 𝒳 and Right's 𝒴.
  for (const u of parts.flat()) {
    for (const z of [...x, ...y]) arcs.push([z, u]);
    for (const z of sides[u] === 'L' ? x : y) arcs.push([u, z]);
  }
  return arcs;
}
