import { givenItems, requireIndex, requireInstance, requireOptions, requirePlayer } from '../arguments.js';
import { SimplicialComplex } from '../complex/index.js';
import { InputError, LimitError } from '../errors.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import { showAs } from '../inspect.js';
import { opponent, playerName, PLAYERS, type Player } from '../player.js';
import { SetFamily } from '../sets/index.js';
import { positionalGameToJson, type PositionalGameJson } from './positionalGameJson.js';
import { pointLabels } from './pointLabels.js';
import { printPositionalGame } from './printPositionalGame.js';

/**
 * Who wins: `maker`, Left by completing a winning set, else Right; `avoider`, Right if Left completes one, else Left;
 * `strong`, the first player who completes one, and nobody if the board is full before.
 */
export type PositionalRule = 'maker' | 'avoider' | 'strong';

/** The rules. */
export const POSITIONAL_RULES: readonly PositionalRule[] = ['maker', 'avoider', 'strong'];

/** The board and what is claimed of it. */
export interface PositionalGameOptions {
  /** What the points are called; by default 0, 1, …, up to the greatest in a winning set. */
  readonly labels?: readonly string[];
  /** The points that Left has claimed. */
  readonly left?: Iterable<number>;
  /** The points that Right has claimed. */
  readonly right?: Iterable<number>;
}

/** The most points of a board. */
const MOST_POINTS = 4096;
const TASK = 'new PositionalGame';

/**
 * A position of a positional game: the players claim points of a board in turn, and winning sets decide who wins. Left
 * is Maker or Avoider, Right is Breaker or Enforcer. Of winning sets that contain each other only the smallest are
 * kept: they alone decide. Immutable.
 * @source Siegel 2013, Sec. 4
 * @example new PositionalGame('maker', [[0, 1, 2], [0, 3]]).toString() // 'positional(maker)@sets:0 3, 0 1 2'
 */
export class PositionalGame {
  readonly rule: PositionalRule;
  /** The minimal winning sets, by size and then lexicographically, on all points of the board. */
  readonly sets: SetFamily;
  /** What the points are called. */
  readonly labels: readonly string[];
  /** The points that Left has claimed, ascending. */
  readonly left: readonly number[];
  /** The points that Right has claimed, ascending. */
  readonly right: readonly number[];

  /**
   * @param sets the winning sets, by the numbers of their points, or a family of the library, which brings the number
   * of points with it
   * @throws InputError `invalid-argument`, `invalid-vertex`, `invalid-label`, `not-distinct-labels`; `invalid-set` for
   * the empty set under the strong rule;
   * `not-a-position` for points that both players have claimed, and under the strong rule for two winners; LimitError
   * `too-large-board` above 4096 points
   */
  constructor(rule: PositionalRule, sets: SetFamily | Iterable<Iterable<number>>, options: PositionalGameOptions = {}) {
    requireOptions(TASK, options, { left: true, right: true, labels: true });
    if (!POSITIONAL_RULES.includes(rule))
      throw new InputError(
        'invalid-argument',
        `${TASK}: rule is ${String(rule)}; expected ${POSITIONAL_RULES.join(' or ')}.`,
      );
    const lists = sets instanceof SetFamily ? undefined : readLists(sets);
    const least =
      sets instanceof SetFamily ? sets.n : lists!.reduce((n, set) => set.reduce((m, v) => Math.max(m, v + 1), n), 0);
    this.rule = rule;
    this.labels = pointLabels(TASK, options.labels, least, MOST_POINTS);
    const n = this.labels.length;
    if (sets instanceof SetFamily && n !== sets.n)
      throw new InputError(
        'invalid-argument',
        `${TASK}: ${n} labels for a family on ${sets.n} points; expected a label for each point.`,
      );
    const family = sets instanceof SetFamily ? sets : SetFamily.fromLists(lists!, n);
    this.sets = family.minimal().sorted();
    this.left = readClaim(options.left, 'left', n);
    this.right = readClaim(options.right, 'right', n);
    const both = this.left.find((point) => this.right.includes(point));
    if (both !== undefined)
      throw new InputError(
        'not-a-position',
        `${TASK}: both players have claimed ${this.labels[both]!}; expected each point once.`,
      );
    if (rule === 'strong') requireStrong(this);
    Object.freeze(this);
  }

  /**
   * The game whose winning sets are the facets of a complex, on its vertices.
   * @throws InputError as the constructor
   */
  static ofFacets(rule: PositionalRule, complex: SimplicialComplex): PositionalGame {
    requireInstance('PositionalGame.ofFacets', complex, SimplicialComplex, 'a SimplicialComplex');
    return new PositionalGame(rule, complex.facets, { labels: complex.vertices.map(({ label }) => label) });
  }

