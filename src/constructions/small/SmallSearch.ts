import type { Player } from '../../player.js';
import { relabelled, upSet, type SmallFamily } from './SmallFamily.js';
import { smallAtoms, type SmallAtom } from './smallAtoms.js';
import type { SmallBoards } from './SmallBoards.js';
import { partLayouts, wholeLayouts, type PlayerCounts } from './smallLayouts.js';
import { permutations, type SmallLayout } from './SmallLayout.js';

/** Rules on a layout that forbid what is asked for. */
export interface SmallRules {
  readonly layout: SmallLayout;
  readonly atoms: readonly SmallAtom[];
  readonly weight: number;
}

interface Prepared {
  readonly layout: SmallLayout;
  /** How many kinds of pieces there are, over all players. */
  readonly kinds: number;
  /** What the atoms forbid: for each two words. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * Looks for rules for pieces on single vertices, for targets with the same numbers of Left's, of Right's and of other
 * vertices, numbered in this order. What is known of the boards is kept from target to target.
 */
export class SmallSearch {
  readonly #counts: PlayerCounts;
  readonly #sides: readonly (Player | undefined)[];
  readonly #boards: SmallBoards;
  readonly #prepared: { whole?: readonly Prepared[]; part?: readonly Prepared[] } = {};

  constructor(counts: PlayerCounts, boards: SmallBoards) {
    this.#counts = counts;
    this.#sides = [
      ...new Array<Player | undefined>(counts[0]).fill('L'),
      ...new Array<Player | undefined>(counts[1]).fill('R'),
      ...new Array<Player | undefined>(counts[2]).fill(undefined),
    ];
    this.#boards = boards;
  }

  /**
   * The simplest rules with the fewest kinds of pieces on the smallest board.
   * @param illegal all illegal sets
   * @param where whether the pieces fit on the whole board, or each kind only on a part of it that its ruleset lists
   */
  find(illegal: SmallFamily, where: 'whole' | 'part'): SmallRules | undefined {
    const images = new Map<string, readonly [SmallFamily, readonly number[]]>();
    for (const map of orders(this.#counts)) {
      const image = relabelled(illegal, map);
      const key = `${image.low} ${image.high}`;
      if (!images.has(key)) images.set(key, [image, map]);
    }
    let best: SmallRules | undefined;
    let last: Prepared | undefined;
    for (const prepared of this.#layouts(where)) {
      if (best !== undefined && compare(prepared, last!) !== 0) break;
      last = prepared;
      const { layout, low, high } = prepared;
      for (const [wanted, map] of images.values()) {
        if (!isUnion(low, high, wanted)) continue;
        const cells = map.map((v) => layout.cells[v]!);
        const found = this.#rules({ ...layout, cells }, illegal);
        if (best === undefined || found.weight < best.weight) best = found;
      }
      if (best !== undefined && best.weight <= 1) break;
    }
    return best;
  }

  /** The simplest rules on a given layout. @returns undefined where there are none */
  rulesOn(layout: SmallLayout, illegal: SmallFamily): SmallRules | undefined {
    const { low, high } = this.#prepare(layout);
    return isUnion(low, high, illegal) ? this.#rules(layout, illegal) : undefined;
  }

  #rules(layout: SmallLayout, illegal: SmallFamily): SmallRules {
    const n = layout.cells.length;
    const closed = smallAtoms(layout, this.#sides).map((atom) => ({ atom, family: upSet(atom.sets, n) }));
    let kept = closed
      .filter(({ family }) => ((family.low & ~illegal.low) | (family.high & ~illegal.high)) === 0)
      .sort((a, b) => b.atom.weight - a.atom.weight);
    // Rules that are not needed are left out, complicated ones first.
    for (const each of [...kept]) {
      const rest = kept.filter((other) => other !== each);
      const low = rest.reduce((union, { family }) => union | family.low, 0);
      const high = rest.reduce((union, { family }) => union | family.high, 0);
      if (low === illegal.low && high === illegal.high) kept = rest;
    }
    const atoms = kept.map(({ atom }) => atom);
    return { layout, atoms, weight: atoms.reduce((sum, { weight }) => sum + weight, 0) };
  }

  #layouts(where: 'whole' | 'part'): readonly Prepared[] {
    const known = this.#prepared[where];
    if (known !== undefined) return known;
    const layouts = (where === 'whole' ? wholeLayouts : partLayouts)(this.#boards, this.#counts);
    const different = new Map<string, Prepared>();
    for (const layout of layouts) {
      const prepared = this.#prepare(layout);
      const key = `${prepared.low.join()} ${prepared.high.join()}`;
      const known = different.get(key);
      if (known === undefined || compare(prepared, known) < 0) different.set(key, prepared);
    }
    return (this.#prepared[where] = [...different.values()].sort(compare));
  }

  #prepare(layout: SmallLayout): Prepared {
    const n = layout.cells.length;
    const families = smallAtoms(layout, this.#sides)
      .map(({ sets }) => upSet(sets, n))
      .sort((a, b) => a.low - b.low || a.high - b.high);
    return {
      layout,
      kinds: kindsOf(layout, this.#sides),
      low: Int32Array.from(families, ({ low }) => low),
      high: Int32Array.from(families, ({ high }) => high),
    };
  }
}

/** Fewer kinds of pieces come first, then fewer vertices of the board. */
function compare(a: Prepared, b: Prepared): number {
  return a.kinds - b.kinds || a.layout.board.vertexCount - b.layout.board.vertexCount;
}

/** As many kinds of a player as the player has pieces on one vertex, at most. */
function kindsOf({ cells }: SmallLayout, sides: readonly (Player | undefined)[]): number {
  let kinds = 0;
  for (const side of ['L', 'R', undefined]) {
    const onVertex = new Map<number, number>();
    for (const [v, cell] of cells.entries()) if (sides[v] === side) onVertex.set(cell, (onVertex.get(cell) ?? 0) + 1);
    kinds += Math.max(0, ...onVertex.values());
  }
  return kinds;
}

/** All renumberings of a target that keep the players. */
export function* orders([left, right, neither]: PlayerCounts): Generator<number[]> {
  const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
  for (const first of permutations(range(0, left)))
    for (const second of permutations(range(left, right)))
      for (const third of permutations(range(left + right, neither))) yield [...first, ...second, ...third];
}

/** Is the family the union of those of the families that lie in it? */
function isUnion(low: Int32Array, high: Int32Array, wanted: SmallFamily): boolean {
  let [unionLow, unionHigh] = [0, 0];
  for (let i = 0; i < low.length; i++) {
    if (((low[i]! & ~wanted.low) | (high[i]! & ~wanted.high)) !== 0) continue;
    unionLow |= low[i]!;
    unionHigh |= high[i]!;
  }
  return unionLow === wanted.low && unionHigh === wanted.high;
}
