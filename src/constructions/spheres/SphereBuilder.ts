import { opponent, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import { birthday, type Value } from '../../values/index.js';
import { requireSize, Sizes, sizeWithAnswers } from '../../recipes/internal.js';
import { answeredSphere } from './answeredSphere.js';
import { glue, type Facet, type LabelledSphere } from './LabelledSphere.js';
import { smallSphere, smallSphereSize } from './smallSphere.js';
import { spherePiece, type SphereTools } from './spherePiece.js';

/** A follower as the value of a sphere: the numbers of vertices are those of the sphere it is part of. */
export interface SphereStep {
  readonly value: Value;
  readonly size: number;
  readonly controls: readonly { readonly control: number; readonly side: Player; readonly part: SphereStep }[];
  /** None, as there is no control, of what is small enough to be played out. */
  readonly answers: ReadonlyMap<number, number>;
}

export interface BuiltSphere {
  readonly sphere: LabelledSphere;
  readonly step: SphereStep;
}

/** Builds spheres, each follower at each size once. */
export class SphereBuilder {
  readonly #limit: number;
  readonly #work: Work;
  readonly #sizes: Sizes<'small'>;
  readonly #built = new Map<string, BuiltSphere>();
  readonly #tools = new Map<number, SphereTools>();

  /** @param limit the most facets */
  constructor(limit: number, work: Work) {
    this.#limit = limit;
    this.#work = work;
    this.#sizes = new Sizes(
      (value, size) => (smallSphereSize(value, { ball: false, size }) === undefined ? undefined : 'small'),
      (value) => {
        work.step();
        return sizeWithAnswers(value, 4n);
      },
    );
  }

  /** Can the value be built at a size from its options? */
  isFromOptions(value: Value, size: number): boolean {
    return this.#sizes.isFromOptions(value, size);
  }

  /** The least size at which a value is built from its options. */
  leastFromOptions(value: Value): number {
    let size = 4;
    while (size < Number(birthday(value)) + 4 && !this.isFromOptions(value, size)) size++;
    return size;
  }

  /**
   * A sphere from spheres for the options, or the negative of that for the negative value if this one is smaller.
   * @throws LimitError `too-large-construction`, before the facets are made, `too-long`
   */
  fromOptions(value: Value, size: number): BuiltSphere {
    const key = `${value.id} ${size}`;
    let best = this.#built.get(key);
    if (best === undefined) {
      const one = this.#direct(value, size);
      const other = mirrored(this.#direct(value.negative(), size));
      best = other.sphere.facets.size < one.sphere.facets.size ? other : one;
      this.#built.set(key, best);
      this.#built.set(`${value.negative().id} ${size}`, mirrored(best));
    }
    return best;
  }

  #build(value: Value, size: number): BuiltSphere {
    const sphere = smallSphere(value, { ball: false, size }, this.#limit);
    return sphere === undefined ? this.fromOptions(value, size) : { sphere, step: playedOut(value, size) };
  }

  #toolsOf(size: number): SphereTools {
    const [work, limit] = [this.#work, this.#limit];
    const tools = this.#tools.get(size) ?? { answered: answeredSphere(size, work, limit), work, limit };
    this.#tools.set(size, tools);
    return tools;
  }

  #direct(value: Value, size: number): BuiltSphere {
    // First of all: it tells whether the size is too large.
    const tools = this.#toolsOf(size);
    let whole: LabelledSphere | undefined;
    const controls: SphereStep['controls'][number][] = [];
    for (const side of ['L', 'R'] as const)
      for (const option of value.options(side)) {
        const { sphere, step } = this.#build(option, size - 1);
        const control = sphere.sides.length;
        const piece = spherePiece(sphere, side, tools);
        if (whole === undefined) {
          whole = piece;
          controls.push({ control, side, part: step });
          continue;
        }
        requireSize(
          'gameWithValue',
          { what: 'facets', size: BigInt(whole.facets.size + piece.facets.size), orMore: true },
          this.#limit,
        );
        const [at, otherAt] = commonSpare(whole, piece);
        const map = glue(whole, at, piece, otherAt);
        controls.push({ control: map[control]!, side, part: renumbered(step, map) });
      }
    const sphere = whole ?? tools.answered;
    return { sphere, step: { value, size, controls, answers: sphere.answers } };
  }
}

/** A step without controls and answers. */
export function playedOut(value: Value, size: number): SphereStep {
  return { value, size, controls: [], answers: new Map() };
}

/** Spare facets of two spheres with as many vertices of Left. */
function commonSpare(one: LabelledSphere, other: LabelledSphere): [Facet, Facet] {
  const [left] = [...one.spare].find(([count, each]) => each.size > 0 && (other.spare.get(count)?.size ?? 0) > 0)!;
  return [[...one.spare.get(left)!][0]!, [...other.spare.get(left)!][0]!];
}

function renumbered({ controls, answers, ...step }: SphereStep, map: readonly number[]): SphereStep {
  return {
    ...step,
    controls: controls.map(({ control, side, part }) => ({
      control: map[control]!,
      side,
      part: renumbered(part, map),
    })),
    answers: new Map([...answers].map(([u, w]) => [map[u]!, map[w]!])),
  };
}

/** The same with the players exchanged. */
function mirrored({ sphere, step }: BuiltSphere): BuiltSphere {
  const spare = new Map([...sphere.spare].map(([left, each]) => [step.size - left, each]));
  return { sphere: { ...sphere, sides: sphere.sides.map((side) => opponent(side)), spare }, step: negative(step) };
}

function negative({ value, controls, ...step }: SphereStep): SphereStep {
  return {
    ...step,
    value: value.negative(),
    controls: controls.map(({ control, side, part }) => ({ control, side: opponent(side), part: negative(part) })),
  };
}
