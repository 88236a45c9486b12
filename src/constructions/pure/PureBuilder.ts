import type { Value } from '../../values/index.js';
import { textOfValue } from '../../values/internal.js';
import type { Work } from '../../run.js';
import type { ControlledPart } from '../../recipes/internal.js';
import type { PlannedPure } from './planPureGame.js';
import type { Attachments, PureStep } from './PureCertificate.js';
import { smallPure } from './smallPure.js';

/** The facets of a follower, each ascending, with its step. */
export interface BuiltStep {
  readonly index: number;
  readonly facets: readonly (readonly number[])[];
  /** The number of its attachments, if it has some. */
  readonly attachments: number | undefined;
}

/** What a theorem adds to the parts of a follower. */
export interface Hub {
  /** The facets that contain no control. */
  readonly facets: readonly (readonly number[])[];
  readonly answers: readonly (readonly [number, number])[];
  /** Where the controls of Left and of Right begin. */
  readonly controls: readonly [number, number];
  /** The complex without controls, if it is put together by attaching. */
  readonly attachments?: Attachments;
}

/** A complex on vertices of its own, and where these are in the whole. */
interface Placed {
  readonly facets: readonly (readonly number[])[];
  readonly places: readonly number[];
}

/** Builds followers that overlap: each uses the first vertices of Left and the first ones of Right. */
export abstract class PureBuilder {
  readonly steps: PureStep[] = [];
  readonly attachments: Attachments[] = [];
  readonly #built = new Map<PlannedPure, BuiltStep>();
  readonly #left: number;
  readonly #work: Work;

  /** @param left how many vertices Left has in the whole complex */
  constructor(left: number, work: Work) {
    this.#left = left;
    this.#work = work;
  }

  /** The hub of a follower: what there is without controls and parts. */
  protected abstract hub(planned: PlannedPure, parts: readonly [number, number]): Hub;

  /**
   * How a small complex is attached, where attachments are asked for.
   * @param place the vertices in the whole complex
   */
  protected abstract attachmentsOf(
    facets: readonly (readonly number[])[],
    place: (vertex: number) => number,
  ): Attachments | undefined;

  build(planned: PlannedPure): BuiltStep {
    const known = this.#built.get(planned);
    if (known !== undefined) return known;
    const made = planned.way === 'options' ? this.#fromOptions(planned) : this.#base(planned);
    this.#built.set(planned, made);
    return made;
  }

  /** So many vertices of a player from one on; those of Left come first. */
  protected take(player: 0 | 1, first: number, count: number): number[] {
    const start = first + (player === 0 ? 0 : this.#left);
    return Array.from({ length: count }, (_, i) => start + i);
  }

  /** Remembers attachments. @returns their number */
  protected add(attachments: Attachments): number {
    this.attachments.push(attachments);
    return this.attachments.length - 1;
  }

  #base(planned: PlannedPure): BuiltStep {
    const { value, size } = planned;
    const { facets, places } = planned.way === 'small' ? this.#small(value) : this.#simplices(planned);
    const attachments = this.attachmentsOf(facets, (v) => places[v]!);
    const images = facets.map((facet) => ascending(facet.map((v) => places[v]!)));
    return this.#finish({ value: textOfValue(value), size, left: [], right: [], answers: [] }, images, attachments);
  }

  /** A simplex, or its join with two points of different sides. */
  #simplices({ way, vertices: [l, r] }: PlannedPure): Placed {
    const star = way === 'star' ? 1 : 0;
    const common = [...this.take(0, 0, l - star), ...this.take(1, 0, r - star)];
    const ends = star === 1 ? [...this.take(0, l - 1, 1), ...this.take(1, r - 1, 1)] : [];
    const simplex = common.map((_, i) => i);
    const facets = star === 1 ? ends.map((_, i) => [...simplex, simplex.length + i]) : [simplex];
    return { facets, places: [...common, ...ends] };
  }

  /** A complex of the table. */
  #small(value: Value): Placed {
    const { sides, facets } = smallPure(value)!;
    const next: [number, number] = [0, 0];
    const places = sides.map((side) => {
      const player = side === 'L' ? 0 : 1;
      return this.take(player, next[player]++, 1)[0]!;
    });
    return { facets, places };
  }

  #fromOptions(planned: PlannedPure): BuiltStep {
    const { value, size, parts } = planned;
    const all = [...parts[0], ...parts[1]];
    const most = ([0, 1] as const).map((p) => Math.max(0, ...all.map(({ vertices }) => vertices[p])));
    const built = parts.map((side) => side.map((part) => this.build(part)));
    const { facets, answers, controls, attachments } = this.hub(planned, most as [number, number]);
    const [left, right] = ([0, 1] as const).map((p) =>
      this.take(p, controls[p], built[p]!.length).map((control, i): ControlledPart => ({
        control,
        part: built[p]![i]!.index,
      })),
    ) as [ControlledPart[], ControlledPart[]];
    const cones = [...left, ...right].flatMap(({ control }, i) =>
      built.flat()[i]!.facets.map((facet) => ascending([...facet, control])),
    );
    this.#work.step(facets.length + cones.length);
    const step = { value: textOfValue(value), size, left, right, answers };
    if (attachments === undefined) return this.#finish(step, [...facets, ...cones], undefined);
    const attached = [...left, ...right].map(({ control }, i) => ({
      vertex: control,
      link: built.flat()[i]!.attachments!,
    }));
    const whole = { ...attachments, attached: [...attachments.attached, ...attached] };
    return this.#finish(step, [...facets, ...cones], whole);
  }

  #finish(step: PureStep, facets: readonly (readonly number[])[], attachments: Attachments | undefined): BuiltStep {
    const number = attachments === undefined ? undefined : this.add(attachments);
    this.steps.push({ ...step, ...(number !== undefined && { attachments: number }) });
    return { index: this.steps.length - 1, facets, attachments: number };
  }
}

/** The vertices of a set in order. */
export function ascending(set: readonly number[]): number[] {
  return [...set].sort((a, b) => a - b);
}
