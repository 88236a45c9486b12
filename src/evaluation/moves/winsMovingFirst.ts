import { InputError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import type { PositionMemo } from './PositionMemo.js';
import type { ComponentSum, ComponentSums } from './ComponentSums.js';

/** How a search is to be done. */
export interface FirstMoverSearch<Position> {
  readonly sums: ComponentSums<Position>;
  /** Does a player who cannot move win? */
  readonly misere: boolean;
  readonly impartial: boolean;
  readonly memo: PositionMemo<boolean>;
  readonly work: Work;
}

/** A sum and its player to move; one move after the other is tried. */
interface Frame {
  readonly key: string;
  readonly sum: ComponentSum;
  readonly player: Player;
  /** The component that is moved in, its options, once they are asked for, and the next of them. */
  part: number;
  options: readonly ComponentSum[] | undefined;
  option: number;
}

/**
 * Does the player who moves first win in a sum? No values are computed: one winning move is enough. Under normal play
 * summands that are negatives of each other are left out.
 * @throws InputError `not-loopfree`
 */
export function winsMovingFirst<Position>(
  search: FirstMoverSearch<Position>,
  start: ComponentSum,
  first: Player,
): boolean {
  const { sums, misere, impartial, memo, work } = search;
  const stack: Frame[] = [];
  const open = new Set<string>();
  /** What is known of a sum, or undefined after a frame has been begun for it. */
  const lookUp = (literal: ComponentSum, player: Player): boolean | undefined => {
    const sum = misere ? literal : withoutNegatives(literal, impartial);
    if (sum.length === 0) return misere;
    const key = (player === 'L' || impartial ? '' : '-') + sum.join();
    const known = memo.find(key);
    if (known !== undefined) return known;
    if (open.has(key))
      throw new InputError(
        'not-loopfree',
        'MovesEvaluator: play returns to the same position; expected a game in which no position repeats.',
      );
    open.add(key);
    work.tick(++work.steps);
    stack.push({ key, sum, player, part: 0, options: undefined, option: 0 });
    return undefined;
  };
  let result = lookUp(start, first);
  while (stack.length > 0) {
    const frame = stack.at(-1)!;
    const { sum, player } = frame;
    // `result` is the answer to the last move that was tried, if one was: does the opponent win?
    let wins: boolean | undefined = result === false && frame.option > 0 ? true : undefined;
    while (wins === undefined) {
      if (frame.part === sum.length) {
        wins = misere && !sum.some((code) => sums.options(code, player).length > 0);
        break;
      }
      const options = (frame.options ??= sums.options(sum[frame.part]!, player));
      if (frame.option === options.length || sum[frame.part] === sum[frame.part - 1]) {
        frame.part++;
        frame.options = undefined;
        frame.option = 0;
        continue;
      }
      const option = options[frame.option++]!;
      result = lookUp(merged(sum, frame.part, option), opponent(player));
      if (result === undefined) break;
      if (!result) wins = true;
    }
    if (wins === undefined) continue;
    memo.store(frame.key, wins);
    open.delete(frame.key);
    stack.pop();
    result = wins;
  }
  return result!;
}

/** The sum with another sum in place of one of its components. */
function merged(sum: ComponentSum, part: number, option: ComponentSum): ComponentSum {
  return [...sum.slice(0, part), ...sum.slice(part + 1), ...option].sort((a, b) => a - b);
}

/** Leaves out pairs of a game and its negative; in impartial games each is its own negative. */
function withoutNegatives(sum: ComponentSum, impartial: boolean): ComponentSum {
  const kept: number[] = [];
  for (const code of sum) {
    const last = kept.at(-1);
    if (last !== undefined && (impartial ? last === code : last === code - 1 && (code & 1) !== 0)) kept.pop();
    else kept.push(code);
  }
  return kept;
}
