export { propertiesOfGame } from './rules/gameAnalyser.js';
export { analyzeInParts, type ValuePart } from './sums/analyzeValue.js';
export { factsInTurn, requireProperties } from './Analyser.js';
export { analyserOf } from './analyze.js';
export { ComplexSubject } from './complexes/ComplexProperty.js';
export { loopyAnalyser } from './loopy/loopyProperties.js';
export type { ComplexWords } from './complexes/ComplexWords.js';
export { byCharacteristic, homologyGroup } from './types.js';
export { groupName } from './words/homologyInWords.js';
export { inWords, SHOWN, witnessInWords, type Labelled } from './words/inWords.js';
export { LONGEST_SHOWN, valueInDocument, valueInWords } from './words/valueInWords.js';
export {
  detailFields,
  detailsWanted,
  findDetails,
  openDetails,
  valueDetailList,
  type AnyDetail,
} from './sums/details/findDetails.js';
export { rulesOfSum } from './sums/rulesOfSum.js';
export { LEVELS, thinkingMs, type Level } from './play/levels.js';
