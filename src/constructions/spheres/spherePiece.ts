import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import { requireSize } from '../../recipes/internal.js';
import { glue, historyOf, leftOf, type Facet, type LabelledSphere } from './LabelledSphere.js';
import { numbersBelow, TWO_POINTS } from './SphereHistory.js';

/** What pieces of one size are made with. */
export interface SphereTools {
  /** A sphere of the size in which every move has an answer. */
  readonly answered: LabelledSphere;
  readonly work: Work;
  /** The most facets. */
  readonly limit: number;
}

/**
 * A sphere with a control whose link is a given sphere, in which every other move has an answer: the suspension, with
 * answered spheres glued on where a move has none. The vertices of the given sphere keep their numbers, the control is
 * the next one.
 * @param side whose the control is; the other apex, too
 */
export function spherePiece(part: LabelledSphere, side: Player, tools: SphereTools): LabelledSphere {
  const { answered, work, limit } = tools;
  const requireFacets = (size: number): void =>
    requireSize('gameWithValue', { what: 'facets', size: BigInt(size), orMore: true }, limit);
  requireFacets(2 * part.facets.size);
  const n = part.sides.length;
  const [control, apex] = [n, n + 1];
  const sides = [...part.sides, side, side];
  const facets = new Set<Facet>();
  const around: Facet[][] = sides.map(() => []);
  for (const facet of part.facets) {
    facets.add([...facet, control]);
    const other = [...facet, apex];
    facets.add(other);
    const left = leftOf(other, sides);
    if (answered.spare.has(left) && answered.spare.get(left)!.size > 0) for (const v of other) around[v]!.push(other);
  }
  // An answer of the control's side is one still: only vertices of its side are new next to it.
  const answers = new Map([...part.answers].filter(([, answer]) => sides[answer] === side));
  const suspension = {
    join: [
      { of: historyOf(part), vertices: numbersBelow(n) },
      { of: TWO_POINTS, vertices: [control, apex] },
    ],
  };
  const summands = [{ of: suspension, vertices: numbersBelow(n + 2) }];
  const piece: LabelledSphere = { sides, facets, answers, spare: new Map(), summands };
  const open = new Set(sides.keys());
  open.delete(control);
  for (const u of answers.keys()) open.delete(u);
  for (const u of open) {
    work.step();
    if (!open.has(u)) continue;
    const gain = (facet: Facet): number => facet.reduce((count, v) => count + (open.has(v) ? 1 : 0), 0);
    const at = around[u]!.reduce((best, facet) => (gain(facet) > gain(best) ? facet : best));
    requireFacets(facets.size + answered.facets.size);
    const [otherAt] = answered.spare.get(leftOf(at, sides))!;
    glue(piece, at, answered, otherAt!);
    for (const v of at) open.delete(v);
  }
  return piece;
}
