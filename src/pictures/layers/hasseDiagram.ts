import { rankFunction, type LabelledPoset } from '../../poset/index.js';
import type { Player } from '../../player.js';
import type { DrawnPart } from '../boards/drawCells.js';
import { drawLayers } from './drawLayers.js';
import { properLayering, type ProperLayering } from './LayeredGraph.js';
import { longestPaths } from './longestPaths.js';
import { hasCrossings, orderLayers } from './orderLayers.js';
import { planarLayers } from './planarLayers.js';
import { requireReadableLayers, type LayeredTask } from './readableLayers.js';
import { LAYERED_LIMIT, PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';

/** A Hasse diagram, anywhere in the plane. */
export interface HasseDiagram extends DrawnPart {
  /** Whose each cover is, where a player is named. */
  readonly owners: readonly (Player | undefined)[];
}

/** How the elements are called. */
export interface ElementNames {
  readonly labels: readonly string[];
  /** What LaTeX writes for a label, if not its text. */
  readonly latex?: ((label: string) => string | undefined) | undefined;
}

const HINT = 'Draw a smaller poset, or a part of this one.';

/** Names of games are longer than those of other things, and no use when they are cut. */
const LONGEST_LABEL = 48;

/**
 * The Hasse diagram of a poset: by rank where it has ranks; else, between a least and a greatest element, halfway
 * between the lengths of the longest chains downwards and upwards, elsewhere by the longest chain downwards. Covers of
 * a planar lattice do not cross.
 * @throws LimitError `too-large-picture`
 */
export function hasseDiagram(
  task: string,
  poset: LabelledPoset,
  { labels, latex }: ElementNames,
  options: PictureOptions,
  hint: LayeredTask['hint'] = (): string => HINT,
): HasseDiagram {
  requireDrawable(task, 'elements', poset.n, LAYERED_LIMIT);
  requireDrawable(task, 'covers', poset.covers.length, PICTURE_LIMIT);
  const ranks = ranksOf(poset);
  const picture = { task, what: 'elements', hint };
  requireReadableLayers(picture, ranks);
  const top = Math.max(0, ...ranks);
  const layering = properLayering(
    ranks.map((rank) => top - rank),
    poset.covers.map(({ lower, upper }) => [upper, lower]),
  );
  const owners = poset.covers.map(({ label }) => label);
  const layers = layersOf(poset, layering);
  return {
    ...drawLayers(
      {
        ...picture,
        layering: { ...layering, layers },
        labels,
        owners,
        longestLabel: LONGEST_LABEL,
        ...(latex !== undefined && { latex }),
      },
      options,
    ),
    owners,
  };
}

/** Without crossings, if that is possible in a lattice; else with few. */
function layersOf(poset: LabelledPoset, layering: ProperLayering): readonly (readonly number[])[] {
  const layers = orderLayers(layering);
  return hasCrossings({ ...layering, layers }) ? (planarLayers(poset, layering) ?? layers) : layers;
}

function ranksOf(poset: LabelledPoset): readonly number[] {
  const found = rankFunction(poset);
  if (found.graded) return found.ranks;
  const above = longestPaths(
    poset.n,
    poset.covers.map(({ lower, upper }) => [lower, upper]),
  )!;
  if (poset.minimalElements.length !== 1 || poset.maximalElements.length !== 1) return above;
  const below = longestPaths(
    poset.n,
    poset.covers.map(({ lower, upper }) => [upper, lower]),
  )!;
  const top = Math.max(...above);
  return above.map((length, x) => (length + top - below[x]!) >> 1);
}
