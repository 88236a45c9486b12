// What is put together of many modules when the package is built.
import { statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
// @ts-expect-error -- its types leave them out
import { docs } from 'mathjs';
import { rolldown, type Plugin, type RolldownBuild } from 'rolldown';
import { internalNames } from './internalNames.js';
import { lazyFiles } from './lazyFiles.js';
import { shortExports } from './shortExports.js';

/** Modules that few runs need, and what only they need: files of their own, which are loaded when they are used. */
const SELDOM = [
  'evaluation/complexes/Evaluator',
  'evaluation/complexes/playablePart',
  'evaluation/strips/heapGames',
  ...[
    'bounds',
    'decided',
    'definitions',
    'gameInBraces',
    'order',
    'printResult',
    'readSource',
    'resultDocument',
    'typeOf',
    'types',
  ].map((name) => `expressions/${name}`),
  'moves/catalogue',
  'moves/moveRulesetNames',
  ...[
    'complex',
    'construction',
    'digraph',
    'form',
    'ideal',
    'lattice',
    'loopy',
    'moves',
    'poset',
    'rules',
    'value',
  ].map((kind) => `sources/kinds/${kind}`),
  'values/impartial/remoteness',
];

/**
 * The bundle of the command: what it needs at its start in few files, and what it needs now and then in others, which
 * start sooner than hundreds of modules; a test looks at what is loaded at the start. Code is put where it is used,
 * also when it is imported through the index of a folder. All packages are in it, also mathjs:
 * as one file it loads in a sixth of the time, and it is that of which the tests speak, whatever is installed beside.
 * @param folder that of `main` and `worker`, with a slash at the end: `dist/cli/`, or `src/cli/` for the sources
 */
export function commandBundle(folder: string): Promise<RolldownBuild> {
  const suffix = folder.includes('/src/') ? 'ts' : 'js';
  return rolldown({
    input: [
      ...['main', 'worker'].map((name) => `${folder}${name}`),
      ...SELDOM.map((name) => `${folder}../${name}`),
    ].map((name) => `${name}.${suffix}`),
    platform: 'node',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    treeshake: { moduleSideEffects: false },
    plugins: [
      withoutOtherPrograms,
      withTextsOfLibrary(resolve(folder, '..'), suffix),
      withPackedHelp,
      withLateDoors,
      withNamesAsData,
      withoutSeeds,
      lazyFiles,
      shortExports,
    ],
  });
}

/**
 * The package for command lines could start other programs; loading what it needs for that takes as long as the
 * package.
 */
const withoutOtherPrograms: Plugin = {
  name: 'without other programs',
  resolveId: (name, importer) =>
    name === 'node:child_process' && importer?.includes('/node_modules/') === true ? '\0no programs' : null,
  load: (name) => (name === '\0no programs' ? 'export default {}' : null),
};

/** Seeds of random numbers are given, or the time of the day: the package for them needs no more of Node. */
const withoutSeeds: Plugin = {
  name: 'without seeds',
  resolveId: (name, importer) =>
    name === 'crypto' && importer?.includes('/seedrandom/') === true ? '\0no seeds' : null,
  load: (name) => (name === '\0no seeds' ? 'export default {}' : null),
};

/** Compiled programs of the engine, and tables; short tables may be in several files. */
const COMPILED = /\bcompiledProgram\.js$/;
const TABLE = /\.data\.js$/;
const SHORT_TABLE = 10_000;

/**
 * Long texts are those of the library, beside which the command lies.
 * @param library the folder of the modules, which end with `suffix`
 */
function withTextsOfLibrary(library: string, suffix: string): Plugin {
  return {
    name: 'with long texts of the library',
    resolveId: (name, importer) => {
      if (importer === undefined || !(COMPILED.test(name) || TABLE.test(name))) return null;
      const path = resolve(dirname(importer), name);
      if (TABLE.test(name) && statSync(path.replace(/js$/, suffix)).size < SHORT_TABLE) return null;
      return { id: `../${relative(library, path).replaceAll('\\', '/')}`, external: 'relative' };
    },
  };
}

/** What mathjs says of its functions is a long text of which few read a page: it is unpacked when one is read. */
const withPackedHelp: Plugin = {
  name: 'with packed help',
  load: (name) =>
    /\/mathjs\/.*\/embeddedDocs\.js$/.test(name)
      ? `import { brotliDecompressSync } from 'node:zlib';
        const packed = '${brotliCompressSync(JSON.stringify(docs)).toString('base64')}';
        let pages;
        const all = () => pages ??= JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());
        export const embeddedDocs = new Proxy({}, {
          get: (_, name) => all()[name],
          has: (_, name) => name in all(),
          ownKeys: () => Reflect.ownKeys(all()),
          getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(all(), name),
        });`
      : null,
};

/** The names of the functions of expressions are data. */
const withNamesAsData: Plugin = {
  name: 'with names as data',
  async load(name) {
    if (!/\/expressions\/definitionNames\.[jt]s$/.test(name)) return null;
    const { definitionNames } = await import('../src/expressions/definitionNames.js');
    return `export const definitionNames = new Map(${JSON.stringify([...definitionNames])});`;
  },
};

/** The doors name functions that are in files of their own: these are loaded when a function is called. */
const withLateDoors: Plugin = {
  name: 'with late doors',
  transform: (code, name) =>
    /\/door\.[jt]s$/.test(name)
      ? code.replace(/\bchecked\(('\w+'), (unchecked\.\w+),/g, 'checked($1, (...given) => $2(...given),')
      : null,
};

/** The bundle for pages: nothing is left to load, and nothing of Node is in it. */
export function pageBundle(entry: string): Promise<RolldownBuild> {
  return rolldown({
    input: entry,
    platform: 'browser',
    treeshake: { moduleSideEffects: false },
    plugins: [withAllLoaded],
  });
}

/**
 * What is loaded now and then is there from the beginning where all is in one file: else each module would be a
 * function, called when the first one needs it.
 */
const withAllLoaded = {
  name: 'with all loaded',
  transform: (code: string) => {
    const names: string[] = [];
    const loaded = code.replace(/\bimport\((['"]\.[^'"]*['"])\)/g, (_, name: string) => {
      names.push(name);
      return `Promise.resolve($loaded${names.length - 1})`;
    });
    if (names.length === 0) return null;
    return `${names.map((name, i) => `import * as $loaded${i} from ${name};`).join('')}${loaded}`;
  },
};

/**
 * The library: each module stays a file of its own, so that bundlers find what is used, and imports what it needs from
 * where that is; packages stay outside.
 * @param entries the entry points in `dist`
 */
export function libraryModules(entries: readonly string[]): Promise<RolldownBuild> {
  return rolldown({
    input: [...entries],
    platform: 'neutral',
    external: (name) => !name.startsWith('.') && !name.startsWith('/'),
    treeshake: { moduleSideEffects: (name) => /\/(nowasm|jupyter)\//.test(name) },
    plugins: [internalNames((name) => COMPILED.test(name) || TABLE.test(name))],
  });
}

/**
 * Modules of the library with the packages that they use; what several use, or only sometimes, is in files of its own.
 * Imports of other modules of the library stay.
 * @param entries the modules: the name to write each under, with the file
 */
export function modulesWithPackages(entries: Readonly<Record<string, string>>): Promise<RolldownBuild> {
  return rolldown({
    input: entries,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    external: (name, importer) => name.startsWith('.') && importer?.includes('/node_modules/') !== true,
    treeshake: { moduleSideEffects: false },
  });
}

/**
 * The explorer: its page, and its thread, which takes the library from the file for pages.
 * @param folder `web/`
 */
export function explorerBundle(folder: string): Promise<RolldownBuild> {
  const fromPageFile = {
    name: 'with the library for pages',
    resolveId: (name: string) =>
      name.endsWith('/library.js') ? { id: './browser/index.js', external: 'relative' as const } : null,
  };
  return rolldown({
    input: { page: `${folder}page/main.tsx`, thread: `${folder}thread/thread.ts` },
    platform: 'browser',
    tsconfig: `${folder}tsconfig.json`,
    treeshake: { moduleSideEffects: (name) => /\/(main|thread)\.tsx?$/.test(name) },
    plugins: [fromPageFile],
  });
}
