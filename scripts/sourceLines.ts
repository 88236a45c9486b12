/** Reads the `@source` lines of the docstrings: what is cited, by which export, in which file. */
import ts from 'typescript';

/** A `@source` line and where it stands. */
export interface SourceLine {
  /** The line as written, after `@source`. */
  readonly text: string;
  /** The lines below it in the same tag: how the code deviates from the source. */
  readonly deviation: string;
  /** `alexanderDual`, `SimplicialComplex.link`, or the file's name for a header. */
  readonly owner: string;
  readonly file: string;
}

/** A `@source` line taken apart: `Huntemann 2018` / `Def.` / `1.26`; kind and number are empty for a whole work. */
export interface Citation {
  readonly work: string;
  readonly kind: string;
  readonly number: string;
}

/** The kinds of statement that a citation may name, in the order of the concordance. */
export const statementKinds: readonly string[] = [
  ...['Def.', 'Constr.', 'Thm', 'Prop.', 'Lemma', 'Cor.', 'Fact', 'Conj.', 'Question', 'Remark', 'Ex.'],
  ...['Table', 'Fig.', 'Algorithm', 'Sec.', 'Ch.', 'App.'],
];

/** Takes `Huntemann 2018, Def. 1.26` apart; undefined when it has neither that form nor that of a work alone. */
export function parseCitation(text: string): Citation | undefined {
  const kinds = statementKinds.map((kind) => kind.replace('.', '\\.')).join('|');
  const match = new RegExp(`^(.+?), (${kinds}) ([0-9A-Z]+(?:\\.[0-9]+)*)$`).exec(text);
  if (match !== null) return { work: match[1]!, kind: match[2]!, number: match[3]! };
  return /^\p{Lu}[^:;()]*(\d{4}|format)$/u.test(text) ? { work: text, kind: '', number: '' } : undefined;
}

/** The name of a declaration, with its class or interface before it; undefined for statements without a name. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return nameOf(node.declarationList.declarations[0]!);
  if (ts.isConstructorDeclaration(node)) return nameOf(node.parent);
  const named = node as { readonly name?: ts.Node };
  if (named.name === undefined || !(ts.isIdentifier(named.name) || ts.isPrivateIdentifier(named.name)))
    return undefined;
  const owner = ts.isClassElement(node) || ts.isTypeElement(node) ? nameOf(node.parent) : undefined;
  return owner === undefined ? named.name.text : `${owner}.${named.name.text}`;
}

/** Every `@source` line of a TypeScript text, in order. */
export function sourceLines(text: string, file: string): SourceLine[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const owners = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined)
      for (const range of ts.getLeadingCommentRanges(text, node.pos)?.slice(-1) ?? [])
        if (!owners.has(range.pos)) owners.set(range.pos, name);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const header = file.slice(file.lastIndexOf('/') + 1);
  const found: SourceLine[] = [];
  for (const comment of text.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const lines = comment[0]
      .replace(/^\/\*\*|\*\/$/g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
    for (const [i, line] of lines.entries()) {
      const match = /^\s*@source\s+(.*)$/.exec(line);
      if (match === null) continue;
      const rest = lines.slice(i + 1);
      const end = rest.findIndex((below) => below.trim() === '' || below.trim().startsWith('@'));
      const deviation = rest.slice(0, end === -1 ? undefined : end).map((below) => below.trim());
      found.push({
        text: match[1]!.trim(),
        deviation: deviation.join(' '),
        owner: owners.get(comment.index) ?? header,
        file,
      });
    }
  }
  return found;
}
