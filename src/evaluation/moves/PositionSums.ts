import { opponent, type Player } from '../../player.js';
import type { ComponentSum, ComponentSums } from './ComponentSums.js';
import { LOOK_EVERY, optionsFor, type Moves } from './Moves.js';
import { memoryLimit } from './PositionMemo.js';

/** Positions of any game by its moves as sums of components, which are kept as the game has them. */
export class PositionSums<Position> implements ComponentSums<Position> {
  readonly #moves: Moves<Position>;
  readonly #most: number;
  readonly #look: (() => void) | undefined;
  readonly #ids = new Map<string | number, number>();
  /** Representatives by id; undefined for those without moves. */
  readonly #positions: (Position | undefined)[] = [];
  readonly #ownNegatives: boolean[] = [];
  /** By code: how many moves Left has. */
  readonly #counts: number[] = [];
  /** By 2·code, plus 1 for Right. */
  readonly #options: (readonly ComponentSum[] | undefined)[] = [];

  /** @param most at most so many components @param look called now and then while moves are listed */
  constructor(moves: Moves<Position>, most: number, look?: () => void) {
    this.#moves = moves;
    this.#most = most;
    this.#look = look;
  }

  get size(): number {
    return this.#positions.length;
  }

  /** The representative with an id; undefined for those without moves. */
  position(id: number): Position | undefined {
    return this.#positions[id];
  }

  /** Is the component with an id known to be its own negative? */
  isOwnNegative(id: number): boolean {
    return this.#ownNegatives[id]!;
  }

  /** The sum that a position is. @throws LimitError `too-much-memory` */
  sumOf(position: Position): number[] {
    const codes: number[] = [];
    for (const part of this.#moves.components?.(position) ?? [position]) {
      const canonical = this.#moves.canonical?.(part);
      const id = this.#idOf(canonical?.position ?? part, canonical?.ownNegative ?? this.#moves.impartial === true);
      if (this.#positions[id] === undefined) continue;
      codes.push(2 * id + (canonical?.negated === true && this.#moves.impartial !== true ? 1 : 0));
    }
    return codes.sort((a, b) => a - b);
  }

  /** Where a player can move in the component with a code, each sum once. */
  options(code: number, player: Player): readonly ComponentSum[] {
    const place = 2 * code + (player === 'L' ? 0 : 1);
    return (this.#options[place] ??= this.#listOptions(code, player));
  }

  countMoves(code: number): number {
    let known = this.#counts[code];
    if (known !== undefined) return known;
    const counts = [0, 0];
    let seen = 0;
    for (const { player } of this.#moves.options(this.#positions[code >> 1]!)) {
      if (++seen % LOOK_EVERY === 0) this.#look?.();
      if (player !== 'R') counts[0]!++;
      if (player !== 'L') counts[1]!++;
    }
    for (const i of [0, 1]) this.#counts[(code & ~1) + i] = counts[i]!;
    known = counts[code & 1]!;
    return known;
  }

  mostMoves(): number {
    return Infinity;
  }

  #listOptions(code: number, player: Player): readonly ComponentSum[] {
    if ((code & 1) !== 0)
      return this.options(code - 1, opponent(player)).map((sum) => sum.map((c) => c ^ 1).sort((a, b) => a - b));
    if (this.#moves.impartial === true && player === 'R') return this.options(code, 'L');
    const found = new Map<string, ComponentSum>();
    for (const option of optionsFor(this.#moves, this.#positions[code >> 1]!, player, this.#look)) {
      const sum = this.sumOf(option);
      found.set(sum.join(), sum);
    }
    return [...found.values()];
  }

  #idOf(position: Position, isOwnNegative: boolean): number {
    const key = this.#moves.key(position);
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.size;
      if (id >= this.#most) throw memoryLimit(this.#most);
      this.#ids.set(key, id);
      const [first] = this.#moves.options(position);
      this.#positions.push(first === undefined ? undefined : position);
      this.#ownNegatives.push(isOwnNegative);
    }
    return id;
  }
}
