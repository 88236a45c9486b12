import { Dyadic } from '../Dyadic.js';
import { foldIds } from '../store/foldIds.js';
import type { ClosedForm, Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { closedFormThermograph } from './closedFormThermograph.js';
import { envelope, meet, withMast } from './smallWalls.kernel.js';
import { Thermograph } from './Thermograph.js';
import { Wall, type Breakpoint } from './Wall.js';

/** Walls are written in multiples of 1/2^FINENESS. */
const FINENESS = 20;
/** Numbers beyond this are left to exact fractions: sums of a few stay safe. */
const LARGEST = 2 ** 48;

/** A thermograph in units of 1/2^FINENESS. */
interface SmallThermograph {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly temperature: number;
  readonly mean: number;
}

/** By id; null stands for a thermograph that is too fine or too large. */
type Memo = Map<number, SmallThermograph | null>;

const memos = new WeakMap<ValueStore, Memo>();

/**
 * The thermograph of a value in integers, where all breakpoints of its followers are small multiples of 1/2^20;
 * undefined otherwise. Ten times as fast as with fractions of any size.
 */
export function smallThermograph({ id, store }: Value): Thermograph | undefined {
  let memo = memos.get(store);
  if (memo === undefined) memos.set(store, (memo = new Map<number, SmallThermograph | null>()));
  const { records } = store.arithmetic;
  const found = foldIds<SmallThermograph | null>(
    records,
    id,
    {
      known: (follower) => {
        const form = store.closedFormOf(follower);
        return form === undefined ? undefined : (ofClosedForm(form) ?? null);
      },
      combine: (at, known) => combine(records.pool, at, known),
    },
    memo,
  );
  return found === undefined || found === null ? undefined : exact(found);
}

function combine(
  pool: Int32Array,
  at: number,
  memo: ReadonlyMap<number, SmallThermograph | null>,
): SmallThermograph | null {
  const middle = at + 2 + pool[at]!;
  const ofLeft = preferred(pool, at + 2, middle, 'right', 1, memo);
  const ofRight = preferred(pool, middle, middle + pool[at + 1]!, 'left', -1, memo);
  if (ofLeft === undefined || ofRight === undefined || !meet(ofLeft, ofRight, meeting)) return null;
  const temperature = meeting[0]!;
  const mean = meeting[1]!;
  const found = { left: [] as number[], right: [] as number[], temperature, mean };
  withMast(ofLeft, -1, temperature, mean, found.left);
  withMast(ofRight, 1, temperature, mean, found.right);
  return found;
}

const meeting = new Float64Array(2);

/** The wall that a player prefers among those of the options in pool[begin, end). */
function preferred(
  pool: Int32Array,
  begin: number,
  end: number,
  wall: 'left' | 'right',
  sign: 1 | -1,
  memo: ReadonlyMap<number, SmallThermograph | null>,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (let i = begin; i < end; i++) {
    const graph = memo.get(pool[i]!)!;
    if (graph === null) return undefined;
    if (best === undefined) best = graph[wall];
    else {
      const better: number[] = [];
      if (!envelope(best, graph[wall], sign, better)) return undefined;
      best = better;
    }
  }
  return best;
}

function ofClosedForm(form: ClosedForm): SmallThermograph | undefined {
  if (form.number.exponent > FINENESS) return undefined;
  const { leftWall, rightWall, temperature, mean } = closedFormThermograph(form);
  const left = inUnits(leftWall);
  const right = inUnits(rightWall);
  const [t, x] = [units(temperature), units(mean)];
  if (left === undefined || right === undefined || t === undefined || x === undefined) return undefined;
  return { left, right, temperature: t, mean: x };
}

function inUnits({ breakpoints }: Wall): number[] | undefined {
  const list: number[] = [];
  for (const point of breakpoints)
    for (const coordinate of point) {
      const integer = units(coordinate);
      if (integer === undefined) return undefined;
      list.push(integer);
    }
  return list;
}

function units({ numerator, exponent }: Dyadic): number | undefined {
  const integer = Number(numerator) * 2 ** (FINENESS - exponent);
  return exponent <= FINENESS && Math.abs(integer) <= LARGEST ? integer : undefined;
}

function exact({ left, right, temperature, mean }: SmallThermograph): Thermograph {
  return new Thermograph(wallOf(left), wallOf(right), Dyadic.of(temperature, FINENESS), Dyadic.of(mean, FINENESS));
}

function wallOf(list: readonly number[]): Wall {
  const points: Breakpoint[] = [];
  for (let i = 0; i < list.length; i += 2)
    points.push([Dyadic.of(list[i]!, FINENESS), Dyadic.of(list[i + 1]!, FINENESS)]);
  return new Wall(points, 0);
}
