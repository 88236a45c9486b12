/**
 * JSON documents of all objects, and text of other programs: Macaulay2 both ways, Singular, Sage, polymake, CGSuite,
 * LaTeX, DOT, ideals as they are written in papers.
 *
 * @module spgames/formats
 */
export { complexFromJson, complexToJson, type ComplexJson } from './complexJson.js';
export {
  constructionFromJson,
  constructionToJson,
  type ConstructionJson,
  type DigraphConstructionJson,
  type FlagComplexJson,
  type PureConstructionJson,
} from './constructionJson.js';
export {
  outcomeProofFromJson,
  outcomeProofToJson,
  type OutcomeProofJson,
  type SourcedProof,
} from './outcomeProofJson.js';
export { heapPeriodFromJson, heapPeriodToJson, type HeapPeriodJson } from './heapPeriodJson.js';
export {
  sumsQuotientFromJson,
  sumsQuotientToJson,
  type SourcedSumsQuotient,
  type SumsQuotientJson,
} from './sumsQuotientJson.js';
export { coveringFromJson, coveringToJson, type CoveredComplex, type CoveringJson } from './coveringJson.js';
export {
  GAME_FIELDS,
  gameFromJson,
  gameToJson,
  type GameField,
  type GameJson,
  type GameJsonOptions,
} from './gameJson.js';
export { formFromJson } from './formJson.js';
export { genusFromJson } from './genusJson.js';
export { idealFromJson, idealToJson, type IdealJson } from './idealJson.js';
export type { ExportSource, ExportSubject } from './ExportSubject.js';
export { resultsToCheck } from './checks/resultsToCheck.js';
export type { ComplexResults, IdealResults, ScriptOptions, ScriptResults } from './checks/ScriptResults.js';
export { variableNames } from './variableNames.js';
export {
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  parseMacaulay2Ideals,
  parseMacaulay2Monomials,
  type Macaulay2Options,
  type MonomialList,
} from './parseMacaulay2.js';
export {
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  type GameComplexes,
} from './printMacaulay2.js';
export { printCGSuite, type CGSuiteSummand } from './printCGSuite.js';
export { printCoCoA } from './printCoCoA.js';
export { printDot, printDotBoard, printDotDigraph } from './printDot.js';
export { printLatex } from './printLatex.js';
export { printPolymake } from './printPolymake.js';
export { TEXT_FORMATS, type ScriptFormat, type TextFormat } from './scripts.js';
export { printSage } from './printSage.js';
export { printSingular } from './printSingular.js';
export { parseJson } from './parseJson.js';
export { parseIdeal, printIdeal, printMonomial, type PolynomialTextOptions } from './polynomialText.js';
export type { GivenVariables } from './VariableTable.js';
export { valueToJson, type ValueJson, type ValueJsonOptions } from './valueJson.js';
export { thermographFromJson } from './thermographJson.js';
export { valueFromJson } from './valueFromJson.js';
export { DOCUMENT_TYPES, fromJson, type DocumentObjects } from './fromJson.js';
export { familyFromJson, gameGraphFromJson, posetFromJson, ringFromJson } from './smallDocuments.js';
export { printJson } from './printJson.js';
export { describeComplexFact, type FactInWords } from './describeComplexFact.js';
export { describeComparison } from './describeComparison.js';
export { describeEquality, type Equality } from './describeEquality.js';
export { describeValueDetails, type DetailRow, type DetailWordsOptions } from './describeValueDetails.js';
export { VERSION } from '../json.js';
