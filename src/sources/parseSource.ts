import { parseBoard } from '../boards/index.js';
import { BOARD_NAMES } from '../boards/internal.js';
import { parseJson } from '../formats/index.js';
import {
  type CompileOptions,
  type Ruleset,
  type RulesetData,
  SPGame,
  catalogue,
  compile,
  findRuleset,
  rulesetFromData,
} from '../games/index.js';
import type { ValueStore } from '../values/index.js';
import { InputError } from '../errors.js';
import { PREFIXES, parseLabelled, prefixOf } from './parseLabelled.js';
import { asGame, type Source } from './Source.js';
import { splitSummands } from './splitSummands.js';
import { TextSpan } from '../text/internal.js';

/** Access to files, and bounds for compiling the games. */
export interface SourceOptions extends CompileOptions {
  /** Returns the text of a file; for a file that is not there it throws an InputError `unknown-file`. */
  readonly read?: ((name: string) => string | Promise<string>) | undefined;
  /** Where values are made; by default the standard store. */
  readonly store?: ValueStore | undefined;
}

/**
 * What a source stands for: `RULESET@BOARD`, `FILE.json@BOARD`, `facets:…`, `nonfaces:…`, `ideal:…`, each of these three
 * perhaps with `vertices:…;` before it, `value:…`, or a file with a JSON object or one of these notations, or a sum of
 * such joined by ` + `. In a sum a summand that only is a board extends the board before it, and one that only is a value
 * the value before it; all others are games of their own.
 * @throws ParseError for what does not follow the notation, with its column in the whole text
 * @throws InputError `unknown-source`, `unknown-ruleset`, `unknown-notation`, `unknown-vertex`, those of the boards,
 * the rulesets and the JSON objects, and `not-a-game` for the void complex in a sum
 * @throws LimitError when `options` cut a compilation off
 * @example (await parseSource('snort@path:3')).kind // 'game'
 */
export async function parseSource(text: string, options: SourceOptions = {}): Promise<Source> {
  return parseWhole(text, options, false);
}

/** @param inFile whether the text comes from a file, which names no further file of sources */
async function parseWhole(text: string, options: SourceOptions, inFile: boolean): Promise<Source> {
  const parts = withBoards(splitSummands(TextSpan.of(text, 'parseSource')));
  const sources: Source[] = [];
  for (const part of parts) sources.push(await parsePart(part, options, inFile));
  if (sources.length === 1) return sources[0]!;
  return sumOf(sources, options);
}

/** Games and values are summed each by themselves. */
function sumOf(sources: readonly Source[], options: CompileOptions): Source {
  const values = sources.flatMap((source) => (source.kind === 'value' || source.kind === 'sum' ? [source.value] : []));
  const games = sources.flatMap((source) =>
    source.kind === 'sum' ? [source.game] : source.kind === 'value' ? [] : [asGame(source, options)],
  );
  if (values.length === 0) return { kind: 'game', game: SPGame.sum(games) };
  const value = values.reduce((sum, each) => sum.plus(each));
  return games.length === 0 ? { kind: 'value', value } : { kind: 'sum', game: SPGame.sum(games), value };
}

/** The summands, where one that only is a board or a value has become part of the one before it. */
function withBoards(summands: readonly TextSpan[]): TextSpan[] {
  const parts: TextSpan[] = [];
  for (const summand of summands) {
    const before = parts.at(-1);
    if (before !== undefined && !standsAlone(summand)) {
      if (!isOnBoard(before) && (prefixOf(before.text) !== 'value' || summand.text === ''))
        summand.refuse(
          'not-given-summand',
          'a game, a complex, an ideal or a value after the sign +',
          'Only a game RULESET@BOARD can be extended by a board.',
        );
      parts[parts.length - 1] = before.upTo(summand);
    } else parts.push(summand);
  }
  return parts;
}

/** Is the text `RULESET@BOARD`? */
function isOnBoard({ text }: TextSpan): boolean {
  return prefixOf(text) === undefined && text.includes('@');
}

