import { classInWords, heading, isOpen, type ClassFinding } from '../../src/cli/classify/describeClass.js';
import { quotedWords } from '../../src/cli/completion/quoted.js';
import { counted } from '../../src/text/counted.js';
import type { RulesetFound, RulesetMistake, RulesetRequest, StartingRuleset, Witness } from '../messages.js';
import {
  analysis,
  boards,
  formats,
  games,
  LibraryError,
  LimitError,
  ParseError,
  pictures,
  type Board,
  type RunOptions,
  type Source,
  type SPGame,
} from '../library.js';
import { BOUNDS, type Look } from './board.js';
import type { Search } from './Session.js';
import { inAddress } from './texts.js';
import { unlessTooLarge } from './unlessTooLarge.js';

/** Positions that are looked at. */
const POSITIONS = 20_000;
/** What is open after a slice of so many milliseconds stays so. */
const LONGEST_MS = 2000;

/** The ruleset of a source, and those of the catalogue that are written as data. */
export function startingRulesets(source: Source | undefined): StartingRuleset[] {
  const own = source?.kind === 'game' && source.object.summands.length === 1 ? source.object.summands[0] : undefined;
  const data = own?.ruleset?.data;
  const inView =
    own === undefined || data === undefined
      ? []
      : [{ name: 'the source', text: inLines(data), board: boards.printBoard(own.board), isInView: true }];
  const listed = games.catalogue.flatMap(({ name, example, variants }) =>
    Object.entries(variants).flatMap(([argument, ruleset]) => {
      const board = example.slice(example.indexOf('@') + 1);
      if (ruleset.data === undefined || !isPlayed(ruleset, board)) return [];
      return [{ name: argument === '' ? name : `${name}(${argument})`, text: inLines(ruleset.data), board }];
    }),
  );
  return [...inView, ...listed];
}

/** Does every piece and every listed position of a ruleset fit on a board? */
function isPlayed(ruleset: games.Ruleset, board: string): boolean {
  try {
    games.compile(ruleset, boards.parseBoard(board), { lazy: true });
    return true;
  } catch (error) {
    if (error instanceof LibraryError) return false;
    throw error;
  }
}

