// Makes the explorer: files that any server of files can serve, with the library for pages beside them.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutputChunk, OutputOptions } from 'rolldown';
import { explorerBundle } from './bundles.js';
import { root, textOf } from './filesUnder.js';

/** Files of `web` that are shipped as they are. */
const STATIC = ['index.html', 'style.css', 'worlds.css', 'icon.svg'];

/**
 * Writes the explorer into a folder of `dist`, where `../browser/index.js` is the library for pages.
 * @param dist the folder, with a slash at the end
 * @returns the chunks, for the licences
 */
export async function shipExplorer(dist: string, options: OutputOptions): Promise<OutputChunk[]> {
  const folder = `${dist}explorer/`;
  mkdirSync(`${folder}browser`, { recursive: true });
  for (const name of STATIC) copyFileSync(`${root}web/${name}`, folder + name);
  // Served as a folder, the explorer finds the library here; `spgames explore` serves the file itself.
  writeFileSync(`${folder}browser/index.js`, "export * from '../../browser/index.js';\n");
  const bundle = await explorerBundle(`${root}web/`);
  const { output } = await bundle.write({
    ...options,
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const files = ['./', ...STATIC, ...output.map(({ fileName }) => fileName), 'browser/index.js'];
  const hash = createHash('sha256');
  for (const name of [...STATIC, '../browser/index.js']) hash.update(readFileSync(folder + name));
  for (const { code } of output.filter((file) => file.type === 'chunk')) hash.update(code);
  const offline = textOf('web/offline.js').replace('VERSION', hash.digest('hex').slice(0, 12));
  writeFileSync(`${folder}offline.js`, offline.replace('[]', JSON.stringify(files)));
  return output.filter((file) => file.type === 'chunk');
}
