import { InputError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { Moves } from './Moves.js';
import type { PositionMemo } from './PositionMemo.js';

/** What is computed for a position from its options, and for a sum from its summands. */
export interface PositionAlgebra<T> {
  /** What the game without moves has. */
  readonly empty: T;
  sum(a: T, b: T): T;
  /** With the players exchanged. */
  negative(a: T): T;
  fromOptions(left: T[], right: T[]): T;
}

/** One kind of question: what is computed, what is known, and which options it asks for. */
export interface PositionQuestion<Position, T> {
  readonly algebra: PositionAlgebra<T>;
  readonly memo: PositionMemo<T>;
  /** The options of both players; `right` is left out where they are those of Left. */
  readonly expand: (position: Position) => { left: readonly Position[]; right?: readonly Position[] };
  /** What a theorem says of a component, if one does. */
  readonly known?: (component: Position, work: Work) => T | undefined;
}

/** A component whose options are being evaluated, one summand of one option after the other. */
interface Frame<Position, T> {
  readonly key: string | number;
  readonly options: readonly Position[];
  readonly lefts: number;
  /** Are the options of Left those of Right as well? */
  readonly shared: boolean;
  readonly results: T[];
  /** The summands of the option at hand, the next of them, and the sum of those before. */
  parts: readonly Position[] | undefined;
  next: number;
  sum: T;
  /** The key of the summand that the frame above evaluates, and whether it is the negative of that one. */
  waitingFor: string | number;
  negated: boolean;
}

/** So many options that were met of late are known by their own keys: these need not be taken apart again. */
const MET = 2 ** 15;

/**
 * The result of a position: the sum over its components, each looked up by its own key, then by that of its
 * representative, and expanded if it is new. Works with a stack of its own, so that long games do no harm.
 * @throws InputError `not-loopfree` if a position can be reached from itself
 * @source Huntemann 2018, Def. 1.12
 * Used: the components of a position are summands.
 */
export function evaluatePosition<Position, T>(
  moves: Moves<Position>,
  { algebra, memo, expand, known: byTheorem }: PositionQuestion<Position, T>,
  work: Work,
  root: Position,
): T {
  const stack: Frame<Position, T>[] = [];
  const open = new Set<string | number>();
  const begin = (key: string | number, left: readonly Position[], right?: readonly Position[]): void => {
    stack.push({
      key,
      options: right === undefined ? left : [...left, ...right],
      lefts: left.length,
      shared: right === undefined,
      results: [],
      parts: undefined,
      next: 0,
      sum: algebra.empty,
      waitingFor: key,
      negated: false,
    });
  };
  /** The result of a component, or undefined after a frame has been begun for it. */
  const lookUp = (frame: Frame<Position, T>, part: Position): T | undefined => {
    const key = moves.key(part);
    const known = memo.find(key);
    if (known !== undefined) return known;
    const proved = byTheorem?.(part, work);
    if (proved !== undefined) {
      memo.store(key, proved);
      return proved;
    }
    const canonical = moves.canonical?.(part);
    const representative = canonical?.position ?? part;
    const negated = canonical?.negated ?? false;
    const its = canonical === undefined ? key : moves.key(representative);
    if (its !== key) {
      const found = memo.find(its);
      if (found !== undefined) {
        const result = negated ? algebra.negative(found) : found;
        memo.store(key, result);
        return result;
      }
    }
    if (open.has(its))
      throw new InputError(
        'not-loopfree',
        `MovesEvaluator: play returns to the position ${JSON.stringify(its)}; expected a game in which no position repeats.`,
        { details: { key: its } },
      );
    open.add(its);
    work.tick(++work.steps);
    frame.waitingFor = key;
    frame.negated = negated;
    // Not the representative: what is reached from the part itself has been met more often.
    const { left, right } = expand(part);
    begin(its, left, right);
    return undefined;
  };
  /** Hands the result of the topmost frame down. */
  const finish = (frame: Frame<Position, T>): void => {
    const { results, lefts, shared, key } = frame;
    const result = algebra.fromOptions(
      shared ? results : results.slice(0, lefts),
      shared ? results : results.slice(lefts),
    );
    stack.pop();
    open.delete(key);
    const below = stack.at(-1)!;
    memo.store(below.waitingFor, result);
    if (below.waitingFor !== key) memo.store(key, below.negated ? algebra.negative(result) : result);
    below.sum = algebra.sum(below.sum, result);
    below.next++;
  };

  const met = moves.components === undefined ? undefined : new Map<string | number, T>();
  begin('', [root]);
  const bottom = stack[0]!;
  while (bottom.results.length === 0) {
    const frame = stack.at(-1)!;
    if (frame.results.length === frame.options.length) {
      finish(frame);
      continue;
    }
    const option = frame.options[frame.results.length]!;
    if (frame.parts === undefined) {
      const known = met?.get(moves.key(option));
      if (known !== undefined) {
        memo.hits++;
        frame.results.push(known);
        continue;
      }
      frame.parts = moves.components?.(option) ?? [option];
    }
    let waits = false;
    while (!waits && frame.next < frame.parts.length) {
      const result = lookUp(frame, frame.parts[frame.next]!);
      if (result === undefined) waits = true;
      else {
        frame.sum = algebra.sum(frame.sum, result);
        frame.next++;
      }
    }
    if (waits) continue;
    frame.results.push(frame.sum);
    if (met?.size === MET) met.clear();
    met?.set(moves.key(option), frame.sum);
    frame.parts = undefined;
    frame.next = 0;
    frame.sum = algebra.empty;
  }
  return bottom.results[0]!;
}
