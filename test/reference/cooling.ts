/** Cooling, literally by Huntemann 2018, Def. 5.5 and 5.6, on a grid of temperatures; knows no walls. */
import { Dyadic, isInfinitesimal, type Value } from 'spgames/values';

/** The values of one store cooled by multiples of a step. */
export class Cooling {
  readonly #step: Dyadic;
  readonly #known = new Map<string, Value>();

  /** @param step a power of two, so small that all temperatures are multiples of it */
  constructor(step: Dyadic) {
    this.#step = step;
  }

  /** The multiples of the step from −1 to t. */
  grid(t: Dyadic): Dyadic[] {
    const found: Dyadic[] = [];
    for (let s = Dyadic.of(-1); s.isAtMost(t); s = s.plus(this.#step)) found.push(s);
    return found;
  }

  /** G_t. */
  cooled(game: Value, t: Dyadic): Value {
    if (game.integer !== undefined) return game;
    const key = `${game.id} ${t.toString()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const before = this.grid(t).slice(0, -1);
    const frozen = before.map((s) => this.#near(this.cooled(game, s))).find((x) => x !== undefined);
    const result = frozen ?? this.#charged(game, t);
    this.#known.set(key, result);
    return result;
  }

  /** t(G): the least t of the grid at which G_t is infinitesimally close to a number. */
  temperature(game: Value, highest: Dyadic): Dyadic | undefined {
    return this.grid(highest).find((t) => this.#near(this.cooled(game, t)) !== undefined);
  }

  /** The number to which a game is infinitesimally close, if there is one. */
  #near(game: Value): Value | undefined {
    const number = game.store.number(game.leftStop);
    return isInfinitesimal(game.minus(number)) ? number : undefined;
  }

  #charged(game: Value, t: Dyadic): Value {
    const fee = game.store.number(t);
    return game.store.fromOptions(
      game.options('L').map((option) => this.cooled(option, t).minus(fee)),
      game.options('R').map((option) => this.cooled(option, t).plus(fee)),
    );
  }
}
