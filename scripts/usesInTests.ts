/**
 * Finds which tests use which declarations of the library: by import and use, as the type checker resolves them, so
 * that a word in a title, a method of another class and a local variable of the same name do not count.
 */
import ts from 'typescript';
import { filesUnder, root, textOf } from './filesUnder.js';

/** How often each declaration is used in each file that uses it (paths from the root). */
export type Uses = ReadonlyMap<ts.Node, ReadonlyMap<string, number>>;

/** The program of the library and its tests. */
export function programOfTests(): ts.Program {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', textOf('tsconfig.json')) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const paths = [...filesUnder('src', /\.ts$/), ...filesUnder('test', /\.ts$/)].map((path) => root + path);
  return ts.createProgram(paths, { ...options, types: [], skipLibCheck: true });
}

/** What a docstring above a statement `const x = …` belongs to. */
export function declarationOf(node: ts.Node): ts.Node {
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0]! : node;
}

/** The uses of the declarations in the files; imports do not count. */
export function findUses(program: ts.Program, declarations: Iterable<ts.Node>, files: readonly string[]): Uses {
  const checker = program.getTypeChecker();
  const uses = new Map<ts.Node, Map<string, number>>();
  const names = new Set<string>();
  for (const node of declarations) {
    uses.set(node, new Map());
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    if (name !== undefined) names.add(name.getText());
  }
  const declarationsOf = (symbol: ts.Symbol | undefined): readonly ts.Node[] => {
    if (symbol === undefined) return [];
    const target = (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
    return target.declarations ?? [];
  };
  for (const file of files) {
    const tree = program.getSourceFile(root + file);
    if (tree === undefined) continue;
    const note = (symbol: ts.Symbol | undefined): void => {
      for (const declaration of declarationsOf(symbol)) {
        const found = uses.get(declaration);
        found?.set(file, (found.get(file) ?? 0) + 1);
      }
    };
    // The local names of what is imported: other identifiers need not be resolved.
    const imported = new Set<string>();
    for (const { name } of namedImports(tree))
      if (declarationsOf(checker.getSymbolAtLocation(name)).some((node) => uses.has(node))) imported.add(name.text);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isPropertyAccessExpression(node)) {
        if (names.has(node.name.text)) note(checker.getSymbolAtLocation(node.name));
        visit(node.expression);
        return;
      }
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (ts.isIdentifier(name) && names.has(name.text))
          note(checker.getTypeAtLocation(node.parent).getProperty(name.text));
      } else if (ts.isShorthandPropertyAssignment(node) && imported.has(node.name.text)) {
        note(checker.getShorthandAssignmentValueSymbol(node));
      } else if (ts.isIdentifier(node) && imported.has(node.text)) {
        note(checker.getSymbolAtLocation(node));
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return uses;
}

function namedImports(tree: ts.SourceFile): ts.ImportSpecifier[] {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings !== undefined && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  });
}
