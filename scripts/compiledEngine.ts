// The modules of the library that are written from engine/: where they are, and whether they were written from the
// sources as they are.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './filesUnder.js';

export const compiledModules = {
  /** The program of values. */
  values: 'src/values/store/compiledProgram.ts',
  /** Where it keeps what the library reads. */
  layout: 'src/values/store/compiledLayout.ts',
  /** The programs of positions and of outcomes. */
  positions: 'src/evaluation/complexes/program/compiledProgram.ts',
  /** The programs of values and of positions in JavaScript. */
  translated: 'src/nowasm/translatedProgram.ts',
} as const;

interface PackageLock {
  readonly packages: Readonly<Record<string, { readonly version: string }>>;
}

/** Tells the sources of the engine, how they are compiled, and the version of the compiler, from others. */
export function stampOfEngine(): string {
  const hash = createHash('sha256');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock;
  hash.update(lock.packages['node_modules/assemblyscript']!.version);
  const sources = readdirSync(join(root, 'engine')).filter((file) => file.endsWith('.ts'));
  const compilers = ['engine.mjs', 'engineLayout.ts', 'packedText.ts', 'translatedEngine.ts'];
  for (const path of [...sources.sort().map((name) => `engine/${name}`), ...compilers.map((name) => `scripts/${name}`)])
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Are the modules there, and written from the sources as they are? */
export function isCompiled(): boolean {
  const stamp = ` ${stampOfEngine()}`;
  return Object.values(compiledModules)
    .map((module) => join(root, module))
    .every((path) => existsSync(path) && readFileSync(path, 'utf8').split('\n', 1)[0]!.endsWith(stamp));
}

/** @throws Error that says what to do, unless the modules are there and up to date */
export function requireCompiledEngine(): void {
  if (!isCompiled())
    throw new Error('What is compiled from the folder engine is missing or older than that: run `npm run engine`.');
}
