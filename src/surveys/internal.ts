export { linesOfFile } from './linesOfFile.js';
export { parseFamily, type ParseFamilyOptions } from './parseFamily.js';
export { askBatch, type BatchTask } from './askBatch.js';
export { askedOf, type Asked } from './asked.js';
export { answerTasks, type SurveyPort } from './answerTasks.js';
export { keepRows } from './batchFiles.js';
export { joinedRows, type BatchRows } from './BatchRows.js';
export { openDatabase, optionalPackage } from './duckdb.js';
export { surveyDocument, surveyText } from './SurveyDocument.js';
export { openFolder, shownName, writeWhole, type SurveyFolder } from './SurveyFolder.js';
export type { StartThread, ThreadOfSurvey } from './SurveyThread.js';
export type { SurveyTable } from './Survey.js';
export {
  readQuestions,
  readQuestionsFor,
  type Answer,
  type Cell,
  type Column,
  type ColumnType,
  type Questions,
  type QuestionsAsked,
} from './Questions.js';
