/** Writes `docs/errors.md`, the codes of all errors (`npx tsx scripts/errors.ts`); a test compares. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesUnder, root, textOf } from './filesUnder.js';
import { parsedFile } from './parsedFile.js';

const FAMILIES: readonly (readonly [string, string])[] = [
  ['invalid-', 'what was given is not of the form that is expected: a size, a field, a text'],
  ['unknown-', 'a name or a number that names nothing: a vertex, a ruleset, a field'],
  ['not-', 'the input has not the property that the function needs, or something is not there'],
  ['too-', 'the input is too large for the bounds, the time or the memory'],
];
/** The codes that there are: those of the type `ErrorCode`. */
const CODES: ReadonlySet<string> = new Set(
  [...textOf('src/errorCodes.ts').matchAll(/^ {2}\| '(.+?)'/gm)].map(([, code]) => code!),
);

/** Is it all that a constant is? */
function isConstant({ parent }: ts.Node): boolean {
  return ts.isVariableDeclaration(parent);
}

/**
 * Codes of one file: literals that are given to a call or to the constructor of an error, with the class where it
 * stands there, or that constants are.
 */
function codesIn(path: string): [code: string, errorClass: string | undefined][] {
  const found: [string, string | undefined][] = [];
  const visit = (node: ts.Node, call: ts.CallExpression | ts.NewExpression | undefined): void => {
    if (ts.isStringLiteralLike(node) && CODES.has(node.text) && (call !== undefined || isConstant(node))) {
      const name = call?.expression.getText() ?? '';
      found.push([node.text, call?.kind === ts.SyntaxKind.NewExpression && name.endsWith('Error') ? name : undefined]);
    }
    // Codes may be chosen: `new LimitError(deep ? 'too-deep' : 'too-much-memory', …)`.
    const around = ts.isCallExpression(node) || ts.isNewExpression(node) ? node : undefined;
    const passes =
      ts.isConditionalExpression(node) || ts.isObjectLiteralExpression(node) || ts.isPropertyAssignment(node);
    ts.forEachChild(node, (child) => visit(child, around ?? (passes ? call : undefined)));
  };
  if (/['"`](?:invalid|unknown|not|too)-/.test(textOf(path))) visit(parsedFile(path), undefined);
  return found;
}

/** What the page should be now. @throws Error for a code that nothing has */
export function currentErrors(): string {
  const codes = new Map<string, { classes: Set<string>; folders: Set<string> }>();
  for (const path of filesUnder('src', /\.ts$/))
    for (const [code, errorClass] of codesIn(path)) {
      const entry = codes.get(code) ?? { classes: new Set(), folders: new Set() };
      if (errorClass !== undefined) entry.classes.add(errorClass);
      entry.folders.add(path.split('/')[1]!.replace(/\.ts$/, ''));
      codes.set(code, entry);
    }
  const unused = [...CODES].filter((code) => !codes.has(code));
  if (unused.length > 0) throw new Error(`No error has the codes ${unused.join(', ')}.`);
  const sections = FAMILIES.map(([prefix, meaning]) => {
    const rows = [...codes]
      .filter(([code]) => code.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([code, { classes, folders }]) =>
          `| \`${code}\` | ${[...classes].sort().join(', ')} | ${[...folders].sort().join(', ')} |`,
      );
    return [
      `## ${prefix}…`,
      '',
      `${meaning[0]!.toUpperCase()}${meaning.slice(1)}.`,
      '',
      '| code | class | thrown in |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  const intro = [
    '# Errors',
    '',
    'Every error that the library throws on purpose is a `LibraryError`: an `InputError` (fix the call), a `ParseError` (a text does not follow its notation; it',
    'has line and column), a `LimitError` (too big for the bounds; `details` says what was found) or an `InvariantError` (the library contradicts itself: please',
    'report it). `code` stays the same across releases, `message` says what was found and what was expected, `hint` what to do. Written by',
    '`npx tsx scripts/errors.ts` from the code; where no class is named, a reader of texts or documents throws its own.',
  ].join('\n');
  return `${[intro, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}docs/errors.md`, currentErrors());
