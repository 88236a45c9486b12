import { Dyadic } from '../../values/index.js';
import { STYLE } from '../drawing/style.js';
import { dyadicRatio } from './dyadicRatio.js';
import type { ThermographFrame } from './thermographFrame.js';

/** Pixels. */
const LARGEST_WIDTH = 440;
const LARGEST_HEIGHT = 340;
const SMALLEST_WIDTH = 100;
/** Between the edges of the picture and the walls. */
const PADDING = 14;

/** Where things stand in the picture: x from the left edge, where the greatest value is, y from the top. */
export interface ThermographScale {
  readonly width: number;
  readonly height: number;
  readonly column: (x: Dyadic) => number;
  readonly row: (t: Dyadic) => number;
}

/** Temperatures and values have the same unit, so that oblique walls rise by 45 degrees. */
export function thermographScale({ left, right, top, bottom }: ThermographFrame): ThermographScale {
  const range = top.minus(bottom);
  const aspect = dyadicRatio(left.minus(right), range);
  const preferred = 1.2 * STYLE.unit * dyadicRatio(Dyadic.min(range, Dyadic.of(100)), Dyadic.one);
  const height = Math.min(LARGEST_HEIGHT, preferred, LARGEST_WIDTH / aspect);
  const spread = aspect * height;
  const width = Math.max(spread + 2 * PADDING, SMALLEST_WIDTH);
  return {
    width,
    height,
    column: (x) => width / 2 - spread / 2 + dyadicRatio(left.minus(x), range) * height,
    row: (t) => dyadicRatio(top.minus(t), range) * height,
  };
}
