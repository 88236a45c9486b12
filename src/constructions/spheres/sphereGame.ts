import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { Work } from '../../run.js';
import { birthday, type Value } from '../../values/index.js';
import { textOfValue } from '../../values/internal.js';
import type { PureStep } from '../pure/PureCertificate.js';
import type { PureGame } from '../pure/pureGame.js';
import { requireSize } from '../../recipes/internal.js';
import { numbered } from '../values/sidedVertices.js';
import { historyOf, type LabelledSphere } from './LabelledSphere.js';
import { playedOut, SphereBuilder, type SphereStep } from './SphereBuilder.js';
import { listOfHistory, numbersBelow, type SphereHistory } from './SphereHistory.js';
import { smallSphere, smallSphereSize } from './smallSphere.js';
import { whyNoSphere } from './whyNoSphere.js';

/** How the sphere or ball is to be. */
export interface SphereOptions {
  readonly size: number | undefined;
  /** Whether a facet is to be taken away. */
  readonly ball: boolean;
  /** The most facets. */
  readonly limit: number;
  readonly work: Work;
}

/**
 * A sphere or a ball of a given value: a join of small ones, or by Theorem E of docs/constructions.md.
 * @throws InputError `invalid-size`; LimitError `too-large-construction`, before the facets are made, `too-long`
 */
export function sphereGame(value: Value, { size, ball, limit, work }: SphereOptions): PureGame {
  const claim = ball ? 'ball' : 'sphere';
  const small = smallSphere(value, { ball, ...(size !== undefined && { size }) }, limit);
  if (small !== undefined) {
    const step = playedOut(value, [...small.facets][0]!.length);
    return asGame(claim, small, step, historyOf(small));
  }
  // A follower may be as deep as the value was born late: that is looked at before the followers are.
  requireSize('gameWithValue', { what: 'vertices', size: birthday(value) }, limit);
  const builder = new SphereBuilder(limit, work);
  if (size !== undefined && !builder.isFromOptions(value, size)) throw unknownSize(value, size, ball, builder);
  const { sphere, step } = builder.fromOptions(value, size ?? builder.leastFromOptions(value));
  if (!ball) return asGame(claim, sphere, step, historyOf(sphere));
  const [taken] = [...sphere.spare.values()].flatMap((each) => [...each]);
  const facets = new Set([...sphere.facets].filter((facet) => facet !== taken));
  // The sphere is glued to the facet, which is taken away from both.
  const simplex = { of: { shelling: [numbersBelow(step.size)] }, vertices: taken! };
  const history = { sum: [simplex, { of: historyOf(sphere), vertices: numbersBelow(sphere.sides.length) }] };
  return asGame(claim, { ...sphere, facets }, step, history);
}

function unknownSize(value: Value, size: number, ball: boolean, builder: SphereBuilder): InputError {
  const smallest = smallSphereSize(value, { ball });
  const fromOptions = builder.leastFromOptions(value);
  const least = Math.min(smallest ?? fromOptions, fromOptions);
  const what = `${ball ? 'ball' : 'sphere'} with ${size} vertices in each facet`;
  const why = whyNoSphere(value, size, ball);
  const found =
    why === undefined ? `no ${what} is known for ${String(value)}` : `there is no ${what} for ${String(value)}, ${why}`;
  const expected = size < least ? `${least} or more` : `${fromOptions} or more`;
  return new InputError('invalid-size', `gameWithValue: ${found}; expected ${expected}.`, {
    hint: 'Leave the size out: then it is the least one that the construction gives.',
    details: { size, least, exists: why === undefined ? 'unknown' : false },
  });
}

/** The complex, with the vertices of Left first, and its certificate. */
function asGame(
  claim: 'sphere' | 'ball',
  { sides, facets }: LabelledSphere,
  root: SphereStep,
  history: SphereHistory,
): PureGame {
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
    value: root.value,
    complex: SimplicialComplex.fromFacets(sets, ground),
    certificate: {
      complex: claim,
      flag: false,
      steps,
      attachments: [],
      spheres: listOfHistory({ sum: [{ of: history, vertices: number }] }),
    },
  };
}
