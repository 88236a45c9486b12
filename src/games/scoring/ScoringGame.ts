import { wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { showAs } from '../../inspect.js';
import { VERSION } from '../../json.js';
import type { Player } from '../../player.js';
import { Dyadic } from '../../values/index.js';
import { LONGEST_TEXT } from '../../values/internal.js';

/**
 * A side of a scoring game: the options of the player, at least one; or, for a player who cannot move, the score with
 * which the game is over when it is that player’s turn.
 */
export type ScoringSide = Dyadic | readonly ScoringGame[];

/** A side by the numbers of its options, or by its score. */
export type ScoringSideJson = readonly number[] | string;

/** A scoring game as a JSON object. */
export interface ScoringGameJson {
  readonly type: 'scoring-game';
  readonly spgames: string;
  /** As `parseScoringGame` reads it; null if it has more than 20,480 characters. */
  readonly name: string | null;
  /** Each position once, by its sides; options stand before it; the last one is the game. */
  readonly positions: readonly (readonly [left: ScoringSideJson, right: ScoringSideJson])[];
}

const MOST_MOVES = 500;

/**
 * A scoring game, immutable: the options of Left and of Right, with a score on a side without options. Left wants a
 * high score, Right a low one. Scores are dyadic rationals; in the source they are real numbers. Nothing is simplified.
 * @source Huntemann 2018, Sec. 8.2.2
 *   Defined as in the work that is cited there, Larsson, Nowakowski, Neto and Santos 2016.
 * @example String(new ScoringGame(Dyadic.zero, [ScoringGame.number(3)])) // '<^0|3>'
 */
export class ScoringGame {
  readonly left: ScoringSide;
  readonly right: ScoringSide;
  /** The height of the game tree. */
  readonly birthday: number;

  /**
   * @throws InputError `invalid-argument`
   * @throws LimitError `too-deep` above 500 moves in a row
   */
  constructor(left: ScoringSide, right: ScoringSide) {
    this.left = side(left);
    this.right = side(right);
    this.birthday = 1 + Math.max(...[this.left, this.right].map(height));
    if (this.birthday > MOST_MOVES)
      throw new LimitError('too-deep', `ScoringGame: more than ${MOST_MOVES} moves in a row; at most ${MOST_MOVES}.`);
    Object.freeze(this);
  }

  /** The game that is over with a score, whoever is to move. @throws InputError `not-an-integer` */
  static number(score: Dyadic | number | bigint): ScoringGame {
    const found = score instanceof Dyadic ? score : Dyadic.of(score);
    return new ScoringGame(found, found);
  }

  /** The options of a player, none where there is a score. */
  options(player: Player): readonly ScoringGame[] {
    const own = player === 'L' ? this.left : this.right;
    return own instanceof Dyadic ? [] : own;
  }

  /** The score if a player who is to move cannot; undefined where there are options. */
  atom(player: Player): Dyadic | undefined {
    const own = player === 'L' ? this.left : this.right;
    return own instanceof Dyadic ? own : undefined;
  }

  /** As `printScoringGame`; in words if that is too long. */
  toString(): string {
    return printScoringGame(this) ?? `a scoring game with ${this.birthday} moves in a row`;
  }

  toJSON(): ScoringGameJson {
    const followers = scoringFollowers(this);
    const numbers = new Map(followers.map((follower, i) => [follower, i]));
    const sideJson = (given: ScoringSide): ScoringSideJson =>
      given instanceof Dyadic ? given.toString() : given.map((option) => numbers.get(option)!);
    return {
      type: 'scoring-game',
      spgames: VERSION,
      name: printScoringGame(this) ?? null,
      positions: followers.map(({ left, right }) => [sideJson(left), sideJson(right)]),
    };
  }
}

showAs(ScoringGame);

function side(given: ScoringSide): ScoringSide {
  if (given instanceof Dyadic) return given;
  if (!Array.isArray(given) || given.length === 0 || !given.every((option) => option instanceof ScoringGame))
    throw wrongArgument('ScoringGame', given, `a Dyadic, or a list of scoring games that is not empty`);
  return Object.freeze([...new Set(given as readonly ScoringGame[])]);
}

function height(given: ScoringSide): number {
  return given instanceof Dyadic ? -1 : Math.max(...given.map(({ birthday }) => birthday));
}

/** The game and all of its followers, each object once, options first. */
export function scoringFollowers(game: ScoringGame): ScoringGame[] {
  const found = new Set<ScoringGame>();
  const visit = (each: ScoringGame): void => {
    if (found.has(each)) return;
    for (const option of [...each.options('L'), ...each.options('R')]) visit(option);
    found.add(each);
  };
  visit(game);
  return [...found];
}

/**
 * A scoring game as `parseScoringGame` reads it: `3`, or `<^0|3,<2|^5>>`, the shorter options first.
 * @returns undefined if the text has more than 20,480 characters
 * @example printScoringGame(parseScoringGame('<<1|2>, 0 | ^7>')) // '<0,<1|2>|^7>'
 */
export function printScoringGame(game: ScoringGame): string | undefined {
  const texts = new Map<ScoringGame, string | undefined>();
  const sideText = (given: ScoringSide): string | undefined => {
    if (given instanceof Dyadic) return `^${given.toString()}`;
    const options = [...new Set(given.map((option) => texts.get(option)))];
    const length = options.reduce((sum, text) => sum + (text?.length ?? Infinity), 0);
    if (length > LONGEST_TEXT) return undefined;
    return options.sort((a, b) => a!.length - b!.length || (a! < b! ? -1 : 1)).join();
  };
  for (const follower of scoringFollowers(game)) {
    const [left, right] = [sideText(follower.left), sideText(follower.right)];
    const isNumber = left === right && left?.startsWith('^') === true;
    const text = isNumber ? left.slice(1) : `<${left}|${right}>`;
    const isShort = left !== undefined && right !== undefined && text.length <= LONGEST_TEXT;
    texts.set(follower, isShort ? text : undefined);
  }
  return texts.get(game);
}
