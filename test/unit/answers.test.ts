import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root, textOf } from '../../scripts/filesUnder.js';

/** Something callable or readable of a public name, with how it is called and what it answers. */
interface Answer {
  /** Such as `isFace`, `SimplicialComplex.isFace` or `new SimplicialComplex`. */
  readonly name: string;
  readonly types: readonly ts.Type[];
  readonly calls: readonly ts.Signature[];
}

const { config } = ts.parseConfigFileTextToJson('tsconfig.json', textOf('tsconfig.json')) as {
  readonly config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** What the public functions, and the public methods, getters and fields of classes and interfaces, answer. */
function answersOf(program: ts.Program, entries: readonly string[]): Answer[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, Answer>();
  const add = (name: string, type: ts.Type): void => {
    const calls = type.getCallSignatures();
    found.set(name, { name, types: calls.length === 0 ? [type] : calls.map((call) => call.getReturnType()), calls });
    const made = type.getConstructSignatures();
    if (made.length > 0)
      found.set(`new ${name}`, { name: `new ${name}`, types: made.map((call) => call.getReturnType()), calls: made });
  };
  const members = (owner: string, type: ts.Type): void => {
    for (const member of checker.getPropertiesOfType(type))
      if (member.name !== 'prototype' && !isInternal(member))
        add(`${owner}.${member.name}`, checker.getTypeOfSymbol(member));
  };
  for (const entry of entries)
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!)) {
      const alias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = alias ? checker.getAliasedSymbol(exported) : exported;
      if ((symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0)
        members(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
      if ((symbol.flags & ts.SymbolFlags.Class) !== 0) members(symbol.name, checker.getTypeOfSymbol(symbol));
      if ((symbol.flags & ts.SymbolFlags.Value) !== 0) add(exported.name, checker.getTypeOfSymbol(symbol));
    }
  return [...found.values()];
}

/** What `stripInternal` takes out of the declarations that users see. */
function isInternal(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal');
}

/** The calls with something optional that is not one object in the last place. */
function scattered(program: ts.Program, answers: readonly Answer[]): string[] {
  const checker = program.getTypeChecker();
  const isOptions = (type: ts.Type): boolean =>
    type.isUnion() || type.isIntersection()
      ? type.types.every(isOptions)
      : (type.flags & ts.TypeFlags.Object) !== 0 &&
        !checker.isArrayLikeType(type) &&
        type.getCallSignatures().length === 0 &&
        ((type.symbol as ts.Symbol | undefined)?.flags ?? 0) % (2 * ts.SymbolFlags.Class) <
          Number(ts.SymbolFlags.Class);
  const isScattered = (call: ts.Signature): boolean => {
    const declaration = call.getDeclaration() as ts.SignatureDeclaration | undefined;
    if (declaration === undefined || !declaration.getSourceFile().fileName.startsWith(root)) return false;
    if (ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'internal')) return false;
    return declaration.parameters.some((parameter, i) => {
      if (parameter.questionToken === undefined && parameter.initializer === undefined) return false;
      const last = i === declaration.parameters.length - 1;
      return !last || !isOptions(checker.getNonNullableType(checker.getTypeAtLocation(parameter)));
    });
  };
  return answers.filter(({ calls }) => calls.some(isScattered)).map(({ name }) => name);
}

function named(answers: readonly Answer[], pattern: RegExp): Answer[] {
  return answers.filter(({ name }) => pattern.test(name.split('.').at(-1)!));
}

/** Those that do not always answer yes or no; `x is T` is a yes or no too. */
function undecided(answers: readonly Answer[]): string[] {
  return answers
    .filter(({ types }) =>
      types.some((type) => (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral)) === 0),
    )
    .map(({ name }) => name);
}

/** What may be left out although it is not in an object of options, and why. */
const NOT_IN_OPTIONS: Readonly<Record<string, string>> = {
  'SimplicialComplex.fromFacets': 'sets and the ground set they lie in',
  'SimplicialComplex.fromNonfaces': 'sets and the ground set they lie in',
  'Dyadic.of': 'numerator and exponent, as in the literature',
  'Rational.of': 'numerator and denominator',
  parseValue: 'the store that all values of one piece of work share',
  fromEdges: 'edges and number of vertices, as in SimplicialComplex.fromFacets',
  octal: 'the codes of Left and Right, as in octal(.7|.07)',
  octalGame: 'the codes of Left and Right, as in octal(.7|.07)',
  hexadecimalGame: 'the codes of Left and Right, as in hexadecimal(.8|.08)',
  heapRuleset: 'the game, and the name that sources have for it',
  petersen: 'n and k, as in petersen:n,k',
  'TextSpan.refuse': 'a hint, and what was found if the text does not say it',
  'TextSpan.slice': 'the end, as in String.slice',
  'TextSpan.unknown': 'the name, if it is not the whole text',
  'new FormStore': 'the relation is which store it is; there is nothing else to choose',
};

