import { StateSet } from './StateSet.kernel.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';
import { isMSequence } from './isMSequence.js';

/** What a search starts from: the facets of one size, those of larger size being there already. */
export interface ShellingLevel {
  /** The facets of the level, all of size m. */
  readonly facets: readonly number[];
  readonly m: number;
  /** The larger facets, packed. */
  readonly above: Uint32Array;
  /** How many facets of the level have a restriction set of each size 0…m, when that is known. */
  readonly h: readonly number[] | undefined;
}

const UNKNOWN = -1;

/**
 * An exact search for an order of the facets of one size, by depth first, that never visits a set of facets twice.
 * Forwards it adds facets to the larger ones; backwards it takes them off from all. A facet F with R(F) the vertices v
 * whose F∖v lies in another present facet may come next (or last) when no other present facet contains R(F).
 * Facets with R(F) = F may come last in a shelling, in any order: forwards they are left for the end, backwards they go
 * first. The h-vector that is left to be used up must stay nonnegative, and backwards, where the facets that are
 * present have a shelling if there is an order at all, an M-sequence.
 * @source Björner and Wachs 1996
 */
export class ShellingSearch {
  explored = 0;
  readonly #incidence: FacetIncidence;
  readonly #level: ShellingLevel;
  readonly #forward: boolean;
  readonly #present: Uint32Array;
  readonly #isIn: Uint8Array;
  /** Per slot, how many other present facets contain the ridge; per facet, for how many ridges that is not zero. */
  readonly #count: Int32Array;
  readonly #rank: Int32Array;
  /** For each facet, the slots of the level whose ridge it contains. */
  readonly #slots: readonly (readonly number[])[];
  readonly #owner: Int32Array;
  readonly #left: number[] | undefined;
  readonly #visited: StateSet;
  readonly #trail: number[] = [];
  readonly #trailRank: number[] = [];
  readonly #candidates: number[][] = [];
  readonly #next: number[] = [];
  /** Whether a restriction set of each size may be used up in the present state. */
  readonly #allowed: Int8Array;
  #found = false;

  constructor(incidence: FacetIncidence, level: ShellingLevel, forward: boolean) {
    const { offset, size, stride } = incidence;
    this.#incidence = incidence;
    this.#level = level;
    this.#forward = forward;
    this.#present = level.above.slice();
    this.#isIn = new Uint8Array(size);
    this.#count = new Int32Array(offset[size]!);
    this.#rank = new Int32Array(size);
    this.#owner = new Int32Array(offset[size]!);
    this.#left = level.h?.slice();
    this.#allowed = new Int8Array(level.m + 1);
    this.#visited = new StateSet(stride);
    const slots: number[][] = Array.from({ length: size }, () => []);
    for (const f of level.facets)
      for (let slot = offset[f]!; slot < offset[f + 1]!; slot++) {
        this.#owner[slot] = f;
        for (const g of incidence.members(incidence.ridges.subarray(slot * stride, (slot + 1) * stride)))
          slots[g]!.push(slot);
      }
    this.#slots = slots;
    for (const g of incidence.members(level.above)) this.#toggleRidges(g, 1);
    if (!forward) for (const f of level.facets) this.#toggle(f, 1);
    this.#visited.add(this.#present);
    this.#expand();
  }

  /** Visits at most so many states more. */
  run(budget: number): 'found' | 'exhausted' | 'paused' {
    const end = this.explored + budget;
    while (!this.#found) {
      const depth = this.#candidates.length - 1;
      const list = this.#candidates[depth]!;
      const at = this.#next[depth]!;
      if (at === list.length) {
        if (depth === 0) return 'exhausted';
        this.#candidates.pop();
        this.#next.pop();
        this.#undo();
        continue;
      }
      if (this.explored >= end) return 'paused';
      this.#next[depth] = at + 1;
      this.#apply(list[at]!);
      if (!this.#visited.add(this.#present)) {
        this.#undo();
        continue;
      }
      this.explored++;
      this.#expand();
    }
    return 'found';
  }

  /** The facets of the level in the order that was found. */
  order(): number[] {
    if (!this.#forward) return this.#trail.slice().reverse();
    return [...this.#trail, ...this.#level.facets.filter((f) => this.#isIn[f] === 0)];
  }

  #toggleRidges(g: number, by: 1 | -1): void {
    for (const slot of this.#slots[g]!) {
      const before = this.#count[slot]!;
      this.#count[slot] = before + by;
      if (before === 0) this.#rank[this.#owner[slot]!]!++;
      else if (before + by === 0) this.#rank[this.#owner[slot]!]!--;
    }
  }

  #toggle(f: number, by: 1 | -1): void {
    this.#present[f >>> 5]! ^= 1 << (f & 31);
    this.#isIn[f]! ^= 1;
    this.#toggleRidges(f, by);
  }

  #apply(f: number): void {
    const rank = this.#rank[f]!;
    if (this.#left !== undefined) this.#left[rank]!--;
    this.#trail.push(f);
    this.#trailRank.push(rank);
    this.#toggle(f, this.#forward ? 1 : -1);
  }

  #undo(): void {
    const f = this.#trail.pop()!;
    const rank = this.#trailRank.pop()!;
    if (this.#left !== undefined) this.#left[rank]!++;
    this.#toggle(f, this.#forward ? -1 : 1);
  }

  /** Lists what may come next, largest restriction sets first; sees when nothing is left to do. */
  #expand(): void {
    const { facets, m } = this.#level;
    const rank = this.#rank;
    const list: number[] = [];
    let open = 0;
    let closed = 0;
    for (const f of facets) {
      if ((this.#isIn[f] === 0) !== this.#forward) continue;
      if (rank[f] === m) closed++;
      else open++;
    }
    this.#found = this.#forward ? open === 0 : open + closed === 0;
    const left = this.#left;
    if (!this.#found && !(left !== undefined && this.#forward && closed > left[m]!)) {
      this.#allowed.fill(UNKNOWN);
      const closedFirst = !this.#forward && left !== undefined && left[m]! > 0;
      for (const f of facets) {
        if ((this.#isIn[f] === 0) !== this.#forward) continue;
        const r = rank[f]!;
        if (this.#forward ? r === m : closedFirst && r !== m) continue;
        if (left !== undefined && this.#allowed[r] === UNKNOWN) this.#allowed[r] = this.#mayUse(left, r) ? 1 : 0;
        if (this.#allowed[r] !== 0 && this.#hasNewRestriction(f)) list.push(f);
      }
      list.sort((a, b) => rank[b]! - rank[a]! || a - b);
    }
    this.#candidates.push(list);
    this.#next.push(0);
  }

  /** May a restriction set of size r be used up? Backwards the rest of the first level must be an M-sequence. */
  #mayUse(left: number[], r: number): boolean {
    if (left[r] === 0) return false;
    if (this.#forward || r === 0 || left[0] === 0) return true;
    left[r]!--;
    const may = isMSequence(left);
    left[r]!++;
    return may;
  }

  /** Does no other present facet contain R(f)? */
  #hasNewRestriction(f: number): boolean {
    const { containing, lists, offset, stride } = this.#incidence;
    const list = lists[f]!;
    const start = offset[f]!;
    for (let k = 0; k < stride; k++) {
      let others = this.#present[k]!;
      if (k === f >>> 5) others &= ~(1 << (f & 31));
      for (let j = 0; others !== 0 && j < list.length; j++)
        if (this.#count[start + j] !== 0) others &= containing[list[j]! * stride + k]!;
      if (others !== 0) return false;
    }
    return true;
  }
}