/** A ruleset as somebody would write it: a line for each field, and for each item of a list of objects. */
function inLines({ type, name, ...more }: games.RulesetData): string {
  const fields = Object.entries({ type, name, ...more }).map(([name, value]: [string, unknown]) => {
    const isLong = Array.isArray(value) && value.some((item) => typeof item === 'object');
    const items = isLong ? (value as unknown[]).map((item) => `\n    ${JSON.stringify(item)}`) : [];
    return `  ${JSON.stringify(name)}: ${isLong ? `[${items.join(',')}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}`;
}

/** Reads a ruleset as somebody types it, plays it on a board and classifies it, or says what is wrong with it. */
export async function foundRuleset(
  { text, board: notation, family }: RulesetRequest,
  look: Look,
  search: Search,
): Promise<RulesetFound | RulesetMistake> {
  let data: unknown;
  let ruleset: games.Ruleset;
  try {
    data = await formats.parseJson(text, 'the ruleset');
    ruleset = games.rulesetFromData(data as games.RulesetData);
  } catch (error) {
    return mistakeIn('ruleset', text, error);
  }
  let board: Board;
  let game: SPGame;
  try {
    board = boards.parseBoard(notation);
    game = await search((run) => games.compile(ruleset, board, { limit: BOUNDS.limit, ...run }));
  } catch (error) {
    return mistakeIn('board', notation, error);
  }
  const found = await search((run) => classified(game, ruleset, family, run), undefined, {
    growth: 3,
    longestMs: LONGEST_MS,
  });
  const facets = await search((run) => game.legalComplex.listFacets({ limit: BOUNDS.limit, ...run }));
  const nonfaces = await search((run) => game.legalComplex.listMinimalNonfaces({ limit: BOUNDS.limit, ...run }));
  const source = `${JSON.stringify(data)}@${notation.trim()}`;
  const fileName = `${ruleset.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'ruleset'}.json`;
  const isOnFamily = found.family !== undefined;
  return {
    words: ruleset.words ?? '',
    counts: [
      counted(game.basicPositions.length, 'basic position'),
      counted(facets.size, 'facet'),
      counted(nonfaces.size, 'minimal nonface'),
    ].join(', '),
    picture: drawn(board, [], look),
    heading: heading(found.classification),
    rows: [
      ...classInWords(found, boards.printBoard),
      ...(isOnFamily ? [] : [['invariant', 'it cannot be played on any board of the family'] as const]),
    ],
    witnesses: witnessesIn(found, look),
    command: quotedWords([
      'spgames',
      'classify',
      `${fileName}@${notation.trim()}`,
      ...(isOnFamily ? ['--family', family] : []),
    ]),
    fileName,
    ...inAddress(source),
  };
}

/** What the library says of a mistake, and where; whatever is too large is none. */
function mistakeIn(part: RulesetMistake['mistake'], text: string, error: unknown): RulesetMistake {
  if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
  const { message, hint = '', details } = error;
  const { field } = details as { readonly field?: string };
  return {
    mistake: part,
    message,
    hint,
    ...(error instanceof ParseError && { at: offsetOf(text, error) }),
    ...(field !== undefined && part === 'ruleset' && { field }),
  };
}

function offsetOf(text: string, { line, column }: ParseError): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** The family of boards as `classify --family` names it. */
function boardsOf(family: string, run: RunOptions): { readonly boards: readonly Board[]; readonly relabel: boolean } {
  const [kind = '', size = kind] = family.split(':');
  if (kind === 'grids') return { boards: boards.gridsUpTo(Number(size)), relabel: false };
  return {
    boards: boards.graphsUpToIsomorphism(Number(size), { ...run, connected: kind === 'connected' }),
    relabel: true,
  };
}

/** @throws LimitError where something is open that a longer search may find */
function classified(game: SPGame, ruleset: games.Ruleset, family: string, run: RunOptions): ClassFinding {
  const of = boardsOf(family, run);
  const found = analysis.analyzeRuleset(ruleset, of.boards, { ...run, relabel: of.relabel });
  const isOnFamily = found.invariance.invariant !== true || found.invariance.boards > 0;
  const finding: ClassFinding = {
    ...analysis.analyzeClass<string>(game, { limit: POSITIONS, ...run }),
    family: isOnFamily ? found : undefined,
  };
  if (isOpen(finding) && (run.timeoutMs ?? LONGEST_MS) < LONGEST_MS)
    throw new LimitError('too-long', 'classify: the answer is open.');
  return finding;
}

/** Pieces on boards that show why something does not hold. */
function witnessesIn({ strong, family }: ClassFinding, look: Look): Witness[] {
  const witnesses: Witness[] = [];
  const tell = (of: string, ...shown: readonly (readonly [string, Board, readonly games.BasicPosition[]])[]): void => {
    witnesses.push({
      of,
      pictures: shown.map(([caption, board, pieces]) => ({ caption, svg: drawn(board, pieces, look) })),
    });
  };
  if (strong !== undefined) {
    const { game, properties } = strong;
    const at = (position: readonly number[]): readonly [string, Board, readonly games.BasicPosition[]] => [
      position.length === 0 ? 'at the beginning' : position.map((v) => game.vertices[v]!.label).join(' '),
      game.board,
      game.basicPositions.filter(({ vertex }) => position.includes(vertex)),
    ];
    const { impartial, dicotic, deadEnding } = properties;
    if (impartial.impartial === false) tell('impartial', at(impartial.position));
    if (dicotic.dicotic === false) tell('dicotic', at(dicotic.position));
    if (deadEnding.deadEnding === false) tell('dead-ending', at(deadEnding.play[0]!), at(deadEnding.play.at(-1)!));
  }
  if (family === undefined) return witnesses;
  const { invariance, independence } = family;
  if (invariance.invariant === false)
    if (invariance.because === 'illegal-piece')
      tell('invariant', [`illegal on ${boards.printBoard(invariance.board)}`, invariance.board, [invariance.piece]]);
    else {
      const [first, second] = invariance.boards;
      tell(
        'invariant',
        [`legal on ${boards.printBoard(first)}`, first, invariance.legal],
        [`illegal on ${boards.printBoard(second)}`, second, invariance.illegal],
      );
    }
  if (independence.independence === false) {
    const { board, minimalIllegal } = independence;
    tell('independence ruleset', [`minimal illegal on ${boards.printBoard(board)}`, board, minimalIllegal]);
  }
  return witnesses;
}

/** A board with pieces; nothing where it is too large to be drawn. */
function drawn(board: Board, pieces: readonly games.BasicPosition[], look: Look): string {
  const drawn = pieces.map(({ side, cells }) => ({ side, vertices: cells }));
  return unlessTooLarge(() => pictures.drawBoard(board, { ...look, pieces: drawn }));
}
