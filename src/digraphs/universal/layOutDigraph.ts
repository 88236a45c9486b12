import type { Work } from '../../run.js';
import type { Player } from '../../player.js';
import { textOfValue } from '../../values/internal.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';
import type { DigraphCertificate, DigraphPart, DigraphStep } from './DigraphCertificate.js';
import { gadgetArcs } from './gadgetArcs.js';
import type { DigraphPlan, PlannedGadget, PlannedPart } from './planDigraph.js';

/**
 * The digraph of a plan, each part on vertices of its own, with its certificate.
 * @complexity the square of its order
 */
export function layOutDigraph(
  plan: DigraphPlan,
  work: Work,
): { readonly digraph: DigraphPlacement; readonly certificate: DigraphCertificate } {
  const layout = new Layout(work);
  layout.add(plan);
  return {
    digraph: new DigraphPlacement(layout.sides, layout.arcs),
    certificate: { steps: layout.steps },
  };
}

class Layout {
  readonly sides: Player[] = [];
  readonly arcs: Arc[] = [];
  readonly steps: DigraphStep[] = [];
  readonly #work: Work;
  readonly #texts = new Map<number, string>();

  constructor(work: Work) {
    this.#work = work;
  }

  /**
   * Adds a follower; returns the number of its step. The depth of the calls is at most the birthday, which is at most
   * the order.
   */
  add(plan: DigraphPlan): number {
    this.#work.step();
    return this.steps.push('left' in plan ? this.#gadget(plan) : this.#part(plan)) - 1;
  }

  #part({ value, digraph }: PlannedPart): DigraphStep {
    const { sides, arcs } = digraph();
    const vertices = this.#vertices(sides);
    for (const [u, v] of arcs) this.arcs.push([vertices[u]!, vertices[v]!]);
    return { value: this.#text(value), vertices };
  }

  #gadget({ value, left, right, a, c }: PlannedGadget): DigraphStep {
    const first = this.sides.length;
    const steps = [...left, ...right].map((part) => this.add(part));
    const many = (count: number, side: Player): number[] => this.#vertices(new Array<Player>(count).fill(side));
    const [b, r, x, y] = [many(left.length, 'L'), many(right.length, 'R'), many(a, 'L'), many(c, 'R')];
    const parts = steps.map((step) => this.steps[step]!.vertices);
    for (const arc of gadgetArcs({ parts, controls: [...b, ...r], x, y }, this.sides)) this.arcs.push(arc);
    const withParts = (controls: readonly number[], from: number): DigraphPart[] =>
      controls.map((control, i) => ({ control, part: steps[from + i]! }));
    const vertices = Array.from({ length: this.sides.length - first }, (_, i) => first + i);
    return { value: this.#text(value), vertices, left: withParts(b, 0), right: withParts(r, left.length), x, y };
  }

  #vertices(sides: readonly Player[]): number[] {
    return sides.map((side) => this.sides.push(side) - 1);
  }

  #text(value: DigraphPlan['value']): string {
    let text = this.#texts.get(value.id);
    if (text === undefined) this.#texts.set(value.id, (text = textOfValue(value)));
    return text;
  }
}
