/** The rules of layering, as a function of file texts, so that the rules themselves can be tested. */
import { posix } from 'node:path';
import ts from 'typescript';
import { BUNDLED_PACKAGES } from '../../scripts/bundledPackages.js';
import { LAYERS } from '../../scripts/layers.js';

/** What of package.json the rules need. */
export interface PackageFacts {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A folder of `src` imports only from those above it; the first are files. */
const layers: readonly string[] = LAYERS.map(([name]) => name);

/** Folders that may import less than everything above them. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  errorCodes: [],
  errors: ['errorCodes'],
  node: [],
  memory: ['node'],
  run: ['errors', 'memory'],
  document: ['errors', 'text', 'shape'],
  json: [],
  player: [],
  text: ['errors', 'run', 'player'],
  verification: [],
  shape: ['errors', 'text'],
  arguments: ['errors', 'shape'],
  values: ['errors', 'node', 'run', 'json', 'document', 'player', 'inspect', 'text', 'shape', 'arguments'],
  nowasm: ['values'],
  evaluation: [
    'errors',
    'run',
    'player',
    'verification',
    'shape',
    'arguments',
    'sets',
    'symmetry',
    'complex',
    'values',
  ],
};

const withoutThirdParty = new Set([
  'errors',
  'node',
  'memory',
  'run',
  'json',
  'document',
  'player',
  'text',
  'verification',
  'shape',
  'arguments',
  'sets',
  'symmetry',
  'linear',
  'complex',
  'ideal',
  'poset',
  'values',
]);
/** Where Node is: its modules, and packages by names that are only known when they are loaded. */
const ofNode: readonly string[] = ['cli', 'surveys'];
/** The packages that users may have, by the folder that is for them. */
const peersOf: Readonly<Record<string, readonly string[]>> = {
  graphology: ['graphology'],
  surveys: ['@duckdb/node-api', 'bullmq', 'ioredis', 'vega'],
};
const publicOnly = ['examples/', 'bench/', 'test/package/', 'test/peers/', 'docs/', 'README.md'];
/**
 * The files of a folder that other folders may import: what users have too, what only other folders need, and kernels
 * for kernels.
 */
const doors = ['index.js', 'internal.js', 'internal.kernel.js'];
const longestFile = 400;

/** Every module that a TypeScript text names: imports, `import type`, re-exports, `import()` and `import('…').T`. */
export function importsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    let specifier: ts.Node | undefined;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) specifier = node.moduleSpecifier;
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      specifier = node.arguments[0];
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) specifier = node.argument.literal;
    else if (ts.isExternalModuleReference(node)) specifier = node.expression;
    if (specifier !== undefined) found.push(ts.isStringLiteralLike(specifier) ? specifier.text : '(computed)');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest));
  return found;
}

