/**
 * Values of short games under normal play: canonical forms with their names, order and sums, thermographs and
 * temperature theory, literal forms, impartial and misère play.
 *
 * @module spgames/values
 */
export { birthday } from './birthday.js';
export { Dyadic } from './Dyadic.js';
export { PLAYERS, opponent, type Player } from '../player.js';
export type { Outcome } from './Outcome.js';
export { ordinalSumOfNumbers } from './ordinalSumOfNumbers.js';
export { simplestNumber, type IntervalOptions } from './simplestNumber.js';
export { Value, type ClosedForm, type ValueOrder } from './Value.js';
export { ValueStore, standardStore, type StoreOptions, type ValueStoreOptions } from './ValueStore.js';
export { Form, type NamedOption } from './forms/Form.js';
export { FormStore, type LiteralRelation } from './forms/FormStore.js';
export { consecutiveFollowers, formFollowers } from './forms/formFollowers.js';
export { formOf } from './forms/formOf.js';
export type { FormJson, NumberedOptions } from './forms/formToJson.js';
export { formsBornBy } from './forms/formsBornBy.js';
export { formValue } from './forms/formValue.js';
export type { FormSum } from './forms/formSum.js';
export {
  conjunctiveSum,
  continuedConjunctiveSum,
  diminishedDisjunctiveSum,
  ordinalSum,
  selectiveSum,
  sequentialSum,
  shortenedSelectiveSum,
  sideOut,
  sideSum,
} from './forms/formSums.js';
export { isGiftHorse, withGiftHorse } from './forms/giftHorses.js';
export { isCanonicalForm } from './forms/isCanonicalForm.js';
export { firstOptions, optionClosedSequences, sequenceNorm } from './forms/optionClosedSequences.js';
export { isOptionClosed, optionClosure } from './forms/optionClosure.js';
export { parseForm } from './forms/parseForm.js';
export { passification } from './forms/passification.js';
export { printForm, type PrintFormOptions } from './forms/printForm.js';
export { dominatedOptions, reversibleOptions, type ReversibleOption } from './forms/simplifiableOptions.js';
export { SUM_KINDS, sumOfForms, type SumKind } from './forms/sumOfForms.js';
export { sumOfSeveral } from './forms/sumOfSeveral.js';
export { sumTable, type SumTableOptions } from './forms/sumTable.js';
export { misereOutcome, normalOutcome } from './forms/outcomes.js';
export { randomForm, type RandomFormOptions } from './forms/randomForm.js';
export { isThreatbare, threat, type ThreatbareOptions } from './forms/threats.js';
export { hackenbushDimension, nimDimension, type Positions } from './gameDimensions.js';
export { genus, printGenus, type Genus, type PrintGenusOptions } from './impartial/genus.js';
export { tameness, type Tameness } from './impartial/tameness.js';
export { genusToJson, type GenusJson } from './impartial/genusToJson.js';
export { grundyValue, misereGrundyValue } from './impartial/grundyValue.js';
export { isImpartial } from './impartial/isImpartial.js';
export { mex, misereNimOutcome, type NimMove, nimSum, winningNimMoves } from './impartial/nim.js';
export { misereCanonicalForm, misereFormsBornBy } from './impartial/misereCanonicalForm.js';
export { misereRemoteness, remoteness } from './impartial/remoteness.js';
export {
  conjunctiveSumOutcome,
  misereConjunctiveSumOutcome,
  misereSelectiveSumOutcome,
  selectiveSumOutcome,
} from './impartial/sumOutcomes.js';
export { threePlayerOutcome, type ThreePlayerOutcome } from './impartial/threePlayerOutcome.js';
export { deserializeValue, deserializeValues } from './names/deserializeValues.js';
export type { NameStyleName } from './names/NameStyle.js';
export { parseValue } from './names/parseValue.js';
export { describeValue, printValue, type PrintValueOptions } from './names/printValue.js';
export { printValueLatex } from './names/printValueLatex.js';
export { serializeValue, serializeValues } from './names/serializeValues.js';
export { miny, tiny } from './names/tiny.js';
export { superstar, superstarOf, type Superstar } from './names/superstar.js';
export { uptimal, type Uptimal } from './names/uptimal.js';
export { printValueForm, valueForm, type FormArrays, type ValueFormOptions } from './names/valueForm.js';
export { valueFromForm } from './names/valueFromForm.js';
export { integerCeiling, integerFloor } from './integerFloor.js';
export { isDeadEnding, isDicotic } from './universes/membership.js';
export type { KindOfGames } from './universes/listedGames.js';
export { valuesBornBy } from './valuesBornBy.js';
export {
  atomicWeight,
  boilingPoint,
  boilingPointBound,
  confusionInterval,
  confusionMeasure,
  cool,
  farStar,
  hasAtomicWeight,
  heat,
  incentives,
  isAllSmall,
  isAtMostInfinitesimally,
  isEquivalentUnderFarStar,
  isInfinitesimal,
  isInfinitesimallyClose,
  isNumberish,
  mean,
  nortonProduct,
  reducedCanonicalForm,
  temperature,
  temperatureBound,
  thermicOptions,
  thermicVersion,
  thermograph,
  Thermograph,
  thermographBoundary,
  type Wall,
  winningMovesBesideNumber,
  type BoilingPointBound,
  type BoundarySegment,
  type Breakpoint,
  type ConfusionInterval,
  type Slope,
  type TemperatureBound,
  type ThermicOptions,
  type ThermographBoundary,
  type ThermographJson,
} from './temperature/index.js';
