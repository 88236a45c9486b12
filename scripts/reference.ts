/**
 * Writes `docs/reference.md`: every value that the package exports, by import and topic, with the first sentence of its
 * docstring, and what other programs call it (`npx tsx scripts/reference.ts`). A test compares. `npm run docs` writes the
 * whole reference, types and parameters included.
 */
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { GROUPS, groupOf } from './exportGroups.mjs';
import { filesUnder, root } from './filesUnder.js';
import { LAYERS } from './layers.js';
import { coded, NAMES, quotedNames, wordsElsewhere, type NamesTable } from './namesElsewhere.js';
import { parsedFile } from './parsedFile.js';

/** An export: its name, the file of its declaration, and the name there. */
interface Export {
  readonly name: string;
  readonly declared: string;
  readonly file: string;
}

/** The values that a file re-exports, types left out, in order. */
function reExports(file: string): Export[] {
  return parsedFile(file).statements.flatMap((node): Export[] => {
    if (!ts.isExportDeclaration(node) || node.moduleSpecifier === undefined || node.isTypeOnly) return [];
    const specifier = (node.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.ts');
    const target = posix.join(posix.dirname(file), specifier);
    if (node.exportClause === undefined) return reExports(target);
    // A folder as a whole, which has a section of its own.
    if (ts.isNamespaceExport(node.exportClause)) return [];
    return node.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({ name: name.text, declared: (propertyName ?? name).text, file: target }));
  });
}

/** The first sentence of the docstring of a declaration; undefined for types. */
function sentenceOf({ declared, file }: Export): string | undefined {
  const again = reExports(file).find(({ name }) => name === declared);
  if (again !== undefined) return sentenceOf(again);
  for (const node of parsedFile(file).statements) {
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map(({ name }) => name)
      : [(node as { name?: ts.Node }).name];
    if (!names.some((name) => name?.getText() === declared)) continue;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) continue;
    const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
    const text = (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
    return /^(.*?[.:;?])(?= [A-Z]|$)/.exec(text)?.[1]?.replace(/[.:;]$/, '') ?? text;
  }
  return undefined;
}

/** The exports of a module that are not types, with their sentences, by their names. */
function valuesOf(module: string): [Export, sentence: string][] {
  return reExports(`src/${module}/index.ts`)
    .flatMap((found): [Export, string][] => {
      const sentence = sentenceOf(found);
      return sentence === undefined ? [] : [[found, sentence.replaceAll('<', '&lt;')]];
    })
    .sort(([a], [b]) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const ELSEWHERE = wordsElsewhere((name) => name);

/** An export with its sentence and its names elsewhere; those of the members of a class stand below it. */
function rowsOf({ name }: Export, sentence: string): string[] {
  const words = ELSEWHERE.get(name);
  const members = Array.from(ELSEWHERE).filter(([each]) => each.startsWith(`${name}.`));
  const below = members.map(([each, theirs]) => `  - \`${each.slice(name.length)}\`: ${theirs.join('; ')}`);
  return [
    `- \`${name}\`: ${sentence}${words === undefined ? '' : `${sentence.endsWith('?') ? '' : '.'} ${words.join('; ')}`}`,
    ...below,
  ];
}

/** The values of a module by their groups. */
function section(module: string, what: string): string {
  const values = valuesOf(module);
  const titles = Object.keys(GROUPS[module] ?? { '': /./ });
  const inGroup = (title: string): string[] => {
    const found = values.filter(([{ file }]) => (groupOf(module, file.replace(/^src\//, '')) ?? '') === title);
    const rows = found.flatMap(([each, sentence]) => rowsOf(each, sentence));
    return rows.length === 0 ? [] : ['', ...(titles.length > 1 ? [`### ${title}`, ''] : []), ...rows];
  };
  return [`## spgames/${module}`, '', `${what[0]!.toUpperCase()}${what.slice(1)}.`, ...titles.flatMap(inGroup)].join(
    '\n',
  );
}

/** The table of a program or paper. Where our names are imported from is looked up. */
function tableOf(
  [title, { about, heading, rows, notes }]: [string, NamesTable],
  homes: ReadonlyMap<string, string>,
): string {
  const importOf = (ours: string): string =>
    coded(new Set(quotedNames(ours).flatMap((name) => homes.get(name.replace(/\..*$/, '')) ?? [])));
  return [
    `### ${title}`,
    '',
    ...(about === undefined ? [] : [about, '']),
    `| ${heading} | spgames | import | command |`,
    '| --- | --- | --- | --- |',
    ...rows.map(({ theirs, ours, commands = '' }) => `| ${theirs} | ${ours} | ${importOf(ours)} | ${commands} |`),
    ...(notes === undefined ? [] : ['', notes]),
  ].join('\n');
}

/** The layers that users import from. */
function modules(): typeof LAYERS {
  const indexes = filesUnder('src', /\.ts$/).filter((path) => /^src\/[a-z]+\/index\.ts$/.test(path));
  return LAYERS.filter(([name]) => indexes.includes(`src/${name}/index.ts`));
}

/** Where each exported value is imported from: the first entry point that has it. */
export function entryPoints(): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const [module] of modules())
    for (const [{ name }] of valuesOf(module)) if (!homes.has(name)) homes.set(name, `spgames/${module}`);
  return homes;
}

/** What the page should be now. */
export function currentReference(): string {
  const homes = entryPoints();
  const intro = [
    '# Index',
    '',
    'Every value that the package exports, by import and topic, with the first sentence on it and what Macaulay2, Sage, polymake and CGSuite call it. `A.b` is a method, getter or static of',
    'the class `A`. `npm run docs` writes the whole reference to `docs/api`: types, parameters, errors, complexity, sources. The conventions (f-vector from f₋₁, reduced homology, the void',
    'complex, loops) are in [Conventions](conventions.md), the functions of expressions in [Functions](functions.md). Written by `npx tsx scripts/reference.ts` from the docstrings and',
    '`scripts/namesElsewhere.json`.',
    '',
    '## Names in other programs',
    '',
    'What other programs, the thesis and two papers call a thing, and what it is called here. The last column is a command of `spgames` that says or does this, SOURCE being any source (the',
    'tests run each).',
  ].join('\n');
  const tables = Object.entries(NAMES).map((each) => tableOf(each, homes));
  return `${[intro, ...tables, ...modules().map(([name, what]) => section(name, what))].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}docs/reference.md`, currentReference());
