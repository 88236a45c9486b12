import ts from 'typescript';

/** The names that a file declares and exports in one statement; re-exports are not among them. */
export function exportedNames(path: string, text: string): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
    return name === undefined ? [] : [name.text];
  });
}

/** The names that more than one of the files declare and export, each with these files. */
export function declaredTwice(
  files: readonly { readonly path: string; readonly text: string }[],
): [name: string, paths: string[]][] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const name of exportedNames(path, text)) places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places].flatMap(([name, paths]) => (paths.size > 1 ? [[name, [...paths]] as [string, string[]]] : []));
}
