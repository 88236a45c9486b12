// Puts what the command needs at its start into few files, and what it needs now and then into others: it starts a third
// sooner than from two hundred modules; a test looks at what is loaded at the start. Then puts the library and all that it
// needs into one file for pages. Run by `npm run build`.
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown, type RolldownBuild } from 'rolldown';

/**
 * The bundle of the command. Code is put where it is used, also when it is imported through the index of a folder.
 * @param entry `main.js` in `dist/cli`, or `main.ts` in `src/cli`
 */
export function commandBundle(entry: string): Promise<RolldownBuild> {
  return rolldown({
    input: entry,
    platform: 'node',
    external: (name) => !name.startsWith('.') && !name.startsWith('/'),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    treeshake: { moduleSideEffects: false },
  });
}

/** The bundle for pages: nothing is left to load, and nothing of Node is in it. */
function pageBundle(entry: string): Promise<RolldownBuild> {
  return rolldown({ input: entry, platform: 'browser', treeshake: { moduleSideEffects: false } });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../dist/', import.meta.url));
  const bundle = await commandBundle(`${folder}cli/main.js`);
  await bundle.write({ dir: `${folder}bundle`, format: 'esm', minify: true });
  await bundle.close();
  rmSync(`${folder}cli`, { recursive: true });
  renameSync(`${folder}bundle`, `${folder}cli`);
  chmodSync(`${folder}cli/main.js`, 0o755);
  const page = await pageBundle(`${folder}browser/index.js`);
  await page.write({ file: `${folder}page.js`, format: 'esm', minify: true, codeSplitting: false });
  await page.close();
  renameSync(`${folder}page.js`, `${folder}browser/index.js`);
}
