import { posix } from 'node:path';
import ts from 'typescript';

/** A name in another file, or all names there. */
interface Origin {
  readonly path: string;
  readonly name: string;
}

/** A name that a file takes from elsewhere, or gives on. */
interface Binding {
  readonly local: string;
  /** What it is here to be called by others; undefined for an import. */
  readonly exported: string | undefined;
  readonly origin: Origin | undefined;
  readonly node: ts.Node;
  isKept: boolean;
}

interface Declaration {
  readonly names: readonly string[];
  readonly node: ts.Statement;
  isKept: boolean;
}

const ALL = '*';

/**
 * Files of declarations as far as others can name what is in them, or need it for that: a declaration that no entry
 * point exports, and to which nothing refers that one exports, is left out, and so are names that only it imports.
 * Identifiers are compared by their text, so rather too much is kept.
 * @param entries paths of entry points, all of whose names count
 * @param read the text of a file; undefined if there is none
 * @returns the texts by their paths; files without anything are not among them
 */
export function reachedDeclarations(
  entries: readonly string[],
  read: (path: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, DeclarationFile | undefined>();
  const seen = new Set<string>();
  const open: Origin[] = entries.map((path) => ({ path, name: ALL }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, name } = next;
    if (seen.has(`${path} ${name}`)) continue;
    seen.add(`${path} ${name}`);
    if (!files.has(path)) {
      const text = read(path);
      files.set(path, text === undefined ? undefined : new DeclarationFile(path, text));
    }
    open.push(...(files.get(path)?.need(name) ?? []));
  }
  return new Map([...files].flatMap(([path, file]) => (file === undefined ? [] : [[path, file.text()]])));
}

/** A file of declarations, and what of it is kept. */
class DeclarationFile {
  readonly #path: string;
  readonly #tree: ts.SourceFile;
  readonly #declarations: Declaration[] = [];
  readonly #bindings: Binding[] = [];
  readonly #stars: Origin[] = [];

  constructor(path: string, text: string) {
    this.#path = path;
    this.#tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const node of this.#tree.statements) this.#read(node);
  }

  /** Keeps what has a name for others, and what that needs here. @returns what it needs elsewhere */
  need(name: string): Origin[] {
    const found: Origin[] = [];
    const isNeeded = (one: string | undefined): boolean => one !== undefined && (name === ALL || one === name);
    for (const one of this.#declarations)
      if (one.names.length === 0 || one.names.some(isNeeded)) this.#keep(one, found);
    for (const one of this.#bindings) if (isNeeded(one.exported)) this.#keepBinding(one, found);
    return [...found, ...this.#stars.map(({ path }) => ({ path, name }))];
  }

  /** What is kept. */
  text(): string {
    const whole = this.#tree.text;
    const parts = this.#tree.statements.map((node) => {
      const own = this.#bindings.filter((one) => node.pos <= one.node.pos && one.node.end <= node.end);
      const kept = own.filter(({ isKept }) => isKept);
      if (own.length > 0 && kept.length === 0) return '';
      if (this.#declarations.some((one) => one.node === node && !one.isKept)) return '';
      const list = own[0]?.node.parent;
      if (list === undefined || kept.length === own.length) return node.getFullText();
      const names = kept.map((one) => one.node.getText()).join(', ');
      return `${whole.slice(node.pos, list.getStart())}{ ${names} }${whole.slice(list.end, node.end)}`;
    });
    return `${parts.join('').trimStart()}\n`;
  }

  #read(node: ts.Statement): void {
    if (ts.isImportDeclaration(node) && node.importClause !== undefined) {
      const { name, namedBindings } = node.importClause;
      if (name !== undefined) this.#bind(name, name.text, undefined, this.#from(node, 'default'));
      if (namedBindings === undefined) return;
      if (ts.isNamespaceImport(namedBindings))
        this.#bind(namedBindings, namedBindings.name.text, undefined, this.#from(node, ALL));
      else
        for (const one of namedBindings.elements)
          this.#bind(one, one.name.text, undefined, this.#from(node, (one.propertyName ?? one.name).text));
    } else if (ts.isExportDeclaration(node) && node.exportClause !== undefined) {
      if (!ts.isNamedExports(node.exportClause) || node.exportClause.elements.length === 0)
        this.#declarations.push({ names: [], node, isKept: false });
      else
        for (const one of node.exportClause.elements) {
          const local = (one.propertyName ?? one.name).text;
          this.#bind(one, local, one.name.text, node.moduleSpecifier && this.#from(node, local));
        }
    } else if (ts.isExportDeclaration(node)) {
      const from = this.#from(node, ALL);
      if (from !== undefined) this.#stars.push(from);
    } else this.#declarations.push({ names: namesOf(node), node, isKept: false });
  }

  #bind(node: ts.Node, local: string, exported: string | undefined, origin: Origin | undefined): void {
    this.#bindings.push({ node, local, exported, origin, isKept: false });
  }

  /** Where a name of another file is declared; undefined for packages. */
  #from({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration, name: string): Origin | undefined {
    const from = (moduleSpecifier as ts.StringLiteral).text;
    return from.startsWith('.') ? { path: this.#pathOf(from), name } : undefined;
  }

  #pathOf(from: string): string {
    return posix.join(posix.dirname(this.#path), from.replace(/\.js$/, '.d.ts'));
  }

  #keep(one: Declaration, found: Origin[]): void {
    if (one.isKept) return;
    one.isKept = true;
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) this.#keepLocal(node.text, found);
      if (ts.isStringLiteral(node) && node.text.startsWith('.'))
        found.push({ path: this.#pathOf(node.text), name: ALL });
      ts.forEachChild(node, visit);
    };
    visit(one.node);
  }

  #keepBinding(one: Binding, found: Origin[]): void {
    if (one.isKept) return;
    one.isKept = true;
    if (one.origin !== undefined) found.push(one.origin);
    else if (one.exported !== undefined) this.#keepLocal(one.local, found);
  }

  /** Keeps what has a name in this file. */
  #keepLocal(name: string, found: Origin[]): void {
    for (const one of this.#declarations) if (one.names.includes(name)) this.#keep(one, found);
    for (const one of this.#bindings)
      if (one.exported === undefined && one.local === name) this.#keepBinding(one, found);
  }
}

/** The names that a statement declares; none for one that is kept with its file. */
function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.Statement & { readonly name?: ts.Node };
  return name === undefined || !ts.isIdentifier(name) ? [] : [name.text];
}
