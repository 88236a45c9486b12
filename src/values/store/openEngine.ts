import { InputError } from '../../errors.js';
import { moduleOfNode } from '../../node.js';
import { compiledProgram } from './compiledProgram.js';
import { unpack } from './unpack.js';

/** What the program of values in `engine/` offers; numbers are pairs of words. */
export interface EngineExports {
  readonly memory: EngineMemory;
  start(most: number, pairBytes: number): void;
  deskAt(): number;
  bytesOfValues(): number;
  givenAt(n: number): number;
  fromOptions(lefts: number, l: number, rights: number, r: number): number;
  closedForm(low: number, high: number, ups: number, nimber: number): number;
  optionsAt(id: number): number;
  isAtMost(a: number, b: number): number;
  readonly negative: (a: number) => number;
  readonly sum: (a: number, b: number) => number;
  step(): void;
  suspend(): void;
  resume(): void;
  /** For tests: lets the n-th allocation from now on fail, or none; returns how many were left until then. */
  failAt(n: number): number;
}

interface EngineMemory {
  readonly buffer: ArrayBuffer;
}

export interface OpenedEngine {
  readonly exports: EngineExports;
  readonly memory: EngineMemory;
  /** The most bytes that its memory may have. */
  readonly mostBytes: number;
  /**
   * Makes an instance of another program in the same memory; undefined where that is part of this one, which is in
   * JavaScript.
   */
  readonly join: ((program: string, imports: Imports) => unknown) | undefined;
}

export type Imports = Readonly<Record<string, object>>;

/** What is used of WebAssembly. */
interface WebAssemblyNamespace {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => EngineMemory;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const PAGE = 2 ** 16;
/** The most bytes of a memory: addresses have 32 bits. */
export const MOST_BYTES: number = (2 ** 16 - 1) * PAGE;
/** In JavaScript addresses are read as if they had a sign. */
const MOST_PAGES_TRANSLATED = 2 ** 15 - 1;
/**
 * Pages at the beginning. Where a memory grows, all code that works with typed arrays becomes slower: the first one has
 * room.
 */
const FIRST_PAGES = 256;
const PAGES = 16;
let opened = 0;
const compiled = new Map<string, object>();

/** A new instance of the program of values; in JavaScript where the platform refuses WebAssembly, or its memory. */
export function openEngine(imports: Imports): OpenedEngine {
  return openCompiled(imports) ?? openTranslated(imports);
}

function openCompiled(imports: Imports): OpenedEngine | undefined {
  const program = openProgram(compiledProgram, imports, opened === 0 ? FIRST_PAGES : PAGES);
  if (program === undefined) return undefined;
  const { memory } = program;
  const exports = program.exports as EngineExports;
  opened++;
  return {
    exports,
    memory,
    mostBytes: MOST_BYTES,
    join: (joined, more) =>
      instanceOf(joined, { ...imports, ...more, env: { memory }, store: exports, blocks: exports }),
  };
}

/**
 * A new instance of a compiled program, in a memory of its own; undefined where the platform refuses WebAssembly, or
 * its memory.
 */
export function openProgram(
  program: string,
  imports: Imports,
  pages: number = PAGES,
): { readonly exports: unknown; readonly memory: EngineMemory } | undefined {
  try {
    const memory = new (webAssembly()!.Memory)({ initial: pages });
    return { exports: instanceOf(program, { ...imports, env: { memory } }), memory };
  } catch {
    // No WebAssembly, a policy of the page, or no room for the addresses that an instance reserves.
    return undefined;
  }
}

function instanceOf(program: string, imports: Imports): unknown {
  const { Module, Instance } = webAssembly()!;
  let module = compiled.get(program);
  if (module === undefined) compiled.set(program, (module = new Module(unpack(program))));
  return new Instance(module, imports).exports;
}

function webAssembly(): WebAssemblyNamespace | undefined {
  return (globalThis as { readonly WebAssembly?: WebAssemblyNamespace }).WebAssembly;
}

type TranslatedProgram = (imports: Imports) => EngineExports;

/** Where `spgames/nowasm` leaves the translation: for all copies of the library in a program. */
const REGISTERED = Symbol.for('spgames/nowasm');

/** Makes the translation known. */
export function registerTranslation(program: unknown): void {
  (globalThis as Record<symbol, unknown>)[REGISTERED] = program;
}

function openTranslated(imports: Imports): OpenedEngine {
  const program = ((globalThis as Record<symbol, unknown>)[REGISTERED] ?? loadTranslation()) as TranslatedProgram;
  const memory: EngineMemory = { buffer: new ArrayBuffer(PAGES * PAGE) };
  return {
    exports: program({ ...imports, env: { memory } }),
    memory,
    mostBytes: MOST_PAGES_TRANSLATED * PAGE,
    join: undefined,
  };
}

/** What is used of `node:module`. */
interface ModuleOfNode {
  readonly createRequire: (from: string) => (path: string) => unknown;
}

/** Where the translation lies in the package, seen from this module and from the bundle of the command. */
const PLACES = ['../../nowasm/translatedProgram.js', '../nowasm/translatedProgram.js'];

/** Loads the translation where that can be done at once: in Node, from the package as it is installed. */
function loadTranslation(): unknown {
  const node = moduleOfNode('node:module') as ModuleOfNode | undefined;
  const load = node?.createRequire(import.meta.url);
  for (const place of load === undefined ? [] : PLACES)
    try {
      return (load!(place) as { readonly translatedProgram: unknown }).translatedProgram;
    } catch {
      // It is not there: in a bundle, or in the sources.
    }
  throw new InputError(
    'not-available',
    'spgames: values need WebAssembly, which this platform refuses; expected it, or the engine in JavaScript.',
    { hint: "Import 'spgames/nowasm' before the first value." },
  );
}
