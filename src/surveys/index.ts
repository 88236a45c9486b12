/**
 * Surveys, in Node: a question over a family of boards or complexes. The answers lie in a folder, which DuckDB reads.
 *
 * @module spgames/surveys
 */
export { createSurvey, type SurveyQuestions } from './createSurvey.js';
export type {
  BoundsDocument,
  BrokenInequality,
  ConjecturesDocument,
  ImplicationsDocument,
  SurveyImplication,
  SurveyInequality,
  SurveyItem,
  SurveyOfConjectures,
} from './conjectures/conjecturesDocument.js';
export { surveyBounds } from './conjectures/bounds/surveyBounds.js';
export type { Scaling } from './conjectures/implications/scaling.js';
export { surveyImplications, type SurveyImplicationsOptions } from './conjectures/implications/surveyImplications.js';
export type { FamilyItem } from './FamilyItem.js';
export { exportSurvey, type SurveyExportOptions } from './exportSurvey.js';
export { runSurvey } from './runSurvey.js';
export type { RunSurveyOptions, SurveyProgress, SurveyRun } from './RunSurveyOptions.js';
export { openSurvey, Survey, type SurveyRow } from './Survey.js';
export type { SurveyDocument } from './SurveyDocument.js';
export { surveyItems } from './surveyItems.js';
export type { SurveyStatus } from './surveyStatus.js';
export { surveyReport } from './report/surveyReport.js';
export { recheckSurvey, type SurveyDifference, type SurveyVerification } from './recheckSurvey.js';
