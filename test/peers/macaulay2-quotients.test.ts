import { nimHeaps } from 'spgames/evaluation';
import {
  heapQuotients,
  latticeQuotient,
  parseLatticeGame,
  presentationOfQuotient,
  printMacaulay2Quotient,
  type LatticeQuotient,
} from 'spgames/lattice';
import { beforeAll, describe, expect, it } from 'vitest';
import { askMacaulay2, hasMacaulay2 } from './runMacaulay2.js';

const CODES = ['.77', '.07', '.123', '.75', '.71', '4.7', '.3122'];

const GAMES = [
  'moves 1; defeated 0',
  'moves 2,0 0,2',
  'moves 1,0,0 0,1,0 0,0,1 1,1,0; defeated 0,0,0',
  'moves 1,0 0,1 -1,1; defeated 0,0 1,0',
  'moves 1,0 -3,1; defeated 0,0',
];

describe.skipIf(!hasMacaulay2)('Macaulay2 on the ideals of quotients', () => {
  const quotients: LatticeQuotient[] = [];
  let answers: Record<'order' | 'leading' | 'finite' | 'size', string>[];

  beforeAll(() => {
    const add = (found: ReturnType<typeof latticeQuotient>): void => {
      if (found.finite === true) quotients.push(found.quotient);
    };
    for (const code of [...CODES, nimHeaps])
      for (const misere of [true, false])
        for (const { decision } of heapQuotients(code, { heaps: 6, misere }).slice(-2)) add(decision);
    for (const game of GAMES) add(latticeQuotient(parseLatticeGame(game), { maxStates: 50 }));
    answers = askMacaulay2(
      quotients.map((each) => printMacaulay2Quotient(each)),
      {
        order: 'numgens source basis(S/I)',
        finite: 'dim I',
        size: 'numgens source gens gb I',
        leading: 'set flatten entries leadTerm gens gb I === set apply(flatten entries gens I, leadTerm)',
      },
    );
  });

  it('knows the whole table', () => {
    expect(quotients.length).toBeGreaterThan(30);
  });

  it('finds a basis with an element for each of the quotient', () => {
    expect(answers.map(({ order }) => Number(order))).toEqual(quotients.map(({ order }) => order));
    expect(answers.map(({ finite }) => finite)).toEqual(quotients.map(() => '0'));
  });

  it('finds the Gröbner basis that the presentation is', () => {
    expect(answers.map(({ size }) => Number(size))).toEqual(
      quotients.map((each) => presentationOfQuotient(each).length),
    );
    expect(answers.map(({ leading }) => leading)).toEqual(quotients.map(() => 'true'));
  });
});
