import type { Player } from '../../player.js';
import type { Arc } from '../DigraphPlacement.js';

/** The vertices of a gadget by what they are for. */
export interface GadgetLayout {
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
