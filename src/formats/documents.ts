/* The kinds of documents that `fromJson` reads: each is described beside what it stands for. */

export { boardDocument } from '../boards/internal.js';
export { conflictDocument, digraphDocument, digraphValuesDocument } from '../digraphs/internal.js';
export { gamePosetDocument } from '../days/internal.js';
export { movesDocument, rulesetDocument, scoringGameDocument } from '../games/internal.js';
export {
  latticeGameDocument,
  latticeStrategyDocument,
  misereQuotientDocument,
  quotientDocument,
} from '../lattice/internal.js';
export { loopyGameDocument } from '../loopy/internal.js';
export { moveGameDocument } from '../moves/internal.js';
export { positionalGameDocument, positionalStrategyDocument } from '../positional/internal.js';
export { type Document } from '../document.js';
export { complexDocument } from './complexJson.js';
export { constructionDocument } from './constructionJson.js';
export { coveringDocument } from './coveringJson.js';
export { formDocument } from './formJson.js';
export { gameDocument } from './gameJson.js';
export { genusDocument } from './genusJson.js';
export { heapPeriodDocument } from './heapPeriodJson.js';
export { idealDocument } from './idealJson.js';
export { outcomeProofDocument } from './outcomeProofJson.js';
export { familyDocument, gameGraphDocument, posetDocument, ringDocument } from './smallDocuments.js';
export { sumsQuotientDocument } from './sumsQuotientJson.js';
export { thermographDocument } from './thermographJson.js';
export { valueDocument } from './valueFromJson.js';
