import { positionProgram } from './positionProgram.js';

/** What the program compiled from kernel/ offers; ids of values are its own, masks are of 64 bits. */
interface Program {
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
export interface PositionKernelHost {
  /** Called with the number of positions expanded so far; may throw. @returns how many are expanded before the next call */
  look(expanded: number): number;
  /** Throws: more bytes are needed than allowed. */
  full(): never;
}

/** A value is beyond the bounds of the kernel: a number of 2^20 or with more than 40 binary places, or a nimber of 1024. */
export class BeyondKernel extends Error {}

/** Where the values stand in the memory, in words of 4 bytes: their records, and their options. */
export interface KernelTables {
  readonly words: Int32Array;
  readonly records: number;
  readonly pool: number;
}

/** What is used of the engine. */
interface WebAssemblyEngine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly RuntimeError: new () => Error;
}

const engine: WebAssemblyEngine | undefined = (globalThis as { readonly WebAssembly?: WebAssemblyEngine }).WebAssembly;
let compiled: object | undefined;
/** The table of positions met has at most so many bytes; the program reckons with 32 bits. */
const MOST_MET_BYTES = 2 ** 30;

/**
 * The program that evaluates positions of graphs with at most 64 vertices, with values and a memory of its own. It does
 * what `Evaluation` does with a `NarrowGraphSpace` and the values of a store, several times as fast in a fresh process,
 * where most of the time goes into code that is not optimised yet.
 */
export class PositionKernel {
  readonly #program: Program;
  /** The sides of the board of the last call of `begin`. */
  board: Uint8Array | undefined;
  /** Whether it had no memory or stack left in the middle of its work: then it is not to be used for another board. */
  isSpent = false;
  #host: PositionKernelHost | undefined;

  /** @param mostBytes of all tables */
  private constructor({ Module, Instance }: WebAssemblyEngine, mostBytes: number) {
    const imports = {
      memory: {
        look: (expanded: number) => this.#host!.look(expanded),
        full: () => this.#full(),
        beyond: () => {
          throw new BeyondKernel('PositionKernel: a value is beyond the bounds.');
        },
      },
      // The allocator of the program has no more space.
      env: { abort: () => this.#full() },
    };
    compiled ??= new Module(bytesOf(positionProgram));
    this.#program = new Instance(compiled, imports).exports as Program;
    this.#program.start(mostBytes);
  }

  /** A kernel, or undefined where the engine has no WebAssembly or does not allow it. */
  static open(mostBytes: number): PositionKernel | undefined {
    try {
      return engine === undefined ? undefined : new PositionKernel(engine, mostBytes);
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
    const program = this.#program;
    new Uint32Array(program.memory.buffer, program.neighboursAt(), near.length).set(near);
    new Uint8Array(program.memory.buffer, program.sidesAt(), sides.length).set(sides);
    program.begin(sides.length, Math.min(mostBytes, MOST_MET_BYTES));
    this.board = sides;
  }

  /** The id of the value of a position. What the host throws ends the work; what was found until then is kept. */
  evaluate(position: bigint, host: PositionKernelHost): number {
    return this.#with(host, () => this.#program.evaluate(position));
  }

  /** The components of a position. */
  components(position: bigint): bigint[] {
    const found: bigint[] = [];
    for (let rest = position; rest !== 0n;) {
      const component = BigInt.asUintN(64, this.#program.component(rest));
      found.push(component);
      rest ^= component;
    }
    return found;
  }

  /** The id of the value of a component if it is known, else −1. */
  lookUp(component: bigint, host: PositionKernelHost): number {
    return this.#with(host, () => this.#program.lookUp(component));
  }

  /** The tables of values; until the kernel works on. */
  tables(): KernelTables {
    const program = this.#program;
    const words = new Int32Array(program.memory.buffer);
    return { words, records: program.recordsAt() >>> 2, pool: program.poolAt() >>> 2 };
  }

  /** Positions whose moves were tried on this board. */
  get expanded(): number {
    return this.#program.positionsExpanded();
  }

  /** Positions remembered, up to isomorphism. */
  get classes(): number {
    return this.#program.classesHeld() >>> 0;
  }

  /** How often a position was new but isomorphic to one that was remembered. */
  get hits(): number {
    return this.#program.hitsSoFar();
  }

  /** Bytes of all tables. */
  get bytes(): number {
    return this.#program.bytesHeld();
  }

  /** Is it at work? Then what it calls must not begin with another board. */
  get isBusy(): boolean {
    return this.#host !== undefined;
  }

  #full(): never {
    this.isSpent = true;
    return this.#host!.full();
  }

  #with<T>(host: PositionKernelHost, work: () => T): T {
    this.#host = host;
    try {
      return work();
    } catch (error) {
      // The engine has no more memory for the program.
      if (error instanceof engine!.RuntimeError) return this.#full();
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
