import type { Engine } from '../../../values/internal.js';
import { compiledProgram } from './compiledProgram.js';

/**
 * What the program of positions in `engine/` offers; masks of vertices are pairs of words, tables are given by their
 * address.
 */
export interface PositionExports {
  makeGraphTables(mostBytes: number): number;
  releaseTables(tables: number): void;
  boardOf(tables: number): number;
  begin(tables: number, vertices: number, mostMetBytes: number): void;
  evaluate(tables: number, low: number, high: number): number;
  component(tables: number, low: number, high: number): number;
  lookUp(tables: number, low: number, high: number): number;
  gameAt(tables: number, numbers: number): number;
  beginGame(tables: number, numbers: number, algebra: number, mostBytes: number, mostMetBytes: number): void;
  startGame(tables: number): void;
  playInGame(vertex: number): void;
  evaluateGame(): number;
  surveyGame(tables: number): number;
  surveyedAt(): number;
  suspendRun(): void;
  resumeRun(tables: number): void;
  expandedIn(tables: number): number;
  classesIn(tables: number): number;
  hitsIn(tables: number): number;
  bytesIn(tables: number): number;
}

const joined = new WeakMap<Engine, PositionExports>();

/** The program of positions that works with the values of an engine. */
export function positionExports(engine: Engine): PositionExports {
  let exports = joined.get(engine);
  if (exports === undefined) joined.set(engine, (exports = engine.join(compiledProgram) as PositionExports));
  return exports;
}
