/**
 * The size of the house, in figures that can be compared between two states of the project.
 * Usage: npx tsx scripts/figures.ts [FOLDER], by default of this checkout; files that git ignores are not counted.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declaredTwice } from './exportedNames.js';
import { root } from './filesUnder.js';

const folder = resolve(process.argv[2] ?? root);

interface File {
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files below one of the folders that git keeps. */
function filesIn(...folders: readonly string[]): File[] {
  const paths = execFileSync('git', ['-C', folder, 'ls-files', '-z', ...folders], { encoding: 'utf8' });
  return paths
    .split('\0')
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));
}

const linesOf = ({ text }: File): string[] => text.replace(/\n$/, '').split('\n');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const countOf = (files: readonly File[], pattern: RegExp): number =>
  sum(files.map(({ text }) => [...text.matchAll(pattern)].length));
const filesWith = (files: readonly File[], pattern: RegExp): number =>
  files.filter(({ text }) => pattern.test(text)).length;

const src = filesIn('src');
const lines = src.flatMap(linesOf);
const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);
const everywhere = filesIn('src', 'test', 'scripts', 'bench', 'examples', 'engine');

/** Files of src that name a thing: where another one like it has to be entered, algorithms and indices among them. */
const named: Readonly<Record<string, RegExp>> = {
  'the property componentwiseLinear': /\bcomponentwiseLinear\b/,
  'the detail confusionInterval of a value': /\bconfusion(Interval)?\b/,
  'the ruleset CLOBBER': /\bclobber\b/i,
  'the export to CoCoA': /\bcocoa\b/i,
  'the operation deletion': /\bdeletion\b/,
  'the document thermograph': /'thermograph'|\bthermographDocument\b/,
};

const figures: Readonly<Record<string, number>> = {
  'files of src': src.length,
  'lines of src': lines.length,
  'lines of comments': lines.filter(isComment).length,
  'files of src below 25 lines': src.filter((file) => linesOf(file).length < 25).length,
  'longest file of src': Math.max(...src.map((file) => linesOf(file).length)),
  'checks of arguments by hand (`takes(`)': countOf(src, /= (\/\* @__PURE__ \*\/ )?takes\(/g),
  // What is one of a sum is known to the register alone.
  'comparisons of the kind of a source': countOf(
    src.filter(({ path }) => !path.startsWith('src/sources/kinds/')),
    /switch \((source|summand)\.kind\)|\b(source|summand)\.kind [!=]==/g,
  ),
  'names declared in two files': declaredTwice(src).length,
  'lines above 120 columns, texts aside': lines.filter(
    (line) => line.length > 120 && !/['"`]|@example|@source/.test(line),
  ).length,
  'exceptions from Prettier, tests and scripts too': countOf(everywhere, /prettier-ignore$/gm),
  'lines of tests': sum(filesIn('test').map((file) => linesOf(file).length)),
};

const width = Math.max(...[...Object.keys(figures), ...Object.keys(named)].map((name) => name.length));
for (const [name, n] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${n}`);
console.log('\nFiles of src that name');
for (const [name, pattern] of Object.entries(named)) console.log(`${name.padEnd(width)}  ${filesWith(src, pattern)}`);
