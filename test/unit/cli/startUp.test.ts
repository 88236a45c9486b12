import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../scripts/filesUnder.js';

/** The modules that a file loads before it runs: not types, and not what it imports when it needs it. */
function loadedBy(path: string): string[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest);
  return file.statements.flatMap((node) => {
    const isTypes =
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly);
    const hasName = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (!hasName || isTypes || node.moduleSpecifier === undefined) return [];
    const name = (node.moduleSpecifier as ts.StringLiteral).text;
    return name.startsWith('.') ? [posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts')] : [name];
  });
}

function loadedAtStart(...paths: string[]): Set<string> {
  const found = new Set(paths);
  for (const path of found) if (path.startsWith('src/')) for (const module of loadedBy(path)) found.add(module);
  return found;
}

describe('the start of spgames value', () => {
  const modules = [...loadedAtStart('src/cli/main.ts', 'src/cli/commands/valueCommand.ts')];

  it('loads the evaluator', () => {
    expect(modules).toContain('src/evaluation/complexes/Evaluator.ts');
  });

  it('loads no other packages than the one for command lines and the one for graphs', () => {
    const packages = modules.filter((name) => !name.startsWith('src/') && !name.startsWith('node:'));
    expect(packages.sort()).toEqual(['commander', 'graphology']);
  });

  it('loads no topology, no pictures and no whole folders', () => {
    const parts = /^src\/(complex\/\w+|ideal\/\w+|linear|poset|pictures|games\/(graph|literal))\//;
    expect(modules.filter((name) => parts.test(name))).toEqual([]);
    expect(modules.filter((name) => name.endsWith('/index.ts'))).toEqual(['src/sets/index.ts']);
  });
});
