import { InputError, LibraryError } from '../../errors.js';
import { hexadecimalGame, octalGame, type HeapGame } from '../../evaluation/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { heapRuleset } from './heapRuleset.js';

type Parameters = NonNullable<MoveCatalogueEntry['parameters']>;

/** The arguments of `octal`. */
const octalCodes: Parameters = parameters('octal', '.6|.07', octalGame);

/** The arguments of `hexadecimal`. */
const hexadecimalCodes: Parameters = parameters('hexadecimal', '.8F', hexadecimalGame);

function parameters(name: string, form: string, gameOf: (left: string, right?: string) => HeapGame): Parameters {
  return {
    form,
    words: 'the code of both players, or those of Left and Right',
    ruleset: (argument): MoveRuleset => {
      const [left = '', right, more] = argument.split('|').map((code) => code.trim());
      try {
        if (more === undefined) return heapRuleset(gameOf(left, right));
      } catch (error) {
        if (!(error instanceof LibraryError)) throw error;
      }
      throw new InputError(
        'invalid-ruleset-argument',
        `findMoveRuleset: the argument of ${name} is ${argument === '' ? 'missing' : JSON.stringify(argument)}; expected one code such as ${form.split('|')[0]}, or two with | between them.`,
        { hint: `It is written ${name}(${form}).`, details: { argument } },
      );
    },
  };
}

/** Octal games in the catalogue, also those that are not known as placement games. */
export const octalEntry: MoveCatalogueEntry = {
  name: 'octal',
  title: 'OCTAL, other codes',
  players: 'partizan',
  words:
    'Take tokens from a heap: the digit d_i of the code says whether i of them may be taken and the heap be emptied (1), left as one heap (2), or split into two (4).',
  source: 'Berlekamp, Conway and Guy 1982, Ch. 4',
  boards: 'heap:N or heaps:A,B,…',
  example: 'octal(.6)@heap:9',
  facts: ['codes of digits 0 and 7, of digits 0 and 3, and .137 are known as placement games, and are read as such'],
  witness: ['octal(.6)@heap:3', '3>2', '2>1'],
  variants: {},
  parameters: octalCodes,
};

/** Hexadecimal games in the catalogue. */
export const hexadecimalEntry: MoveCatalogueEntry = {
  name: 'hexadecimal',
  title: 'HEXADECIMAL',
  players: 'partizan',
  words: 'As in octal games; with 8 in the digit d_i of the code the heap may also be split into three.',
  source: 'Berlekamp, Conway and Guy 1982, Ch. 4',
  boards: 'heap:N or heaps:A,B,…',
  example: 'hexadecimal(.8)@heap:9',
  facts: ['the nimbers of hexadecimal(.8) grow by 1 every 3 heaps as far as they have been computed'],
  witness: ['hexadecimal(.8)@heap:7', '7>1+1+4', '4>1+1+1'],
  variants: {},
  parameters: hexadecimalCodes,
};
