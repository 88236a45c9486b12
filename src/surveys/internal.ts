export { surveyDocument } from './SurveyDocument.js';
export { linesOfFile } from './linesOfFile.js';
export { parseFamily, type ParseFamilyOptions } from './parseFamily.js';
