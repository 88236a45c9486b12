import type { PackedFamily } from './PackedFamily.js';
import { MOST_NODES, TransversalDiagram, familyDiagram, type FamilyDiagram } from './TransversalDiagram.js';

/** When a diagram of the minimal transversals is tried beside a search for them. */
export interface DiagramRule {
  /** Families of fewer sets are left to the search. */
  readonly manySets: number;
  /** The diagram of the family has at most so many nodes for each element of a set. */
  readonly mostDense: number;
  /**
   * After how much of the search (sets looked at, some nanoseconds each), and how many nodes the diagram of the transversals
   * may have (up to a microsecond each): about as much work as the search has done or a few times that, so that both
   * together take at most a few times as long as the faster way alone.
   */
  readonly turns: readonly { readonly effort: number; readonly nodes: number }[];
}

/**
 * To list sets: where the diagram of the family is small. It has a fifth of a node for each element of a set for NOGO on 3 × 3,
 * a thirtieth on 4 × 4, and less on larger boards; a third or more for random sets, where the search is faster.
 */
export const TO_LIST: DiagramRule = {
  manySets: 64,
  mostDense: 1 / 4,
  turns: [
    { effort: 2 ** 18, nodes: 2 ** 15 },
    { effort: 2 ** 21, nodes: 2 ** 16 },
    { effort: 2 ** 24, nodes: 2 ** 19 },
    { effort: 2 ** 30, nodes: MOST_NODES },
  ],
};

/** To count sets: always, since the search visits each of them. */
export const TO_COUNT: DiagramRule = {
  manySets: 2,
  mostDense: Infinity,
  turns: [
    { effort: 0, nodes: 2 ** 14 },
    { effort: 2 ** 22, nodes: 2 ** 17 },
    { effort: 2 ** 26, nodes: 2 ** 20 },
    { effort: 2 ** 30, nodes: MOST_NODES },
  ],
};

/** The turns of diagrams beside one search. */
export class DiagramTurns {
  readonly #family: PackedFamily;
  readonly #rule: DiagramRule;
  readonly #look: () => void;
  readonly #memory: number;
  #turn: number;
  #diagram: FamilyDiagram | undefined;

  /**
   * @param family inclusion-minimal sets by ascending size
   * @param look called now and then; what it throws ends the work
   * @param memory bytes that the process may use
   */
  constructor(family: PackedFamily, rule: DiagramRule, look: () => void, memory: number) {
    this.#family = family;
    this.#rule = rule;
    this.#look = look;
    this.#memory = memory;
    this.#turn = family.size < rule.manySets ? rule.turns.length : 0;
  }

  /** The diagram, if it is its turn after so much effort of the search and it can be made within its bounds. */
  after(effort: number): TransversalDiagram | undefined {
    const { turns, mostDense } = this.#rule;
    const turn = turns[this.#turn];
    if (turn === undefined || effort < turn.effort) return undefined;
    this.#turn++;
    this.#diagram ??= familyDiagram(this.#family, this.#look);
    if (this.#diagram === undefined || this.#diagram.nodes > mostDense * this.#diagram.total) {
      this.#turn = turns.length;
      return undefined;
    }
    return TransversalDiagram.of(this.#diagram, Math.min(turn.nodes, this.#memory / 256), this.#look);
  }
}
