// Writes the doors (`npm run doors`): beside the `index.ts` of a folder a module with the same exports, in which each
// function looks at its arguments first. What arguments look like follows from the types of the parameters. Nothing is
// done if the doors were written from these sources already.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesUnder, root, textOf } from './filesUnder.js';

/** The folders whose doors are written. The functions of the others look at their arguments themselves, by `takes`. */
const MOVED: readonly string[] = ['poset', 'loopy'];

/** Where `Work` reads its bounds, and looks at them. */
const RUN = 'src/run.ts';

const LITERAL =
  ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null;

const isOf = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
const isFunction = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Function) !== 0;
const doorOf = (index: string): string => index.replace(/index\.ts$/, 'door.ts');
const pathOf = (file: ts.SourceFile): string => file.fileName.replaceAll('\\', '/').slice(root.length);
const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const object = (fields: readonly string[]): string => (fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`);
const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'}${name}`;

/** With the marks by which bundlers leave out what nobody uses, also on the calls inside. */
const pure = (code: string): string => code.replace(/\b\w+\(/g, (call) => `/* @__PURE__ */ ${call}`);

/** The members of a union as it is written: with those that are unions with names. */
const membersOf = (type: ts.UnionType): readonly ts.Type[] =>
  (type as { readonly origin?: ts.UnionType }).origin?.types ?? type.types;

/** A Shape written out: of what is in src/arguments.ts, of constants of the door, and of imports. */
type Written = string;

/** What the folders export, publicly or to one another: the module by folder and name, `src/values aForm`. */
type Exporters = ReadonlyMap<string, string>;

/** The text of one door. */
class Door {
  readonly #checker: ts.TypeChecker;
  readonly #exporters: Exporters;
  readonly #index: string;
  readonly #vocabulary: Set<string> = new Set(['checked']);
  readonly #imports: Map<string, Set<string>> = new Map();
  readonly #constants: Map<Written, string> = new Map();

  constructor(checker: ts.TypeChecker, exporters: Exporters, index: string) {
    this.#checker = checker;
    this.#exporters = exporters;
    this.#index = index;
  }

  /** @param functions by their names */
  text(functions: ReadonlyMap<string, ts.Type>): string {
    const exported = [...functions].map(([name, type]) => this.#checkedFunction(name, type.getCallSignatures()));
    const constants = [...this.#constants].map(([written, name]) => `const ${name} = ${pure(written)};`);
    const own = [...constants, ...exported];
    const vocabulary = [...this.#vocabulary].filter((word) => new RegExp(`\\b${word}\\b`).test(own.join('\n'))).sort();
    const imports = [...this.#imports].map(
      ([file, names]) => `import { ${[...names].sort().join(', ')} } from ${quoted(pathFrom(this.#index, file))};`,
    );
    return [
      `import { ${vocabulary.join(', ')} } from ${quoted(pathFrom(this.#index, 'src/arguments.ts'))};`,
      ...imports,
      `import * as unchecked from './index.js';`,
      `export * from './index.js';`,
      ...own,
    ].join('\n');
  }

  #checkedFunction(name: string, signatures: readonly ts.Signature[]): string {
    if (signatures.length > 1) throw new Error(`${name}: doors cannot be written for overloads yet.`);
    const isVerifier = /^verify[A-Z]/.test(name);
    const shapes = signatures[0]!.parameters.map((parameter) => this.#parameter(parameter, isVerifier));
    const call = pure(`checked(${quoted(name)}, unchecked.${name}, ${object(shapes)})`);
    return `export const ${name}: typeof unchecked.${name} = ${call};`;
  }

  /** @param isVerifier a verifier answers itself what is wrong with a claim; what that is about is of a class */
  #parameter(parameter: ts.Symbol, isVerifier: boolean): string {
    const { questionToken, initializer, name, dotDotDotToken } = parameter.valueDeclaration as ts.ParameterDeclaration;
    if (dotDotDotToken !== undefined)
      throw new Error(`${name.getText()}: doors cannot be written for rest parameters yet.`);
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(parameter));
    const isOptions = this.#isOptions(type);
    const isClaim = isVerifier && !isOptions && this.#namedShape(type) === undefined;
    const shape = isClaim
      ? this.#use('anything')
      : this.#shape(isOptions ? type : this.#checker.getTypeOfSymbol(parameter));
    if (isOptions) return `options: ${shape}`;
    const isLeftOut = questionToken !== undefined || initializer !== undefined;
    return `${name.getText()}: ${isLeftOut ? this.#optional(shape) : shape}`;
  }

  #use(word: string): string {
    this.#vocabulary.add(word);
    return word;
  }

  #import(file: string, name: string): string {
    this.#imports.set(file, (this.#imports.get(file) ?? new Set()).add(name));
    return name;
  }

  #optional(shape: Written): Written {
    return /^(optional|anything)\b/.test(shape) ? shape : `${this.#use('optional')}(${shape})`;
  }

  #shape(type: ts.Type): Written {
    const named = this.#namedShape(type);
    if (named !== undefined) return named;
    if (isOf(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return this.#use('anything');
    if (isOf(type, ts.TypeFlags.Boolean)) return this.#use('aFlag');
    if (type.isUnion()) return this.#union(type);
    if (isOf(type, LITERAL)) return this.#oneOf([type]);
    if (isOf(type, ts.TypeFlags.String)) return this.#use('text');
    if (isOf(type, ts.TypeFlags.Number)) return this.#use('aNumber');
    if (type.getCallSignatures().length > 0) return this.#use('aFunction');
    if (isOf(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`${doorOf(this.#index)}: no shape for the type ${this.#checker.typeToString(type)} yet.`);
  }

  #union(type: ts.UnionType): Written {
    const members = membersOf(type);
    const present = members.filter((member) => !isOf(member, ts.TypeFlags.Undefined));
    const literals = present.filter((member) => isOf(member, LITERAL));
    const others = present.filter((member) => !isOf(member, LITERAL)).map((member) => this.#shape(member));
    const shapes = [...(literals.length === 0 ? [] : [this.#oneOf(literals)]), ...new Set(others)];
    const shape = shapes.length === 1 ? shapes[0]! : `${this.#use('either')}(${shapes.join(', ')})`;
    return present.length < members.length ? this.#optional(shape) : shape;
  }

  #oneOf(types: readonly ts.Type[]): Written {
    return `${this.#use('oneOf')}(${types.map((type) => this.#literal(type)).join(', ')})`;
  }

  #literal(type: ts.Type): string {
    return type.isStringLiteral() ? quoted(type.value) : this.#checker.typeToString(type);
  }

  /** Objects that are neither lists nor options are not looked into. */
  #object(type: ts.Type): Written {
    const item = (): Written => this.#shape(this.#checker.getTypeArguments(type as ts.TypeReference)[0]!);
    if (this.#checker.isArrayType(type)) return `${this.#use('listOf')}(${item()})`;
    const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
    if (name === 'Iterable') return `${this.#use('manyOf')}(${item()})`;
    if (type.isClass()) throw new Error(`${name}: its folder has no ${withArticle(name)} for others yet.`);
    if (!this.#isOptions(type)) return this.#use('anObject');
    const all = this.#checker.getPropertiesOfType(type);
    const bounds = all.filter((option) => isBound(option)).map((option) => option.name);
    const others = all
      .filter((option) => !isBound(option))
      .map((option) => `${option.name}: ${this.#optional(this.#shape(this.#checker.getTypeOfSymbol(option)))}`);
    const known = bounds.length === 0 ? quoted('') : this.#constant('bounds', quoted(bounds.join(' ')));
    const shape = `${this.#use('optionsOf')}(${known}, ${object(others)})`;
    return /^[A-Z]/.test(name) ? this.#constant(withArticle(name), shape) : shape;
  }

  /** Interfaces of options end in that word, or have the bounds of long work. */
  #isOptions(type: ts.Type): boolean {
    const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
    return name.endsWith('Options') || this.#checker.getPropertiesOfType(type).some((field) => isBound(field));
  }

  /** The constant `aT` of the type `Shape` that the folder of a type `T` has for others. */
  #namedShape(type: ts.Type): Written | undefined {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined) return undefined;
    const shape = withArticle(symbol.name);
    const file = this.#exporters.get(`${folderOf(pathOf(declaration.getSourceFile()))} ${shape}`);
    return file === undefined ? undefined : this.#import(file, shape);
  }

  #constant(name: string, written: Written): Written {
    this.#constants.set(written, name);
    return name;
  }
}

/** Is it a bound of long work, as `timeoutMs`? */
function isBound(field: ts.Symbol): boolean {
  return field.declarations?.some((node) => pathOf(node.getSourceFile()) === RUN) === true;
}

function pathFrom(index: string, file: string): string {
  const path = posix.relative(posix.dirname(index), file).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The text of each door by its path. */
export function currentDoors(): Map<string, string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options } = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.build.json`, {}, host)!;
  const modules = filesUnder('src', /\.ts$/).filter((path) => /^src\/([a-z]+\/)?(index|internal)\.ts$/.test(path));
  const program = ts.createProgram(
    modules.map((path) => root + path),
    options,
  );
  const checker = program.getTypeChecker();
  const moduleOf = (path: string): ts.Symbol => checker.getSymbolAtLocation(program.getSourceFile(root + path)!)!;
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const exporters = new Map(
    [...modules]
      .reverse()
      .flatMap((path) =>
        checker.getExportsOfModule(moduleOf(path)).map(({ name }) => [`${folderOf(path)} ${name}`, path] as const),
      ),
  );
  const indexes = modules.filter((path) => path.endsWith('index.ts'));
  const moved = indexes.filter((index) => MOVED.some((folder) => index === `src/${folder}/index.ts`));
  const doors = new Map<string, string>();
  /** What is to be had at a door that another index exports as well: functions, and the folder as a whole. */
  const found = new Map<ts.Symbol, string>();
  for (const index of moved) {
    const functions = new Map<string, ts.Type>();
    found.set(moduleOf(index), doorOf(index));
    for (const exported of checker.getExportsOfModule(moduleOf(index))) {
      const symbol = resolved(exported);
      if (!isFunction(symbol)) continue;
      functions.set(exported.name, checker.getTypeOfSymbol(symbol));
      found.set(symbol, doorOf(index));
    }
    doors.set(doorOf(index), new Door(checker, exporters, index).text(functions));
  }
  for (const index of indexes.filter((path) => !moved.includes(path))) {
    const again = checker.getExportsOfModule(moduleOf(index)).flatMap((exported) => {
      const symbol = resolved(exported);
      const door = found.get(symbol);
      if (door === undefined) return [];
      const what = isFunction(symbol) ? `{ ${exported.name} }` : `* as ${exported.name}`;
      return [`export ${what} from ${quoted(pathFrom(index, door))};`];
    });
    if (again.length > 0) doors.set(doorOf(index), [`export * from './index.js';`, ...again].join('\n'));
  }
  return new Map([...doors].map(([path, text]) => [path, `${text}\n`]));
}

/** The first line of doors: it tells the sources that they are made of from others. */
function firstLine(): string {
  const hash = createHash('sha256');
  for (const path of [...filesUnder('src', /(?<!^door)\.ts$/), 'scripts/doors.ts'])
    hash.update(`\0${path}\0`).update(textOf(path));
  return `// Written by \`npm run doors\`: ${hash.digest('hex').slice(0, 16)}\n`;
}

function writeDoors(): void {
  const first = firstLine();
  const written = filesUnder('src', /^door\.ts$/);
  const isFresh = written.length > 0 && written.every((path) => textOf(path).startsWith(first));
  if (!isFresh) for (const [path, text] of currentDoors()) writeFileSync(root + path, first + text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeDoors();
