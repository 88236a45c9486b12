import type { Condition } from '../formats/internal.js';
import {
  createMath,
  expressionCondition,
  filedPictures,
  printResult,
  readFilesOf,
  resultDocument,
  shownResults,
  Worksheet,
  type Picture,
} from '../expressions/internal.js';
import { filedPicture, savePicture } from './draw/pictureWriter.js';
import type { Session } from './Session.js';
import type { Answer } from './SourceCommand.js';

/** The functions, which are made once for all expressions. */
export const math: ReturnType<typeof createMath> = createMath();

/** A condition that is an expression, as `expressionCondition`. */
export function conditionOf(text: string, task?: string, objects?: readonly string[]): Condition {
  return expressionCondition(text, math, task, objects);
}

/** The result of an expression. This module loads mathjs. */
export async function evaluateExpression(expression: string, session: Session): Promise<Answer> {
  // Variables belong to the sheet.
  const sheet = new Worksheet(math);
  await readFilesOf(expression, sheet, (name) => session.read(name), session.run());
  const result = sheet.evaluate(expression, session.run());
  const pictures: ReadonlySet<unknown> = new Set(filedPictures(sheet));
  const wrote = await savePictures(filedPictures(sheet), session);
  const rest = shownResults(result).filter((each) => !pictures.has(each));
  return {
    json: () => resultDocument(pictures.has(result) ? wrote.join('\n') : result, session.run()),
    text: () => [...wrote, ...rest.map((each) => printResult(each, session.run()))].join('\n'),
  };
}

/** Writes pictures to the files that they name, and says so. */
async function savePictures(pictures: readonly Picture[], session: Session): Promise<string[]> {
  const lines: string[] = [];
  for (const picture of pictures) {
    const filed = filedPicture(picture, picture.file!, session.run());
    await session.stoppable((signal) => savePicture(filed, (name, content) => session.save(name, content), signal));
    lines.push(`wrote ${filed.file}`);
  }
  return lines;
}
