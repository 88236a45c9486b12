import { wrongArgument } from '../../arguments.js';
import { opponent, type Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import type { Vertex } from '../Vertex.js';

/** How the new vertices of a grafting or whiskering are made. */
export interface NewVertexOptions extends RunOptions {
  /**
   * The sides of the new vertices of each leaf, from the old vertices in it. `'opposite'`, the default, adds for each
   * old vertex one of the other side (without side for one without): then the second player wins.
   * `'same'` adds for each old vertex one like it, `'none'` one vertex without side to each leaf.
   */
  readonly sides?: 'opposite' | 'same' | 'none' | ((old: readonly Vertex[]) => readonly (Player | undefined)[]);
  /** The label of the new vertex number i (from 0); else xw1, yw1 or w1 and so on by side, whichever is free. */
  readonly label?: (index: number, side: Player | undefined) => string;
}

/** The new vertices of each leaf. @param leaves the old vertices in each leaf */
export function newVertices(
  task: string,
  old: readonly Vertex[],
  leaves: readonly (readonly Vertex[])[],
  { sides = 'opposite', label }: NewVertexOptions,
): Vertex[][] {
  if (label !== undefined && typeof label !== 'function')
    throw wrongArgument(task, label, 'a function that names the new vertices');
  const nextLabel = label ?? freeLabels(old);
  let count = 0;
  return leaves.map((leaf) =>
    newSides(leaf, sides).map((side) => {
      const name = nextLabel(count++, side);
      return side === undefined ? { label: name } : { label: name, side };
    }),
  );
}

function newSides(
  old: readonly Vertex[],
  sides: NonNullable<NewVertexOptions['sides']>,
): readonly (Player | undefined)[] {
  if (typeof sides === 'function') return sides(old);
  if (sides === 'none') return [undefined];
  return old.map(({ side }) => (sides === 'same' ? side : opponent(side)));
}

/** Labels xw1, xw2, …, yw1, …, w1, … that no vertex has. */
function freeLabels(vertices: readonly Vertex[]): (index: number, side: Player | undefined) => string {
  const taken = new Set(vertices.map(({ label }) => label));
  const count = { L: 0, R: 0, none: 0 };
  return (_, side) => {
    const prefix = side === 'L' ? 'xw' : side === 'R' ? 'yw' : 'w';
    for (;;) {
      const label = `${prefix}${++count[side ?? 'none']}`;
      if (!taken.has(label)) return label;
    }
  };
}
