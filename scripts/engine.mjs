// Compiles engine/ to WebAssembly, and translates it to JavaScript, and writes that into modules of the library: `npm
// run engine`. Does nothing if they were written from these sources already. No TypeScript: the types of the compiler
// change global ones.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { compiledModules, isCompiled, stampOfEngine } from './compiledEngine.js';
import { root } from './filesUnder.js';
import { layoutEntry, layoutModule } from './engineLayout.js';
import { packed } from './packedText.js';
import { translatedModule } from './translatedEngine.js';

/** Where the tables of fixed size of the two programs begin, which share one memory. */
const VALUES_BASE = 1024;
const POSITIONS_BASE = 4096;

/**
 * Compiles an entry to a file.
 * @param instead texts of some files in the place of what they have, if they are there at all
 */
async function compile(asc, entry, file, base, optimised, instead) {
  const options = `${optimised} --noAssert --runtime stub --importMemory --zeroFilledMemory --memoryBase ${base}`;
  const { error, stderr } = await asc.main(
    [entry, '--outFile', relative(root, file), '--baseDir', root, ...options.split(' ')],
    {
      readFile: (name, folder) => {
        const path = join(folder, name);
        return instead[name] ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
      },
    },
  );
  if (error !== null) throw new Error(stderr.toString(), { cause: error });
}

/** Compiles the two programs to files. */
async function compileBoth(asc, values, positions, optimised) {
  await compile(asc, 'engine/values.ts', values, VALUES_BASE, optimised, {});
  const instead = { 'engine/blocks.ts': readFileSync(join(root, 'engine/sharedBlocks.ts'), 'utf8') };
  await compile(asc, 'engine/positions.ts', positions, POSITIONS_BASE, optimised, instead);
}

if (!isCompiled()) {
  // Loading the compiler alone takes a second.
  const { default: asc } = await import('assemblyscript/asc');
  const folder = mkdtempSync(join(tmpdir(), 'spgames-'));
  const binaryen = (tool, ...options) =>
    execFileSync(join(root, 'node_modules/binaryen/bin', tool), ['-all', ...options]);
  const head = `// Written by \`npm run engine\` from engine/: ${stampOfEngine()}\n`;
  const write = (name, text) => writeFileSync(join(root, compiledModules[name]), head + text);
  try {
    const [values, positions, layout] = ['values', 'positions', 'layout'].map((name) => join(folder, `${name}.wasm`));
    await compileBoth(asc, values, positions, '-O3 --converge');
    await compile(asc, 'engine/layout.ts', layout, VALUES_BASE, '-O1', { 'engine/layout.ts': layoutEntry() });
    const outcomes = join(folder, 'outcomes.wasm');
    await compile(asc, 'engine/outcomes.ts', outcomes, VALUES_BASE, '-O3 --converge', {});
    const textOf = (file) => packed(readFileSync(file));
    write(
      'values',
      `/** The program of values compiled from engine/, packed. */\nexport const compiledProgram: string =\n  '${textOf(values)}';\n`,
    );
    write('layout', layoutModule(readFileSync(layout)));
    write(
      'positions',
      `/** The program of positions compiled from engine/, packed. */\nexport const compiledProgram: string =\n  '${textOf(positions)}';\n\n` +
        `/** The program of outcomes, likewise. */\nexport const compiledOutcomes: string =\n  '${textOf(outcomes)}';\n`,
    );
    // The programs of values and of positions as one, compiled for few lines. The memory that the host gives is that of
    // the first one.
    await compileBoth(asc, values, positions, '-Oz --converge');
    const text = join(folder, 'positions.wat');
    const ofStore = binaryen('wasm-dis', positions)
      .toString()
      .replace(/\(import "(env|blocks)"/g, '(import "store"');
    writeFileSync(text, ofStore);
    const [both, translated] = [join(folder, 'both.wasm'), join(folder, 'both.js')];
    binaryen('wasm-merge', '--rename-export-conflicts', values, 'store', text, 'positions', '-o', both);
    binaryen('wasm2js', '-Oz', both, '-o', translated);
    write('translated', translatedModule(readFileSync(translated, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
