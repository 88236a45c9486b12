/** The files of the details. */
export * from './confusionInterval.js';
export * from './derived.js';
export * from './heaps.js';
export * from './impartial.js';
export * from './incentives.js';
export * from './scores.js';

/** The names of the details, in the order in which they are told; those of the fields of the JSON document. */
export const VALUE_DETAIL_NAMES = [
  'reducedCanonicalForm',
  'atomicWeight',
  'cooled',
  'heated',
  'nortonProduct',
  'confusionInterval',
  'incentives',
  'grundy',
  'remoteness',
  'misereRemoteness',
  'threePlayerOutcome',
  'genus',
  'tameness',
  'misereForm',
  'scores',
  'scoringForm',
  'period',
] as const;
