import type { Engine, EngineWork } from '../../../values/internal.js';
import { compiledProgram } from './compiledProgram.js';

/**
 * What the program of positions in `engine/` offers; masks of vertices are pairs of words, tables are given by their
 * address.
 */
interface PositionExports {
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
function positionExports(engine: Engine): PositionExports {
  let exports = joined.get(engine);
  if (exports === undefined) joined.set(engine, (exports = engine.join(compiledProgram) as PositionExports));
  return exports;
}

/** What the program asks for while it works. */
export interface ProgramHost {
  /**
   * Called with the number of positions expanded so far; may throw.
   * @returns how many are expanded before the next call
   */
  look(expanded: number): number;
  /** Throws: more bytes are needed than allowed. */
  full(): never;
}

/** The table of positions met has at most so many bytes; the program reckons with 32 bits. */
const MOST_MET_BYTES = 2 ** 30;
const MOST_BYTES = 2 ** 32 - 1;

/** Gives back what programs held in an engine that lives longer. */
const released = new FinalizationRegistry<() => void>((release) => {
  release();
});

/** Evaluates positions in the engine of a store; the tables are those of one evaluator. */
export class PositionProgram {
  readonly #engine: Engine;
  readonly #exports: PositionExports;
  readonly #tables: number;
  /** What the last call of `begin` or `beginGame` was for. */
  board: object | undefined;
  #isBusy = false;

  /** @param mostBytes of all tables */
  constructor(engine: Engine, mostBytes: number) {
    const exports = positionExports(engine);
    const tables = exports.makeGraphTables(Math.min(mostBytes, MOST_BYTES));
    this.#engine = engine;
    this.#exports = exports;
    this.#tables = tables;
    released.register(this, () => exports.releaseTables(tables), this);
  }

  /** Gives its tables back; it is not to be used then. */
  release(): void {
    released.unregister(this);
    this.#exports.releaseTables(this.#tables);
  }

  /**
   * Begins with the positions of another graph.
   * @param sides 1 Left, 2 Right, 3 both, for each of at most 64 vertices
   * @param edges pairs of different vertices
   * @param mostBytes of the table of positions met
   */
  begin(sides: Uint8Array, edges: readonly (readonly number[])[], mostBytes: number, host: ProgramHost): void {
    const near = new Uint32Array(2 * sides.length);
    for (const [u, v] of edges) {
      near[2 * u! + (v! >>> 5)]! |= 1 << (v! & 31);
      near[2 * v! + (u! >>> 5)]! |= 1 << (u! & 31);
    }
    const at = this.#exports.boardOf(this.#tables) >>> 0;
    const { words } = this.#engine;
    words.set(near, at >>> 2);
    new Uint8Array(words.buffer, at + 8 * 64, sides.length).set(sides);
    this.board = undefined;
    this.#with(host, () => {
      this.#exports.begin(this.#tables, sides.length, Math.min(mostBytes, MOST_MET_BYTES));
    });
    this.board = sides;
  }

  /** The id of the value of a position. What the host throws ends the work; what was found until then is kept. */
  evaluate(position: bigint, host: ProgramHost): number {
    return this.#with(host, () => this.#exports.evaluate(this.#tables, ...wordsOf(position)));
  }

  /** The components of a position. */
  components(position: bigint): bigint[] {
    const found: bigint[] = [];
    for (let rest = position; rest !== 0n;) {
      const at = this.#exports.component(this.#tables, ...wordsOf(rest)) >>> 2;
      const { words } = this.#engine;
      const component = (BigInt(words[at + 1]! >>> 0) << 32n) | BigInt(words[at]! >>> 0);
      found.push(component);
      rest ^= component;
    }
    return found;
  }

  /** The id of the value of a component if it is known, else −1. */
  lookUp(component: bigint, host: ProgramHost): number {
    return this.#with(host, () => this.#exports.lookUp(this.#tables, ...wordsOf(component)));
  }

  /**
   * Begins with the positions of a game of any kind.
   * @param numbers how many vertices; 1 for a digraph, 2 for facets, else 0; the sides; of each set its size and its
   * vertices
   * @param algebra 0 values, 1 Grundy values, 2 misère outcomes
   * @param mostBytes of all tables
   * @param mostMetBytes of the table of positions met
   */
  beginGame(numbers: Int32Array, algebra: number, mostBytes: number, mostMetBytes: number, host: ProgramHost): void {
    const [exports, tables] = [this.#exports, this.#tables];
    this.board = undefined;
    this.#with(host, () => {
      // Making room may enlarge the memory: its words are asked for afterwards.
      const at = exports.gameAt(tables, numbers.length) >>> 2;
      this.#engine.words.set(numbers, at);
      const most = Math.min(mostBytes, MOST_BYTES);
      exports.beginGame(tables, numbers.length, algebra, most, Math.min(mostMetBytes, MOST_MET_BYTES));
    });
    this.board = numbers;
  }

  /** The result of the position after some moves in the game. */
  evaluateGame(played: readonly number[], host: ProgramHost): number {
    return this.#with(host, () => {
      this.#exports.startGame(this.#tables);
      for (const v of played) this.#exports.playInGame(v);
      return this.#exports.evaluateGame();
    });
  }

  /** The components of a game with n vertices: of each the result or −1, and its vertices. */
  surveyGame(n: number, host: ProgramHost): { readonly result: number; readonly vertices: number[] }[] {
    const [exports, tables] = [this.#exports, this.#tables];
    return this.#with(host, () => {
      const found: { readonly result: number; readonly vertices: number[] }[] = [];
      exports.startGame(tables);
      for (;;) {
        const result = exports.surveyGame(tables);
        if (result === -2) return found;
        const { words } = this.#engine;
        const at = exports.surveyedAt() >>> 2;
        const vertices = Array.from({ length: n }, (_, v) => v).filter(
          (v) => (words[at + (v >>> 5)]! & (1 << (v & 31))) !== 0,
        );
        found.push({ result, vertices });
      }
    });
  }

  /** Positions whose moves were tried on this board. */
  get expanded(): number {
    return this.#exports.expandedIn(this.#tables);
  }

  /** Positions remembered, up to isomorphism. */
  get classes(): number {
    return this.#exports.classesIn(this.#tables) >>> 0;
  }

  /** How often a position was new but isomorphic to one that was remembered. */
  get hits(): number {
    return this.#exports.hitsIn(this.#tables);
  }

  /** Bytes of all tables. */
  get bytes(): number {
    return this.#exports.bytesIn(this.#tables) >>> 0;
  }

  /** Is it at work? Then what it calls must not begin with another board. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  #with<T>(host: ProgramHost, call: () => T): T {
    const engine = this.#engine;
    const outer = engine.work;
    engine.work = this.#workFor(host);
    this.#isBusy = true;
    try {
      return call();
    } finally {
      this.#isBusy = false;
      engine.work = outer;
    }
  }

  #workFor(host: ProgramHost): EngineWork {
    const [exports, tables] = [this.#exports, this.#tables];
    return {
      look: () => host.look(this.expanded),
      full: (account) => {
        // Else it is the store that has no room.
        if (account === tables) host.full();
      },
      suspend: () => {
        exports.suspendRun();
      },
      resume: () => {
        exports.resumeRun(tables);
      },
    };
  }
}

function wordsOf(mask: bigint): [number, number] {
  return [Number(BigInt.asIntN(32, mask)), Number(BigInt.asIntN(32, mask >> 32n))];
}
