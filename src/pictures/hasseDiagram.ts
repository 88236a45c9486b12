import { rankFunction, type LabelledPoset } from '../poset/index.js';
import type { Player } from '../player.js';
import type { DrawnPart } from './drawCells.js';
import { drawLayers } from './drawLayers.js';
import { properLayering, type ProperLayering } from './LayeredGraph.js';
import { longestPaths } from './longestPaths.js';
import { hasCrossings, orderLayers } from './orderLayers.js';
import { planarLayers } from './planarLayers.js';
import { LAYERED_LIMIT, PICTURE_LIMIT, requireDrawable, type PictureOptions } from './PictureOptions.js';

/** A Hasse diagram, anywhere in the plane. */
export interface HasseDiagram extends DrawnPart {
  /** Whose each cover is, where a player is named. */
  readonly owners: readonly (Player | undefined)[];
}

/**
 * The Hasse diagram of a poset: by rank where it has ranks, else by the length of the longest chain downwards. Covers of a
 * planar lattice do not cross.
 * @throws LimitError `too-large-picture`
 */
export function hasseDiagram(
  task: string,
  poset: LabelledPoset,
  labels: readonly string[],
  options: PictureOptions,
): HasseDiagram {
  requireDrawable(task, 'elements', poset.n, LAYERED_LIMIT);
  requireDrawable(task, 'covers', poset.covers.length, PICTURE_LIMIT);
  const ranks = ranksOf(poset);
  const top = Math.max(0, ...ranks);
  const layering = properLayering(
    ranks.map((rank) => top - rank),
    poset.covers.map(({ lower, upper }) => [upper, lower]),
  );
  const owners = poset.covers.map(({ label }) => label);
  const layers = layersOf(poset, layering);
  return { ...drawLayers({ layering: { ...layering, layers }, labels, owners }, options), owners };
}

/** Without crossings, if that is possible in a lattice; else with few. */
function layersOf(poset: LabelledPoset, layering: ProperLayering): readonly (readonly number[])[] {
  const layers = orderLayers(layering);
  return hasCrossings({ ...layering, layers }) ? (planarLayers(poset, layering) ?? layers) : layers;
}

function ranksOf(poset: LabelledPoset): readonly number[] {
  const found = rankFunction(poset);
  if (found.graded) return found.ranks;
  return longestPaths(poset.n, poset.covers.map(({ lower, upper }) => [lower, upper]))!; // prettier-ignore
}
