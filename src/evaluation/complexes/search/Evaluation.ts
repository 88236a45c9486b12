import { Work } from '../../../run.js';
import type { Algebra } from '../algebras/Algebra.js';
import { GraphKey } from '../keys/GraphKey.kernel.js';
import { IncidenceKey } from '../keys/IncidenceKey.kernel.js';
import type { PositionKeys, PositionSpace } from '../spaces/PositionSpace.js';
import {
  BALANCE,
  COMPONENT,
  COMPONENT_END,
  END,
  ENTRY,
  FIELDS,
  FIRST,
  LAST,
  MIDDLE,
  NEXT,
  REST,
  SHARED,
  STARS,
  SUM,
  SWAPPED,
} from './frameFields.kernel.js';
import type { Memo } from './Memo.js';
import type { PositionEvaluation, Survey } from './PositionEvaluation.js';

/** One run, shared by the evaluations inside it; its steps are positions whose moves were tried. */
export class EvaluationWork extends Work {
  /** Grows with the size of what is looked at; the clock is read when it is large. */
  effort = 0;
}

/** The clock is read after about so many vertices have been described. */
const EFFORT = 1 << 13;

/** Larger components are not looked up to isomorphism when the time is up. */
const MOST_SURVEYED = 512;

/**
 * The result of a position: of its components, each looked up as it stands, then up to isomorphism, and expanded if it is
 * new. Works with a stack of its own, so that long games do no harm.
 * @source Huntemann 2018, Thm 1.55
 * Used: the components of a position are summands.
 */
export class Evaluation implements PositionEvaluation {
  readonly #space: PositionSpace;
  readonly #algebra: Algebra;
  readonly #memo: Memo;
  readonly #work: EvaluationWork;
  readonly #keys: PositionKeys;
  #frames: Int32Array = new Int32Array(64 * FIELDS);
  #top = 0;
  readonly #moves: number[] = [];

  constructor(
    space: PositionSpace,
    algebra: Algebra,
    memo: Memo,
    work: EvaluationWork,
    keys: PositionKeys = { graph: new GraphKey(), incidence: new IncidenceKey() },
  ) {
    this.#space = space;
    this.#algebra = algebra;
    this.#memo = memo;
    this.#work = work;
    this.#keys = keys;
  }

  /** The result of the position before the first move, or after some moves. */
  evaluate(played: readonly number[] = []): number {
    let at = 0;
    let end = this.#space.writeStart(0);
    for (const v of played) [at, end] = [end, this.#space.play(at, end, v, end)];
    this.#begin(at, end);
    return this.#run();
  }

  /** What is known so far about the position before the first move. */
  survey(): Survey {
    const space = this.#space;
    const end = space.writeStart(0);
    let sum = this.#algebra.empty;
    const open: number[][] = [];
    for (;;) {
      const above = space.take(0, end, !this.#algebra.addsComponents);
      if (above === end) return { sum, open };
      const result = this.#lookUp(end, above, space.size);
      if (result === -1) open.push(space.listVertices(end));
      else sum = this.#algebra.sum(sum, result);
    }
  }

  /** The result of a component if it is known, else −1. */
  #lookUp(at: number, end: number, size: number): number {
    if (size <= 2 && this.#algebra.addsComponents) {
      const sides = this.#space.sidesOf(at);
      return this.#algebra.lastMoves(sides === 3 ? 0 : sides === 1 ? 1 : -1, sides === 3 ? 1 : 0);
    }
    const known = this.#space.find(at, end);
    if (known !== -1) return this.#space.isNegated ? this.#algebra.negative(known) : known;
    if (size > MOST_SURVEYED) return -1;
    const { words, length, swapped } = this.#space.describe(at, this.#keys);
    const { classes } = this.#memo;
    const entry = classes.find(words, length);
    const result = entry === -1 ? -1 : classes.valueOf(entry);
    return swapped && result !== -1 ? this.#algebra.negative(result) : result;
  }

  #run(): number {
    const space = this.#space;
    for (;;) {
      const frames = this.#frames;
      const frame = this.#top - FIELDS;
      const to = frames[frame + END]!;
      const end = space.take(frames[frame + REST]!, to, !this.#algebra.addsComponents);
      if (end === to) {
        const result = this.#finishedSum(frame);
        if (frame === 0) {
          this.#top = 0;
          return result;
        }
        this.#moves[frames[frame + NEXT]!++] = result;
        if (frames[frame + NEXT] === frames[frame + LAST]) this.#close(frame);
        else this.#tryMove(frame);
        continue;
      }
      const { size } = space;
      if (size <= 2 && this.#algebra.addsComponents) {
        // One vertex, or two of which one is taken: a last move for whoever owns any.
        const sides = space.sidesOf(to);
        if (sides === 3) frames[frame + STARS]!++;
        else frames[frame + BALANCE]! += sides === 1 ? 1 : -1;
        continue;
      }
      const known = space.find(to, end);
      if (known !== -1) this.#add(frame, space.isNegated ? this.#algebra.negative(known) : known);
      else this.#meet(frame, to, end, size);
    }
  }

  /** A new frame for the sum of a position that is to be computed. */
  #begin(at: number, end: number): void {
    if (this.#top === this.#frames.length) {
      const longer = new Int32Array(2 * this.#top);
      longer.set(this.#frames);
      this.#frames = longer;
    }
    const frames = this.#frames;
    const frame = this.#top;
    this.#top += FIELDS;
    frames[frame + REST] = at;
    frames[frame + END] = end;
    frames[frame + SUM] = this.#algebra.empty;
    frames[frame + BALANCE] = frames[frame + STARS] = 0;
  }

  #add(frame: number, result: number): void {
    this.#frames[frame + SUM] = this.#algebra.sum(this.#frames[frame + SUM]!, result);
  }

  #finishedSum(frame: number): number {
    const frames = this.#frames;
    const sum = frames[frame + SUM]!;
    const balance = frames[frame + BALANCE]!;
    const stars = frames[frame + STARS]!;
    if (balance === 0 && stars === 0) return sum;
    return this.#algebra.sum(sum, this.#algebra.lastMoves(balance, stars));
  }