function standsAlone(span: TextSpan): boolean {
  const { text } = span;
  return isOnBoard(span) || prefixOf(text) !== undefined || text === '-' || /^(?!file:).*\.json$/is.test(text);
}

async function parsePart(part: TextSpan, options: SourceOptions, inFile: boolean): Promise<Source> {
  const { text } = part;
  if (prefixOf(text) !== undefined) return parseLabelled(part, options.store);
  const at = text.indexOf('@');
  if (at !== -1) {
    const ruleset = await parseRuleset(part.slice(0, at).trim(), options);
    const board = await parseBoard(part.slice(at + 1).padded(), { read: options.read });
    return { kind: 'game', game: compile(ruleset, board, options) };
  }
  if (text === '-' || /\.json$/i.test(text)) return parseFile(text, options, inFile);
  return parseOther(part, options, inFile);
}

async function parseRuleset(name: TextSpan, options: SourceOptions): Promise<Ruleset> {
  if (name.text === '') name.refuse('not-given-ruleset', 'a ruleset before @, such as snort');
  if (!/\.json$/i.test(name.text)) return findRuleset(name.text);
  return rulesetFromData((await parseJson(await readFile(name.text, options), name.text)) as RulesetData);
}

/** A text that is no notation at first sight: a file, or a mistake. */
async function parseOther(part: TextSpan, options: SourceOptions, inFile: boolean): Promise<Source> {
  const { text } = part;
  if (text === '') part.refuse('not-given-source', 'a source such as snort@path:5 or facets:x1 x2, x2 y1');
  const word = /^\w*(?=:)/.exec(text)?.[0];
  if (word !== undefined && BOARD_NAMES.includes(word))
    part.refuse('not-given-ruleset', 'a ruleset on the board', `For example snort@${text}.`);
  const names = catalogue.map(({ name }) => name);
  if (names.includes(text.replace(/\(.*$/, '')))
    part.refuse('not-given-board', 'a board for the ruleset', `For example ${text}@grid:2x3.`);
  if (word !== undefined && text.length > word.length + 1 && !/^[A-Za-z]:[\\/]/.test(text))
    part.slice(0, word.length).unknown('unknown-source', 'notation', [...PREFIXES, ...BOARD_NAMES]);
  try {
    return await parseFile(text, options, inFile);
  } catch (error) {
    const missing = error instanceof InputError && (error.code === 'unknown-file' || error.code === 'not-given-read');
    if (!missing || /[./\\]/.test(text)) throw error;
    part.refuse(
      'unknown-source',
      'RULESET@BOARD, facets:…, nonfaces:…, ideal:… or the name of a file',
      'For example snort@path:5.',
    );
  }
}

async function parseFile(name: string, options: SourceOptions, inFile: boolean): Promise<Source> {
  const content = await readFile(name, options);
  if (/\.json$/i.test(name) || /^\s*[{[]/.test(content)) return sourceOfJson(content, nameForErrors(name), options);
  if (inFile)
    throw new InputError(
      'invalid-nested-file',
      `parseSource: a file of sources names the file ${name}; expected notations.`,
      {
        details: { name },
      },
    );
  return parseWhole(content.trimEnd(), options, true);
}

/** What reads JSON objects is loaded where there is one. */
async function sourceOfJson(content: string, name: string, options: SourceOptions): Promise<Source> {
  const { sourceFromJson } = await import('./sourceFromJson.js');
  return sourceFromJson(await parseJson(content, name), name, options);
}

function nameForErrors(name: string): string {
  return name === '-' ? 'standard input' : name;
}

async function readFile(name: string, { read }: SourceOptions): Promise<string> {
  if (read === undefined)
    throw new InputError(
      'not-given-read',
      `parseSource: the file ${name} without access to files; expected the option read.`,
      { hint: 'Pass { read: (name) => … }.', details: { name } },
    );
  return (await read(name)).replace(/^\uFEFF/, '');
}
