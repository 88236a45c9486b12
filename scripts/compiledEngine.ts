// The module of the library that holds the compiled engine: where it is, and whether it was written from the sources as they are.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './filesUnder.js';

export const compiledEngine: string = 'src/evaluation/complexes/program/compiledProgram.ts';

interface PackageLock {
  readonly packages: Readonly<Record<string, { readonly version: string }>>;
}

/** Tells the sources of the engine, and the version of their compiler, from others. */
export function stampOfEngine(): string {
  const hash = createHash('sha256');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock;
  hash.update(lock.packages['node_modules/assemblyscript']!.version);
  const folder = join(root, 'engine');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort())
    hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Is the module there, and written from the sources as they are? */
export function isCompiled(): boolean {
  const path = join(root, compiledEngine);
  return existsSync(path) && readFileSync(path, 'utf8').split('\n', 1)[0]!.endsWith(` ${stampOfEngine()}`);
}

/** @throws Error that says what to do, unless the module is there and up to date */
export function requireCompiledEngine(): void {
  if (!isCompiled())
    throw new Error(`${compiledEngine} is missing or older than the folder engine: run \`npm run engine\`.`);
}
