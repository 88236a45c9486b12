import { InputError } from '../errors.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { LoopyGame } from './LoopyGame.js';

const optionLists = /* @__PURE__ */ describe.listOf(
  /* @__PURE__ */ describe.listOf(describe.integer(0), 'a list of numbers of positions'),
  'for each position a list of options, such as [[1, 0], []]',
  { atLeastOne: 'position' },
);

/** A loopy game. */
export const loopyGameDocument: Document<'loopy-game', LoopyGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'loopy-game',
    'A loopy game: for each position those to which Left and Right can move, by their numbers from 0; position 0 is the start. Positions that cannot be reached are left out.',
    () => ({ left: optionLists, right: optionLists }),
  ),
  ({ left, right }, data) => {
    try {
      return new LoopyGame(left, right);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return data.refuse(`a loopy game (${error.message})`);
    }
  },
);

/**
 * The game of a JSON object, `{"type":"loopy-game","left":[[1],[]],"right":[[0],[]]}` for over.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`; LimitError `too-many-positions`
 */
export function loopyGameFromJson(value: unknown): LoopyGame {
  return loopyGameDocument.read(DataReader.of(value, 'loopyGameFromJson'));
}
