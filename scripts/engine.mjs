// Compiles engine/ to WebAssembly and writes it as text into a module of the library: `npm run engine`.
// Does nothing if that was written from these sources already. No TypeScript: the types of the compiler change global ones.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { compiledEngine, isCompiled, stampOfEngine } from './compiledEngine.js';
import { root } from './filesUnder.js';

if (!isCompiled()) {
  // Loading the compiler alone takes a second.
  const { default: asc } = await import('assemblyscript/asc');
  const folder = mkdtempSync(join(tmpdir(), 'spgames-'));
  try {
    const file = join(folder, 'engine.wasm');
    const { error, stderr } = await asc.main([
      'engine/index.ts',
      '--outFile',
      relative(root, file),
      '--baseDir',
      root,
      ...'-O3 --converge --noAssert --runtime stub'.split(' '),
    ]);
    if (error !== null) throw new Error(stderr.toString(), { cause: error });
    const text = readFileSync(file).toString('base64');
    writeFileSync(
      join(root, compiledEngine),
      `// Written by \`npm run engine\` from engine/: ${stampOfEngine()}\n` +
        `/** The program compiled from engine/, in base64. */\nexport const compiledProgram: string =\n  '${text}';\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
