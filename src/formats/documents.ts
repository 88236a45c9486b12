import { boardDocument } from '../boards/internal.js';
import { conflictDocument, digraphDocument, digraphValuesDocument } from '../digraphs/internal.js';
import { gamePosetDocument } from '../days/internal.js';
import { movesDocument, rulesetDocument } from '../games/internal.js';
import {
  latticeGameDocument,
  latticeStrategyDocument,
  misereQuotientDocument,
  quotientDocument,
} from '../lattice/internal.js';
import { loopyGameDocument } from '../loopy/internal.js';
import { moveGameDocument } from '../moves/internal.js';
import { positionalGameDocument, positionalStrategyDocument } from '../positional/internal.js';
import { type Document } from '../document.js';
import { complexDocument } from './complexJson.js';
import { constructionDocument } from './constructionJson.js';
import { coveringDocument } from './coveringJson.js';
import { formDocument } from './formJson.js';
import { gameDocument } from './gameJson.js';
import { genusDocument } from './genusJson.js';
import { heapPeriodDocument } from './heapPeriodJson.js';
import { idealDocument } from './idealJson.js';
import { outcomeProofDocument } from './outcomeProofJson.js';
import { familyDocument, gameGraphDocument, posetDocument, ringDocument } from './smallDocuments.js';
import { thermographDocument } from './thermographJson.js';
import { valueDocument } from './valueFromJson.js';

/** The documents that `fromJson` reads, as they are described. */
export const READ_DOCUMENTS: readonly Document<string, unknown>[] = [
  boardDocument,
  complexDocument,
  conflictDocument,
  constructionDocument,
  coveringDocument,
  digraphDocument,
  digraphValuesDocument,
  familyDocument,
  formDocument,
  gameDocument,
  gameGraphDocument,
  gamePosetDocument,
  genusDocument,
  heapPeriodDocument,
  idealDocument,
  latticeGameDocument,
  latticeStrategyDocument,
  loopyGameDocument,
  misereQuotientDocument,
  moveGameDocument,
  movesDocument,
  outcomeProofDocument,
  posetDocument,
  positionalGameDocument,
  positionalStrategyDocument,
  quotientDocument,
  ringDocument,
  rulesetDocument,
  thermographDocument,
  valueDocument,
];
