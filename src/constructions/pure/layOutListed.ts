import { PLAYERS } from '../../player.js';
import { layOut, leftFirst, type Site } from '../../recipes/internal.js';
import type { Work } from '../../run.js';
import type { Attachments, PureStep } from './PureCertificate.js';
import { ascending } from '../../sets/internal.js';
import type { ListedTheorem, PlannedPure } from './PureTheorem.js';
import { inOrder, smallPure } from './smallPure.js';

type Facets = readonly (readonly number[])[];

/** A step with its facets, each ascending. */
interface ListedStep {
  readonly step: PureStep;
  readonly facets: Facets;
}

/** A complex by its facets, with its certificate. */
export interface ListedGame {
  readonly facets: Facets;
  readonly steps: readonly PureStep[];
  readonly attachments: readonly Attachments[];
}

/** Lists the facets of a plan. Followers overlap: each uses the first vertices of Left and the first ones of Right. */
export function layOutListed(plan: PlannedPure, { hub, isAttached }: ListedTheorem, work: Work): ListedGame {
  const attachments: Attachments[] = [];
  const add = (more: Attachments): number => attachments.push(more) - 1;
  const listed = (step: PureStep, facets: Facets, attached: Attachments | undefined): ListedStep => ({
    step: { ...step, ...(attached !== undefined && { attachments: add(attached) }) },
    facets,
  });
  const known = (planned: PlannedPure, site: Site<ListedStep>): ListedStep => {
    const { facets, places } = planned.way === 'small' ? placedSmall(planned, site) : placedSimplices(planned, site);
    const place = (v: number): number => places[v]!;
    const step = { value: site.value, size: planned.size, left: [], right: [], answers: [] };
    const images = facets.map((facet) => ascending(facet.map(place)));
    return listed(step, images, isAttached ? attachmentsOf(facets, place, add) : undefined);
  };
  const fromOptions = ({ size }: PlannedPure, site: Site<ListedStep>): ListedStep => {
    const { facets, answers, attachments: own } = hub(size, site, add);
    const [left, right] = site.controls();
    const controlled = site.parts.flat().map((part, i) => ({ ...part, control: [...left, ...right][i]!.control }));
    const cones = controlled.flatMap((part) => part.facets.map((facet) => ascending([...facet, part.control])));
    work.step(facets.length + cones.length);
    const attached = controlled.map(({ control, step }) => ({ vertex: control, link: step.attachments! }));
    return listed(
      { value: site.value, size, left, right, answers },
      [...facets, ...cones],
      own && { ...own, attached: [...own.attached, ...attached] },
    );
  };
  const steps = layOut(plan, {
    sharing: 'overlapping',
    number: leftFirst(plan.vertices[0]),
    step: (planned: PlannedPure, site: Site<ListedStep>) =>
      planned.way === 'options' ? fromOptions(planned, site) : known(planned, site),
  });
  return { facets: steps.at(-1)!.facets, steps: steps.map(({ step }) => step), attachments };
}

/** A complex on vertices of its own, and where these are in the whole. */
interface Placed {
  readonly facets: Facets;
  readonly places: readonly number[];
}

/** A simplex, or its join with two points of different sides. */
function placedSimplices({ way, vertices }: PlannedPure, { take }: Site<unknown>): Placed {
  const ends = way === 'star' ? 1 : 0;
  const common = PLAYERS.flatMap((player, p) => take(player, vertices[p]! - ends));
  const simplex = common.map((_, i) => i);
  if (ends === 0) return { facets: [simplex], places: common };
  return {
    facets: PLAYERS.map((_, i) => [...simplex, simplex.length + i]),
    places: [...common, ...PLAYERS.flatMap((player) => take(player, 1))],
  };
}

/** A complex of the table. */
function placedSmall({ value }: PlannedPure, { take }: Site<unknown>): Placed {
  const { sides, facets } = smallPure(value)!;
  return { facets, places: sides.flatMap((side) => take(side, 1)) };
}

/** How a small complex is attached. @param place the vertices in the whole complex */
function attachmentsOf(
  facets: Facets,
  place: (vertex: number) => number,
  add: (attachments: Attachments) => number,
): Attachments {
  const { on, attached } = inOrder(facets);
  return {
    size: facets[0]!.length,
    on: ascending(on.map(place)),
    attached: attached.map(({ vertex, link }) => ({
      vertex: place(vertex),
      link: add(attachmentsOf(link, place, add)),
    })),
  };
}
