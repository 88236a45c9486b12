import { complexDocument, loopyResults } from '../../formats/internal.js';
import { gameProperties, latticeProperties, properties, type WithType } from '../../analysis/index.js';
import { orOpen, document, type Document } from '../../document.js';
import * as describe from '../../shape.js';

const typesOf = (properties: Readonly<Record<string, WithType>>): describe.Fields =>
  Object.fromEntries(Object.entries(properties).map(([name, { type }]) => [name, describe.optional(orOpen(type()))]));

/** What `analyze --json` prints. */
export const analysisDocument: Document<'analysis', unknown> = document(
  'analysis',
  'Properties of a complex, or of the legal complex of a game. What was not decided in time is "undecided"; null stands where there is no such thing, as for the dimension of the void complex.',
  () => ({
    ...typesOf({ ...properties }),
    ...typesOf({ ...gameProperties }),
    ...typesOf({ ...latticeProperties }),
    // Documents lie above the properties.
    acyclicComplex: describe.optional(orOpen(describe.named('complex', () => complexDocument))),
    results: describe.optional(
      describe.described('For a loopy game: what each player can force by moving first.', loopyResults()),
    ),
    stopper: describe.optional(
      describe.described('For a loopy game: does alternating play always end?', describe.flag),
    ),
    witnesses: describe.optional(
      describe.described(
        'Why, by the names of the properties, with labels in place of vertices.',
        describe.fields({}, 'witnesses'),
      ),
    ),
  }),
  true,
);
