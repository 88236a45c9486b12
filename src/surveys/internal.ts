export { surveyDocument } from './SurveyDocument.js';
