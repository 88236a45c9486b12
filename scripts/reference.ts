/**
 * Writes `docs/reference.md`: every value that the package exports, by import, with the first sentence of its docstring
 * (`npx tsx scripts/reference.ts`). A test compares. `npm run docs` writes the whole reference, types and parameters
 * included.
 */
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesUnder, root } from './filesUnder.js';
import { LAYERS } from './layers.js';
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

/** What the page should be now. */
export function currentReference(): string {
  const indexes = filesUnder('src', /\.ts$/).filter((path) => /^src\/[a-z]+\/index\.ts$/.test(path));
  const sections = LAYERS.filter(([name]) => indexes.includes(`src/${name}/index.ts`)).map(([name, what]) => {
    const rows = reExports(`src/${name}/index.ts`)
      .flatMap((found) => {
        const sentence = sentenceOf(found);
        return sentence === undefined ? [] : [[found.name, sentence] as const];
      })
      .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
      .map(([value, sentence]) => `- \`${value}\`: ${sentence.replaceAll('<', '&lt;')}`);
    return [`## spgames/${name}`, '', `${what[0]!.toUpperCase()}${what.slice(1)}.`, '', ...rows].join('\n');
  });
  const intro = [
    '# Reference, in short',
    '',
    'Every value that the package exports, with the first sentence on it; written by `npx tsx scripts/reference.ts` from the docstrings. `npm run docs` writes',
    'the whole reference to `docs/api`: types, parameters, errors, complexity, sources. What other programs call these things is in [Names](names.md).',
  ].join('\n');
  return `${[intro, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}docs/reference.md`, currentReference());
