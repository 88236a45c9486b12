import { wrongArgument } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import type { Family, FamilyKind } from './Family.js';
import { wrongStart, type Walk } from './Walk.js';

/** A family whose items are met on a walk. */
export class WalkedFamily<T> implements Family<T> {
  readonly text: string;
  readonly kind: FamilyKind;
  readonly #walk: Walk<T>;
  readonly #known: number | undefined;

  /** @param known how many items there are, if a formula says it */
  constructor(text: string, kind: FamilyKind, walk: Walk<T>, known?: number) {
    this.text = text;
    this.kind = kind;
    this.#walk = walk;
    this.#known = known;
  }

  count(run: RunOptions = {}): number {
    if (this.#known !== undefined) return this.#known;
    const work = new Work('Family.count', run);
    for (const _ of this.#walk.stops(undefined, () => work.tick(work.steps))) work.step();
    return work.steps;
  }

  starts(batch: number, run: RunOptions = {}): string[] {
    if (!Number.isInteger(batch) || batch < 1) throw wrongArgument('Family.starts', batch, 'an integer ≥ 1');
    const work = new Work('Family.starts', run);
    const starts: string[] = [];
    for (const stop of this.#walk.stops(undefined, () => work.tick(work.steps))) {
      if (work.steps % batch === 0) starts.push(stop.place());
      work.step();
    }
    return starts;
  }

  *from(start?: string): Generator<T, void, undefined> {
    let isFirst = start !== undefined;
    for (const stop of this.#walk.stops(start, () => undefined)) {
      if (isFirst && stop.place() !== start) throw wrongStart(start!);
      isFirst = false;
      yield stop.item();
    }
    if (isFirst) throw wrongStart(start!);
  }
}
