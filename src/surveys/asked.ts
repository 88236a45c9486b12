import { join } from 'node:path';
import type { Family } from '../symmetry/internal.js';
import type { FamilyItem } from './FamilyItem.js';
import { linesOfFile } from './linesOfFile.js';
import { parseFamily } from './parseFamily.js';
import { readQuestionsFor, type Questions } from './Questions.js';
import type { SurveyDocument } from './SurveyDocument.js';
import type { SurveyFolder } from './SurveyFolder.js';

/** A survey that can be asked: its items, and what is asked of each. */
export interface Asked {
  readonly survey: SurveyDocument;
  readonly family: Family<FamilyItem>;
  readonly questions: Questions;
}

/** The file that a family names, as `file:boards.g6` does; undefined for other families. */
export function fileOfFamily(over: string): string | undefined {
  return /^\s*file:(.*?)\s*$/s.exec(over)?.[1];
}

/**
 * What a survey asks, ready to be asked.
 * @throws InputError as `parseFamily` and `readQuestionsFor`
 */
export function askedOf(folder: SurveyFolder): Asked {
  const { document, path } = folder;
  const inFamily = fileOfFamily(document.over);
  const texts = Object.keys(document.files).filter((name) => name !== inFamily);
  const files = Object.fromEntries(texts.map((name) => [name, folder.fileText(name)]));
  const family = parseFamily(document.over, { read: (name) => linesOfFile(join(path, 'files', name)) });
  return { survey: document, family, questions: readQuestionsFor({ ...document, files }, []) };
}
