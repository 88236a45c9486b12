import { describe, expect, it } from 'vitest';
import { cohenMacaulay } from 'spgames/ideal';
import { col, compile, snort } from 'spgames/games';
import { complete, cycle, path } from 'spgames/boards';
import { shelling } from 'spgames/complex';
import { textOf } from '../../../scripts/filesUnder.js';

interface Row {
  readonly board: string;
  readonly unmixed: boolean;
  readonly pure: boolean;
  readonly shellable: boolean;
  readonly illCM: boolean;
}

const tables = JSON.parse(textOf('test/oracle/huntemann-chapter-7.json')) as {
  readonly table7_1_snort: readonly Row[];
  readonly table7_2_col: readonly Row[];
};
const families = { K: complete, C: cycle, P: path };

/**
 * @source Huntemann 2018, Table 7.1
 * @source Huntemann 2018, Table 7.2
 * @source Huntemann 2018, Question 7.10
 * Answered for the boards of the tables, and by Prop. 7.14, 7.17, 7.18 and Cor. 7.20.
 * @source Huntemann 2018, Question 7.11
 * Answered for the boards of the tables, and by Prop. 7.16 and 7.17.
 * @source Huntemann 2018, Question 7.13
 * Answered for the boards of the tables, and by Prop. 7.17, 7.34 and Cor. 7.30.
 */
describe.each([
  { title: 'Table 7.1: SNORT', ruleset: snort, rows: tables.table7_1_snort },
  { title: 'Table 7.2: COL', ruleset: col, rows: tables.table7_2_col },
])('Huntemann 2018, $title', ({ title, ruleset, rows }) => {
  it.each(rows)('$board', ({ board, unmixed, pure, shellable, illCM }) => {
    const game = compile(ruleset, families[board[0] as 'K' | 'C' | 'P'](Number(board.slice(1))));
    const { legalComplex, illegalComplex, illegalIdeal } = game;
    const found = {
      unmixed: legalComplex.isUnmixed(),
      pure: legalComplex.isPure(),
      shellable: shelling(legalComplex).shellable,
      illCM: cohenMacaulay(illegalIdeal).cohenMacaulay,
    };
    expect(found).toEqual({ unmixed, pure, shellable, illCM });
    expect(illegalComplex.isUnmixed()).toBe(pure);
    expect(cohenMacaulay(legalComplex, { characteristic: 2 }).cohenMacaulay).toBe(illCM);
  });

  it('is what the example prints', () => {
    const printed = textOf('examples/expected/tables-7.txt');
    const part = printed.slice(printed.indexOf(title)).split('\n\n')[1]!.trimEnd().split('\n').slice(1);
    const words = (answer: boolean): string => (answer ? 'yes' : 'no');
    expect(part.map((line) => line.split(/ +/))).toEqual(
      rows.map(({ board, unmixed, pure, shellable, illCM }) => [
        board.replace(/^./, '$&_'),
        ...[unmixed, pure, shellable, illCM].map(words),
      ]),
    );
  });
});
