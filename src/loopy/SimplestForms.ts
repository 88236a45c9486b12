import { LimitError } from '../errors.js';
import { PLAYERS, type Player } from '../player.js';
import type { Work } from '../run.js';
import { canonicalNumbering } from './canonicalNumbering.js';
import { LoopyGame } from './LoopyGame.js';
import { PartOrder, type Forced } from './PartOrder.js';
import { simplifyPart, type Lists } from './simplifyPart.js';

/** The most different games that are kept: all pairs of them are compared. */
const MOST_GAMES = 2 ** 13;

/**
 * Stoppers in simplest form, no two of them equal, each with its options among them; all pairs are compared. Positions are placed part by part: those of a
 * strongly connected part together, after all to which they lead.
 */
export class SimplestForms {
  readonly #options: Lists = { L: [], R: [] };
  /** The games by their options: their numbers, and `pass` for the game itself; and by their equations where several lead to each other. */
  readonly #numbers = new Map<string, number>();
  #forced: Uint8Array = new Uint8Array(0);
  #width = 0;

  get size(): number {
    return this.#options.L.length;
  }

  /** A game as one of its own. */
  game(number: number, work: Work): LoopyGame {
    return canonicalNumbering(this.#gameOf([number]), work);
  }

  /**
   * The numbers of the games that the positions of a part equal.
   * @param part their options: numbers of games, and −1 − i for position i of the part
   * @throws LimitError `too-many-pairs`, `too-many-positions` above 2¹³ different games
   */
  place(part: Lists, work: Work): number[] {
    const size = part.L.length;
    const known = this.#followers(PLAYERS.flatMap((player) => part[player].flat()).filter((option) => option >= 0));
    const local = new Map(known.map((number, i) => [number, size + i]));
    const here = (option: number): number => (option < 0 ? -1 - option : local.get(option)!);
    const arcs = byPlayer((player) =>
      [...part[player], ...known.map((number) => this.#options[player][number]!)].map((list) => [...new Set(list.map(here))]),
    ); // prettier-ignore
    const forced = (g: number, h: number): Forced => this.#forced[known[g - size]! * this.#width + known[h - size]!]!;
    const order = new PartOrder(arcs, size, forced, work);
    simplifyPart(arcs, size, order, work);
    return this.#identify(arcs, size, known, order, work);
  }

  /** Finds equal games, and keeps positions that equal none. */
  #identify(arcs: Lists, size: number, known: readonly number[], order: PartOrder, work: Work): number[] {
    const all = arcs.L.length;
    const isEqual = (g: number, h: number): boolean => order.isAtLeast(g, h) && order.isAtLeast(h, g);
    /** The position that stands for each: a known one, or the first of the part. */
    const first = Array.from({ length: all }, (_, g) => {
      if (g >= size) return g;
      for (let h = size; h < all; h++) if (isEqual(g, h)) return h;
      for (let h = 0; h < g; h++) if (isEqual(g, h)) return h;
      return g;
    });
    const fused = byPlayer((player) => arcs[player].map((list) => [...new Set(list.map((option) => first[option]!))]));
    const numbers = new Map(known.map((number, i) => [size + i, number]));
    const added: number[] = [];
    const open = [...arcs.L.keys()].slice(0, size).filter((g) => first[g] === g);
    const keyOf = (g: number): string | undefined => {
      const names = PLAYERS.map((player) => fused[player][g]!.map((option) => (option === g ? 'pass' : numbers.get(option))));
      if (names.some((list) => list.includes(undefined))) return undefined;
      return names.map((list) => list.map(String).sort().join()).join('|');
    }; // prettier-ignore
    const keep = (g: number, key: string): void => {
      const number = this.#numbers.get(key) ?? this.size + added.length;
      if (number === this.size + added.length) added.push(g);
      this.#numbers.set(key, number);
      numbers.set(g, number);
      open.splice(open.indexOf(g), 1);
    };
    while (open.length > 0) {
      const found = open.map((g) => [g, keyOf(g)] as const).find(([, key]) => key !== undefined);
      if (found !== undefined) keep(found[0], found[1]!);
      // Those that lead back to themselves through others: by their equations.
      else
        for (const g of open.filter((g) => leadsBack(fused, g, new Set(open))))
          keep(g, String(canonicalNumbering(new LoopyGame(fused.L, fused.R).at(g), work)));
    }
    this.#add(
      byPlayer((player) => added.map((g) => fused[player][g]!.map((option) => numbers.get(option)!))),
      work,
    );
    return first.slice(0, size).map((g) => numbers.get(g)!);
  }

  /** Keeps new games, and compares them with all. */
  #add(options: Lists, work: Work): void {
    const [before, count] = [this.size, options.L.length];
    if (count === 0) return;
    if (before + count > MOST_GAMES)
      throw new LimitError('too-many-positions', `${work.task}: more than ${MOST_GAMES} different games.`);
    for (const player of PLAYERS) this.#options[player].push(...options[player]);
    if (this.size > this.#width) this.#widen();
    // The new ones first, as a part.
    const place = (number: number): number => (number < before ? count + number : number - before);
    const arcs = byPlayer((player) =>
      [...this.#options[player].slice(before), ...this.#options[player].slice(0, before)].map((list) => list.map(place)),
    ); // prettier-ignore
    const forced = (g: number, h: number): Forced => this.#forced[(g - count) * this.#width + h - count]!;
    const order = new PartOrder(arcs, count, forced, work);
    for (let g = 0; g < this.size; g++)
      for (let h = 0; h < this.size; h++)
        if (g >= before || h >= before) this.#forced[g * this.#width + h] = order.forced(place(g), place(h));
  }

  #widen(): void {
    const width = Math.max(64, 2 * this.size);
    const wider = new Uint8Array(width * width);
    for (let g = 0; g < this.#width; g++)
      wider.set(this.#forced.subarray(g * this.#width, (g + 1) * this.#width), g * width);
    [this.#forced, this.#width] = [wider, width];
  }

  /** Some games and all to which they lead. */
  #followers(start: readonly number[]): number[] {
    const seen = new Set(start);
    for (const number of seen) for (const player of PLAYERS) for (const to of this.#options[player][number]!) seen.add(to);
    return [...seen];
  } // prettier-ignore

  #gameOf(start: readonly number[]): LoopyGame {
    const numbers = this.#followers(start);
    const local = new Map(numbers.map((number, i) => [number, i]));
    const lists = byPlayer((player) => numbers.map((g) => this.#options[player][g]!.map((to) => local.get(to)!)));
    return new LoopyGame(lists.L, lists.R);
  }
}

function byPlayer(of: (player: Player) => number[][]): Lists {
  return { L: of('L'), R: of('R') };
}

/** Does a position lead back to itself, through positions of a set? */
function leadsBack(options: Lists, start: number, set: ReadonlySet<number>): boolean {
  const reached = new Set<number>();
  const lookFrom = (p: number): void => {
    for (const player of PLAYERS) for (const to of options[player][p]!) if (set.has(to) && to !== p) reached.add(to);
  };
  lookFrom(start);
  for (const p of reached) lookFrom(p);
  return reached.has(start);
}