const PREDICATE = /^(is|has)[A-Z]/;
const VERIFIER = /^verify[A-Z]/;

const subpaths = Object.keys((JSON.parse(textOf('package.json')) as { exports: Record<string, unknown> }).exports);
const entries = subpaths
  .filter((subpath) => !subpath.includes('schema') && subpath !== './package.json')
  .map((subpath) => `${root}src/${subpath === '.' ? '' : `${subpath.slice(2)}/`}index.ts`);
const program = ts.createProgram(entries, { ...options, types: [], skipLibCheck: true });
const all = answersOf(program, entries);

/** A program of one file. */
function programOf(text: string): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language) =>
    name === SAMPLE ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : read(name, language);
  return ts.createProgram([SAMPLE], { ...options, types: [] }, host);
}
const SAMPLE = `${root}sample.ts`;

describe('public names', () => {
  it('is… and has… answer yes or no, so that they may stand in a condition', () => {
    const predicates = named(all, PREDICATE);
    const names = predicates.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['SimplicialComplex.isFace', 'SimplicialComplex.isVoid', 'Board.hasEdge', 'isLeaf']),
    );
    expect(predicates.length).toBeGreaterThan(30);
    expect(undecided(predicates)).toEqual([]);
  });

  it('verify… answer whether something is verified and, if not, why not', () => {
    const checker = program.getTypeChecker();
    const verifiers = named(all, VERIFIER);
    expect(verifiers.length).toBeGreaterThan(30);
    const parts = verifiers.flatMap(({ name, types }) =>
      types.flatMap((type) => (type.isUnion() ? type.types : [type]).map((part) => ({ name, part }))),
    );
    const textOfField = (part: ts.Type, field: string): string => {
      const symbol = part.getProperty(field);
      return symbol === undefined ? 'none' : checker.typeToString(checker.getTypeOfSymbol(symbol));
    };
    const wrong = parts.filter(({ part }) => {
      const [verified, because] = [textOfField(part, 'verified'), textOfField(part, 'because')];
      return verified !== 'true' && (!['false', '"undecided"'].includes(verified) || because !== 'string');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    for (const { name } of verifiers) {
      const answers = parts
        .filter((part) => part.name === name)
        .map(({ part }) => textOfField(part, 'verified'))
        .filter((answer) => answer !== '"undecided"');
      // A verifier of several kinds has an answer of each sort for each kind; what is so may be shown in several ways.
      const refusals = answers.filter((answer) => answer === 'false').length;
      expect([refusals > 0, answers.length >= 2 * refusals], name).toEqual([true, true]);
    }
  });

  it('that do not keep to this are found', () => {
    const text = `
      export function isThere(): { yes: boolean } { return { yes: true }; }
      export const hasIt = (x: number): boolean | undefined => (x > 0 ? true : undefined);
      export class Thing { isFine(): boolean { return true; } get isOdd(): 'undecided' | boolean { return false; } static isThing(x: unknown): x is Thing { return x instanceof Thing; } }
      export interface Shape { readonly isRound?: boolean; readonly isFlat: true; }
      export const isIt = true;
      export function island(): number { return 1; }`;
    const found = named(answersOf(programOf(text), [SAMPLE]), PREDICATE);
    expect(found.map(({ name }) => name).sort()).toEqual([
      'Shape.isFlat',
      'Shape.isRound',
      'Thing.isFine',
      'Thing.isOdd',
      'Thing.isThing',
      'hasIt',
      'isIt',
      'isThere',
    ]);
    expect(undecided(found).sort()).toEqual(['Shape.isRound', 'Thing.isOdd', 'hasIt', 'isThere']);
  });

  it('take everything that may be left out in one object, the last', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(scattered(program, all).sort()).toEqual(Object.keys(NOT_IN_OPTIONS).sort());
  });

  it('that take it otherwise are found', () => {
    const sample = programOf(`
      export function fine(n: number, options: { most?: number } = {}): number { return n; }
      export const both = (n: number, options?: { most?: number } | { least?: number }): number => n;
      export const many = (...numbers: number[]): number => numbers.length;
      export function most(n: number, most = 3): number { return n + most; }
      export function early(n = 3, options: { most?: number } = {}): number { return n; }
      export const list = (n: number, order?: readonly number[]): number => n;
      export const called = (n: number, name?: () => string): number => n;
      export class Thing {
        constructor(readonly most?: number) {}
        at(other?: Thing): number { return 1; }
        /** @internal */
        from(n?: number): number { return 1; }
      }`);
    expect(scattered(sample, answersOf(sample, [SAMPLE])).sort()).toEqual([
      'Thing.at',
      'called',
      'early',
      'list',
      'most',
      'new Thing',
    ]);
  });
});
