/** Which commands of the manual show a source that the explorer can show, too. */
import { atPosition, parseSource } from 'spgames/sources';
import { inAddress } from '../src/text/inAddress.js';

/** A word of a command line, or a part of one in quotes. */
const PART = /'([^']*)'|"([^"\\$`]*)"|([^\s'"\\$`|;&<>()]+)/y;
/** Commands whose first argument is not a source. */
const OTHERS = ['eval', 'verify', 'batch', 'survey', 'new', 'completion', 'explore', 'help'];

/** The words of a simple command; none where the shell has more to do. */
function wordsOf(command: string): string[] {
  const words: string[] = [];
  let at = 0;
  let isNew = true;
  while (at < command.length) {
    if (/\s/.test(command[at]!)) {
      isNew = true;
      at++;
      continue;
    }
    PART.lastIndex = at;
    const match = PART.exec(command);
    if (match === null) return [];
    const text = match[1] ?? match[2] ?? match[3]!;
    if (isNew) words.push(text);
    else words[words.length - 1] += text;
    isNew = false;
    at = PART.lastIndex;
  }
  return words;
}

/**
 * The parts of addresses behind `#` for the sources in a shell block: each once, with the position that is named.
 * @param block with or without `$ ` before its commands
 */
export function exploredSources(block: string): string[] {
  const lines = block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^(?:\$ )?(?:npx )?spgames (.*)$/.exec(line)?.[1] ?? '');
  return [...new Set(lines.flatMap((line) => addressOf(wordsOf(line)) ?? []))];
}

function addressOf([command, source, ...rest]: readonly string[]): string | undefined {
  if (command === undefined || source === undefined || OTHERS.includes(command)) return undefined;
  const at = rest.indexOf('--position');
  const position = at < 0 ? '' : (rest[at + 1] ?? '');
  if (!isSource(source, position)) return undefined;
  return `${inAddress(source)}${position === '' ? '' : `&position=${inAddress(position)}`}`;
}

/** Is it a notation of a source, and not a file or a document, with a position of it? */
function isSource(text: string, position: string): boolean {
  if (text.startsWith('-') || text.startsWith('{')) return false;
  try {
    const source = parseSource(text, { lazy: true, read: undefined });
    if (position !== '') atPosition(source, position);
    return true;
  } catch {
    return false;
  }
}
