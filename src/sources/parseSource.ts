import { parseBoard, type Board } from '../boards/index.js';
import { BOARD_NAMES, isBoardNotation } from '../boards/internal.js';
import { parseJson } from '../formats/index.js';
import {
  type CompileOptions,
  type Ruleset,
  type RulesetData,
  catalogue,
  compile,
  findRuleset,
  rulesetFromData,
} from '../games/index.js';
import { LARGEST_NIM_HEAP, negativeBoard, negativeRuleset } from '../games/internal.js';
import { latticeGameFromJson, type LatticeGame } from '../lattice/index.js';
import {
  findMoveRuleset,
  heapRuleset,
  latticeRuleset,
  moveCatalogue,
  type MoveGame,
  type MoveRuleset,
} from '../moves/index.js';
import { entryOfMoveRuleset, hasMoveRuleset, moveGameAlone, moveGameOfSpan } from '../moves/internal.js';
import { isPosetCall } from '../poset/internal.js';
import type { ValueStore } from '../values/index.js';
import { InputError, LibraryError, LimitError } from '../errors.js';
import { atSign, isObjectText } from './atSign.js';
import { PREFIXES, parseLabelled, prefixOf } from './parseLabelled.js';
import { gridsBySize } from './gridsBySize.js';
import { naturalSource } from './naturalSource.js';
import type { Source, SourceOf } from './kinds/Kind.js';
import { atOnce, inSteps, wait, type Steps } from './steps.js';
import { isFileOfRuleset, signedParts, type SignedPart } from './signedParts.js';
import { requireOne } from './ranges.js';
import { multipleSource, negativeSource, sumOfSources } from './signedSource.js';
import { POSITIONS, unknownRuleset } from './unknownRuleset.js';
import { TextSpan } from '../text/internal.js';

/** Access to files, and bounds for compiling the games. */
export interface SourceOptions extends CompileOptions {
  /** Returns the text of a file; for a file that is not there it throws an InputError `unknown-file`. */
  readonly read?: ((name: string) => string | Promise<string>) | undefined;
  /** Is told what a part of the text is read as, where that is not what stands there: `3x3` is `grid:3x3`. */
  readonly onReadAs?: ((notation: string) => void) | undefined;
  /** Where values are made; by default the standard store. */
  readonly store?: ValueStore | undefined;
}

/**
 * What a source stands for: `RULESET@BOARD`, `FILE.json@BOARD`, `facets:…`, `nonfaces:…`, `ideal:…`, each of these
 * three perhaps with `vertices:…;` before it, `named:…`, `matching:7` and other families, `digraph:…`, `value:…`,
 * `form:…`, `loopy:…`, `lattice:…`, `poset:…`, or a file with a JSON object, a list of facets, what another program
 * printed, or one of these notations (`-` is one for whatever `read` says), the text of a JSON object itself, or a sum
 * of these joined by ` + ` or ` - `, each perhaps with a sign and a factor before it: `-snort@path:3`, `3*value:^`. In
 * a sum a summand that only is a board extends the board before it, and one that only is a value the value or loopy
 * game before it; all others are games of their own.
 * With the option `read` the result is a promise; without it, it is the source. With it, the JSON object of a ruleset
 * may itself stand before the `@`.
 * @throws ParseError for what does not follow the notation, with its column in the whole text
 * @throws InputError `unknown-source`, `unknown-ruleset`, `unknown-notation`, `unknown-vertex`, those of the boards,
 * the rulesets and the JSON objects, and `not-a-game` for the void complex in a sum
 * @throws LimitError when `options` cut a compilation off
 * @example parseSource('snort@path:3').kind // 'game'
 */
export function parseSource(text: string, options?: SourceOptions & { readonly read?: undefined }): Source;
export function parseSource(
  text: string,
  options: SourceOptions & { readonly read: NonNullable<SourceOptions['read']> },
): Promise<Source>;
export function parseSource(text: string, options: SourceOptions): Source | Promise<Source>;
export function parseSource(text: string, options: SourceOptions = {}): Source | Promise<Source> {
  const steps = parseWhole(text, options, false);
  return options.read === undefined ? atOnce(steps) : inSteps(steps);
}

