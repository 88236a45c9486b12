import { type Arc, DigraphPlacement } from 'spgames/digraphs';
import type { Player } from '../../src/player.js';

/** A vertex of the gadget: of a part, or one of b, r, x, y with its number. */
type Vertex =
  | { readonly of: 'G' | 'H'; readonly part: number; readonly v: number; readonly side: Player }
  | { readonly of: 'b' | 'r' | 'x' | 'y'; readonly i: number; readonly side: Player };

/** Is (u, v) an arc, by the rules 1 to 14 of section 4, one after the other? */
function isArc(u: Vertex, v: Vertex, left: readonly DigraphPlacement[], right: readonly DigraphPlacement[]): boolean {
  const isPart = (w: Vertex): w is Vertex & { readonly of: 'G' | 'H' } => w.of === 'G' || w.of === 'H';
  const isControl = (w: Vertex): w is Vertex & { readonly of: 'b' | 'r' } => w.of === 'b' || w.of === 'r';
  if (isPart(u) && isPart(v)) {
    // 1 and 2: within a part as there; 3 to 5: both ways between parts.
    const same = u.of === v.of && u.part === v.part;
    return !same || (u.of === 'G' ? left : right)[u.part]!.hasArc(u.v, v.v);
  }
  // 6 and 7: controls and all but parts, both ways.
  if ((isControl(u) && !isPart(v)) || (isControl(v) && !isPart(u))) return true;
  // 8 to 11: a part kills all controls, and a control all parts but its own.
  if (isPart(u) && isControl(v)) return true;
  if (isControl(u) && isPart(v)) return !(v.of === (u.of === 'b' ? 'G' : 'H') && v.part === u.i);
  // 13 and 14: x and y kill the parts; the blue vertices of parts kill the x, the red ones the y.
  if (isPart(v)) return true;
  if (isPart(u)) return (v.of === 'x') === (u.side === 'L');
  // 12: none among the x and y.
  return false;
}

/**
 * The digraph n⟨G₁, … | H₁, …⟩ of Clow and McKay 2024, section 4, as its rules say, also with different numbers of the
 * x and the y. Vertices: the parts in order, then b, r, x, y.
 */
export function printedGadget(
  left: readonly DigraphPlacement[],
  right: readonly DigraphPlacement[],
  xs: number,
  ys: number = xs,
): DigraphPlacement {
  const parts = (of: 'G' | 'H', list: readonly DigraphPlacement[]): Vertex[] =>
    list.flatMap((game, part) => game.sides.map((side, v): Vertex => ({ of, part, v, side })));
  const row = (of: 'b' | 'r' | 'x' | 'y', size: number, side: Player): Vertex[] =>
    Array.from({ length: size }, (_, i): Vertex => ({ of, i, side }));
  const vertices = [
    ...parts('G', left),
    ...parts('H', right),
    ...row('b', left.length, 'L'),
    ...row('r', right.length, 'R'),
    ...row('x', xs, 'L'),
    ...row('y', ys, 'R'),
  ];
  return new DigraphPlacement(
    vertices.map(({ side }) => side),
    vertices.flatMap((u, i) =>
      vertices.flatMap((v, j): Arc[] => (i !== j && isArc(u, v, left, right) ? [[i, j]] : [])),
    ),
  );
}
