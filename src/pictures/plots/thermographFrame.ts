import { Dyadic, type Thermograph } from '../../values/index.js';

/** The part of the plane that a drawing of a thermograph shows, and what is labelled in it. */
export interface ThermographFrame {
  /** The greatest value, at the left edge. */
  readonly left: Dyadic;
  /** The least value, at the right edge. */
  readonly right: Dyadic;
  /** The end of the drawn part of the mast. */
  readonly top: Dyadic;
  /** −1. */
  readonly bottom: Dyadic;
  /** Temperatures to label, each once, the important ones first: 0, −1, that of the game, then the turning points. */
  readonly temperatures: readonly Dyadic[];
  /** Values to label, each once, the important ones first: the mean, the stops, the edges, then the turning points. */
  readonly values: readonly Dyadic[];
}

export function thermographFrame({ leftWall, rightWall, temperature, mean }: Thermograph): ThermographFrame {
  const bottom = Dyadic.of(-1);
  const hot = Dyadic.max(temperature, Dyadic.zero);
  const turning = [...leftWall.breakpoints, ...rightWall.breakpoints];
  const [left, right] = [leftWall.at(bottom), rightWall.at(bottom)];
  const stops = [leftWall.at(Dyadic.zero), rightWall.at(Dyadic.zero)];
  return {
    left,
    right,
    // The mast is drawn a quarter of the height of the rest, and not too short for small games.
    top: hot.plus(hot.plus(Dyadic.of(2)).half().half()),
    bottom,
    temperatures: distinct([Dyadic.zero, bottom, temperature, ...turning.map(([t]) => t)]),
    values: distinct([mean, ...stops, left, right, ...turning.map(([, x]) => x)]),
  };
}

function distinct(numbers: readonly Dyadic[]): Dyadic[] {
  return [...new Map(numbers.map((x) => [x.toString(), x])).values()];
}

/** A number as text that fits a label; digits in the middle of an enormous one are left out. */
export function shortNumber(x: Dyadic): string {
  const text = x.toString();
  return text.length <= 18 ? text : `${text.slice(0, 8)}…${text.slice(-8)}`;
}