/** Rulesets that are known by the names of files, which are not read. */
export interface KnownRulesets extends SourceOptions {
  readonly read?: undefined;
  readonly rulesets: ReadonlyMap<string, FileRuleset>;
}

/** What a source stands for, where the rulesets of files are known. @throws as `parseSource` */
export function parseWithRulesets(text: string, options: KnownRulesets): Source {
  return atOnce(parseWhole(text, options, false));
}

/** What a summand stands for, so often as it is there. @throws as `parseSource` */
export function parseSummand(part: SignedPart, options: KnownRulesets): Source {
  return multipleSource(atOnce(parsePart(part, options, false)), part.factor, options);
}

/** @param inFile whether the text comes from a file, which names no further file of sources */
function* parseWhole(text: string, options: SourceOptions | KnownRulesets, inFile: boolean): Steps<Source> {
  const sources: Source[] = [];
  for (const part of signedParts(TextSpan.of(text, 'parseSource').slice(text.length - text.trimStart().length)))
    sources.push(multipleSource(yield* parsePart(part, options, inFile), part.factor, options));
  if (sources.length === 1) return sources[0]!;
  return sumOfSources(sources, options);
}

function* parsePart(
  { span, isNegative }: SignedPart,
  options: SourceOptions | KnownRulesets,
  inFile: boolean,
): Steps<Source> {
  const at = prefixOf(span.text) === undefined ? atSign(span.text) : -1;
  if (at === -1) {
    const source = yield* parseUnsigned(span, options, inFile);
    return isNegative ? negativeSource(source, options) : source;
  }
  const name = span.slice(0, at).trim();
  requireOne(span.slice(at + 1));
  const boards = gridsBySize(name.text, span.slice(at + 1), options.onReadAs);
  const ofRules = (object: MoveGame): Source => {
    const source = { kind: 'rules', object } as const;
    return isNegative ? negativeSource(source, options) : source;
  };
  if (hasMoveRuleset(name.text)) return ofRules(moveGameOfSpan(findMoveRuleset(name.text), boards, options.onReadAs));
  const ruleset = yield* parseRuleset(name, options);
  if ('lattice' in ruleset) return ofRules(moveGameOfSpan(ruleset, boards));
  const byMoves = (): Source => ofRules(moveGameOfSpan(heapRuleset(ruleset.heaps!, ruleset.name), boards));
  const onHeaps = isOnHeaps(ruleset, boards);
  if (onHeaps && ruleset.heaps!.takesAny === true && hasLargeHeap(boards)) return byMoves();
  try {
    return yield* parseOnBoard(ruleset, boards, isNegative, options);
  } catch (error) {
    const isTooLarge = error instanceof LimitError && error.code !== 'too-long';
    // The complex is too large; the heaps are not.
    if (isTooLarge && onHeaps) return byMoves();
    throw error;
  }
}

/** Is a heap of NIM too large for a complex? Then its board is not made at all. */
function hasLargeHeap(boards: TextSpan): boolean {
  return (boards.text.match(/\d+/g) ?? []).some((size) => Number(size) > LARGEST_NIM_HEAP);
}

function* parseOnBoard(ruleset: Ruleset, span: TextSpan, isNegative: boolean, options: SourceOptions): Steps<Source> {
  const notation = span.padded();
  const { read } = options;
  const board = read === undefined ? parseBoard(notation) : yield* wait(parseBoard(notation, { read }));
  return compiledSource(ruleset, board, isNegative, options);
}

/** The game of a ruleset on a board, or its negative. @throws InputError, LimitError as `compile` */
export function compiledSource(
  ruleset: Ruleset,
  board: Board,
  isNegative: boolean,
  options: CompileOptions,
): SourceOf<'game'> {
  const game = isNegative
    ? compile(negativeRuleset(ruleset), negativeBoard(board), options)
    : compile(ruleset, board, options);
  return { kind: 'game', object: game };
}

/** Is it a game on heaps, and are heaps all that is there? */
function isOnHeaps({ heaps }: Ruleset, boards: TextSpan): boolean {
  return heaps !== undefined && boards.split(' + ').every(({ text }) => /^\s*heaps?:[\s\d,]*$/.test(text));
}

