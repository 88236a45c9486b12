import { Dyadic, thermograph, Thermograph, type Player, type Value } from '../../values/index.js';
import { thermographFrame } from './thermographFrame.js';
import { thermographScale } from './thermographScale.js';

/** The walls of a thermograph at a temperature, exact, and where they stand in its picture. */
export interface ThermographReading {
  readonly temperature: Dyadic;
  /** The stops of the game cooled by the temperature. */
  readonly walls: Readonly<Record<Player, Dyadic>>;
  /** Is it at the mast, where both walls are the mean? */
  readonly isMast: boolean;
  /** How far from the top of the axes, in pixels of the picture. */
  readonly y: number;
  /** How far from the left end of the axes. */
  readonly x: Readonly<Record<Player, number>>;
}

/** At least so many steps from the bottom to the top, and fewer than twice as many. */
const STEPS = 64;
/** With more turning points than these, they are not read off one by one. */
const MOST_TURNING = 500;

/**
 * What is read off the picture that `drawThermograph` draws, from the bottom to the top: at temperatures in equal
 * steps, at each turning point, and where the mast begins.
 * @complexity logarithmic in the number of turning points, for each reading
 * @source Huntemann 2018, Def. 5.10
 * @example thermographReadings(parseValue('{3|1}')).at(-1).walls.L.toString() // '2'
 */
export function thermographReadings(value: Value | Thermograph): readonly ThermographReading[] {
  const graph = value instanceof Thermograph ? value : thermograph(value);
  const { leftWall, rightWall, temperature } = graph;
  const frame = thermographFrame(graph);
  const { row, column } = thermographScale(frame);
  const turning = [...leftWall.breakpoints, ...rightWall.breakpoints].map(([t]) => t);
  const special = [temperature, frame.top, ...(turning.length > MOST_TURNING ? [] : turning)];
  return ascending([...steps(frame.bottom, frame.top), ...special]).map((t) => {
    const walls = { L: graph.leftWallAt(t), R: graph.rightWallAt(t) };
    return {
      temperature: t,
      walls,
      isMast: temperature.isAtMost(t),
      y: row(t),
      x: { L: column(walls.L), R: column(walls.R) },
    };
  });
}

/** The multiples of a power of two between two numbers. */
function steps(bottom: Dyadic, top: Dyadic): Dyadic[] {
  const range = top.minus(bottom);
  const least = Dyadic.of(STEPS);
  const times = (exponent: number): Dyadic => Dyadic.of(range.numerator, range.exponent - exponent);
  let exponent = STEPS.toString(2).length - range.floor().toString(2).length;
  while (times(exponent).compare(least) < 0) exponent++;
  while (times(exponent - 1).compare(least) >= 0) exponent--;
  const step = Dyadic.of(1, exponent);
  const found: Dyadic[] = [];
  for (let t = bottom; t.isAtMost(top); t = t.plus(step)) found.push(t);
  return found;
}

/** Each once. */
function ascending(numbers: readonly Dyadic[]): Dyadic[] {
  return numbers.toSorted(Dyadic.compare).filter((t, i, all) => i === 0 || !t.equals(all[i - 1]!));
}
