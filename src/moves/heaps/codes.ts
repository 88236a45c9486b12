import { InputError, LibraryError } from '../../errors.js';
import { hexadecimalGame, octalGame, type HeapGame } from '../../evaluation/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { heapRuleset } from './heapRuleset.js';

type Parameters = NonNullable<MoveCatalogueEntry['parameters']>;

/** The arguments of `octal`. */
export const octalCodes: Parameters = parameters('octal', '.6|.07', octalGame);

/** The arguments of `hexadecimal`. */
export const hexadecimalCodes: Parameters = parameters('hexadecimal', '.8F', hexadecimalGame);

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