function* parseUnsigned(part: TextSpan, options: SourceOptions, inFile: boolean): Steps<Source> {
  const { text } = part;
  if (prefixOf(text) !== undefined) return parseLabelled(part, options);
  if (isObjectText(text)) return yield* sourceOfText(text, options);
  if (text === '-' || /\.json$/i.test(text)) return yield* parseFile(text, options, inFile);
  return yield* parseOther(part, options, inFile);
}

/** A ruleset, of a file or a text perhaps that of a lattice game. */
function* parseRuleset(name: TextSpan, options: SourceOptions | KnownRulesets): Steps<FileRuleset> {
  if (name.text === '') name.refuse('not-given-ruleset', 'a ruleset before @, such as snort');
  if (isObjectText(name.text)) {
    requireRead(options);
    return rulesetOfFile(yield* wait(parseJson(name.text, 'the ruleset')));
  }
  if (!isFileOfRuleset(name.text)) return namedRuleset(name.text);
  const known = 'rulesets' in options ? options.rulesets.get(name.text) : undefined;
  if (known !== undefined) return known;
  const content = yield* readFile(name.text, options);
  return rulesetOfFile(yield* wait(parseJson(content, name.text)));
}

/** The ruleset or the lattice game that the JSON object of a file describes. @throws InputError as `rulesetFromData` */
export function rulesetOfFile(data: unknown): FileRuleset {
  if ((data as { readonly type?: unknown } | null)?.type === 'lattice-game') {
    const lattice = latticeGameFromJson(data);
    return { ...latticeRuleset(lattice), lattice };
  }
  return rulesetFromData(data as RulesetData);
}

/** What a file before an `@` describes. */
export type FileRuleset = Ruleset | (MoveRuleset & { readonly lattice: LatticeGame });

/** @throws InputError as `findRuleset`, with the names of all rulesets */
export function namedRuleset(name: string): Ruleset {
  try {
    return findRuleset(name);
  } catch (error) {
    if (error instanceof InputError && error.code === 'unknown-ruleset') throw unknownRuleset(name);
    throw error;
  }
}

function exampleOf(word: string): string {
  return moveCatalogue.find(({ example }) => example.includes(`@${word}:`))?.example ?? `RULESET@${word}:…`;
}

