import type { MathJsInstance } from 'mathjs';
import type { Picture } from '../../expressions/internal.js';
import { addOutputOption } from '../commonOptions.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';

let math: MathJsInstance | undefined;

/** The functions, which are made once for all expressions. */
async function makeMath(): Promise<MathJsInstance> {
  const { createMath } = await import('../../expressions/internal.js');
  return (math ??= createMath());
}

/** `eval EXPRESSION`: the library as a language. */
export const evalCommand: SourceCommand = {
  name: 'eval',
  description:
    'Find the result of an expression: games, values, complexes and ideals with operators and the functions of the library. A value is printed by its name, a number in lowest terms, a game, complex or ideal by its source. docs/expressions.md lists the functions.',
  argument: { name: 'expression', description: 'as in temperature(snort(path(5)))' },
  examples: [
    "eval 'temperature(snort(path(5)))'",
    'eval \'value("{2|-2}") + value("^")\'',
    'eval \'betti(ideal("x*y, y*z"))\'',
    'eval \'link(complex("facets:1 2, 2 3"), "2")\'',
    "eval 'snort(path(3)) + col(path(2))' --json",
  ],
  addOptions: (command) => addOutputOption(command),
  // The functions of mathjs do not look at the clock.
  mayHang: true,
  prepare: makeMath,
  answer: async (expression, _, session) => {
    const { filedPictures, printResult, readFilesOf, resultDocument, shownResults, Worksheet } =
      await import('../../expressions/internal.js');
    // Variables belong to the sheet.
    const sheet = new Worksheet(await makeMath());
    await readFilesOf(expression, sheet, (name) => session.read(name), session.run());
    const result = sheet.evaluate(expression, session.run());
    const pictures: ReadonlySet<unknown> = new Set(filedPictures(sheet));
    const wrote = pictures.size === 0 ? [] : await savePictures(filedPictures(sheet), session);
    const rest = shownResults(result).filter((each) => !pictures.has(each));
    return {
      json: () => resultDocument(pictures.has(result) ? wrote.join('\n') : result, session.run()),
      text: () => [...wrote, ...rest.map((each) => printResult(each, session.run()))].join('\n'),
    };
  },
};

/** Writes pictures to the files that they name, and says so. */
async function savePictures(pictures: readonly Picture[], session: Session): Promise<string[]> {
  const { filedPicture, savePicture } = await import('../draw/pictureWriter.js');
  const lines: string[] = [];
  for (const picture of pictures) {
    const filed = filedPicture(picture, picture.file!, session.run());
    await session.stoppable((signal) => savePicture(filed, (name, content) => session.save(name, content), signal));
    lines.push(`wrote ${filed.file}`);
  }
  return lines;
}
