import { describe, expect, it } from 'vitest';
import { InvariantError, LibraryError } from '../../../src/errors.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { WRONG_ARGUMENTS } from '../../helpers/wrongArguments.js';

const FOLDERS = {
  sets: () => import('spgames/sets'),
  symmetry: () => import('spgames/symmetry'),
  linear: () => import('spgames/linear'),
  complex: () => import('spgames/complex'),
  ideal: () => import('spgames/ideal'),
  poset: () => import('spgames/poset'),
  values: () => import('spgames/values'),
  evaluation: () => import('spgames/evaluation'),
  boards: () => import('spgames/boards'),
  games: () => import('spgames/games'),
  constructions: () => import('spgames/constructions'),
  analysis: () => import('spgames/analysis'),
  formats: () => import('spgames/formats'),
  sources: () => import('spgames/sources'),
  pictures: () => import('spgames/pictures'),
};

/** Constructors and functions that are not for users, and tables that take a second to make. */
const NOT_PUBLIC = new Set([
  ...['new SetFamily', 'new SparseMatrix', 'new SimplicialComplex', 'new SquarefreeIdeal', 'new LabelledPoset'],
  ...['new Dyadic', 'new Value', 'new Form', 'new GameTreeNode', 'new Thermograph', 'new Wall', 'SparseMatrix.ofParts'],
  ...['SimplicialComplex.ofAntichain', 'SquarefreeIdeal.outside', 'LabelledPoset.ofHasseDiagram', 'Board.ofData'],
  ...['DataReader.of', 'smallGames'],
]);

type Call = (...given: readonly unknown[]) => unknown;

/** The functions, constructors and static functions of a folder, with the number of arguments they name. */
function callsOf(module: Readonly<Record<string, unknown>>): [name: string, call: Call, arity: number][] {
  const functions = Object.entries(module).filter((entry): entry is [string, Call & { length: number }] => {
    return typeof entry[1] === 'function';
  });
  return functions
    .flatMap(([name, x]): [string, Call, number][] => {
      if (!Function.prototype.toString.call(x).startsWith('class ')) return [[name, x, x.length]];
      const statics = Object.getOwnPropertyNames(x).filter((own) => !['length', 'name', 'prototype'].includes(own));
      return [
        [`new ${name}`, (...given) => Reflect.construct(x, [...given]) as unknown, x.length],
        ...statics.flatMap((own): [string, Call, number][] => {
          const call = (x as unknown as Record<string, unknown>)[own];
          return typeof call === 'function'
            ? [[`${name}.${own}`, (...given) => Reflect.apply(call, x, [...given]) as unknown, call.length]]
            : [];
        }),
      ];
    })
    .filter(([name]) => !NOT_PUBLIC.has(name));
}

/** What an error of a call says if it is not one that the library throws on purpose. */
function fault(error: unknown): string | undefined {
  return error instanceof LibraryError && !(error instanceof InvariantError) ? undefined : String(error);
}

/** What goes wrong in a call: it may answer, or throw a typed error. */
async function faultOf(call: Call, given: readonly unknown[]): Promise<string | undefined> {
  try {
    await call(...given);
    return undefined;
  } catch (error) {
    return fault(error);
  }
}

describe('wrong arguments', () => {
  it('are of about two hundred kinds', () => {
    expect(WRONG_ARGUMENTS.length).toBeGreaterThan(170);
  });

  it.each(Object.entries(FOLDERS))('of %s give typed errors only', async (folder, load) => {
    const random = randomNumbers(folder.length);
    const any = (): unknown => WRONG_ARGUMENTS[Math.floor(random() * WRONG_ARGUMENTS.length)]![1]();
    const faults = new Map<string, string>();
    for (const [name, call, arity] of callsOf(await load())) {
      const rounds = inFull ? WRONG_ARGUMENTS.length : runs(200, 12);
      for (let k = 0; k < rounds; k++) {
        const first = inFull ? WRONG_ARGUMENTS[k % WRONG_ARGUMENTS.length]![1]() : any();
        const given = [first, ...Array.from({ length: arity - (k % 2) }, any)];
        const found = await faultOf(call, k % 3 === 0 ? given.reverse() : given);
        if (found !== undefined) faults.set(name, found);
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
  });
});