  /**
   * The game whose winning sets are the minimal generators of a square-free ideal, on its variables.
   * @throws InputError as the constructor
   */
  static ofIdeal(rule: PositionalRule, ideal: SquarefreeIdeal): PositionalGame {
    requireInstance('PositionalGame.ofIdeal', ideal, SquarefreeIdeal, 'a SquarefreeIdeal');
    return new PositionalGame(rule, ideal.generators, { labels: ideal.complex.vertices.map(({ label }) => label) });
  }

  /** The number of points of the board. */
  get n(): number {
    return this.labels.length;
  }

  /** The points that nobody has claimed, ascending. */
  get free(): number[] {
    const claimed = new Set([...this.left, ...this.right]);
    return Array.from({ length: this.n }, (_, point) => point).filter((point) => !claimed.has(point));
  }

  /**
   * Who has won: `undefined` while that is open. Under `maker` and `avoider` it is certain as soon as Left has
   * completed a winning set, or Right has a point in each of them; under `strong` as soon as a player has completed
   * one, and a draw only when the board is full.
   */
  get result(): Player | 'draw' | undefined {
    const has = (player: Player): boolean => this.sets.hasSubsetOf(player === 'L' ? this.left : this.right);
    if (this.rule === 'strong')
      return PLAYERS.find(has) ?? (this.left.length + this.right.length === this.n ? 'draw' : undefined);
    const builder = this.rule === 'maker' ? 'L' : 'R';
    if (has('L')) return builder;
    return this.sets.toLists().every((set) => set.some((point) => this.right.includes(point)))
      ? opponent(builder)
      : undefined;
  }

  /**
   * The position after a player has claimed a point.
   * @throws InputError `not-a-legal-move` for a point that is claimed, and where the game is decided
   */
  after(player: Player, point: number): PositionalGame {
    requirePlayer('PositionalGame.after', player);
    requireIndex('PositionalGame.after', point, this.n);
    const { result, left, right, labels } = this;
    if (result !== undefined || left.includes(point) || right.includes(point))
      throw new InputError(
        'not-a-legal-move',
        `PositionalGame.after: ${playerName(player)} claims ${labels[point]!}, but ${result === undefined ? 'it is claimed' : 'the game is decided'}; expected ${result === undefined ? 'a free point' : 'no move'}.`,
      );
    return this.with(player === 'L' ? [...left, point] : left, player === 'R' ? [...right, point] : right);
  }

  /** The same board with these points claimed. @throws InputError as the constructor */
  with(left: Iterable<number>, right: Iterable<number>): PositionalGame {
    return new PositionalGame(this.rule, this.sets, { labels: this.labels, left, right });
  }

  /** The same board and claims under another rule. @throws InputError as the constructor */
  under(rule: PositionalRule): PositionalGame {
    const { sets, labels, left, right } = this;
    return new PositionalGame(rule, sets, { labels, left, right });
  }

  /** Have two games the same rule, labels, minimal winning sets and claims? */
  equals(other: PositionalGame): boolean {
    requireInstance('PositionalGame.equals', other, PositionalGame, 'a PositionalGame');
    return other.rule === this.rule && this.sets.equals(other.sets) && this.toString() === other.toString();
  }

  toJSON(): PositionalGameJson {
    return positionalGameToJson(this);
  }

  /** In the notation of sources. */
  toString(): string {
    return printPositionalGame(this);
  }
}

showAs(PositionalGame);

function readLists(sets: Iterable<Iterable<number>>): number[][] {
  const expected = 'winning sets as lists of numbers of points, or a SetFamily';
  return Array.from(givenItems(sets, TASK, expected), (set) =>
    Array.from(givenItems(set, TASK, expected), (point) => {
      if (!Number.isSafeInteger(point) || (point as number) < 0)
        throw new InputError(
          'invalid-vertex',
          `${TASK}: a winning set contains ${String(point)}; expected integers ≥ 0.`,
        );
      if ((point as number) >= MOST_POINTS)
        throw new LimitError('too-large-board', `${TASK}: point ${String(point)}; the limit is ${MOST_POINTS} points.`);
      return point as number;
    }),
  );
}

function readClaim(given: Iterable<number> | undefined, name: string, n: number): readonly number[] {
  if (given === undefined) return Object.freeze([]);
  const points = givenItems(given, TASK, `a list of points in ${name}`).map((point) => {
    requireIndex(TASK, point, n);
    return point as number;
  });
  return Object.freeze([...new Set(points)].sort((a, b) => a - b));
}

/** @throws InputError `invalid-set`, `not-a-position` */
function requireStrong({ sets, left, right }: PositionalGame): void {
  if (sets.includes([]))
    throw new InputError(
      'invalid-set',
      `${TASK}: the empty set wins under the strong rule; expected winning sets with points.`,
      { hint: 'Both players would have completed it before the first move.' },
    );
  if (sets.hasSubsetOf(left) && sets.hasSubsetOf(right))
    throw new InputError('not-a-position', `${TASK}: both players have completed a winning set; expected one winner.`);
}
