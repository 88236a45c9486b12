import { VERSION } from '../json.js';
import type { Player } from '../player.js';
import type { DigraphPlacement } from './DigraphPlacement.js';

/** A digraph placement game as a JSON object. */
export interface DigraphJson {
  readonly type: 'digraph';
  readonly spgames: string;
  readonly vertices: readonly { readonly side: Player }[];
  readonly arcs: readonly (readonly [from: number, to: number])[];
}

/** The JSON object of a game. */
export function digraphToJson({ sides, arcs }: DigraphPlacement): DigraphJson {
  return { type: 'digraph', spgames: VERSION, vertices: sides.map((side) => ({ side })), arcs };
}
