import { complexAutomorphisms } from '../../complex/index.js';
import type { Move } from '../../evaluation/index.js';
import type { GameByMoves, SPGame } from '../../games/index.js';
import { Work, type RunOptions } from '../../run.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';

/** The positions that symmetries exchange with one of them, which is the first in lexicographic order. */
export interface Orbit {
  readonly position: readonly number[];
  readonly size: number;
}

/** Moves from a position to positions of one orbit: the first of them, and how many there are. */
export interface OrbitMove {
  readonly move: Move<readonly number[]>;
  readonly count: number;
  readonly orbit: Orbit;
}

/**
 * The positions of an SP-game up to the symmetries of its legal complex that keep the sides.
 * @complexity a step for each position of an orbit and each generator of the group
 */
export class PositionOrbits {
  readonly #generators: readonly (readonly number[])[];
  readonly #known = new Map<string, Orbit>();
  readonly #work: Work;

  /** @param task the function that draws; @param run bounds of the time, and none of the number of positions */
  constructor(task: string, game: SPGame, run: RunOptions) {
    this.#work = new Work(task, run);
    const complex = game.legalComplexWithin(this.#work.part());
    this.#generators = complexAutomorphisms(complex, this.#work.part()).generators;
  }

  /** @param position vertices, ascending @throws LimitError `too-large-picture`, `too-long` */
  orbitOf(position: readonly number[]): Orbit {
    const known = this.#known.get(position.join());
    if (known !== undefined) return known;
    const found = new Map([[position.join(), position]]);
    let first = position;
    for (const face of found.values()) {
      if (isBefore(face, first)) first = face;
      for (const generator of this.#generators) {
        const image = face.map((v) => generator[v]!).sort((a, b) => a - b);
        found.set(image.join(), found.get(image.join()) ?? image);
        this.#work.step();
      }
      requireDrawable(
        this.#work.task,
        'or more positions that symmetries exchange',
        this.#known.size + found.size,
        PICTURE_LIMIT,
      );
    }
    const orbit = { position: first, size: found.size };
    for (const key of found.keys()) this.#known.set(key, orbit);
    return orbit;
  }

  /** The moves from a position, one to each orbit. */
  movesFrom(game: GameByMoves<readonly number[]>, position: readonly number[]): OrbitMove[] {
    const found = new Map<Orbit, OrbitMove>();
    for (const move of game.options(position)) {
      const orbit = this.orbitOf(move.position);
      const known = found.get(orbit);
      found.set(orbit, known === undefined ? { move, count: 1, orbit } : { ...known, count: known.count + 1 });
    }
    return [...found.values()];
  }
}

/** Of two sets of one size, ascending, in lexicographic order. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((v, at) => v !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
}
