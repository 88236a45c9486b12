import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import { birthday, type Value } from '../../values/index.js';
import { textOfValue } from '../../values/internal.js';
import type { PureStep } from '../pure/PureCertificate.js';
import type { PureGame } from '../pure/pureGame.js';
import { requireSize } from '../values/requireSize.js';
import { numbered } from '../values/sidedVertices.js';
import { answeredSphere } from './answeredSphere.js';
import { glue, type Facet, type LabelledSphere } from './LabelledSphere.js';
import { spherePiece, type SphereTools } from './spherePiece.js';

/** A follower as the value of a sphere: the numbers of vertices are those of the sphere it is part of. */
interface SphereStep {
  readonly value: Value;
  readonly size: number;
  readonly controls: readonly { readonly control: number; readonly side: Player; readonly part: SphereStep }[];
  readonly answers: ReadonlyMap<number, number>;
}

interface BuiltSphere {
  readonly sphere: LabelledSphere;
  readonly step: SphereStep;
}

/** How the sphere or ball is to be. */
export interface SphereOptions {
  readonly size: number | undefined;
  /** Whether a facet is to be taken away. */
  readonly ball: boolean;
  /** The most facets. */
  readonly limit: number;
  readonly work: Work;
}

const TASK = 'gameWithValue';

/**
 * A sphere or a ball of a given value, by Theorem E of docs/universality.md.
 * @throws InputError `invalid-size`; LimitError `too-large-construction`, before the facets are made, `too-long`
 */
export function sphereGame(value: Value, { size, ball, limit, work }: SphereOptions): PureGame {
  const small = simplexBoundary(value, ball, limit);
  if (small !== undefined && (size ?? small.step.size) === small.step.size)
    return asGame(value, small.sphere, small.step);
  const least = Number(birthday(value)) + 4;
  const chosen = size ?? least;
  if (chosen < least)
    throw new InputError(
      'invalid-size',
      `${TASK}: no ${ball ? 'ball' : 'sphere'} with ${chosen} vertices in each facet is known for ${String(value)}; expected ${least} or more.`,
      { hint: 'Leave the size out: then it is the least one that the construction gives.', details: { size: chosen, least } }, // prettier-ignore
    );
  const tools = new Map<number, SphereTools>();
  const toolsOf = (at: number): SphereTools => {
    const known = tools.get(at) ?? { answered: answeredSphere(at, work, limit), work, limit };
    tools.set(at, known);
    return known;
  };
  // The largest first: it tells whether the size is too large.
  toolsOf(chosen);
  const { sphere, step } = build(value, chosen, toolsOf);
  if (ball) sphere.facets.delete(someSpare(sphere));
  return asGame(value, sphere, step);
}

/**
 * An integer n other than 0 as the boundary of a simplex with |n| + 1 vertices of one player, and n + ∗ as its join with two points; the ball of n is a
 * simplex. These are small enough to be played out.
 */
function simplexBoundary(value: Value, ball: boolean, limit: number): BuiltSphere | undefined {
  const isInteger = value.integer !== undefined;
  const n = Number(isInteger ? value.integer : value.plus(value.store.nimber(1)).integer);
  if (!Number.isSafeInteger(n) || (isInteger && n === 0) || (ball && !isInteger)) return undefined;
  const most = BigInt(Math.abs(n) + 1);
  requireSize(TASK, { what: 'entries of facets', size: most * (ball ? 1n : most) }, limit);
  const own = Array.from({ length: n === 0 ? 0 : Math.abs(n) + (ball ? 0 : 1) }, (_, v) => v);
  const ends = isInteger ? [[]] : [[own.length], [own.length + 1]];
  const simplices = ball || n === 0 ? [own] : own.map((v) => own.filter((u) => u !== v));
  const facets = new Set<Facet>(simplices.flatMap((facet) => ends.map((end) => [...facet, ...end])));
  const sides = [...own.map((): Player => (n > 0 ? 'L' : 'R')), ...(isInteger ? [] : (['L', 'R'] as const))];
  const sphere = { sides, facets, answers: new Map<number, number>(), spare: new Map<number, Set<Facet>>() };
  return { sphere, step: { value, size: Math.abs(n) + (isInteger ? 0 : 1), controls: [], answers: sphere.answers } };
}

