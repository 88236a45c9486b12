import { LimitError } from '../../errors.js';

/** The most elements, positions or nodes of one layer that can be read beside each other. */
const LAYER_LIMIT = 60;
/** The greatest width of a picture in layers, in pixels. */
const LAYERED_WIDTH_LIMIT = 6000;

/** What is drawn in layers, in words. */
export interface LayeredTask {
  /** The function that was called. */
  readonly task: string;
  /** What stands in the layers. */
  readonly what: string;
  /** What to do instead, by the number of layers that could be read. */
  readonly hint: (readable: number) => string;
}

/**
 * Refuses layers that nobody could read.
 * @param layerOf the layer of each element, position or node
 * @throws LimitError `too-large-picture` with the sizes of the layers
 */
export function requireReadableLayers({ task, what, hint }: LayeredTask, layerOf: readonly number[]): void {
  const layers = sizesOf(layerOf);
  const found = Math.max(0, ...layers);
  if (found <= LAYER_LIMIT) return;
  throw new LimitError(
    'too-large-picture',
    `${task}: ${found} ${what} in one layer; expected at most ${LAYER_LIMIT}.`,
    {
      hint: hint(readableLayers(layerOf)),
      details: { found, limit: LAYER_LIMIT, layers },
    },
  );
}

/** How many layers come before the first that nobody could read. */
export function readableLayers(layerOf: readonly number[]): number {
  const layers = sizesOf(layerOf);
  const first = layers.findIndex((size) => size > LAYER_LIMIT);
  return first < 0 ? layers.length : first;
}

function sizesOf(layerOf: readonly number[]): number[] {
  const layers: number[] = [];
  for (const layer of layerOf) layers[layer] = (layers[layer] ?? 0) + 1;
  return layers;
}

/** @param width of the whole picture, in pixels @throws LimitError `too-large-picture` */
export function requireReadableWidth({ task, hint }: LayeredTask, width: number, layers: number): void {
  if (width <= LAYERED_WIDTH_LIMIT) return;
  const found = Math.round(width);
  throw new LimitError(
    'too-large-picture',
    `${task}: the picture would be ${found} pixels wide; expected at most ${LAYERED_WIDTH_LIMIT}.`,
    { hint: hint(layers - 1), details: { found, limit: LAYERED_WIDTH_LIMIT } },
  );
}
