import { MOST_BYTES, openProgram } from '../../../values/internal.js';
import { compiledOutcomes } from './compiledProgram.js';

/** What the program of outcomes in `engine/` offers; players are 0 Left and 1 Right. */
export interface OutcomeExports {
  begin(vertices: number, symmetries: number, nonfaces: number, misere: number): void;
  own(player: number, vertex: number): void;
  setExchange(symmetry: number): void;
  setImage(symmetry: number, vertex: number, image: number): void;
  /** Adds a minimal nonface, given by its two words. */
  addNonface(low: number, high: number): void;
  beginSearch(mostBytes: number): void;
  start(player: number): void;
  play(vertex: number): void;
  takeBack(): void;
  /**
   * A move that wins the position at hand; `LOST` if there is none, `WON` if it is won because nothing can be played.
   */
  winningMove(): number;
}

export const LOST = -1;
export const WON = 64;

/** The program, with the memory that it has alone. */
export interface OpenedOutcomes {
  readonly exports: OutcomeExports;
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** The most bytes that the program can have. */
export const MOST_OUTCOME_BYTES: number = MOST_BYTES;

/**
 * The program of outcomes; undefined where the platform refuses WebAssembly.
 * @param look called now and then, may throw; returns how many positions may be tried before the next look
 */
export function openOutcomes(look: () => number): OpenedOutcomes | undefined {
  const opened = openProgram(compiledOutcomes, { host: { look } });
  return opened === undefined ? undefined : { ...opened, exports: opened.exports as OutcomeExports };
}
