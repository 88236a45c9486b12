/** Reads the `@source` tags of docstrings: what is cited, at which declaration or test, in which file. */
import ts from 'typescript';

/** A `@source` tag and where it stands. */
export interface SourceLine {
  /** The line as written, after `@source`. */
  readonly text: string;
  /** The lines below it in the same tag: how the code deviates from the source, or what of it is tested. */
  readonly deviation: string;
  /** `alexanderDual`, `SimplicialComplex.link`; the title, for a `describe` or `it`; the file's name for a header. */
  readonly owner: string;
  readonly file: string;
  /** What the docstring belongs to; the file itself for a header. */
  readonly node: ts.Node;
}

/** A `@source` line taken apart: `Huntemann 2018` / `Def.` / `1.26`; kind and number are empty for a whole work. */
export interface Citation {
  readonly work: string;
  readonly kind: string;
  readonly number: string;
}

/** The kinds of statement that a citation may name, in the order of the concordance. */
export const statementKinds: readonly string[] = [
  ...['Def.', 'Notation', 'Constr.', 'Thm', 'Prop.', 'Lemma', 'Cor.', 'Claim', 'Fact', 'Obs.', 'Conj.', 'Problem'],
  ...['Question', 'Remark', 'Ex.', 'Table', 'Fig.', 'Algorithm', 'Sec.', 'Ch.', 'App.'],
];

/** What a statement is called: `Prop. 4.31`. */
export const statementPattern: string = `(${statementKinds
  .map((kind) => kind.replace('.', '\\.'))
  .join('|')}) ([0-9A-Z]+(?:\\.[0-9]+)*)`;

/** Takes `Huntemann 2018, Def. 1.26` apart; undefined when it has neither that form nor that of a work alone. */
export function parseCitation(text: string): Citation | undefined {
  const match = new RegExp(`^(.+?), ${statementPattern}$`).exec(text);
  if (match !== null) return { work: match[1]!, kind: match[2]!, number: match[3]! };
  return /^\p{Lu}[^:;()]*(\d{4}|format)$/u.test(text) ? { work: text, kind: '', number: '' } : undefined;
}

/** The name of a declaration, with its class or interface before it; undefined for statements without a name. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return nameOf(node.declarationList.declarations[0]!);
  if (ts.isConstructorDeclaration(node)) return nameOf(node.parent);
  if (ts.isExpressionStatement(node)) return testTitle(node.expression);
  const named = node as { readonly name?: ts.Node };
  if (named.name === undefined || !(ts.isIdentifier(named.name) || ts.isPrivateIdentifier(named.name)))
    return undefined;
  const owner = ts.isClassElement(node) || ts.isTypeElement(node) ? nameOf(node.parent) : undefined;
  return owner === undefined ? named.name.text : `${owner}.${named.name.text}`;
}

/** The title of a call of `describe`, `it`, `it.each(…)` and the like. */
function testTitle(call: ts.Expression): string | undefined {
  if (!ts.isCallExpression(call) || !/^(describe|it|test)\b/.test(call.expression.getText())) return undefined;
  const title = call.arguments[0];
  return title !== undefined && ts.isStringLiteralLike(title) ? title.text : undefined;
}

/** Every `@source` tag of a parsed TypeScript file (with parents), in order. */
export function sourceLinesOf(tree: ts.SourceFile, file: string): SourceLine[] {
  const found: SourceLine[] = [];
  const take = (comment: ts.JSDoc, node: ts.Node, isLast: boolean): void => {
    const owner = isLast ? nameOf(node) : undefined;
    for (const tag of comment.tags ?? []) {
      if (tag.tagName.text !== 'source') continue;
      const [text = '', ...rest] = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim().split('\n');
      const end = rest.findIndex((line) => line.trim() === '');
      const deviation = rest.slice(0, end === -1 ? undefined : end).map((line) => line.trim());
      found.push({
        text: text.trim(),
        deviation: deviation.join(' '),
        owner: owner ?? file.slice(file.lastIndexOf('/') + 1),
        file,
        node: owner === undefined ? tree : node,
      });
    }
  };
  const visit = (node: ts.Node): void => {
    const { jsDoc: comments = [] } = node as { readonly jsDoc?: readonly ts.JSDoc[] };
    for (const [i, comment] of comments.entries()) take(comment, node, i === comments.length - 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every `@source` tag of a TypeScript text, in order. */
export function sourceLines(text: string, file: string): SourceLine[] {
  return sourceLinesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), file);
}
