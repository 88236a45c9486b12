import { opponent, PLAYERS, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import { Dyadic } from '../../values/index.js';
import { ScoringGame, type ScoringSide } from './ScoringGame.js';

/** More games are not made at once: pairs of numbers below are numbers themselves. */
const MOST_GAMES = 2 ** 25;

/** The better of some scores for a player. */
export function best(player: Player, scores: readonly Dyadic[]): Dyadic {
  return scores.reduce((a, b) => (player === 'L' ? Dyadic.max(a, b) : Dyadic.min(a, b)));
}

/** Is a score at least as good for a player as another? */
export function isAsGoodScore(player: Player, score: Dyadic, other: Dyadic): boolean {
  return player === 'L' ? other.isAtMost(score) : score.isAtMost(other);
}

/** The scoring games of one computation, each once, with what is known of them. */
export class ScoringTable {
  readonly work: Work;
  readonly #known = new Map<string, ScoringGame>();
  readonly #numbers = new Map<ScoringGame, number>();
  readonly #own = new Map<ScoringGame, ScoringGame>();
  readonly #sums = new Map<number, ScoringGame>();
  readonly #negatives = new Map<ScoringGame, ScoringGame>();
  readonly #order = new Map<number, boolean>();
  readonly #scores = new Map<ScoringGame, Map<string, Dyadic>>();

  constructor(work: Work) {
    this.work = work;
  }

  /** The game with these sides, whose options are in the table. */
  made(left: ScoringSide, right: ScoringSide): ScoringGame {
    const key = `${this.#keyOf(left)}|${this.#keyOf(right)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.work.step();
    const made = new ScoringGame(left, right);
    if (this.#numbers.size >= MOST_GAMES) this.work.tick(Infinity);
    this.#numbers.set(made, this.#numbers.size);
    this.#known.set(key, made);
    return made;
  }

  #keyOf(side: ScoringSide): string {
    if (side instanceof Dyadic) return `^${side.toString()}`;
    return [...new Set(side.map((option) => this.#numbers.get(option)!))].sort((a, b) => a - b).join();
  }

  /** With the options of one player in the first place: what is said of Left holds for Right too. */
  madeFor(player: Player, own: ScoringSide, other: ScoringSide): ScoringGame {
    return player === 'L' ? this.made(own, other) : this.made(other, own);
  }

  /** A game of any origin as one of the table. */
  own(game: ScoringGame): ScoringGame {
    if (this.#numbers.has(game)) return game;
    const known = this.#own.get(game);
    if (known !== undefined) return known;
    const side = (given: ScoringSide): ScoringSide =>
      given instanceof Dyadic ? given : given.map((option) => this.own(option));
    const found = this.made(side(game.left), side(game.right));
    this.#own.set(game, found);
    return found;
  }

  #pair(a: ScoringGame, b: ScoringGame): number {
    return this.#numbers.get(a)! * MOST_GAMES + this.#numbers.get(b)!;
  }

  /** The disjunctive sum: scores are added, and a player is stuck only in both. */
  sum(a: ScoringGame, b: ScoringGame): ScoringGame {
    const key = this.#pair(a, b);
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const side = (player: Player): ScoringSide => {
      const [first, second] = [a.atom(player), b.atom(player)];
      if (first !== undefined && second !== undefined) return first.plus(second);
      return [
        ...a.options(player).map((option) => this.sum(option, b)),
        ...b.options(player).map((option) => this.sum(a, option)),
      ];
    };
    const found = this.made(side('L'), side('R'));
    this.#sums.set(key, found);
    return found;
  }

  /** The players and the signs of all scores exchanged. */
  negative(game: ScoringGame): ScoringGame {
    const known = this.#negatives.get(game);
    if (known !== undefined) return known;
    const side = (given: ScoringSide): ScoringSide =>
      given instanceof Dyadic ? given.negative() : given.map((option) => this.negative(option));
    const found = this.made(side(game.right), side(game.left));
    this.#negatives.set(game, found);
    return found;
  }

  /**
   * The score of optimal play.
   * @param passer who may pass, as often as wanted; then the game has to be guaranteed
   */
  score(game: ScoringGame, starts: Player, passer?: Player): Dyadic {
    let scores = this.#scores.get(game);
    if (scores === undefined) this.#scores.set(game, (scores = new Map<string, Dyadic>()));
    const key = `${starts}${passer ?? ''}`;
    const known = scores.get(key);
    if (known !== undefined) return known;
    this.work.step();
    const next = opponent(starts);
    const reached = game.options(starts).map((option) => this.score(option, next, passer));
    if (passer === starts) reached.push(this.score(game, next, passer));
    const found = game.atom(starts) === undefined || passer === starts ? best(starts, reached) : game.atom(starts)!;
    scores.set(key, found);
    return found;
  }

  /** Is a guaranteed game at least as good for a player as another one, whatever is added to both? */
  isAsGood(player: Player, game: ScoringGame, other: ScoringGame): boolean {
    return player === 'L' ? this.#isAtLeast(game, other) : this.#isAtLeast(other, game);
  }

  #isAtLeast(G: ScoringGame, H: ScoringGame): boolean {
    if (G === H) return true;
    const key = this.#pair(G, H);
    const known = this.#order.get(key);
    if (known !== undefined) return known;
    this.work.step();
    // Against any move of the opponent, in H or in G, there has to be an answer; and who may wait wins nothing by it.
    const found =
      PLAYERS.every((starts) =>
        isAsGoodScore('L', this.score(G, starts, opponent(starts)), this.score(H, starts, opponent(starts))),
      ) &&
      H.options('L').every(
        (HL) =>
          HL.options('R').some((HLR) => this.#isAtLeast(G, HLR)) ||
          G.options('L').some((GL) => this.#isAtLeast(GL, HL)),
      ) &&
      G.options('R').every(
        (GR) =>
          GR.options('L').some((GRL) => this.#isAtLeast(GRL, H)) ||
          H.options('R').some((HR) => this.#isAtLeast(GR, HR)),
      );
    this.#order.set(key, found);
    return found;
  }
}
