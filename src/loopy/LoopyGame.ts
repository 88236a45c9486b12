import { itemsOf, requireIndex, requireInstance, requirePlayer } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { showAs } from '../inspect.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { loopyGameToJson, type LoopyGameJson } from './loopyGameJson.js';
import { nameOfPosition } from './nameOfPosition.js';

/** The options of each position, by number, for one player. */
export type Arcs = readonly (readonly number[])[];

/** The most positions of a game: their pairs are compared in tables. */
export const MOST_POSITIONS: number = 2 ** 20;

const TASK = 'new LoopyGame';

/**
 * A loopy game: finitely many positions with the moves of Left and of Right between them; play may go on for ever. The game is its position 0,
 * and every position can be reached from it. Immutable.
 * @source Siegel 2011, Sec. 3.1
 * @example new LoopyGame([[1, 0], []], [[1], []]).toString() // 'loopy:a={a,b|b}; b={|}'
 */
export class LoopyGame {
  /** The Left options of each position, ascending. */
  readonly left: Arcs;
  /** The Right options of each position, ascending. */
  readonly right: Arcs;

  /**
   * @param left for each position those to which Left can move; positions that cannot be reached from position 0 are left out
   * @param right for each position those to which Right can move
   * @throws InputError `invalid-argument`; LimitError `too-many-positions` above 2²⁰
   */
  constructor(left: Iterable<Iterable<number>>, right: Iterable<Iterable<number>>) {
    const given = { L: readArcs(left, 'left'), R: readArcs(right, 'right') };
    const n = given.L.length;
    if (n === 0 || given.R.length !== n)
      throw new InputError('invalid-argument', `${TASK}: found ${n} lists of Left options and ${given.R.length} of Right options; expected as many of both, at least one.`); // prettier-ignore
    if (n > MOST_POSITIONS)
      throw new LimitError('too-many-positions', `${TASK}: ${n} positions; the limit is ${MOST_POSITIONS}.`);
    for (const player of PLAYERS)
      for (const list of given[player])
        for (const option of list)
          if (!Number.isInteger(option) || option < 0 || option >= n)
            throw new InputError('invalid-argument', `${TASK}: the option ${String(option)}; expected integers from 0 to ${n - 1}.`); // prettier-ignore
    const order = reachable(given.L, given.R);
    const number = new Map(order.map((position, i) => [position, i]));
    const renumbered = (arcs: Arcs): Arcs =>
      Object.freeze(order.map((position) => Object.freeze([...new Set(arcs[position]!.map((option) => number.get(option)!))].sort((a, b) => a - b)))); // prettier-ignore
    this.left = renumbered(given.L);
    this.right = renumbered(given.R);
    Object.freeze(this);
  }

  /** The number of positions. */
  get n(): number {
    return this.left.length;
  }

  /**
   * The options of a player in a position, ascending.
   * @throws InputError `invalid-argument`
   */
  options(position: number, player: Player): readonly number[] {
    requireIndex('LoopyGame.options', position, this.n);
    requirePlayer('LoopyGame.options', player);
    return (player === 'L' ? this.left : this.right)[position]!;
  }

  /** The game from a position on. @throws InputError `invalid-argument` */
  at(position: number): LoopyGame {
    requireIndex('LoopyGame.at', position, this.n);
    if (position === 0) return this;
    const swap = (p: number): number => (p === 0 ? position : p === position ? 0 : p);
    const moved = (arcs: Arcs): number[][] => arcs.map((_, p) => arcs[swap(p)]!.map(swap));
    return new LoopyGame(moved(this.left), moved(this.right));
  }

  /** The game with the players exchanged. @source Siegel 2011, Def. 1.2.9 */
  negative(): LoopyGame {
    return new LoopyGame(this.right, this.left);
  }

  /**
   * The disjunctive sum: a move in one of the two. Sums of stoppers need not be stoppers.
   * @param options `limit` counts positions of the sum
   * @throws InputError `invalid-argument`; LimitError `too-many-positions` above 2²⁰
   * @complexity one step for each position of the sum
   * @source Siegel 2011, Def. 1.2.6
   */
  plus(other: LoopyGame, options: RunOptions = {}): LoopyGame {
    requireInstance('LoopyGame.plus', other, LoopyGame, 'a LoopyGame');
    const work = new Work('LoopyGame.plus', options);
    const number = new Map<number, number>([[0, 0]]);
    const arcs: Record<Player, number[][]> = { L: [], R: [] };
    const numberOf = (p: number, q: number): number => {
      const key = p * other.n + q;
      let found = number.get(key);
      if (found === undefined) {
        if (number.size >= MOST_POSITIONS)
          throw new LimitError('too-many-positions', `LoopyGame.plus: more than ${MOST_POSITIONS} positions.`);
        number.set(key, (found = number.size));
      }
      return found;
    };
    for (const key of number.keys()) {
      work.step();
      const [p, q] = [Math.floor(key / other.n), key % other.n];
      for (const player of PLAYERS)
        arcs[player].push([
          ...this.options(p, player).map((option) => numberOf(option, q)),
          ...other.options(q, player).map((option) => numberOf(p, option)),
        ]);
    }
    return new LoopyGame(arcs.L, arcs.R);
  }

  toJSON(): LoopyGameJson {
    return loopyGameToJson(this);
  }

  /** The equations of the positions, in the notation of sources. */
  toString(): string {
    const names = (list: readonly number[]): string => list.map(nameOfPosition).join(',');
    const equations = this.left.map((list, p) => `${nameOfPosition(p)}={${names(list)}|${names(this.right[p]!)}}`);
    return `loopy:${equations.join('; ')}`;
  }
}

showAs(LoopyGame);

function readArcs(given: Iterable<Iterable<number>>, name: string): number[][] {
  const expected = `for each position a list of options in ${name}`;
  return itemsOf(given, TASK, expected).map((list) => [...itemsOf(list, TASK, expected)] as number[]);
}

/** The positions that can be reached from position 0, breadth first. */
function reachable(left: Arcs, right: Arcs): number[] {
  const seen = new Set([0]);
  for (const position of seen) {
    for (const option of left[position]!) seen.add(option);
    for (const option of right[position]!) seen.add(option);
  }
  return [...seen];
}
