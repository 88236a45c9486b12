// Compiles kernel/ to WebAssembly and writes it as text into a module of the library: `npm run kernel`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spgames-'));
const file = join(folder, 'kernel.wasm');
try {
  const { error, stderr } = await asc.main([
    'kernel/index.ts',
    '--outFile',
    relative(root, file),
    '--baseDir',
    root,
    ...'-O3 --converge --noAssert --runtime stub'.split(' '),
  ]);
  if (error !== null) throw new Error(stderr.toString(), { cause: error });
  const text = readFileSync(file).toString('base64');
  writeFileSync(
    join(root, 'src/evaluation/complexes/positionProgram.ts'),
    `/** The program compiled from kernel/, in base64; written by \`npm run kernel\`. */\nexport const positionProgram: string =\n  '${text}';\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