function build(value: Value, size: number, toolsOf: (size: number) => SphereTools): BuiltSphere {
  const tools = toolsOf(size);
  let whole: LabelledSphere | undefined;
  const controls: SphereStep['controls'][number][] = [];
  for (const side of ['L', 'R'] as const)
    for (const option of value.options(side)) {
      const { sphere, step } = build(option, size - 1, toolsOf);
      const control = { control: sphere.sides.length, side, part: step };
      const piece = spherePiece(sphere, side, tools);
      if (whole === undefined) {
        whole = piece;
        controls.push(control);
        continue;
      }
      requireSize(TASK, { what: 'facets', size: BigInt(whole.facets.size + piece.facets.size), orMore: true }, tools.limit); // prettier-ignore
      const [at, otherAt] = commonSpare(whole, piece);
      const map = glue(whole, at, piece, otherAt);
      controls.push({ control: map[control.control]!, side, part: renumbered(step, map) });
    }
  whole ??= copyOf(tools.answered);
  return { sphere: whole, step: { value, size, controls, answers: whole.answers } };
}

/** The spheres of the tools are used again. */
function copyOf({ sides, facets, answers, spare }: LabelledSphere): LabelledSphere {
  const copies = new Map([...spare].map(([left, each]) => [left, new Set(each)]));
  return { sides: [...sides], facets: new Set(facets), answers: new Map(answers), spare: copies };
}

function someSpare({ spare }: LabelledSphere): Facet {
  return [...spare.values()].flatMap((each) => [...each])[0]!;
}

/** Spare facets of two spheres with as many vertices of Left. */
function commonSpare(one: LabelledSphere, other: LabelledSphere): [Facet, Facet] {
  const [left] = [...one.spare].find(([count, each]) => each.size > 0 && (other.spare.get(count)?.size ?? 0) > 0)!;
  return [[...one.spare.get(left)!][0]!, [...other.spare.get(left)!][0]!];
}

function renumbered({ value, size, controls, answers }: SphereStep, map: readonly number[]): SphereStep {
  return {
    value,
    size,
    controls: controls.map(({ control, side, part }) => ({ control: map[control]!, side, part: renumbered(part, map) })), // prettier-ignore
    answers: new Map([...answers].map(([u, w]) => [map[u]!, map[w]!])),
  };
}

/** The complex, with the vertices of Left first, and its certificate. */
function asGame(value: Value, { sides, facets }: LabelledSphere, root: SphereStep): PureGame {
  const order = (['L', 'R'] as const).flatMap((side) => [...sides.keys()].filter((v) => sides[v] === side));
  const number: number[] = [];
  order.forEach((v, i) => (number[v] = i));
  const steps: PureStep[] = [];
  const add = ({ value: follower, size, controls, answers }: SphereStep): number => {
    const parts = controls.map(({ control, side, part }) => ({ side, control: number[control]!, part: add(part) }));
    const of = (player: Player): PureStep['left'] =>
      parts.filter(({ side }) => side === player).map(({ control, part }) => ({ control, part }));
    const isControl = new Set(parts.map(({ control }) => control));
    const replies = [...answers].map(([u, w]): [number, number] => [number[u]!, number[w]!]);
    steps.push({
      value: textOfValue(follower),
      size,
      left: of('L'),
      right: of('R'),
      answers: replies.filter(([u]) => !isControl.has(u)).sort(([u], [w]) => u - w),
    });
    return steps.length - 1;
  };
  add(root);
  const ground = numbered(order.map((v) => sides[v]!));
  const sets = [...facets].map((facet) => facet.map((v) => number[v]!).sort((a, b) => a - b));
  return {
    value,
    complex: SimplicialComplex.fromFacets(sets, ground),
    certificate: { complex: 'pure', flag: false, steps, attachments: [] },
  };
}
