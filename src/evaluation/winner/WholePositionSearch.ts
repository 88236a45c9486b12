import type { Work } from '../../run.js';
import { connectedClasses } from '../../sets/internal.js';
import {
  LOST,
  MOST_OUTCOME_BYTES,
  openOutcomes,
  WON,
  type OutcomeExports,
} from '../complexes/program/outcomeExports.js';
import type { PlayableComplex } from '../complexes/playablePart.js';
import type { GameSymmetry } from './gameSymmetries.js';
import type { OutcomeSearch } from './OutcomeSearch.js';

/** Masks have 57 bits besides those of an entry of the table. */
const MOST_VERTICES = 57;
/** Positions between two looks at the bounds. */
const BETWEEN = 1023;
const BYTES_OF_NONFACE = 16;
/** What each symmetry and each ply take besides. */
const BYTES_OF_SYMMETRY = 2 ** 14;
const BYTES_OF_PLY = 2 ** 12;
const PAGE = 2 ** 16;
/** The least table of positions. */
const LEAST_TABLE = 2 ** 16;

/**
 * Finds who wins in the program of outcomes of the engine, which looks at whole positions: much faster than sums of
 * parts where most of what is forbidden are nonfaces with more than two vertices, so that positions seldom fall apart
 * and bounds say little.
 */
export class WholePositionSearch implements OutcomeSearch {
  readonly #program: OutcomeExports;
  #work: Work;
  /** How many positions were tried since the last look. */
  #since = 0;

  /**
   * A search, if the game is small enough, for the memory too, and the platform has WebAssembly.
   * @param symmetries the identity first
   * @param work its limit counts positions whose moves are tried, small ones left out
   */
  static open(
    game: PlayableComplex,
    symmetries: readonly GameSymmetry[],
    isMisere: boolean,
    work: Work,
    maxBytes: number,
  ): WholePositionSearch | undefined {
    const room = Math.min(maxBytes, MOST_OUTCOME_BYTES) - bytesOf(game, symmetries.length);
    const fits = room >= LEAST_TABLE && game.sides.length <= MOST_VERTICES;
    return fits ? openSearch(game, symmetries, isMisere, work, room) : undefined;
  }

  constructor(program: OutcomeExports, work: Work) {
    this.#program = program;
    this.#work = work;
  }

  continueWith(work: Work): void {
    this.#work = work;
  }

  /** Looks at the bounds. @returns how many positions may be tried before the next look */
  look(): number {
    const work = this.#work;
    work.tick((work.steps += this.#since + 1));
    return (this.#since = Math.max(0, Math.min(BETWEEN, work.limit - work.steps)));
  }

  wins(first: 0 | 1): boolean {
    this.start(first);
    return this.winningMove() !== undefined;
  }

  /** Begins a line of play. */
  start(first: 0 | 1): void {
    this.#program.start(first);
  }

  play(vertex: number): void {
    this.#program.play(vertex);
  }

  takeBack(): void {
    this.#program.takeBack();
  }

  /** A move that wins the position at hand, −1 if it is won because nothing can be played, undefined if it is lost. */
  winningMove(): number | undefined {
    this.#since = 0;
    const move = this.#program.winningMove();
    return move === LOST ? undefined : move === WON ? -1 : move;
  }
}

/** Does a game suit a search by positions? If most nonfaces have more than two vertices, and it is not a sum. */
export function suitsPositions({ sides, sets }: PlayableComplex): boolean {
  const large = sets.filter(({ length }) => length > 2).length;
  return 2 * large > sets.length && connectedClasses(sides.length, sets).length === 1;
}

/** What the game takes: room for its nonfaces at every ply, of which little is used. */
function bytesOf({ sides, sets }: PlayableComplex, symmetries: number): number {
  const plies = sides.length + 2;
  return plies * (BYTES_OF_PLY + BYTES_OF_NONFACE * sets.length) + symmetries * BYTES_OF_SYMMETRY + 4 * PAGE;
}

function openSearch(
  game: PlayableComplex,
  symmetries: readonly GameSymmetry[],
  isMisere: boolean,
  work: Work,
  room: number,
): WholePositionSearch | undefined {
  let search: WholePositionSearch | undefined;
  const opened = openOutcomes(() => search!.look());
  if (opened === undefined) return undefined;
  const { exports } = opened;
  try {
    write(exports, game, symmetries, isMisere, room);
  } catch (error) {
    // The platform has no room for it.
    if (error instanceof RangeError || (error as Error).name === 'RuntimeError') return undefined;
    throw error;
  }
  return (search = new WholePositionSearch(exports, work));
}

/** Writes a game into a program. @param room bytes of the table of positions */
function write(
  exports: OutcomeExports,
  { sides, sets }: PlayableComplex,
  symmetries: readonly GameSymmetry[],
  isMisere: boolean,
  room: number,
): void {
  const large = sets.reduce((count, { length }) => count + (length > 2 ? 1 : 0), 0);
  exports.begin(sides.length, symmetries.length, large, isMisere ? 1 : 0);
  sides.forEach((side, v) => {
    for (const player of [0, 1]) if ((side & (1 << player)) !== 0) exports.own(player, v);
  });
  symmetries.forEach(({ images, exchanges }, s) => {
    if (exchanges) exports.setExchange(s);
    images.forEach((image, v) => {
      exports.setImage(s, v, image);
    });
  });
  for (const set of sets) {
    const words = [0, 0];
    for (const v of set) words[v >>> 5]! |= 1 << (v & 31);
    exports.addNonface(words[0]!, words[1]!);
  }
  exports.beginSearch(room);
}
