import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the package, with a slash at the end. */
export const root: string = fileURLToPath(new URL('../', import.meta.url));

/** The paths (from the root, with forward slashes, sorted) of the files in a folder and below whose name matches. */
export function filesUnder(folder: string, name: RegExp): string[] {
  if (!existsSync(root + folder)) return [];
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(root.length))
    .filter((path) => !path.startsWith('docs/api/'))
    .sort();
}

/** The text of a file given by its path from the root. */
export function textOf(path: string): string {
  return readFileSync(root + path, 'utf8');
}