/** The code of the TypeScript blocks of a Markdown text. */
function typescriptBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\b[^\n]*\n([\s\S]*?)^```$/gm)].map((match) => match[1]!);
}

/** The layer of a path such as `src/games/compile.ts`: its folder, or its own name directly under `src`. */
function layerOf(path: string): string {
  const first = path.slice('src/'.length).split('/')[0]!;
  return first.replace(/\.(ts|js|json)$/, '');
}

function onlyReExports(text: string): boolean {
  const file = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest);
  return file.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined);
}

/** The subpath of the package that a specifier names, or undefined when it names another module. */
function subpathOf(specifier: string, name: string): string | undefined {
  if (specifier === name) return '.';
  return specifier.startsWith(`${name}/`) ? `.${specifier.slice(name.length)}` : undefined;
}

function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function sourceImportViolation(path: string, specifier: string, facts: PackageFacts): string | undefined {
  const layer = layerOf(path);
  if (specifier === '(computed)')
    return ofNode.includes(layer) ? undefined : 'imports a computed name; expected a literal one';
  if (specifier.startsWith('node:'))
    return ofNode.includes(layer) ? undefined : `imports ${specifier}; only src/cli and src/surveys may`;
  if (!specifier.startsWith('.')) {
    if (subpathOf(specifier, facts.name) !== undefined) return `imports ${specifier}; expected a relative path in src`;
    if (withoutThirdParty.has(layer) || path.endsWith('.kernel.ts'))
      return `imports ${specifier}; no third-party code here`;
    const name = packageNameOf(specifier);
    const isPeer = peersOf[layer]?.includes(name) === true && facts.peerDependencies?.[name] !== undefined;
    const isThere = isPeer || BUNDLED_PACKAGES.includes(name);
    return isThere || facts.dependencies?.[name] !== undefined
      ? undefined
      : `imports ${specifier}; it is no dependency in package.json`;
  }
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith('src/'))
    return target === 'package.json' && layer === 'cli' ? undefined : `imports ${specifier} from outside src`;
  if (path.endsWith('.kernel.ts') && !/\.kernel\.[jt]s$/.test(target))
    return `imports ${specifier}; a kernel imports only kernels`;
  const to = layerOf(target);
  if (to === layer) return undefined;
  if (!layers.includes(to)) return `imports ${specifier}; ${to} is not a layer`;
  const allowed = narrower[layer] ?? layers.slice(0, layers.indexOf(layer));
  if (!allowed.includes(to)) return `imports ${specifier}; ${layer} may not import ${to}`;
  // What expressions hand on comes from users, as it does at the doors of the package.
  const open = layer === 'expressions' ? [...doors, 'door.js'] : doors;
  if (target === `src/${to}.js` || open.includes(target.slice(`src/${to}/`.length))) return undefined;
  return `imports ${specifier}; expected a door of ${to}: ${open.join(', ')}`;
}

function outsideImportViolation(path: string, specifier: string, facts: PackageFacts): string | undefined {
  const subpath = subpathOf(specifier, facts.name);
  if (subpath !== undefined)
    return facts.exports[subpath] === undefined
      ? `imports ${specifier}; package.json exports no ${subpath}`
      : undefined;
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  return /^(src|dist)\//.test(target) ? `imports ${specifier}; expected a public entry point` : undefined;
}

/** What a kernel may not have besides imports that are not kernels: texts, and state outside of its classes. */
function kernelViolation(text: string): string | undefined {
  const file = ts.createSourceFile('x.kernel.ts', text, ts.ScriptTarget.Latest);
  const isState = (node: ts.Statement): boolean =>
    ts.isVariableStatement(node) && (node.declarationList.flags & ts.NodeFlags.Const) === 0;
  if (file.statements.some(isState)) return 'keeps state outside of a class; a kernel has none';
  const namesTexts = (node: ts.Node): boolean =>
    node.kind === ts.SyntaxKind.StringKeyword ||
    ts.forEachChild(node, (child) => namesTexts(child) || undefined) === true;
  return namesTexts(file) ? 'works on texts; a kernel works on numbers and typed arrays' : undefined;
}

/**
 * Everything in a set of files that breaks the layers of the design, as readable lines `path: what`.
 * @param files text by path from the root, with forward slashes
 */
export function layerViolations(files: ReadonlyMap<string, string>, facts: PackageFacts): string[] {
  const found: string[] = [];
  const folders = new Set<string>();
  for (const [path, text] of files) {
    const report = (what: string | undefined): void => {
      if (what !== undefined) found.push(`${path}: ${what}.`);
    };
    if (publicOnly.some((prefix) => path.startsWith(prefix))) {
      const codes = path.endsWith('.md') ? typescriptBlocks(text) : [text];
      for (const specifier of codes.flatMap(importsOf)) report(outsideImportViolation(path, specifier, facts));
    }
    if (!path.startsWith('src/')) continue;
    const layer = layerOf(path);
    if (!layers.includes(layer)) report('lies in no layer of the design');
    if (path.split('/').length > 2) folders.add(layer);
    if (path.endsWith('.json')) continue;
    const lines = text.trimEnd().split('\n').length;
    if (lines > longestFile) report(`has ${lines} lines; expected at most ${longestFile}`);
    if (/^src\/([^/]+\/)?(index|internal|internal\.kernel)\.ts$/.test(path) && !onlyReExports(text))
      report('holds more than re-exports');
    for (const specifier of importsOf(text)) report(sourceImportViolation(path, specifier, facts));
    if (path.endsWith('.kernel.ts')) report(kernelViolation(text));
  }
  for (const folder of folders) {
    if (folder === 'cli') continue;
    const [isPublic, isShared] = ['index', 'internal'].map((door) => files.has(`src/${folder}/${door}.ts`));
    if (!isPublic && !isShared) found.push(`src/${folder}: has neither index.ts nor internal.ts.`);
    const isExported = facts.exports[`./${folder}`] !== undefined;
    if (isPublic && !isExported) found.push(`src/${folder}: has no subpath ./${folder} in package.json.`);
    if (!isPublic && isExported) found.push(`src/${folder}: has a subpath in package.json and no index.ts.`);
  }
  return found;
}
