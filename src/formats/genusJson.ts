import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import type { Genus } from '../values/index.js';

/** The genus of an impartial game. */
export const genusDocument: Document<'genus', Genus> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document('genus', 'The genus of an impartial game.', () => ({
    name: describe.optional(
      describe.described('As it is usually printed, 1^031; what is derived from the rest.', describe.text),
    ),
    grundy: describe.described('The Grundy value under normal play.', describe.integer(0)),
    misere: describe.described(
      'The misère Grundy values of the game with 0, 1, 2, … heaps of 2 added, until the last two repeat for ever.',
      describe.listOf(describe.integer(0), 'a list of integers', { atLeastOne: 'value' }),
    ),
  })),
  ({ grundy, misere }, data) => {
    const last = misere.length - 1;
    if (last < 1) data.field('misere').refuse('at least two values, which repeat for ever');
    if (last > 1 && misere[last] === misere[last - 2])
      data.field('misere').refuse('a list as short as possible: the last two repeat for ever');
    return { grundy, misere };
  },
);

/** The genus of a JSON object, `{"type":"genus","grundy":0,"misere":[0,2]}`. @throws InputError `invalid-field` */
export function genusFromJson(value: unknown): Genus {
  return genusDocument.read(DataReader.of(value, 'genusFromJson'));
}
