import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root, textOf } from '../../scripts/filesUnder.js';

/** Something callable or readable of a public name, with what it answers. */
interface Answer {
  /** Such as `isFace` or `SimplicialComplex.isFace`. */
  readonly name: string;
  readonly types: readonly ts.Type[];
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
    found.set(name, { name, types: calls.length === 0 ? [type] : calls.map((call) => call.getReturnType()) });
  };
  const members = (owner: string, type: ts.Type): void => {
    for (const member of checker.getPropertiesOfType(type))
      if (member.name !== 'prototype') add(`${owner}.${member.name}`, checker.getTypeOfSymbol(member));
  };
  for (const entry of entries)
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!)) {
      const alias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = alias ? checker.getAliasedSymbol(exported) : exported;
      if ((symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0)
        members(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
      if ((symbol.flags & ts.SymbolFlags.Class) !== 0) members(symbol.name, checker.getTypeOfSymbol(symbol));
      else if ((symbol.flags & ts.SymbolFlags.Value) !== 0) add(exported.name, checker.getTypeOfSymbol(symbol));
    }
  return [...found.values()];
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

const PREDICATE = /^(is|has)[A-Z]/;
const VERIFIER = /^verify[A-Z]/;

const subpaths = Object.keys((JSON.parse(textOf('package.json')) as { exports: Record<string, unknown> }).exports);
const entries = subpaths
  .filter((subpath) => !subpath.includes('schema') && subpath !== './package.json')
  .map((subpath) => `${root}src/${subpath === '.' ? '' : `${subpath.slice(2)}/`}index.ts`);
const program = ts.createProgram(entries, { ...options, types: [], skipLibCheck: true });
const all = answersOf(program, entries);

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
      return verified !== 'true' && (verified !== 'false' || because !== 'string');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(parts).toHaveLength(2 * verifiers.length);
  });

  it('that do not keep to this are found', () => {
    const text = `
      export function isThere(): { yes: boolean } { return { yes: true }; }
      export const hasIt = (x: number): boolean | undefined => (x > 0 ? true : undefined);
      export class Thing { isFine(): boolean { return true; } get isOdd(): 'undecided' | boolean { return false; } static isThing(x: unknown): x is Thing { return x instanceof Thing; } }
      export interface Shape { readonly isRound?: boolean; readonly isFlat: true; }
      export const isIt = true;
      export function island(): number { return 1; }`;
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, language) =>
      name === 'sample.ts' ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : read(name, language);
    const sample = ts.createProgram(['sample.ts'], { ...options, types: [] }, host);
    const found = named(answersOf(sample, ['sample.ts']), PREDICATE);
    expect(found.map(({ name }) => name).sort()).toEqual(
      ['Shape.isFlat', 'Shape.isRound', 'Thing.isFine', 'Thing.isOdd', 'Thing.isThing', 'hasIt', 'isIt', 'isThere'],
    ); // prettier-ignore
    expect(undecided(found).sort()).toEqual(['Shape.isRound', 'Thing.isOdd', 'hasIt', 'isThere']);
  });
});
