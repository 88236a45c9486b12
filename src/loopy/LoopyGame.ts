import { givenItems, requireIndex, requireInstance, requirePlayer } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { showAs } from '../inspect.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { FlatArcs } from './FlatArcs.js';
import { loopyGameToJson, type LoopyGameJson } from './loopyGameJson.js';
import { nameOfPosition } from './nameOfPosition.js';

/** The options of each position, by number, for one player. */
export type Arcs = readonly (readonly number[])[];

/** The most positions of a game: their pairs are compared in tables. */
export const MOST_POSITIONS: number = 2 ** 22;

const TASK = 'new LoopyGame';

/**
 * A loopy game: finitely many positions with the moves of Left and of Right between them; play may go on for ever. The
 * game is its position 0, and every position can be reached from it. Immutable.
 * @source Siegel 2011, Sec. 3.1
 * @example new LoopyGame([[1, 0], []], [[1], []]).toString() // 'loopy:a={a,b|b}; b={|}'
 */
export class LoopyGame {
  /** The options of the players in flat arrays. @internal */
  readonly arcs: Readonly<Record<Player, FlatArcs>>;
  readonly #lists: Partial<Record<Player, Arcs>> = {};

  /**
   * @param left for each position those to which Left can move; positions that cannot be reached from position 0 are
   * left out
   * @param right for each position those to which Right can move
   * @throws InputError `invalid-argument`; LimitError `too-many-positions` above 2²²
   */
  constructor(left: Iterable<Iterable<number>>, right: Iterable<Iterable<number>>) {
    const given = { L: readArcs(left, 'left'), R: readArcs(right, 'right') };
    const n = given.L.n;
    if (n === 0 || given.R.n !== n)
      throw new InputError(
        'invalid-argument',
        `${TASK}: found ${n} lists of Left options and ${given.R.n} of Right options; expected as many of both, at least one.`,
      );
    this.arcs = Object.freeze(reachableArcs(given));
    Object.freeze(this);
  }

  /** The Left options of each position, ascending. */
  get left(): Arcs {
    return this.#listsOf('L');
  }

  /** The Right options of each position, ascending. */
  get right(): Arcs {
    return this.#listsOf('R');
  }

  /** The number of positions. */
  get n(): number {
    return this.arcs.L.n;
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
    const { L, R } = reachableArcs(this.arcs, position);
    return new LoopyGame(L, R);
  }

  /** The game with the players exchanged. @source Siegel 2011, Def. 1.2.9 */
  negative(): LoopyGame {
    return new LoopyGame(this.arcs.R, this.arcs.L);
  }

  /**
   * The disjunctive sum: a move in one of the two. Sums of stoppers need not be stoppers.
   * @param options `limit` counts positions of the sum
   * @throws InputError `invalid-argument`; LimitError `too-many-positions` above 2²²
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
    const { left, right } = this;
    const equations = left.map((list, p) => `${nameOfPosition(p)}={${names(list)}|${names(right[p]!)}}`);
    return `loopy:${equations.join('; ')}`;
  }

  /** Made when first asked for: large games are looked at in flat arrays. */
  #listsOf(player: Player): Arcs {
    return (this.#lists[player] ??= Object.freeze(Array.from(this.arcs[player], (list) => Object.freeze([...list]))));
  }
}

showAs(LoopyGame);

function readArcs(given: Iterable<Iterable<number>>, name: string): FlatArcs {
  if (given instanceof FlatArcs) return given;
  const expected = `for each position a list of options in ${name}`;
  // Not `map`, which passes over holes.
  const lists = Array.from(givenItems(given, TASK, expected), (list) => givenItems(list, TASK, expected));
  const n = lists.length;
  if (n > MOST_POSITIONS)
    throw new LimitError('too-many-positions', `${TASK}: ${n} positions; the limit is ${MOST_POSITIONS}.`);
  for (const list of lists)
    for (const option of list)
      if (!Number.isInteger(option) || (option as number) < 0 || (option as number) >= n)
        throw new InputError(
          'invalid-argument',
          `${TASK}: the option ${String(option)}; expected integers from 0 to ${n - 1}.`,
        );
  return FlatArcs.of(lists as readonly (readonly number[])[]);
}

/**
 * The arcs from the positions that can be reached from a start, which becomes 0; the others are numbered breadth first.
 */
function reachableArcs(arcs: Readonly<Record<Player, FlatArcs>>, start: number = 0): Record<Player, FlatArcs> {
  const { n } = arcs.L;
  const order = new Int32Array(n);
  const number = new Int32Array(n).fill(-1);
  order[0] = start;
  number[start] = 0;
  let size = 1;
  for (let i = 0; i < size; i++)
    for (const player of PLAYERS) {
      const { starts, ends } = arcs[player];
      for (let arc = starts[order[i]!]!; arc < starts[order[i]! + 1]!; arc++) {
        const option = ends[arc]!;
        if (number[option] !== -1) continue;
        number[option] = size;
        order[size++] = option;
      }
    }
  const reached = order.subarray(0, size);
  return { L: arcs.L.renumbered(reached, number), R: arcs.R.renumbered(reached, number) };
}
