import { ParseError, positionAt } from '../errors.js';

/**
 * The value of a JSON text.
 * @param source what the text is, for errors: a file name or a short description
 * @throws ParseError `invalid-json` with the line and column of the first mistake
 */
export async function parseJson(text: string, source: string): Promise<unknown> {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const { jsonMistake } = await import('./jsonMistake.js');
    const offset = Math.min(jsonMistake(text) ?? Infinity, text.trimEnd().length);
    const { line, column } = positionAt(text, offset);
    const found = at(text, line, column);
    throw new ParseError(
      'invalid-json',
      `parseJson: ${source}, line ${line}, column ${column}: ${found}; expected JSON.`,
      { line, column },
      { hint: 'Keys and texts stand in double quotes, and nothing follows the last item.', details: { source }, cause },
    );
  }
}

/** What stands at a place, in words. */
function at(text: string, line: number, column: number): string {
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1);
  if (rest === '' && text.split('\n').length <= line) return 'the text ends';
  if (rest === '') return 'the line ends';
  return `found ${JSON.stringify(/^[\w.+-]+|^./su.exec(rest)![0])}`;
}
