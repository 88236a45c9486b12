import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { Dyadic, Thermograph, type Breakpoint, type Player, type Slope } from '../values/index.js';
import { Wall } from '../values/internal.js';

/** A number whose denominator is a power of two. */
const dyadic = (): describe.Shape<Dyadic> =>
  describe.also(describe.textLike('a fraction such as "3/4"', /^-?\d+(\/[1-9]\d*)?$/), (found, data) => {
    const [, under = '1'] = found.split('/');
    return /^10*$/.test(BigInt(under).toString(2))
      ? Dyadic.parse(found)
      : data.refuse('a fraction whose denominator is a power of two');
  });

const points = (): describe.Shape<Breakpoint[]> =>
  describe.listOf(describe.tupleLike('[t, x]', dyadic(), dyadic()), 'a list of points [t, x]', { atLeastOne: 'point' });

/** The walls of a thermograph. */
export const thermographDocument: Document<'thermograph', Thermograph> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'thermograph',
    'The thermograph of a short game: its walls by the points [t, x] at which their slopes change, from t = -1 on; the last part of each is the mast.',
    () => ({
      temperature: describe.described('Where the mast begins.', dyadic()),
      mean: describe.described('Where the mast stands.', dyadic()),
      left: describe.described('The wall of Left, whose slopes are -1 and 0.', points()),
      right: describe.described('The wall of Right, whose slopes are 0 and 1.', points()),
    }),
  ),
  ({ temperature, mean, left, right }, data) => {
    const walls = [wallOf(left, 'L', data.field('left')), wallOf(right, 'R', data.field('right'))] as const;
    for (const [i, name] of (['left', 'right'] as const).entries())
      if (!walls[i]!.at(temperature).equals(mean) || walls[i]!.breakpoints.at(-1)![0].compare(temperature) > 0)
        data.field(name).refuse('a wall that stands at the mean from the temperature on');
    const start = [left, right].map((wall) => wall.at(-1)![0]);
    if (!start.some((t) => t.equals(temperature)))
      data.field('temperature').refuse('the least temperature from which both walls stand at the mean');
    return new Thermograph(walls[0], walls[1], temperature, mean);
  },
);

/** A wall from −1 on, with slopes of the player, and a mast at its end. */
function wallOf(given: readonly Breakpoint[], player: Player, data: DataReader): Wall {
  if (!given[0]![0].equals(Dyadic.of(-1))) data.refuse('a first point at t = -1');
  let before: Slope | undefined;
  for (let i = 1; i < given.length; i++) {
    const [[t, x], [next, y]] = [given[i - 1]!, given[i]!];
    const [passed, moved] = [next.minus(t), player === 'L' ? x.minus(y) : y.minus(x)];
    const isOblique = moved.equals(passed);
    const slope: Slope = isOblique ? 1 : 0;
    if (passed.compare(Dyadic.of(0)) <= 0 || (!isOblique && !moved.equals(Dyadic.of(0))) || slope === before)
      data.refuse('points in order, with vertical and oblique parts in turn');
    before = slope;
  }
  if (before === 0) data.refuse('an oblique part before the mast');
  return new Wall(given, 0);
}

/**
 * The thermograph of a JSON object.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 * @example String(thermographFromJson(thermograph(parseValue('{3|1}')).toJSON())) // 'thermograph of temperature 1 and mean 2'
 */
export function thermographFromJson(value: unknown): Thermograph {
  return thermographDocument.read(DataReader.of(value, 'thermographFromJson'));
}
