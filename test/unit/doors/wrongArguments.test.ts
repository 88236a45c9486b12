import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { FOLDERS, faultOf, isClass, type Call } from '../../helpers/doors.js';
import { inFull, runs, sampled } from '../../helpers/sampling.js';
import { WRONG_ARGUMENTS } from '../../helpers/wrongArguments.js';

/** Constructors and functions that are not for users, and tables that take a second to make. */
const NOT_PUBLIC = new Set([
  ...['new SetFamily', 'new SparseMatrix', 'new SimplicialComplex', 'new SquarefreeIdeal', 'new LabelledPoset'],
  ...['new Dyadic', 'new Value', 'new Form', 'new GameTreeNode', 'new Thermograph', 'new Wall', 'SparseMatrix.ofParts'],
  ...['SimplicialComplex.ofAntichain', 'SquarefreeIdeal.outside', 'LabelledPoset.ofHasseDiagram'],
  ...['DataReader.of', 'smallGames', 'new Play', 'DigraphValues.continued'],
]);

/** The functions, constructors and static functions of a folder, with the number of arguments they name. */
function callsOf(module: Readonly<Record<string, unknown>>): [name: string, call: Call, arity: number][] {
  const functions = Object.entries(module).filter((entry): entry is [string, Call & { length: number }] => {
    return typeof entry[1] === 'function';
  });
  return functions
    .flatMap(([name, x]): [string, Call, number][] => {
      if (!isClass(x)) return [[name, x, x.length]];
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

describe('wrong arguments', () => {
  it('are of more than two hundred kinds', () => {
    expect(WRONG_ARGUMENTS.length).toBeGreaterThan(200);
  });

  it.each(sampled(Object.entries(FOLDERS), 4))('of %s give typed errors only', async (folder, load) => {
    const random = randomNumbers(folder.length);
    const any = (): unknown => WRONG_ARGUMENTS[Math.floor(random() * WRONG_ARGUMENTS.length)]![1]();
    const faults = new Map<string, string>();
    for (const [name, call, arity] of callsOf(await load())) {
      // An instance of mathjs takes a while to make.
      const rounds = inFull ? (folder === 'mathjs' ? 1 : 5) * WRONG_ARGUMENTS.length : runs(200, 12);
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
