import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BettiNumber, parseBettiTable, printBettiTable } from 'spgames/ideal';
import { LibraryError } from '../../../src/errors.js';
import { runs } from '../../helpers/sampling.js';

/** Lists of Betti numbers as `bettiNumbers` gives them: i = 0 occurs, by i and degree. */
const numbers: fc.Arbitrary<BettiNumber[]> = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 6 }), fc.integer({ min: -2, max: 12 }), fc.bigInt({ min: 1n, max: 2n ** 70n })), {
    maxLength: 12,
    selector: ([i, row]) => `${i},${row}`,
  })
  .map((list) => {
    const others = list.filter(([i, row]) => i > 0 || row !== 0);
    const all: BettiNumber[] = [[0, 0, 1n], ...others.map(([i, row, rank]): BettiNumber => [i, i + row, rank])];
    return all.sort(([i, d], [j, e]) => i - j || d - e);
  });

describe('Betti tables', () => {
  it('are read back as they were printed, also with the labels of a session', () => {
    fc.assert(
      fc.property(fc.oneof(numbers, fc.constant([])), fc.nat({ max: 99 }), (list, label) => {
        const table = printBettiTable(list);
        expect(parseBettiTable(table)).toEqual(list);
        const prefix = `o${label} = `;
        const lines = table.split('\n').map((line, i) => (i === 1 ? prefix : ' '.repeat(prefix.length)) + line);
        expect(parseBettiTable(`\n${lines.join('\n')}\n\no${label} : BettiTally\n`)).toEqual(list);
        const tally = list.map(([i, degree, rank]) => `(${i},{${degree}},${degree}) => ${rank}`);
        expect(parseBettiTable(`new BettiTally from {${tally.join(', ')}}`)).toEqual(list);
      }),
      { numRuns: runs(1000, 100) },
    );
  });

  it('with a wrong character give numbers or a ParseError', () => {
    const marks = [...'0123456789.-:ot= \n{}(),>', 'BettiTally{'];
    fc.assert(
      fc.property(numbers, fc.nat(), fc.constantFrom(...marks), fc.boolean(), (list, at, mark, isInserted) => {
        const table = printBettiTable(list);
        const place = at % (table.length + 1);
        try {
          parseBettiTable(table.slice(0, place) + mark + table.slice(place + (isInserted ? 0 : 1)));
        } catch (error) {
          expect(error).toBeInstanceOf(LibraryError);
          expect(error).toMatchObject({ code: 'invalid-betti-table' });
        }
      }),
      { numRuns: runs(3000, 300) },
    );
  });
});
