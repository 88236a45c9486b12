import { join } from 'node:path';
import type { Family } from '../symmetry/internal.js';
import type { FamilyItem } from './FamilyItem.js';
import { linesOfFile, linesOfBytes } from './linesOfFile.js';
import { parseItems } from './parseItems.js';
import { readQuestionsFor, type Questions } from './Questions.js';
import type { SecondWays } from './questions/SecondWays.js';
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
 * @param ways other ways to find the answers
 * @throws InputError as `parseFamily` and `readQuestionsFor`
 */
export function askedOf(folder: SurveyFolder, ways?: SecondWays): Asked {
  const { document, path } = folder;
  const files = Object.fromEntries(filesOfQuestions(document).map((name) => [name, folder.fileText(name)]));
  const family = parseItems(document.over, { read: (name) => linesOfFile(join(path, 'files', name)) });
  return { survey: document, family, questions: readQuestionsFor({ ...document, files, ways }, []) };
}

/**
 * The same where there is no folder.
 * @param bytes of all files of the survey, by their names
 */
export function askedOfBytes(survey: SurveyDocument, bytes: Readonly<Record<string, Uint8Array>>): Asked {
  const textOf = (name: string): string => new TextDecoder().decode(bytes[name]);
  const files = Object.fromEntries(filesOfQuestions(survey).map((name) => [name, textOf(name)]));
  const family = parseItems(survey.over, { read: (name) => linesOfBytes(bytes[name]!) });
  return { survey, family, questions: readQuestionsFor({ ...survey, files }, []) };
}

/** The files that the questions name, not the family. */
function filesOfQuestions({ over, files }: SurveyDocument): string[] {
  const inFamily = fileOfFamily(over);
  return Object.keys(files).filter((name) => name !== inFamily);
}
