import { compiledProgram } from './compiledProgram.js';

/** What the program compiled from `engine/` offers; ids of values are its own, masks are of 64 bits. */
interface ProgramExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  start(mostBytes: number): void;
  neighboursAt(): number;
  sidesAt(): number;
  begin(size: number, mostBytes: number): void;
  evaluate(position: bigint): number;
  component(position: bigint): bigint;
  lookUp(position: bigint): number;
  recordsAt(): number;
  poolAt(): number;
  positionsExpanded(): number;
  classesHeld(): number;
  hitsSoFar(): number;
  bytesHeld(): number;
}

/** What the program asks for while it works. */
export interface ProgramHost {
  /** Called with the number of positions expanded so far; may throw. @returns how many are expanded before the next call */
  look(expanded: number): number;
  /** Throws: more bytes are needed than allowed. */
  full(): never;
}

/** A value is beyond the bounds of the program: a number of 2^20 or with more than 40 binary places, or a nimber of 1024. */
export class BeyondProgram extends Error {}

/** Where the values stand in the memory, in words of 4 bytes: their records, and their options. */
export interface ProgramTables {
  readonly words: Int32Array;
  readonly records: number;
  readonly pool: number;
}

/** What is used of the platform. */
interface WebAssemblyNamespace {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly RuntimeError: new () => Error;
}

const webAssembly: WebAssemblyNamespace | undefined = (globalThis as { readonly WebAssembly?: WebAssemblyNamespace })
  .WebAssembly;
let compiled: object | undefined;
/** The table of positions met has at most so many bytes; the program reckons with 32 bits. */
const MOST_MET_BYTES = 2 ** 30;

/**
 * The program that evaluates positions of graphs with at most 64 vertices, with values and a memory of its own. It does
 * what `Evaluation` does with a `NarrowGraphSpace` and the values of a store, several times as fast in a fresh process,
 * where most of the time goes into code that is not optimised yet.
 */
export class PositionProgram {
  readonly #exports: ProgramExports;
  /** The sides of the board of the last call of `begin`. */
  board: Uint8Array | undefined;
  /** Whether it had no memory or stack left in the middle of its work: then it is not to be used for another board. */
  isSpent = false;
  #host: ProgramHost | undefined;

  /** @param mostBytes of all tables */
  private constructor({ Module, Instance }: WebAssemblyNamespace, mostBytes: number) {
    const imports = {
      memory: {
        look: (expanded: number) => this.#host!.look(expanded),
        full: () => this.#full(),
        beyond: () => {
          throw new BeyondProgram('PositionProgram: a value is beyond the bounds.');
        },
      },
      // The allocator of the program has no more space.
      env: { abort: () => this.#full() },
    };
    compiled ??= new Module(bytesOf(compiledProgram));
    this.#exports = new Instance(compiled, imports).exports as ProgramExports;
    this.#exports.start(mostBytes);
  }

  /** A program, or undefined where the platform has no WebAssembly or does not allow it. */
  static open(mostBytes: number): PositionProgram | undefined {
    try {
      return webAssembly === undefined ? undefined : new PositionProgram(webAssembly, mostBytes);
    } catch {
      return undefined;
    }
  }

  /**
   * Begins with the positions of another graph.
   * @param sides 1 Left, 2 Right, 3 both, for each of at most 64 vertices
   * @param edges pairs of different vertices
   * @param mostBytes of the table of positions met
   */
  begin(sides: Uint8Array, edges: readonly (readonly number[])[], mostBytes: number): void {
    const near = new Uint32Array(2 * sides.length);
    for (const [u, v] of edges) {
      near[2 * u! + (v! >>> 5)]! |= 1 << (v! & 31);
      near[2 * v! + (u! >>> 5)]! |= 1 << (u! & 31);
    }
    const exports = this.#exports;
    new Uint32Array(exports.memory.buffer, exports.neighboursAt(), near.length).set(near);
    new Uint8Array(exports.memory.buffer, exports.sidesAt(), sides.length).set(sides);
    exports.begin(sides.length, Math.min(mostBytes, MOST_MET_BYTES));
    this.board = sides;
  }

  /** The id of the value of a position. What the host throws ends the work; what was found until then is kept. */
  evaluate(position: bigint, host: ProgramHost): number {
    return this.#with(host, () => this.#exports.evaluate(position));
  }

  /** The components of a position. */
  components(position: bigint): bigint[] {
    const found: bigint[] = [];
    for (let rest = position; rest !== 0n;) {
      const component = BigInt.asUintN(64, this.#exports.component(rest));
      found.push(component);
      rest ^= component;
    }
    return found;
  }

  /** The id of the value of a component if it is known, else −1. */
  lookUp(component: bigint, host: ProgramHost): number {
    return this.#with(host, () => this.#exports.lookUp(component));
  }

  /** The tables of values; until the program works on. */
  tables(): ProgramTables {
    const exports = this.#exports;
    const words = new Int32Array(exports.memory.buffer);
    return { words, records: exports.recordsAt() >>> 2, pool: exports.poolAt() >>> 2 };
  }

  /** Positions whose moves were tried on this board. */
  get expanded(): number {
    return this.#exports.positionsExpanded();
  }

  /** Positions remembered, up to isomorphism. */
  get classes(): number {
    return this.#exports.classesHeld() >>> 0;
  }

  /** How often a position was new but isomorphic to one that was remembered. */
  get hits(): number {
    return this.#exports.hitsSoFar();
  }

  /** Bytes of all tables. */
  get bytes(): number {
    return this.#exports.bytesHeld();
  }

  /** Is it at work? Then what it calls must not begin with another board. */
  get isBusy(): boolean {
    return this.#host !== undefined;
  }

  #full(): never {
    this.isSpent = true;
    return this.#host!.full();
  }

  #with<T>(host: ProgramHost, work: () => T): T {
    this.#host = host;
    try {
      return work();
    } catch (error) {
      // The platform has no more memory for the program.
      if (error instanceof webAssembly!.RuntimeError) return this.#full();
      if (error instanceof RangeError) this.isSpent = true;
      throw error;
    } finally {
      this.#host = undefined;
    }
  }
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