/** A text that is not a notation at first sight: a file, or a mistake. */
function* parseOther(part: TextSpan, options: SourceOptions, inFile: boolean): Steps<Source> {
  const { text } = part;
  if (text === '') part.refuse('not-given-source', 'a source such as snort@path:5 or facets:x1 x2, x2 y1');
  const word = /^[\w-]*(?=:)/.exec(text)?.[0];
  if (isBoardNotation(text)) part.refuse('not-given-ruleset', 'a ruleset on the board', `For example snort@${text}.`);
  if (word !== undefined && Object.hasOwn(POSITIONS, word))
    part.refuse('not-given-ruleset', 'a ruleset before the position', `For example ${exampleOf(word)}.`);
  const placement = catalogue.find(({ name }) => name === text.replace(/\(.*$/s, '').trim().toLowerCase());
  if (placement !== undefined)
    part.refuse(
      'not-given-board',
      'a board for the ruleset',
      `For example ${text}@${placement.example.replace(/^.*@|\/.*$/g, '')}.`,
    );
  if (entryOfMoveRuleset(text) !== undefined) return { kind: 'rules', object: moveGameAlone(part, options.onReadAs) };
  if (word !== undefined && text.length > word.length + 1 && !/^[A-Za-z]:[\\/]/.test(text))
    part.slice(0, word.length).unknown('unknown-source', 'notation', [...PREFIXES, ...BOARD_NAMES]);
  const natural = naturalSource(part);
  if (natural !== undefined) return natural;
  try {
    return yield* parseFile(text, options, inFile);
  } catch (error) {
    const missing = error instanceof InputError && (error.code === 'unknown-file' || error.code === 'not-given-read');
    const meant = missing ? meantSource(text) : undefined;
    if (meant !== undefined) part.refuse('unknown-source', 'a prefix before it', `Write ${meant}.`);
    const isText = /[()[\]{}=|\n]/.test(text) && (missing || (error as InputError).code === 'not-readable');
    const pasted = isText && options.read !== undefined ? yield* parseOfPeers(text, '') : undefined;
    if (pasted !== undefined) return pasted;
    if (!isText && (!missing || /[./\\]/.test(text))) throw error;
    part.refuse(
      'unknown-source',
      'RULESET@BOARD, facets:…, nonfaces:…, ideal:… or the name of a file',
      'For example snort@path:5.',
    );
  }
}

/** No value that somebody writes without its prefix is longer. */
const LONGEST_VALUE = 200;

/** What is meant by a value, a loopy game or a size alone; undefined if it is none. */
function meantSource(text: string): string | undefined {
  if (text.length > LONGEST_VALUE) return undefined;
  if (/^\d+\s*[x×]\s*\d+$/.test(text)) return `snort@grid:${text.replace(/\s*[x×]\s*/, 'x')}`;
  return ['value', 'loopy']
    .map((prefix) => `${prefix}:${text}`)
    .find((source) => {
      try {
        return parseLabelled(TextSpan.of(source, 'parseSource'), {}).kind !== undefined;
      } catch (error) {
        if (error instanceof LibraryError) return false;
        throw error;
      }
    });
}

function* parseFile(name: string, options: SourceOptions, inFile: boolean): Steps<Source> {
  const content = yield* readFile(name, options);
  const isList = /^\s*\[\s*[[({]/.test(content);
  if ((/\.json$/i.test(name) && !isList) || /^\s*\{\s*(?:"|\}\s*$)/.test(content))
    return yield* sourceOfJson(content, nameForErrors(name), options);
  if (isPosetCall(content.trim())) return yield* parseWhole(content.trimEnd(), options, true);
  if (prefixOf(content) === undefined) {
    const source = yield* parseOfPeers(content, name);
    if (source !== undefined) return source;
  }
  if (inFile)
    throw new InputError(
      'invalid-nested-file',
      `parseSource: a file of sources names the file ${name}; expected notations.`,
      { details: { name } },
    );
  return yield* parseWhole(content.trimEnd(), options, true);
}

/** What another program printed or reads, or a list of facets; what reads these is loaded where there is one. */
function* parseOfPeers(content: string, name: string): Steps<Source | undefined> {
  const { readPeerText } = yield* wait(import('./peers/readPeerText.js'));
  const { facetsInFile } = yield* wait(import('./facetsInFile.js'));
  const source = readPeerText(content, name);
  if (source !== undefined) return source;
  const complex = facetsInFile(content);
  return complex && { kind: 'complex', object: complex };
}

/** What reads JSON objects is loaded where there is one. */
function* sourceOfJson(content: string, name: string, options: SourceOptions): Steps<Source> {
  const { sourceFromJson } = yield* wait(import('./sourceFromJson.js'));
  return sourceFromJson(yield* wait(parseJson(content, name)), name, options);
}

function* sourceOfText(text: string, options: SourceOptions): Steps<Source> {
  requireRead(options);
  return yield* sourceOfJson(text, 'the text', options);
}

/** What reads the text of a JSON object is loaded, for which one has to wait. @throws InputError `not-given-read` */
function requireRead({ read }: SourceOptions): void {
  if (read !== undefined) return;
  throw new InputError(
    'not-given-read',
    'parseSource: the text of a JSON object; expected the option read, with which the result is a promise.',
    {
      hint: 'fromJson(JSON.parse(text)) is the object.',
    },
  );
}

function nameForErrors(name: string): string {
  return name === '-' ? 'standard input' : name;
}

function* readFile(name: string, { read }: SourceOptions): Steps<string> {
  if (read === undefined)
    throw new InputError(
      'not-given-read',
      `parseSource: the file ${name} without access to files; expected the option read.`,
      { hint: 'Pass { read: (name) => … }.', details: { name } },
    );
  return (yield* wait(read(name))).replace(/^\uFEFF/, '');
}
