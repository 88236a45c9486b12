import { takes, text } from '../arguments.js';
import { ParseError, positionAt } from '../errors.js';

const parseJsonTakes = /* @__PURE__ */ takes('parseJson', () => ({ text, source: text }));

/**
 * The value of a JSON text.
 * @param source what the text is, for errors: a file name or a short description
 * @throws ParseError `invalid-json` with the line and column of the first mistake
 */
export async function parseJson(text: string, source: string): Promise<unknown> {
  parseJsonTakes(text, source);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const { line, column, found } = await firstMistake(text, cause);
    throw new ParseError(
      'invalid-json',
      `parseJson: ${source}, line ${line}, column ${column}: ${found}; expected JSON.`,
      { line, column },
      { hint: 'Keys and texts stand in double quotes, and nothing follows the last item.', details: { source }, cause },
    );
  }
}

interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

async function firstMistake(text: string, cause: unknown): Promise<Mistake> {
  const offset = Number(/position (\d+)/.exec(String(cause))?.[1] ?? NaN);
  const end = text.trimEnd().length;
  // momoa would name the last token of a text that is cut off; engines say that it ends.
  if (offset >= end || /end of (JSON|data|input)|EOF/i.test(String(cause)))
    return { ...positionAt(text, end), found: 'the text ends' };
  const { parse } = await import('@humanwhocodes/momoa');
  try {
    parse(text, { mode: 'json' });
  } catch (error) {
    const { line, column } = error as { line?: unknown; column?: unknown };
    if (typeof line === 'number' && typeof column === 'number') return { line, column, found: at(text, line, column) };
  }
  // What momoa lets pass (a line break inside a text, say): engines name the offset in their message.
  return { ...positionAt(text, Number.isNaN(offset) ? end : offset), found: 'a character out of place' };
}

/** What stands at a place, in words. */
function at(text: string, line: number, column: number): string {
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1);
  if (rest === '' && text.split('\n').length <= line) return 'the text ends';
  if (rest === '') return 'the line ends';
  return `found ${JSON.stringify(/^[\w.+-]+|^./su.exec(rest)![0])}`;
}
