/**
 * Surveys, in Node: a question over a family of boards or complexes. The answers lie in a folder, which DuckDB reads.
 *
 * @module spgames/surveys
 */
export type { SurveyDocument } from './SurveyDocument.js';
