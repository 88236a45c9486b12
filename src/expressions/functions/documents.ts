import { InputError } from '../../errors.js';
import { fromJson, printJson, type DocumentObjects } from '../../formats/door.js';
import { LatticeQuotient, type SourcedQuotient } from '../../lattice/door.js';
import { Form, Thermograph, type Genus } from '../../values/door.js';
import { formIn } from '../../values/internal.js';
import { define, on, type Definition } from '../Definition.js';
import { anythingKind, textKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { resultDocument } from '../resultDocument.js';
import { typeOf } from '../typeOf.js';
import { withText } from './forms.js';
import { withElements } from './quotients.js';
import { withWalls } from './values.js';

/** JSON documents, there and back. */
export const documentFunctions: readonly Definition[] = [
  define(
    'document',
    'The JSON document of anything.',
    'document(value("*"))',
    on([anythingKind], (x, language) => printJson(resultDocument(x, language.run()))),
  ),
  define(
    'fromJson',
    'What a JSON document stands for: a value, a literal game, a game, a complex, a thermograph, a genus, a quotient …',
    ['fromJson(document(value("*")))', 'fromJson(document(thermograph(value("{5|1}")))).mean'],
    on([textKind], (json, language) => objectOf(parsed(json), language)),
  ),
];

/** @throws InputError `invalid-argument` */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw new InputError(
      'invalid-argument',
      'fromJson: found a text that is not JSON; expected the text of a document.',
      {
        hint: 'document(x) gives one; files are read by parseSource("FILE.json").',
        cause: error,
      },
    );
  }
}

function objectOf(document: unknown, language: Language): unknown {
  const found = fromJson(document);
  const { type } = document as { readonly type: keyof DocumentObjects };
  if (found instanceof Form) return formIn(language.forms, found);
  if (found instanceof Thermograph) return withWalls(found);
  if (type === 'genus') return withText(found as Genus);
  if (type === 'quotient' || type === 'misere-quotient') return quotientOf(found as SourcedQuotient);
  if (typeOf(found) !== 'Object') return found;
  throw new InputError(
    'not-an-object',
    `fromJson: a document of the type ${type}, which expressions have no object for.`,
    {
      hint: 'spgames verify FILE checks certificates.',
    },
  );
}

function quotientOf({ game, products, pPortion, order: _, generators: __, ...about }: SourcedQuotient): unknown {
  return withElements(new LatticeQuotient(game, products, pPortion), about);
}
