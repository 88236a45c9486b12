import { PLAYERS, type Player } from '../../player.js';
import { layOut, type Site } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';
import type { DigraphCertificate, DigraphStep } from './DigraphCertificate.js';
import { gadgetArcs } from './digraphGadget.js';
import type { DigraphPlan } from './planDigraph.js';

/**
 * The digraph of a plan, each part on vertices of its own, with its certificate.
 * @complexity the square of its order
 */
export function layOutDigraph(
  plan: DigraphPlan,
  work: Work,
): { readonly digraph: DigraphPlacement; readonly certificate: DigraphCertificate } {
  const sides: Player[] = [];
  const arcs: Arc[] = [];
  const step = ({ made }: DigraphPlan, { value, parts, take, controls }: Site<DigraphStep>): DigraphStep => {
    work.step();
    if (typeof made === 'function') {
      const digraph = made();
      const vertices = digraph.sides.flatMap((side) => take(side, 1));
      for (const [u, v] of digraph.arcs) arcs.push([vertices[u]!, vertices[v]!]);
      return { value, vertices };
    }
    const [left, right] = controls();
    const [x, y] = PLAYERS.map((player, p) => take(player, made[p]!)) as [number[], number[]];
    const own = [...left, ...right].map(({ control }) => control);
    const verticesOfParts = parts.flat().map(({ vertices }) => vertices);
    for (const arc of gadgetArcs({ parts: verticesOfParts, controls: own, x, y }, sides)) arcs.push(arc);
    return { value, vertices: [...verticesOfParts.flat(), ...own, ...x, ...y], left, right, x, y };
  };
  // Vertices are numbered in the order in which they are made.
  const steps = layOut(plan, { sharing: 'apart', number: (player) => sides.push(player) - 1, step });
  return { digraph: new DigraphPlacement(sides, arcs), certificate: { steps } };
}
