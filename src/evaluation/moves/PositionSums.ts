import { opponent, type Player } from '../../player.js';
import { optionsFor, type Moves } from './Moves.js';
import { memoryLimit } from './PositionMemo.js';

/**
 * A position as the sum of its components that have moves: ascending codes, 2·id for the representative with that id
 * and 2·id + 1 for its negative.
 */
export type ComponentSum = readonly number[];

/** Positions as sums of components, each component known by a small number. */
export class PositionSums<Position> {
  readonly #moves: Moves<Position>;
  readonly #most: number;
  readonly #look: (() => void) | undefined;
  readonly #ids = new Map<string | number, number>();
  /** Representatives by id; undefined for those without moves. */
  readonly #positions: (Position | undefined)[] = [];
  readonly #ownNegatives: boolean[] = [];
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
