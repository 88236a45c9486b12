// Makes of the compiled modules in a folder what is shipped: the command and the library for pages in few files, tables
// packed, packages inside the modules that use them, short code (the declarations have the comments), and the licences.
// A step of `npm run build`.
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { OutputChunk, OutputOptions, RolldownBuild } from 'rolldown';
import { licencesOf, packagesIn } from './bundledPackages.js';
import { commandBundle, libraryModules, modulesWithPackages, pageBundle } from './bundles.js';
import { filesUnder, root, textOf } from './filesUnder.js';
import { packed } from './packedText.js';
import { reachedDeclarations } from './reachedDeclarations.js';
import { shipExplorer } from './shipExplorer.js';

/** The folder, beside `dist`, in which the package is built. */
export const BUILT = 'dist.next';
const dist = `${root}${BUILT}/`;
const shipped: OutputChunk[] = [];

/**
 * Names of functions and classes stay where these are made, for stack traces and messages, and marks of what has no
 * effect, for bundlers.
 */
const SHORT: OutputOptions = {
  format: 'esm',
  minify: { compress: true, mangle: { toplevel: true, keepNames: { class: true, function: true } } },
  comments: { annotation: true, legal: false, jsdoc: false },
};

/** The command and the library for pages are what bundlers make: nothing in them is for bundlers. */
const SHORTEST: OutputOptions = { minify: true, comments: { annotation: false, legal: false, jsdoc: false } };

interface EntryPoint {
  readonly types: string;
  readonly default: string;
}

const manifest = JSON.parse(textOf('package.json').replaceAll('"./dist/', `"./${BUILT}/`)) as {
  readonly exports: Readonly<Record<string, string | EntryPoint>>;
};
const entryPoints = Object.values(manifest.exports).filter((entry) => typeof entry !== 'string');

/** The shortest text of a table that is packed. */
const LONG = 1000;

/** Packs the long texts in tables; they are unpacked where the table is loaded. */
function packTables(): void {
  for (const path of filesUnder(BUILT, /\.data\.js$/)) {
    const table = textOf(path).replace(/`([^`\\$]*)`/g, (literal, text: string) =>
      text.length < LONG ? literal : `/* @__PURE__ */ unpackText('${packed(Buffer.from(text))}')`,
    );
    const from = posix.relative(posix.dirname(path), `${BUILT}/values/store/unpack.js`);
    if (table.includes('unpackText(')) writeFileSync(root + path, `import { unpackText } from '${from}';\n${table}`);
  }
}

async function write(bundle: RolldownBuild, options: OutputOptions): Promise<OutputChunk[]> {
  const { output } = await bundle.write(options);
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  shipped.push(...chunks);
  return chunks;
}

/** CommonJS, which starts sooner than modules do. */
async function shipCommand(): Promise<void> {
  await write(await commandBundle(`${dist}cli/`), {
    ...SHORTEST,
    dir: `${dist}bundle`,
    format: 'cjs',
    chunkFileNames: '[name].js',
  });
  rmSync(`${dist}cli`, { recursive: true });
  renameSync(`${dist}bundle`, `${dist}cli`);
  writeFileSync(`${dist}cli/package.json`, '{ "type": "commonjs" }\n');
  chmodSync(`${dist}cli/main.js`, 0o755);
}

async function shipPage(): Promise<void> {
  const file = `${dist}page.js`;
  await write(await pageBundle(`${dist}browser/door.js`), { ...SHORTEST, format: 'esm', file, codeSplitting: false });
  renameSync(file, `${dist}browser/index.js`);
  rmSync(`${dist}browser/door.js`);
}

/** What `spgames/worker` and `spgames/surveys` start as threads: no entry points, and no module imports them. */
const THREADS = ['worker', 'surveys'].map((folder) => `./${BUILT}/${folder}/thread.js`);

async function shipLibrary(): Promise<void> {
  const entries = entryPoints.map((entry) => entry.default).filter((path) => !path.includes('/browser/'));
  const options = { ...SHORT, dir: dist, preserveModules: true, preserveModulesRoot: dist };
  const modules = await write(await libraryModules([...entries, ...THREADS]), options);
  const used = new Set(modules.map(({ fileName }) => `${BUILT}/${fileName}`));
  for (const path of filesUnder(BUILT, /\.js$/))
    if (!used.has(path) && !/^[^/]+\/(cli|browser|explorer)\//.test(path)) rmSync(root + path);
  await shipPackages([...used].filter(usesPackages));
}

/** Whoever uses `spgames/graphology` or `spgames/mathjs` has a graphology or a mathjs, whose objects come and go. */
function usesPackages(path: string): boolean {
  return !/^[^/]+\/(graphology|expressions|surveys)\//.test(path) && /\b(from|import\()["'`][^."'`]/.test(textOf(path));
}

async function shipPackages(users: readonly string[]): Promise<void> {
  const entries = Object.fromEntries(users.map((path) => [path.slice(`${BUILT}/`.length, -'.js'.length), root + path]));
  const names = { entryFileNames: '[name].js', chunkFileNames: 'packages/[name].js' };
  await write(await modulesWithPackages(entries), { ...SHORT, ...names, dir: dist });
}

/**
 * Leaves out the declarations that no entry point leads to: files, and in the others what nobody can name and nothing
 * else refers to. Folders with nothing in them go too.
 */
function shipDeclarations(): void {
  const kept = reachedDeclarations(
    entryPoints.map(({ types }) => types.slice('./'.length)),
    (path) => (existsSync(root + path) ? textOf(path) : undefined),
  );
  for (const path of filesUnder(BUILT, /\.d\.ts$/)) {
    const text = kept.get(path);
    if (text === undefined) rmSync(root + path);
    else writeFileSync(root + path, text.replace(/^(?: {4})+/gm, halved));
  }
  removeEmpty(dist);
}

/** An indentation by two spaces for each four, as in the sources. */
function halved(spaces: string): string {
  return spaces.slice(spaces.length / 2);
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(`${folder}${entry.name}/`);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Ships what `tsc` wrote into the folder. The licences are written last. */
export async function ship(): Promise<void> {
  packTables();
  await shipPage();
  shipped.push(...(await shipExplorer(dist, { ...SHORTEST, format: 'esm' })));
  await shipCommand();
  await shipLibrary();
  shipDeclarations();
  writeFileSync(`${dist}THIRD-PARTY-LICENSES.txt`, licencesOf(packagesIn(shipped)));
}
