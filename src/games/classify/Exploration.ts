import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { placementKey, type Placement, type PlacementGame } from '../graph/PlacementGame.js';

/** A piece and who places it; no player if either may. */
export interface PlacedMove {
  readonly player?: Player;
  readonly piece: Placement;
}

/** Why a game is not a weak placement game. Positions are given by their keys. */
export type WeakDefect =
  /** The board is not empty at the beginning. */
  | { readonly because: 'not-empty'; readonly pieces: readonly Placement[] }
  /**
   * The last move of a shortest play takes these pieces away, places none or several, or covers a piece with another.
   */
  | {
      readonly because: 'removed' | 'nothing-placed' | 'several-placed' | 'overlap';
      readonly play: readonly string[];
      readonly pieces: readonly Placement[];
    };

/** A move of an explored position: players is 1 for Left, 2 for Right, 3 for either. */
export interface ExploredMove {
  readonly to: number;
  readonly piece: number;
  readonly players: number;
}

/** The positions of a placement game in the order of a breadth-first search, with pieces as numbers. */
export class Exploration<Position> {
  readonly #game: PlacementGame<Position>;
  readonly #positions: Position[];
  readonly #index: Map<string, number>;
  readonly #numbers = new Map<string, number>();
  readonly pieces: Placement[] = [];
  /** The pieces of each position, ascending. */
  readonly sets: (readonly number[])[] = [];
  /** The moves of the positions looked at so far. */
  readonly moves: (readonly ExploredMove[])[] = [];
  /** The move that led to each position first. */
  readonly #parents: ({ readonly from: number; readonly move: ExploredMove } | undefined)[] = [undefined];

  constructor(game: PlacementGame<Position>) {
    this.#game = game;
    this.#positions = [game.start];
    this.#index = new Map([[game.key(game.start), 0]]);
  }

  /** How many positions were found. */
  get size(): number {
    return this.#positions.length;
  }

  /**
   * Looks at all positions that can be reached, until one shows that pieces are not placed as they should be, or the
   * limits are exceeded.
   */
  run(options: RunOptions): { readonly defect?: WeakDefect; readonly complete: boolean } {
    const work = new Work('classifyPlacementGame', options);
    const start = this.#numbered(this.#game.placed(this.#game.start));
    this.sets.push([...new Set(start)].sort((a, b) => a - b));
    if (start.length > 0)
      return { defect: { because: 'not-empty', pieces: start.map((v) => this.pieces[v]!) }, complete: false };
    const explore = (): { readonly defect?: WeakDefect; readonly complete: boolean } => {
      for (let from = 0; from < this.#positions.length; from++) {
        const defect = this.#expand(from);
        if (defect !== undefined) return { defect, complete: false };
        work.tick(this.#positions.length);
      }
      return { complete: true };
    };
    return work.unlessCutOff(explore, () => ({ complete: false }));
  }

  #expand(from: number): WeakDefect | undefined {
    const moves: ExploredMove[] = [];
    const before = this.sets[from]!;
    for (const { player, position } of this.#game.options(this.#positions[from]!)) {
      const key = this.#game.key(position);
      let to = this.#index.get(key);
      const after = to === undefined ? this.#numbered(this.#game.placed(position)) : this.sets[to]!;
      const placed = after.filter((v) => !before.includes(v));
      const defect = this.#defect(before, after, placed);
      if (defect !== undefined) return { ...defect, play: [...this.#keysTo(from), key] };
      const piece = placed[0]!;
      const move = { to: to ?? this.#positions.length, piece, players: player === 'L' ? 1 : player === 'R' ? 2 : 3 };
      if (to === undefined) {
        to = this.#positions.length;
        this.#index.set(key, to);
        this.#positions.push(position);
        this.sets.push([...after].sort((a, b) => a - b));
        this.#parents.push({ from, move });
      }
      moves.push(move);
    }
    this.moves.push(moves);
    return undefined;
  }

  /** What is wrong with a move between two sets of pieces. */
  #defect(
    before: readonly number[],
    after: readonly number[],
    placed: readonly number[],
  ): Omit<WeakDefect & { readonly play: unknown }, 'play'> | undefined {
    const named = (set: readonly number[]): Placement[] => set.map((v) => this.pieces[v]!);
    const removed = before.filter((v) => !after.includes(v));
    if (removed.length > 0) return { because: 'removed', pieces: named(removed) };
    if (placed.length === 0) return { because: 'nothing-placed', pieces: [] };
    if (new Set(placed).size > 1) return { because: 'several-placed', pieces: named(placed) };
    if (placed.length > 1) return { because: 'overlap', pieces: named(placed) };
    const covered = before.find((v) => this.#overlap(v, placed[0]!));
    return covered === undefined ? undefined : { because: 'overlap', pieces: named([placed[0]!, covered]) };
  }

  #overlap(a: number, b: number): boolean {
    const [first, second] = [this.pieces[a]!, this.pieces[b]!];
    if (typeof first === 'string' || typeof second === 'string') return false;
    return first.cells.some((cell) => second.cells.includes(cell));
  }

  /** The numbers of pieces, in the order of the list. */
  #numbered(pieces: readonly Placement[]): number[] {
    return pieces.map((piece) => {
      const key = placementKey(piece);
      let number = this.#numbers.get(key);
      if (number === undefined) {
        number = this.pieces.length;
        this.#numbers.set(key, number);
        this.pieces.push(piece);
      }
      return number;
    });
  }

  #keysTo(position: number): string[] {
    const keys: string[] = [];
    for (let at: number | undefined = position; at !== undefined; at = this.#parents[at]?.from)
      keys.push(this.#game.key(this.#positions[at]!));
    return keys.reverse();
  }

  /** A shortest play from the start to a position. */
  playTo(position: number): PlacedMove[] {
    const play: PlacedMove[] = [];
    for (let step = this.#parents[position]; step !== undefined; step = this.#parents[step.from])
      play.push(this.named(step.move.piece, step.move.players));
    return play.reverse();
  }

  /** A move in words for others. */
  named(piece: number, players: number): PlacedMove {
    const placement = this.pieces[piece]!;
    return players === 3 ? { piece: placement } : { player: players === 1 ? 'L' : 'R', piece: placement };
  }
}
