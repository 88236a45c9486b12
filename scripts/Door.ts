// The text of a door: a module in which each function looks at its arguments first. What they look like follows from
// the types of the parameters.
import { posix } from 'node:path';
import ts from 'typescript';
import { root } from './filesUnder.js';

const LITERAL =
  ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null;

const isOf = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
export const doorOf = (index: string): string => index.replace(/index\.ts$/, 'door.ts');
export const pathOf = (file: ts.SourceFile): string => file.fileName.replaceAll('\\', '/').slice(root.length);
export const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const object = (fields: readonly string[]): string => (fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`);
const article = (name: string): string => (/^([AEIOU]|SP)/.test(name) ? 'an' : 'a');
const withArticle = (name: string): string => `${article(name)}${name}`;

/** Without the constants that are in none of the lines after them. */
function withoutUnused(lines: readonly string[]): string[] {
  return lines.reduceRight<string[]>((kept, line) => {
    const name = /^const (\w+)/.exec(line)?.[1];
    const isUsed = name === undefined || new RegExp(`\\b${name}\\b`).test(kept.join('\n'));
    return isUsed ? [line, ...kept] : kept;
  }, []);
}

/** The members of a union as it is written: with those that are unions with names. */
const membersOf = (type: ts.UnionType): readonly ts.Type[] =>
  (type as { readonly origin?: ts.UnionType }).origin?.types ?? type.types;

/** The shapes of which one has to fit: those inside an `either`. */
function alternativesOf(shape: Written): readonly Written[] {
  const inside = /^either\((.*)\)$/s.exec(shape)?.[1];
  if (inside === undefined) return [shape];
  const parts: string[] = [];
  let open = 0;
  for (const part of inside.split(', ')) {
    if (open > 0) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
    open += (part.match(/[([{]/g) ?? []).length - (part.match(/[)\]}]/g) ?? []).length;
  }
  return parts;
}

/** A Shape written out: of what is in src/arguments.ts, of constants of the door, and of imports. */
type Written = string;

/** What the folders export, publicly or to one another: the module by folder and name, `src/values aForm`. */
export type Exporters = ReadonlyMap<string, string>;

/** The text of one door. */
export default class Door {
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
    const constants = [...this.#constants].map(([written, name]) => `const ${name} = ${written};`);
    const own = withoutUnused([...constants, ...exported]);
    const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(own.join('\n'));
    const imports = [...this.#imports].flatMap(([file, names]) => {
      const used = [...names].filter((name) => isUsed(name)).sort();
      return used.length === 0 ? [] : [`import { ${used.join(', ')} } from ${quoted(pathFrom(this.#index, file))};`];
    });
    return [
      `import { ${[...this.#vocabulary]
        .filter((word) => isUsed(word))
        .sort()
        .join(', ')} } from ${quoted(pathFrom(this.#index, 'src/arguments.ts'))};`,
      ...imports,
      `import * as unchecked from './index.js';`,
      `export * from './index.js';`,
      ...own,
    ].join('\n');
  }

  /** In the place of a parameter stands what any of the signatures has there. */
  #checkedFunction(name: string, signatures: readonly ts.Signature[]): string {
    const looksItself = /^verify[A-Z]|From(Json|Data)$/.test(name);
    const places = Math.max(...signatures.map(({ parameters }) => parameters.length));
    const names = signatures.flatMap(({ parameters }) => parameters.map((parameter) => parameter.name));
    const shapes = Array.from({ length: places }, (_, i) => {
      const parameters = signatures.flatMap(({ parameters }) => parameters.slice(i, i + 1));
      const isLeftOut = parameters.length < signatures.length || parameters.some((parameter) => isOptional(parameter));
      const options = parameters.map((parameter) => this.#typeOf(parameter)).filter((type) => this.#isOptions(type));
      const others = parameters.filter((parameter) => !this.#isOptions(this.#typeOf(parameter)));
      const shape = this.#either([
        ...new Set(others.map((parameter) => this.#parameter(parameter, looksItself))),
        ...(options.length === 0 ? [] : [this.#options(options)]),
      ]);
      const { name } = parameters[0]!;
      const isGiven = options.length > 0 && !names.includes('options');
      return `${isGiven ? 'options' : name}: ${isLeftOut ? this.#optional(shape) : shape}`;
    });
    const rest = signatures[0]!.parameters.at(-1);
    const isVariadic = rest !== undefined && declarationOf(rest).dotDotDotToken !== undefined;
    const isLater = signatures.every((signature) => signature.getReturnType().symbol?.name === 'Promise');
    const how = isVariadic ? [quoted('rest')] : isLater ? [quoted('later')] : [];
    const arguments_ = [quoted(name), `unchecked.${name}`, `() => (${object(shapes)})`, ...how];
    return `export const ${name}: typeof unchecked.${name} = /* @__PURE__ */ checked(${arguments_.join(', ')});`;
  }

  #typeOf(parameter: ts.Symbol): ts.Type {
    return this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(parameter));
  }

  /**
   * @param looksItself a verifier answers what is wrong with a claim, and a reader of documents knows what they look
   * like; what a claim is about is of a class
   */
  #parameter(parameter: ts.Symbol, looksItself: boolean): Written {
    const isClaim = looksItself && this.#namedShape(this.#typeOf(parameter)) === undefined;
    return isClaim ? this.#use('anything') : this.#shapeOf(parameter);
  }

  /** The shape of a parameter or a field: that of the name which its type is written with, or that of its type. */
  #shapeOf(symbol: ts.Symbol): Written {
    const { type: node } = (symbol.valueDeclaration ?? {}) as { readonly type?: ts.TypeNode };
    const alias =
      node !== undefined && ts.isTypeReferenceNode(node) ? this.#checker.getSymbolAtLocation(node.typeName) : undefined;
    const isAlias = alias !== undefined && (alias.flags & ts.SymbolFlags.Alias) !== 0;
    const named =
      alias === undefined ? undefined : this.#shapeNamed(isAlias ? this.#checker.getAliasedSymbol(alias) : alias);
    return named ?? this.#shape(this.#checker.getTypeOfSymbol(symbol));
  }

  #use(word: string): string {
    this.#vocabulary.add(word);
    return word;
  }

  #import(file: string, name: string): string {
    this.#imports.set(file, (this.#imports.get(file) ?? new Set()).add(name));
    return name;
  }

  #optionShape(option: ts.Symbol): Written {
    const shape = this.#shapeOf(option);
    return (option.flags & ts.SymbolFlags.Optional) === 0 ? shape : this.#optional(shape);
  }

  #optional(shape: Written): Written {
    return /^(optional|anything)\b/.test(shape) ? shape : `${this.#use('optional')}(${shape})`;
  }

  #shape(type: ts.Type): Written {
    const named = this.#namedShape(type);
    if (named !== undefined) return named;
    if (isOf(type, ts.TypeFlags.TypeParameter)) {
      const constraint = type.getConstraint();
      return constraint === undefined ? this.#use('anything') : this.#shape(constraint);
    }
    if (isOf(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return this.#use('anything');
    if (isOf(type, ts.TypeFlags.Boolean)) return this.#use('aFlag');
    if (type.isUnion()) return this.#union(type);
    if (isOf(type, LITERAL)) return this.#oneOf([type]);
    if (isOf(type, ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return this.#use('text');
    if (isOf(type, ts.TypeFlags.Number)) return this.#use('aNumber');
    if (isOf(type, ts.TypeFlags.BigInt)) return this.#use('aBigInteger');
    if (type.getCallSignatures().length > 0) return this.#use('aFunction');
    if (isOf(type, ts.TypeFlags.NonPrimitive)) return this.#use('anObject');
    if (isOf(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`${doorOf(this.#index)}: no shape for the type ${this.#checker.typeToString(type)} yet.`);
  }

  #union(type: ts.UnionType): Written {
    const members = membersOf(type);
    const present = members.filter((member) => !isOf(member, ts.TypeFlags.Undefined));
    const isFlag = present.filter((member) => isOf(member, ts.TypeFlags.BooleanLiteral)).length === 2;
    const isLiteral = (member: ts.Type): boolean =>
      isOf(member, LITERAL) && !(isFlag && isOf(member, ts.TypeFlags.BooleanLiteral));
    const literals = present.filter((member) => isLiteral(member));
    const rest = present.filter((member) => !isOf(member, LITERAL)).map((member) => this.#shape(member));
    const others = isFlag ? [this.#use('aFlag'), ...rest] : rest;
    const shape = this.#either([...(literals.length === 0 ? [] : [this.#oneOf(literals)]), ...new Set(others)]);
    return present.length < members.length ? this.#optional(shape) : shape;
  }

  #either(shapes: readonly Written[]): Written {
    if (shapes.some((shape) => shape.startsWith('anything'))) return this.#use('anything');
    const ONE_OF = /^oneOf\((.*)\)$/;
    const literals = shapes.flatMap((shape) => ONE_OF.exec(shape)?.slice(1) ?? []);
    if (literals.length > 1)
      return this.#either([`oneOf(${literals.join(', ')})`, ...shapes.filter((shape) => !ONE_OF.test(shape))]);
    const each = [...new Set(shapes.flatMap((shape) => alternativesOf(shape)))];
    return each.length === 1 ? each[0]! : `${this.#use('either')}(${each.join(', ')})`;
  }

  #oneOf(types: readonly ts.Type[]): Written {
    return `${this.#use('oneOf')}(${types.map((type) => this.#literal(type)).join(', ')})`;
  }

  #literal(type: ts.Type): string {
    return type.isStringLiteral() ? quoted(type.value) : this.#checker.typeToString(type);
  }

  #object(type: ts.Type): Written {
    const item = (): Written => this.#shape(this.#checker.getTypeArguments(type as ts.TypeReference)[0]!);
    if (this.#checker.isArrayType(type)) return `${this.#use('listOf')}(${item()})`;
    if (this.#checker.isTupleType(type))
      return this.#tuple(type as ts.TupleTypeReference, (place) => this.#shape(place));
    if (type.symbol?.name === 'Iterable') return `${this.#use('manyOf')}(${item()})`;
    return this.#isOptions(type) ? this.#options([type]) : this.#fields(type);
  }

  #tuple(type: ts.TupleTypeReference, shapeOf: (place: ts.Type) => Written): Written {
    const places = this.#checker.getTypeArguments(type);
    const isFixed = type.target.elementFlags.every((flags) => flags === ts.ElementFlags.Required);
    if (!isFixed) return `${this.#use('listOf')}(${this.#use('anything')})`;
    return `${this.#use('tuple')}(${places.map((place) => shapeOf(place)).join(', ')})`;
  }

  /** Of objects from elsewhere nothing is asked, of our own that each field is of the right kind, one step deep. */
  #fields(type: ts.Type): Written {
    const all = this.#checker.getPropertiesOfType(type);
    const shapes = all.flatMap((field) => {
      const shape = this.#fieldShape(this.#checker.getTypeOfSymbol(field));
      const isLeftOut = (field.flags & ts.SymbolFlags.Optional) !== 0;
      return shape === undefined ? [] : [`${quotedKey(field.name)}: ${isLeftOut ? this.#optional(shape) : shape}`];
    });
    if (!all.every((field) => isOurs(field)) || shapes.length === 0) return this.#use('anObject');
    const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
    const written = `${this.#use('fields')}(${object(shapes)})`;
    return /^[A-Z]/.test(name) ? this.#constant(withArticle(name), written) : written;
  }

  /** One step deep; nothing for what may be anything. */
  #fieldShape(given: ts.Type): Written | undefined {
    const type = this.#checker.getNonNullableType(given);
    if (isOf(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return undefined;
    if (type !== given) {
      const isNullable = !given.isUnion() || given.types.some((member) => isOf(member, ts.TypeFlags.Null));
      const shape = this.#fieldShape(type);
      return isNullable || shape === undefined ? undefined : this.#optional(shape);
    }
    if (type.isUnion() && !isOf(type, ts.TypeFlags.Boolean)) {
      const shapes = membersOf(type).map((member) => this.#fieldShape(member));
      return shapes.includes(undefined) ? undefined : this.#either([...new Set(shapes as readonly Written[])]);
    }
    const items = this.#checker.getTypeArguments(type as ts.TypeReference);
    if (this.#checker.isArrayType(type)) return `${this.#use('listOf')}(${this.#itemShape(items[0]!)})`;
    if (this.#checker.isTupleType(type))
      return this.#tuple(type as ts.TupleTypeReference, (place) => this.#itemShape(place));
    if (this.#namedShape(type) !== undefined || !isOf(type, ts.TypeFlags.Object)) return this.#shape(type);
    return type.getCallSignatures().length > 0 ? this.#use('aFunction') : this.#use('anObject');
  }

  #itemShape(item: ts.Type): Written {
    return this.#fieldShape(item) ?? this.#use('anything');
  }

  /** @param types one, or those of several signatures, which are made into one */
  #options(types: readonly ts.Type[]): Written {
    const options = new Map<string, Set<Written>>();
    const bounds = new Set<string>();
    for (const option of types.flatMap((type) => this.#checker.getPropertiesOfType(type))) {
      const type = this.#checker.getTypeOfSymbol(option);
      if (isBound(option)) bounds.add(option.name);
      else if (!isOf(type, ts.TypeFlags.Undefined))
        options.set(option.name, (options.get(option.name) ?? new Set()).add(this.#optionShape(option)));
    }
    const others = [...options].map(([name, shapes]) => `${name}: ${this.#either([...shapes])}`);
    const known = bounds.size === 0 ? quoted('') : this.#constant('bounds', quoted([...bounds].join(' ')));
    const shape = `${this.#use('optionsOf')}(${known}, ${object(others)})`;
    const name = (types[0]!.aliasSymbol ?? types[0]!.symbol)?.name ?? '';
    return types.length === 1 && /^[A-Z]/.test(name) ? this.#constant(withArticle(name), shape) : shape;
  }

  /** Objects of options may lack every field. */
  #isOptions(type: ts.Type): boolean {
    const all = this.#checker.getPropertiesOfType(type);
    return (
      (all.length > 0 && all.every((field) => (field.flags & ts.SymbolFlags.Optional) !== 0 && isOurs(field))) ||
      (type.aliasSymbol ?? type.symbol)?.name.endsWith('Options') === true ||
      all.some((field) => isBound(field))
    );
  }

  /** The constant `aT` of the type `Shape` that the folder of a type `T` has for others. */
  #namedShape(type: ts.Type): Written | undefined {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined) return undefined;
    const folder = folderOf(pathOf(declaration.getSourceFile()));
    const named = this.#shapeNamed(symbol);
    if (named !== undefined) return named;
    return (symbol.flags & ts.SymbolFlags.Class) === 0 ? undefined : this.#instanceOf(symbol.name, folder);
  }

  #shapeNamed(symbol: ts.Symbol): Written | undefined {
    const declaration = symbol.declarations?.[0];
    if (declaration === undefined) return undefined;
    const shape = withArticle(symbol.name);
    const file = this.#exporters.get(`${folderOf(pathOf(declaration.getSourceFile()))} ${shape}`);
    return file === undefined ? undefined : this.#import(file, shape);
  }

  #instanceOf(name: string, folder: string): Written {
    const file = this.#exporters.get(`${folder} ${name}`);
    if (file === undefined) throw new Error(`${doorOf(this.#index)}: ${folder} does not export the class ${name}.`);
    const words = quoted(`${article(name)} ${name}`);
    return `${this.#use('instanceOf')}(() => ${this.#import(file, name)}, ${words})`;
  }

  /** What stands in the place of a constant: a shape is made where it is needed, a text is there. */
  #constant(name: string, given: Written): Written {
    const isText = given.startsWith("'");
    const written = isText ? given : `() => ${given}`;
    const names = [...this.#constants.values()];
    const free = names.includes(name) ? `${name}${String(this.#constants.size)}` : name;
    const known = this.#constants.get(written) ?? free;
    this.#constants.set(written, known);
    return isText ? known : `${known}()`;
  }
}

const isOurs = (field: ts.Symbol): boolean =>
  field.declarations?.every((node) => pathOf(node.getSourceFile()).startsWith('src/')) === true;
const quotedKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));

function declarationOf(parameter: ts.Symbol): ts.ParameterDeclaration {
  return parameter.valueDeclaration as ts.ParameterDeclaration;
}

function isOptional(parameter: ts.Symbol): boolean {
  const { questionToken, initializer } = declarationOf(parameter);
  return questionToken !== undefined || initializer !== undefined;
}

/** Is it a bound of long work, as `timeoutMs`? */
function isBound(field: ts.Symbol): boolean {
  return (
    field.declarations?.some(({ parent }) => ts.isInterfaceDeclaration(parent) && parent.name.text === 'RunOptions') ===
    true
  );
}

export function pathFrom(index: string, file: string): string {
  const path = posix.relative(posix.dirname(index), file).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
