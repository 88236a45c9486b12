import type { Player } from '../../player.js';
import type { Value } from '../../values/index.js';
import { valueOfText } from '../../values/internal.js';
import { requireSize } from '../../recipes/internal.js';
import { answersOf, type Facet, type LabelledSphere } from './LabelledSphere.js';
import { numbersBelow, type PlacedHistory } from './SphereHistory.js';

/** A sphere or a ball by the sides of its vertices, and its facets in the order of a shelling. */
interface Factor {
  readonly sides: string;
  readonly facets: readonly Facet[];
}

/** A number of facets, and how the factors are made. */
interface Candidate {
  readonly size: number;
  readonly facets: bigint;
  readonly factors: () => Factor[];
}

/**
 * Values of circles, and of paths, that are neither integers nor integers with ∗: the sides of the vertices around the
 * circle, or along the path.
 */
const CURVES = [
  { value: '{1|-1}', circle: 'LLLRRR', path: 'LLRR' },
  { value: '{1|*}', circle: 'LLLRR', path: 'LLRRL' },
  { value: '{*|-1}', circle: 'RRRLL', path: 'RRLLR' },
] as const;

/** A circle of the value 0. */
const ZERO = 'LLR';

/** How a sphere or a ball is looked for. */
export interface SmallSphereOptions {
  readonly ball: boolean;
  /** How many vertices each facet has; by default as few as there are known, at least one. */
  readonly size?: number;
}

/**
 * The least size of `smallSphere`, or what is asked for, if there is such a sphere.
 * @returns undefined if the value is not n, n + ∗, or one of these with {1|−1}, {1|∗} or {∗|−1} added
 */
export function smallSphereSize(value: Value, options: SmallSphereOptions): number | undefined {
  return candidateFor(value, options)?.size;
}

/**
 * A sphere of a value n + c, c being 0, ∗, that of a circle, or of a circle and ∗: the join of the boundary of a
 * simplex, two points, the circle, and circles of the value 0; of balls, the join of a simplex, two points and a path.
 * These are small enough to be played out.
 * @param limit the most entries of facets
 * @throws LimitError `too-large-construction`, before the facets are made
 */
export function smallSphere(value: Value, options: SmallSphereOptions, limit: number): LabelledSphere | undefined {
  const found = candidateFor(value, options);
  if (found === undefined) return undefined;
  const { size, facets: count, factors } = found;
  requireSize('gameWithValue', { what: 'entries of facets', size: count * BigInt(Math.max(1, size)) }, limit);
  const sides: Player[] = [];
  const parts: PlacedHistory[] = [];
  let facets: Facet[] = [[]];
  for (const factor of factors()) {
    const first = sides.length;
    const vertices = [...factor.sides].map((_, i) => first + i);
    sides.push(...([...factor.sides] as Player[]));
    parts.push({ of: { shelling: factor.facets }, vertices });
    facets = facets.flatMap((face) => factor.facets.map((facet) => [...face, ...facet.map((v) => first + v)]));
  }
  const summands = [{ of: { join: parts }, vertices: numbersBelow(sides.length) }];
  return { sides, facets: new Set(facets), answers: answersOf(sides, facets), spare: new Map(), summands };
}

/** The least one of the size. */
function candidateFor(value: Value, { ball, size }: SmallSphereOptions): Candidate | undefined {
  const { store } = value;
  let best: Candidate | undefined;
  for (const curve of [undefined, ...CURVES])
    for (const star of [0, 1]) {
      const rest = value
        .minus(store.nimber(star))
        .minus(curve === undefined ? store.zero : valueOfText(curve.value, store));
      const n = Number(rest.integer ?? NaN);
      if (!Number.isSafeInteger(n)) continue;
      const common = star + (curve === undefined ? 0 : 2);
      const least = leastSize(ball, common, Math.abs(n), curve !== undefined);
      const chosen = size ?? (least === 0 ? 2 : least);
      if (chosen < least || (chosen - least) % 2 !== 0) continue;
      const others: Factor[] = [
        ...(star === 1 ? [POINTS] : []),
        ...(curve === undefined ? [] : [ball ? pathOf(curve.path) : circleOf(curve.circle)]),
      ];
      const found = ball ? joinOfBall(chosen, n, common, others) : joinOfSphere(chosen, n, common, others);
      if (best === undefined || found.size < best.size || (found.size === best.size && found.facets < best.facets))
        best = found;
    }
  return best;
}

/** A ball needs a factor that is one: a path, or a simplex with a vertex. */
function leastSize(ball: boolean, common: number, height: number, hasCurve: boolean): number {
  return common + (ball && !hasCurve && height === 0 ? 2 : height);
}

function joinOfSphere(size: number, n: number, common: number, others: readonly Factor[]): Candidate {
  const height = Math.abs(n);
  const zeros = (size - common - height) / 2;
  const own = n === 0 ? 1n : BigInt(height) + 1n;
  const facets = others.reduce((product, factor) => product * BigInt(factor.facets.length), own) * 3n ** BigInt(zeros);
  const boundary = (): Factor[] => {
    const vertices = numbersBelow(height + 1);
    return n === 0
      ? []
      : [
          {
            sides: (n > 0 ? 'L' : 'R').repeat(height + 1),
            facets: vertices.map((v) => vertices.filter((u) => u !== v)),
          },
        ];
  };
  const factors = (): Factor[] => [...boundary(), ...others, ...Array.from({ length: zeros }, () => circleOf(ZERO))];
  return { size, facets, factors };
}

function joinOfBall(size: number, n: number, common: number, others: readonly Factor[]): Candidate {
  const rest = size - common;
  const left = (rest + n) / 2;
  const simplex = (): Factor[] =>
    rest === 0 ? [] : [{ sides: 'L'.repeat(left) + 'R'.repeat(rest - left), facets: [numbersBelow(rest)] }];
  const facets = others.reduce((product, factor) => product * BigInt(factor.facets.length), 1n);
  return { size, facets, factors: () => [...simplex(), ...others] };
}

const POINTS: Factor = { sides: 'LR', facets: [[0], [1]] };

function pathOf(sides: string): Factor {
  return { sides, facets: numbersBelow(sides.length - 1).map((v) => [v, v + 1]) };
}

function circleOf(sides: string): Factor {
  return { sides, facets: [...pathOf(sides).facets, [0, sides.length - 1]] };
}