  /** A component that was not met as it stands. */
  #meet(frame: number, at: number, end: number, size: number): void {
    const work = this.#work;
    // What is described of a component is as long as the number of its edges.
    work.effort += size <= 64 ? size : size * size;
    if (work.effort > EFFORT) {
      work.effort = 0;
      work.tick(work.steps);
    }
    const space = this.#space;
    const sides = space.sidesOf(at);
    const atOnce = sides === 3 ? undefined : this.#algebra.oneColour(sides === 1 ? 0 : 1);
    if (atOnce !== undefined) {
      this.#add(frame, atOnce);
      return;
    }
    const { classes } = this.#memo;
    const key = space.describe(at, this.#keys);
    const { swapped } = key;
    let entry = classes.find(key.words, key.length);
    let result = entry === -1 ? -1 : classes.valueOf(entry);
    if (result === -1) {
      if (entry === -1) entry = this.#memo.add(key.words, key.length, work.steps);
      const smaller = space.smaller(at);
      if (smaller === undefined) {
        work.tick(++work.steps);
        this.#expand(at, end, entry, swapped);
        return;
      }
      result = new Evaluation(smaller, this.#algebra, this.#memo, work, this.#keys).evaluate();
      classes.set(entry, swapped ? this.#algebra.negative(result) : result);
    } else {
      this.#memo.hits++;
      if (swapped) result = this.#algebra.negative(result);
    }
    space.store(at, end, result);
    this.#add(frame, result);
  }

  /** Begins to try the moves of the component at `at`. */
  #expand(at: number, end: number, entry: number, swapped: boolean): void {
    this.#begin(at, end);
    const frame = this.#top - FIELDS;
    const frames = this.#frames;
    const space = this.#space;
    const { leavesOutDominated } = this.#algebra;
    const moves = this.#moves;
    const shared = space.isImpartial(at);
    frames[frame + COMPONENT] = at;
    frames[frame + COMPONENT_END] = end;
    frames[frame + FIRST] = frames[frame + NEXT] = moves.length;
    space.listMoves(at, 0, leavesOutDominated, moves);
    frames[frame + MIDDLE] = moves.length;
    if (!shared) space.listMoves(at, 1, leavesOutDominated, moves);
    frames[frame + LAST] = moves.length;
    frames[frame + ENTRY] = entry;
    frames[frame + SWAPPED] = swapped ? 1 : 0;
    frames[frame + SHARED] = shared ? 1 : 0;
    this.#tryMove(frame);
  }

  /** Begins the sum of the position after the next move, which is written behind the component. */
  #tryMove(frame: number): void {
    const frames = this.#frames;
    const at = frames[frame + COMPONENT]!;
    const rest = frames[frame + COMPONENT_END]!;
    frames[frame + REST] = rest;
    frames[frame + END] = this.#space.play(at, rest, this.#moves[frames[frame + NEXT]!]!, rest);
    frames[frame + SUM] = this.#algebra.empty;
    frames[frame + BALANCE] = frames[frame + STARS] = 0;
  }

  /** All moves were tried. */
  #close(frame: number): void {
    const frames = this.#frames;
    const moves = this.#moves;
    const first = frames[frame + FIRST]!;
    const middle = frames[frame + MIDDLE]!;
    const last = frames[frame + LAST]!;
    const left = moves.slice(first, middle);
    const right = frames[frame + SHARED] === 1 ? left : moves.slice(middle, last);
    const result = this.#algebra.fromOptions(left, right);
    moves.length = first;
    const swapped = frames[frame + SWAPPED] === 1;
    this.#memo.classes.set(frames[frame + ENTRY]!, swapped ? this.#algebra.negative(result) : result);
    this.#space.store(frames[frame + COMPONENT]!, frames[frame + COMPONENT_END]!, result);
    this.#top = frame;
    this.#add(frame - FIELDS, result);
  }
}
