import { readFileSync, readdirSync } from 'node:fs';
import type { OutputChunk } from 'rolldown';
import { root } from './filesUnder.js';

/**
 * The packages that `src` and the explorer use and that are shipped inside the files that use them, so that nobody
 * installs them. They are development dependencies; what they bring in turn is shipped too. Mathjs is inside the
 * command, with what it brings, and is installed for `spgames/mathjs`.
 */
export const BUNDLED_PACKAGES: readonly string[] = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'commander',
  'graphology-layout-forceatlas2',
  'idb',
  'preact',
];

/** The names of the packages of which code is in these files, sorted. */
export function packagesIn(files: readonly OutputChunk[]): string[] {
  const names = files.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [packageOf(path)] : [])),
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function packageOf(path: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
}

interface Licence {
  /** Name and version, whose it is, and what stands before the terms: titles and copyrights. */
  readonly head: string;
  readonly terms: string;
}

/** Where the terms begin of which many licences differ in the lines before only. */
const TERMS = /^Permission is hereby granted/m;

/**
 * The licences of packages, as they ask to be passed on: name and version, whose it is, and the whole text. Terms that
 * are the same but for their lines stand once, after all packages that have them.
 * @throws Error for a package without the text of its licence
 */
export function licencesOf(packages: readonly string[]): string {
  const head = `The files in dist contain code of the following packages, each under the licence that follows it.\n`;
  const groups = new Map<string, Licence[]>();
  for (const licence of packages.map(licenceOf)) {
    const words = licence.terms.replace(/\s+/g, ' ').trim();
    groups.set(words, [...(groups.get(words) ?? []), licence]);
  }
  const texts = [...groups.values()].map((all) => [...all.map((one) => one.head), all[0]!.terms].join('\n\n') + '\n');
  return [head, ...texts].join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceOf(name: string): Licence {
  const folder = `${root}node_modules/${name}`;
  const {
    version,
    license,
    author,
    main = 'index.js',
  } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    readonly version: string;
    readonly license: string;
    readonly main?: string;
    readonly author?: string | { readonly name: string };
  };
  const own = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const texts =
    own.length > 0 ? own.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()) : [licenceInside(name, main)];
  const by = typeof author === 'object' ? author.name : author;
  const title = `${name} ${version} (${license})${by === undefined ? '' : `, by ${by}`}`;
  const text = texts.join('\n\n');
  const terms = Math.max(0, text.search(TERMS));
  return { head: `${title}\n\n${text.slice(0, terms)}`.trim(), terms: text.slice(terms) };
}

/**
 * The licence of a package that has no file for it: a section of its README, or the comment at the head of its code.
 */
function licenceInside(name: string, main: string): string {
  const folder = `${root}node_modules/${name}`;
  const section = /^LICENSE[^\n]*\n-+\n([^]+)/m.exec(readFileSync(`${folder}/README.md`, 'utf8'))?.[1];
  const head = /^\s*\/\*([^]*?licen[cs]e[^]*?)\*\//i.exec(readFileSync(`${folder}/${main}`, 'utf8'))?.[1];
  const found = section ?? head?.replace(/^ \* ?/gm, '');
  if (found === undefined) throw new Error(`${name} has no text of its licence`);
  return found.trim();
}
