import { LimitError } from '../errors.js';
import { opponent, type Player, PLAYERS } from '../player.js';
import type { Work } from '../run.js';
import { FlatArcs } from './FlatArcs.js';
import { LoopyGame } from './LoopyGame.js';
import { type Forced, PartOrder } from './PartOrder.js';
import { canonicalNumbering } from './canonicalNumbering.js';
import { strongParts } from './strongParts.js';

/** The most different games that are kept: all pairs of them are compared. */
const MOST_GAMES = 2 ** 13;

/**
 * Stoppers in simplest form, no two of them equal, each with its options among them; all pairs are compared. Positions
 * are placed part by part: those of a strongly connected part together, after all to which they lead. The options of a
 * part are numbers of games, and −1 − i for position i of the part itself.
 */
export class SimplestForms {
  readonly #options: Lists = { L: [], R: [] };
  /** The games that were placed alone, by their options: their numbers, and −1 for the game itself. */
  readonly #numbers = new Map<string, number>();
  #forced: Uint8Array = new Uint8Array(0);
  #width = 0;

  get size(): number {
    return this.#options.L.length;
  }

  /** A game as one of its own. */
  game(number: number, work: Work): LoopyGame {
    const numbers = this.#followers([number]);
    const local = new Map(numbers.map((follower, i) => [follower, i]));
    const lists = byPlayer((player) => numbers.map((g) => this.#options[player][g]!.map((to) => local.get(to)!)));
    return canonicalNumbering(new LoopyGame(lists.L, lists.R), work);
  }

  /**
   * The numbers of the games that the positions of a part equal.
   * @throws LimitError `too-many-pairs`, `too-many-positions` above 2¹³ different games
   */
  place(part: Lists, work: Work): number[] {
    const size = part.L.length;
    const known = this.#followers(PLAYERS.flatMap((player) => part[player].flat()).filter((option) => option >= 0));
    const local = new Map(known.map((number, i) => [number, size + i]));
    const here = (option: number): number => (option < 0 ? -1 - option : local.get(option)!);
    const arcs = byPlayer((player) =>
      [...part[player], ...known.map((number) => this.#options[player][number]!)].map((list) => distinct(list, here)),
    );
    const forced = (g: number, h: number): Forced => this.#forced[known[g - size]! * this.#width + known[h - size]!]!;
    const order = new PartOrder(arcs, size, forced, work);
    simplifyPart(arcs, size, order, work);
    // Of equal positions one is left, a known one if there is one.
    const first = Array.from({ length: size }, (_, g) => firstEqual(g, size, arcs.L.length, order));
    const left = [...first.keys()].filter((g) => first[g] === g);
    const names = new Map([
      ...left.map((g, i) => [g, -1 - i] as const),
      ...known.map((number, i) => [size + i, number] as const),
    ]);
    const nameOf = (g: number): number => names.get(first[g] ?? g)!;
    const numbers = this.#placeSimplified(
      byPlayer((player) => left.map((g) => distinct(arcs[player][g]!, nameOf))),
      work,
    );
    return first.map((_, g) => (nameOf(g) < 0 ? numbers[-1 - nameOf(g)]! : nameOf(g)));
  }

  /**
   * The numbers of positions in simplest form, no two of which are equal: without the moves that are gone, they may be
   * several parts.
   */
  #placeSimplified(positions: Lists, work: Work): number[] {
    const inside = (player: Player): FlatArcs =>
      FlatArcs.of(positions[player].map((list) => list.filter((option) => option < 0).map((option) => -1 - option)));
    const numbers: number[] = [];
    for (const part of strongParts({ L: inside('L'), R: inside('R') }, work)) {
      part.forEach((p, i) => (numbers[p] = -1 - i));
      const now = (option: number): number => (option < 0 ? numbers[-1 - option]! : option);
      const lists = byPlayer((player) => part.map((p) => positions[player][p]!.map(now)));
      this.#numbersOf(lists, work).forEach((number, i) => (numbers[part[i]!] = number));
    }
    return numbers;
  }

  /** One position is known by its options; several that lead to each other are compared with all games. */
  #numbersOf(part: Lists, work: Work): number[] {
    if (part.L.length > 1) return this.#add(part, work);
    const key = PLAYERS.map((player) => part[player][0]!.toSorted((a, b) => a - b).join()).join('|');
    const number = this.#numbers.get(key) ?? this.#add(part, work)[0]!;
    this.#numbers.set(key, number);
    return [number];
  }

  /** Compares a part in simplest form with all games, and keeps the positions that equal none. */
  #add(part: Lists, work: Work): number[] {
    const [before, size] = [this.size, part.L.length];
    const here = (option: number): number => (option < 0 ? -1 - option : size + option);
    const arcs = byPlayer((player) => [
      ...part[player].map((list) => list.map(here)),
      ...this.#options[player].map((list) => list.map(here)),
    ]);
    const forced = (g: number, h: number): Forced => this.#forced[(g - size) * this.#width + h - size]!;
    const order = new PartOrder(arcs, size, forced, work);
    const added: number[] = [];
    const numbers = Array.from({ length: size }, (_, g) => {
      const equal = firstEqual(g, size, size + before, order);
      return equal === g ? before + added.push(g) - 1 : equal - size;
    });
    if (before + added.length > MOST_GAMES)
      throw new LimitError('too-many-positions', `${work.task}: more than ${MOST_GAMES} different games.`);
    const now = (option: number): number => (option < 0 ? numbers[-1 - option]! : option);
    for (const player of PLAYERS) this.#options[player].push(...added.map((g) => part[player][g]!.map(now)));
    if (this.size > this.#width) this.#widen();
    const place = (number: number): number => (number < before ? size + number : added[number - before]!);
    for (let g = before; g < this.size; g++)
      for (let h = 0; h < this.size; h++) {
        this.#forced[g * this.#width + h] = order.forced(place(g), place(h));
        this.#forced[h * this.#width + g] = order.forced(place(h), place(g));
      }
    return numbers;
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
    for (const number of seen)
      for (const player of PLAYERS) for (const to of this.#options[player][number]!) seen.add(to);
    return [...seen];
  }
}

function byPlayer(of: (player: Player) => number[][]): Lists {
  return { L: of('L'), R: of('R') };
}

function distinct(list: readonly number[], nameOf: (option: number) => number): number[] {
  return [...new Set(list.map(nameOf))];
}

/**
 * What a new position equals: a known one, numbered from `size` on, or the first of the new ones, which may be itself.
 */
function firstEqual(g: number, size: number, all: number, order: PartOrder): number {
  const isEqual = (h: number): boolean => order.isAtLeast(g, h) && order.isAtLeast(h, g);
  for (let h = size; h < all; h++) if (isEqual(h)) return h;
  for (let h = 0; h < g; h++) if (isEqual(h)) return h;
  return g;
}

/** Options of each position by number. */
type Lists = Readonly<Record<Player, number[][]>>;

/**
 * Takes dominated options of the first positions away and bypasses reversible ones, until there are none. All positions
 * keep their values, the game remains a stopper, and a reversible option is replaced by positions that are later in
 * every play in turn: so there is an end.
 */
function simplifyPart(arcs: Lists, size: number, order: PartOrder, work: Work): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let g = size - 1; g >= 0; g--)
      for (const player of PLAYERS) while (improve(arcs, g, player, order, work)) changed = true;
  }
}

function improve(arcs: Lists, g: number, player: Player, order: PartOrder, work: Work): boolean {
  work.step();
  /** Is g as good for the player as h? */
  const isAsGood = (g: number, h: number): boolean => (player === 'L' ? order.isAtLeast(g, h) : order.isAtLeast(h, g));
  const list = arcs[player][g]!;
  // Dominated options first: a reversible one is replaced by many.
  const dominated = list.findIndex((option, i) => list.some((other, j) => i !== j && isAsGood(other, option)));
  if (dominated !== -1) {
    list.splice(dominated, 1);
    return true;
  }
  for (const [i, option] of list.entries()) {
    const reply = arcs[opponent(player)][option]!.find((reply) => isAsGood(g, reply));
    if (reply === undefined) continue;
    arcs[player][g] = [...new Set([...list.slice(0, i), ...list.slice(i + 1), ...arcs[player][reply]!])];
    return true;
  }
  return false;
}
