import type { Exploration, PlacedMove } from './Exploration.js';
import type { Placement } from '../graph/PlacementGame.js';

/** Why a weak placement game is not strong. */
export interface StrongDefect {
  /** The pieces of a position that can be reached, as few as possible. */
  readonly position: readonly Placement[];
  /** A legal play that leads there. */
  readonly legal: readonly PlacedMove[];
  /** How another order of the same pieces begins: its last move is the first illegal one. */
  readonly illegal: readonly PlacedMove[];
}

/**
 * A smallest position that is not reached by every order of its pieces, if there is one among the positions looked at.
 * Positions with the same pieces count as one: each of them must allow the moves of all.
 */
export function findStrongDefect<Position>(explored: Exploration<Position>): StrongDefect | undefined {
  return new OrderSearch(explored).find();
}

class OrderSearch<Position> {
  readonly #explored: Exploration<Position>;
  /** The positions with the same pieces, by these, smallest sets first. */
  readonly #byPieces = new Map<string, number[]>();
  /** Who places each piece anywhere. */
  readonly #players: number[] = [];
  /** Who may place each piece in each position. */
  readonly #legal: ReadonlyMap<number, number>[];

  constructor(explored: Exploration<Position>) {
    this.#explored = explored;
    explored.sets.forEach((set, position) => {
      const key = set.join();
      const same = this.#byPieces.get(key);
      if (same === undefined) this.#byPieces.set(key, [position]);
      else same.push(position);
    });
    this.#legal = explored.moves.map((moves) => {
      const legal = new Map<number, number>();
      for (const { piece, players } of moves) {
        legal.set(piece, (legal.get(piece) ?? 0) | players);
        this.#players[piece] = (this.#players[piece] ?? 0) | players;
      }
      return legal;
    });
  }

  find(): StrongDefect | undefined {
    const { sets, moves } = this.#explored;
    // Of positions with as many pieces as the first that was not looked at, all are known, but not all larger ones.
    const known = moves.length < sets.length ? sets[moves.length]!.length : Infinity;
    for (const [first] of this.#byPieces.values()) {
      const set = sets[first!]!;
      if (set.length > known) break;
      for (const last of set) {
        const rest = set.filter((v) => v !== last);
        const illegal = this.#illegalOrder(rest, last);
        if (illegal === undefined) continue;
        const position = set.map((v) => this.#explored.pieces[v]!);
        return { position, legal: this.#explored.playTo(first!), illegal };
      }
    }
    return undefined;
  }

  /** An order of the rest and then the last piece that is not legal; all smaller positions allow every order. */
  #illegalOrder(rest: readonly number[], last: number): PlacedMove[] | undefined {
    const positions = this.#byPieces.get(rest.join());
    if (positions === undefined) return this.#untilIllegal(rest);
    for (const position of positions) {
      const missing = this.#players[last]! & ~(this.#legal[position]!.get(last) ?? 0);
      if (missing !== 0) return [...this.#explored.playTo(position), this.#explored.named(last, missing)];
    }
    return undefined;
  }

  /** Pieces in some order up to the first that is illegal; there is one, as no position has exactly these pieces. */
  #untilIllegal(pieces: readonly number[]): PlacedMove[] {
    let at = 0;
    const play: PlacedMove[] = [];
    for (const piece of pieces) {
      play.push(this.#explored.named(piece, this.#players[piece]!));
      const move = this.#explored.moves[at]!.find((candidate) => candidate.piece === piece);
      if (move === undefined) return play;
      at = move.to;
    }
    return play;
  }
}
