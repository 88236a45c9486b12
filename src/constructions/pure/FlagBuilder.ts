import { textOfValue } from '../../values/internal.js';
import { type Player, PLAYERS } from '../../player.js';
import type { Work } from '../../run.js';
import type { ControlledPart } from '../../recipes/internal.js';
import { balancedHeight } from './balancedHeight.js';
import { answerTo, areInConflict, hubVertices, typesOfBlocks, type HubVertex } from './flagHub.js';
import type { PlannedPure } from './planPureGame.js';
import type { PureStep } from './PureCertificate.js';

/** A follower with vertices of its own, in its blocks. */
interface Placed {
  readonly index: number;
  readonly blocks: readonly (readonly number[])[];
}

/** The graphs of Theorem F; parts stand on vertices of their own. */
export class FlagBuilder {
  readonly steps: PureStep[] = [];
  readonly conflicts: (readonly [number, number])[] = [];
  readonly #next: Record<Player, number>;
  readonly #left: number;
  readonly #work: Work;

  /** @param left how many vertices Left has in the whole graph; they come first */
  constructor(left: number, work: Work) {
    this.#left = left;
    this.#next = { L: 0, R: left };
    this.#work = work;
  }

  build(planned: PlannedPure): Placed {
    return planned.way === 'options' ? this.#fromOptions(planned) : this.#base(planned);
  }

  /** Vertices without conflicts, but for ∗ one of a Left and a Right vertex. */
  #base({ value, size, way, vertices: [l, r] }: PlannedPure): Placed {
    const take = (side: Player, count: number): number[] => Array.from({ length: count }, () => this.#next[side]++);
    const vertices = [...take('L', l), ...take('R', r)];
    const isStar = way === 'star';
    const blocks = isStar
      ? [[vertices[0]!, vertices.at(-1)!], ...vertices.slice(1, -1).map((v) => [v])]
      : vertices.map((v) => [v]);
    if (isStar) this.conflicts.push([vertices[0]!, vertices.at(-1)!]);
    return this.#finish({ value: textOfValue(value), size, left: [], right: [], answers: [], blocks, shedding: [] });
  }

  #fromOptions(planned: PlannedPure): Placed {
    const { value, size, parts } = planned;
    const built = parts.map((side) => side.map((part) => this.build(part)));
    const types = typesOfBlocks(size, Number(balancedHeight(value)));
    const sides = PLAYERS.flatMap((side, p) => built[p]!.map(() => side));
    const members: HubVertex[] = [
      ...sides.map((side, part): HubVertex => ({ kind: 'control', side, block: 0, part })),
      ...built.flat().flatMap(({ blocks }, part) =>
        blocks.flatMap((block, b) =>
          block.map((vertex): HubVertex => {
            return { kind: 'part', side: vertex < this.#left ? 'L' : 'R', block: b + 1, part, vertex };
          }),
        ),
      ),
      ...hubVertices(types),
    ];
    const numbers = members.map((member) => (member.kind === 'part' ? member.vertex : this.#next[member.side]++));
    for (const [j, v] of members.entries()) {
      this.#work.step();
      for (const [i, u] of members.slice(0, j).entries())
        if (!areOfOnePart(u, v) && areInConflict(u, v, size)) this.conflicts.push([numbers[i]!, numbers[j]!]);
    }
    const gadgets = new Map(
      members.flatMap((v, i) => (v.kind === 'gadget' ? [[`${v.side}${v.e} ${v.i}`, numbers[i]!] as const] : [])),
    );
    const answers = members.flatMap((v, n): (readonly [number, number])[] => {
      if (v.kind === 'control') return [];
      const { e, i } = answerTo(v, types);
      return [[numbers[n]!, gadgets.get(`${v.side === 'L' ? 'R' : 'L'}${e} ${i}`)!]];
    });
    const controlsOf = (player: Player): ControlledPart[] =>
      sides.flatMap((side, i) => (side === player ? [{ control: numbers[i]!, part: built.flat()[i]!.index }] : []));
    const [left, right] = [controlsOf('L'), controlsOf('R')];
    const blocks = types.map((_, b) => numbers.filter((__, n) => members[n]!.block === b));
    const shedding = numbers.filter((_, n) => members[n]!.kind !== 'ordinary');
    return this.#finish({ value: textOfValue(value), size, left, right, answers, blocks, shedding });
  }

  #finish(step: PureStep & { readonly blocks: Placed['blocks'] }): Placed {
    this.steps.push(step);
    return { index: this.steps.length - 1, blocks: step.blocks };
  }
}

function areOfOnePart(u: HubVertex, v: HubVertex): boolean {
  return u.kind === 'part' && v.kind === 'part' && u.part === v.part;
}
